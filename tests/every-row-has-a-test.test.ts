/**
 * Every row of docs/specification.md is shown by a test that says so: the row's id stands at the
 * beginning of its name, as in `[E24] scoring without a chosen resume says …`. Names in a table of
 * cases count as well, for they are names.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { rows } from './specification-rows.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = globSync(
  ['src/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts', 'tools/**/*.test.ts'],
  {
    cwd: root,
  },
).filter((file) => !file.endsWith('every-row-has-a-test.test.ts'))

const texts = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)

/** The ids at the beginning of a string, perhaps after an ASVS number; only names begin so. */
const named = new Map<string, string[]>()
for (const [file, text] of texts)
  for (const [, ids = ''] of text.matchAll(
    /['"`](?:\[ASVS [\d.]+\] )*\[([A-Z]\d+(?: [A-Z]\d+)*)\] /g,
  ))
    for (const id of ids.split(' ')) named.set(id, [...(named.get(id) ?? []), file])

describe('the specification', () => {
  it('has no id twice', () => {
    expect(rows.length).toBeGreaterThan(150)
    expect(rows.map(({ id }) => id).filter((id, n, all) => all.indexOf(id) !== n)).toEqual([])
  })

  it('has no row without a test that names it', () => {
    const missing = rows.filter(({ id }) => !named.has(id))
    expect(missing.map(({ id, cells }) => `${id}: ${cells.join(' – ')}`)).toEqual([])
  })

  it('has a row for every id that a test names', () => {
    const known = new Set(rows.map(({ id }) => id))
    expect([...named].filter(([id]) => !known.has(id))).toEqual([])
  })

  it('is shown by tests that run', () => {
    const left = texts.filter(([, text]) =>
      /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/.test(text),
    )
    expect(left.map(([file]) => file)).toEqual([])
  })
})
