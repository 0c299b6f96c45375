/**
 * Parts of patterns made of the phrases of a word table, of all languages together where ads mix them.
 *
 * A star in a phrase stands for any letters; commas within brackets part what may stand there:
 * "day(,s) off", "erfahrung*", "*schein".
 */
import type { Language } from './languages.ts'
import { byLanguage, languages } from './languages.ts'
import type { LanguageTable } from './word-table.ts'
import { rowsIn } from './word-table.ts'

type Phrases = LanguageTable<{ readonly use: 'text'; readonly phrase: 'text' }>

/** Any phrase of these uses, the longest that stands there first. */
export const anyOf = (table: Phrases, ...uses: readonly string[]): string =>
  anyAmong(phrasesOf(table, ...uses))

export const anyIn = (table: Phrases, language: Language, use: string): string =>
  anyAmong(phrasesIn(table, language, use))

/**
 * Any of these phrases. Those that any letters end share them, since what a pattern says of letters is
 * long when it is compiled.
 */
export function anyAmong(phrases: readonly string[]): string {
  const open = phrases.filter((phrase) => phrase.endsWith('*')).map((phrase) => phrase.slice(0, -1))
  const closed = phrases.filter((phrase) => !phrase.endsWith('*'))
  const ways = [
    ...(closed.length === 0 ? [] : [sourceOf(treeOf(closed))]),
    ...(open.length === 0 ? [] : [sourceOf(treeOf(open)) + anyLetters]),
  ]
  return `(?:${ways.join('|')})`
}

/** All phrases of these uses, each by itself. */
export const phrasesOf = (table: Phrases, ...uses: readonly string[]): string[] =>
  uses.flatMap((use) => languages.flatMap((language) => phrasesIn(table, language, use)))

/** Each table is read once. */
const read = new Map<Phrases, Readonly<Record<Language, Map<string, string[]>>>>()

export function phrasesIn(table: Phrases, language: Language, use: string): readonly string[] {
  const known = read.get(table) ?? byLanguage((own) => usesIn(table, own))
  read.set(table, known)
  return known[language].get(use) ?? []
}

function usesIn(table: Phrases, language: Language): Map<string, string[]> {
  const uses = Map.groupBy(rowsIn(table, language), ({ use }) => use)
  return new Map([...uses].map(([use, rows]) => [use, rows.flatMap((row) => expanded(row.phrase))]))
}

/** These words and no part of a longer one, in a folded text. */
export const wholeWords = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, 'u')

/**
 * Each phrase once: "(you,we) have" stands for "you have" and "we have", and "(a plus,asset(,s))" for "a plus",
 * "asset" and "assets".
 */
export function expanded(phrase: string): string[] {
  const group = firstGroup(phrase)
  if (group === null) return [phrase]
  const rests = expanded(phrase.slice(group.end))
  const before = phrase.slice(0, group.start)
  return group.words
    .flatMap(expanded)
    .flatMap((word) => rests.map((rest) => `${before}${word}${rest}`))
}

/** Where the first brackets stand, and what their own commas part; null where none close. */
function firstGroup(phrase: string): { start: number; end: number; words: string[] } | null {
  const start = phrase.indexOf('(')
  if (start < 0) return null
  const words: string[] = []
  let depth = 0
  let from = start + 1
  for (let at = start; at < phrase.length; at++) {
    const sign = phrase[at]
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (depth > 1 || !(depth === 0 || (depth === 1 && sign === ','))) continue
    words.push(phrase.slice(from, at))
    from = at + 1
    if (depth === 0) return { start, end: from, words }
  }
  return null
}

/** Phrases that begin alike share a branch, so that each sign of a text is looked at once. */
type Branch = Map<string, Branch>
const end = ''

function treeOf(phrases: readonly string[]): Branch {
  const root: Branch = new Map()
  for (const phrase of phrases) {
    let branch = root
    for (const sign of [...phrase, end]) {
      const next: Branch = branch.get(sign) ?? new Map()
      branch.set(sign, next)
      branch = next
    }
  }
  return root
}

function sourceOf(branch: Branch): string {
  const ways = [...branch].filter(([sign]) => sign !== end && sign !== '*')
  const longer = ways.map(
    ([sign, next]) => escaped(sign) + (next.has(end) && next.size === 1 ? '' : sourceOf(next)),
  )
  const starred = branch.get('*')
  if (starred !== undefined) longer.push(`${anyLetters}${sourceOf(starred)}`)
  const only = longer.length === 1 && !branch.has(end)
  if (only) return longer.join('')
  if (longer.length === 0) return ''
  return `(?:${longer.join('|')})${branch.has(end) ? '?' : ''}`
}

const anyLetters = String.raw`\p{L}*`
const escaped = (sign: string): string => sign.replace(/[.+?()[\]{}|\\^$/]/u, String.raw`\$&`)
