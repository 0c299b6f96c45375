/**
 * The rows of the tables of wordings, which cases use them, and a tree without some of them.
 *
 * A row counts as used by a case where one of its forms stands in what the change brings and another
 * in what it takes away. That misses a few uses (a source line that stays, parts of compounds): without
 * the rows that no case uses by this measure, 54 of 6,478 honest cases are stopped that were not.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { fold } from '#domain/language/fold.ts'
import { languages } from '#domain/language/languages.ts'
import { writeCompiled } from '../../tools/tables/compile.ts'
import type { TruthCase } from '../cases/truth-cases.ts'

type Row = { language: string; text: string; forms: string[][] }

export function readRows(tables: Tables): Row[] {
  return [...tables].flatMap(([language, source]) =>
    rowsIn(source).map((text) => ({
      language,
      text,
      forms: text
        .replaceAll("'", '_')
        .replaceAll(' < ', ' ')
        .trim()
        .split(/\s+/u)
        .map((form) =>
          form
            .replace('^', '')
            .split(/[_-]/u)
            .map(fold)
            .filter((part) => part !== ''),
        ),
    })),
  )
}

/** Writes the tables of a tree again without some of their rows; without any, as they were. */
export function writeTables(root: string, tables: Tables, removed: ReadonlySet<Row>): void {
  const texts = new Set([...removed].map(({ language, text }) => `${language} ${text}`))
  for (const [language, source] of tables) {
    const kept = source.split('\n').filter((line) => !texts.has(`${language} ${formsOf(line)}`))
    writeFileSync(fileOf(root, language), kept.join('\n'))
  }
  writeCompiled(path.join(root, 'tables'))
}

/** The sources of the tables by their languages. */
export type Tables = ReadonlyMap<string, string>

export function readTables(root: string): Tables {
  return new Map(
    languages.map((language) => [language, readFileSync(fileOf(root, language), 'utf8')]),
  )
}

const fileOf = (root: string, language: string): string =>
  path.join(root, 'tables/languages', language, 'wordings.tsv')

const formsOf = (line: string): string => line.split('\t')[1] ?? ''

const rowsIn = (source: string): string[] =>
  source
    .split('\n')
    .slice(1)
    .map(formsOf)
    .filter((forms) => forms.includes(' '))

type Index = { first: Map<string, [Row, string[]][]>; endings: Map<string, [Row, string[]][]> }

/** For each batch the rows that one of its cases uses. */
export function usedRows(rows: readonly Row[], cases: readonly TruthCase[]): Map<string, Set<Row>> {
  const indexes = new Map(
    [...Map.groupBy(rows, ({ language }) => language)].map(([language, own]) => [
      language,
      indexOf(own),
    ]),
  )
  const used = new Map<string, Set<Row>>()
  for (const one of cases) {
    const index = indexes.get(one.language)
    const own = used.get(one.batch) ?? new Set<Row>()
    used.set(one.batch, own)
    if (index === undefined) continue
    const [before, after] = [wordsOf(one.original), wordsOf(one.changed)]
    const come = rowsNaming(index, without(after, before), after)
    const gone = rowsNaming(index, without(before, after), before)
    for (const row of come) if (gone.has(row)) own.add(row)
  }
  return used
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(/[^\p{L}\p{N}]+/u)
      .map(fold)
      .filter((word) => word !== '')
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(wordsOf)
}

/** The places of the words that the other text does not have, or has more seldom. */
function without(words: readonly string[], others: readonly string[]): number[] {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  return words.flatMap((word, i) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0 ? [] : [i]
  })
}

const keyLength = 3
const longestEnding = 3

function indexOf(rows: readonly Row[]): Index {
  const index: Index = { first: new Map(), endings: new Map() }
  for (const row of rows) {
    for (const form of row.forms) {
      const [first = ''] = form
      const isEnding = first.startsWith('*')
      const key = isEnding ? first.slice(-keyLength) : first.replace('*', '').slice(0, keyLength)
      const into = isEnding ? index.endings : index.first
      const known = into.get(key)
      if (known === undefined) into.set(key, [[row, form]])
      else known.push([row, form])
    }
  }
  return index
}

function rowsNaming(index: Index, places: readonly number[], words: readonly string[]): Set<Row> {
  const found = new Set<Row>()
  for (const place of places) {
    // A form of several words may begin before the word that is new.
    for (const i of [place - 2, place - 1, place]) {
      const word = words[i] ?? ''
      const begun = [
        ...[1, 2, keyLength].flatMap((length) => index.first.get(word.slice(0, length)) ?? []),
        ...(index.endings.get(word.slice(-keyLength)) ?? []),
      ]
      for (const [row, form] of begun) {
        if (i + form.length <= place) continue
        if (form.every((part, k) => fits(part, words[i + k] ?? ''))) found.add(row)
      }
    }
  }
  return found
}

function fits(form: string, word: string): boolean {
  if (form.startsWith('*')) return word.endsWith(form.slice(1)) || word.includes(form.slice(1))
  if (form.endsWith('*')) return word.startsWith(form.slice(0, -1))
  return word.startsWith(form) && word.length - form.length <= longestEnding
}
