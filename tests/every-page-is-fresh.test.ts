import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { pages } from '../tools/make-docs.ts'

describe('a page made from code', () => {
  it.each(Object.entries(pages))('%s says what the code says', (file, make) => {
    expect(readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')).toBe(make())
  })
})
