import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { settings } from '#server/config.ts'

const root = path.resolve(import.meta.dirname, '..')
const page = readFileSync(path.join(root, 'docs/operating.md'), 'utf8')

describe('every setting', () => {
  it.each(Object.values(settings).map(({ env, says }) => [env, says]))(
    '%s stands in docs/operating.md with a whole sentence',
    (env, says) => {
      expect(page).toContain(`| \`${env}\` | ${says} |`)
      expect(says).toMatch(/^[A-Z].+\.$/)
    },
  )

  it('has a default that is itself a good value', () => {
    for (const { env, schema, fallback } of Object.values(settings)) {
      if (fallback !== null) expect([env, schema.safeParse(fallback).success]).toEqual([env, true])
    }
  })

  it('is read through config and nowhere else', () => {
    const readers = globSync('src/{domain,contract,server}/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('process.env'))
    expect(readers).toEqual(['src/server/main.ts'])
  })
})
