/** The word tables keep to their schema, and what the product imports is compiled from them. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { languages } from '#domain/language/languages.ts'

import { compileTables } from './compile.ts'
import type { Topic } from './schema.ts'
import { topics } from './topics.ts'
import { readTable, unreachableRows } from './tsv.ts'

const tables = path.resolve(import.meta.dirname, '../../tables')

const filesOf = ({ group, name }: Topic): string[] =>
  group === 'languages'
    ? languages.map((language) => `languages/${language}/${name}.tsv`)
    : [`${group}/${name}.tsv`]

describe('the word tables', () => {
  it('are compiled into what is committed', () => {
    const compiled = compileTables(tables)
    const committed = [...globSync('compiled/**/*.{js,ts}', { cwd: tables }), 'README.md']
    expect(committed.toSorted()).toEqual([...compiled.keys()].toSorted())
    const stale = [...compiled].filter(
      ([name, content]) => readFileSync(path.join(tables, name), 'utf8') !== content,
    )
    expect(stale.map(([name]) => name)).toEqual([])
  })

  it('all have a schema', () => {
    const files = globSync('**/*.tsv', { cwd: tables })
    expect(files.toSorted()).toEqual(topics.flatMap(filesOf).toSorted())
  })

  it('have no row that an earlier row with the same key hides', () => {
    const hidden = topics.flatMap((topic) =>
      filesOf(topic).flatMap((file) =>
        unreachableRows(readTable(path.join(tables, file), topic), topic).map((row) => [file, row]),
      ),
    )
    expect(hidden).toEqual([])
  })
})

describe('a word table', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-tables-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const topic: Topic = {
    name: 'months',
    group: 'calendar',
    meaning: '',
    columns: { month: 'number', name: 'text' },
    key: ['name'],
  }
  const read = (content: string) => {
    const file = path.join(folder, 'months.tsv')
    writeFileSync(file, content)
    return readTable(file, topic)
  }

  it('has rows of cells, and remarks that are left out', () => {
    expect(read('month\tname\n# The first month.\n1\tjanvier\n')).toEqual([['1', 'janvier']])
  })

  it.each([
    ['another header', 'name\tmonth\n'],
    ['a cell too few', 'month\tname\n1\n'],
    ['a word where a number belongs', 'month\tname\none\tjanuary\n'],
    ['a space at the end of a cell', 'month\tname\n1\tjanuary \n'],
    ['an empty row', 'month\tname\n\n'],
    ['no end of its last line', 'month\tname\n1\tjanuary'],
  ])('is refused for %s', (_, content) => {
    expect(() => read(content)).toThrow(/months\.tsv/)
  })

  it('names a row that differs from an earlier one in accents and case only', () => {
    expect(unreachableRows([['8', 'août'], ['8', 'Aout']], topic)).toEqual(['8 | Aout']) // prettier-ignore
  })

  it('must exist in every language', () => {
    expect(() => compileTables(folder)).toThrow(/is missing/)
  })
})
