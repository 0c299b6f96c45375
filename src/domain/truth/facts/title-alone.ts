/**
 * A title that is translated while the lines beside it are not: by the tables of titles, or by words
 * that two languages spell nearly alike. What no table knows may be any other work.
 */
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { languages } from '../../language/languages.ts'
import { forms, titles } from '#domain/titles/person-form.ts'
import { translateTitle } from '#domain/titles/titles.ts'
import type { Context } from '../context.ts'
import { plain } from '#domain/language/plain.ts'
import { readLine } from '../reading/reading.ts'

export function isTitleTranslatedAlone(before: string, after: string, context: Context): boolean {
  const { from, to } = context
  if (from !== to || before.trim() === '') return false
  if (isInTables(before, after, from)) return true
  return areCognates(before, after) && !ranksHigher(before, after, from)
}

function isInTables(before: string, after: string, from: Language): boolean {
  const said = fold(plain(after))
  return languages.some((to) => {
    if (to === from) return false
    const listed = titles.find(before, from, to)?.spellings.flat() ?? []
    const made = forms.map((form) => translateTitle(before, from, to, form)?.text ?? '')
    return [...listed, ...made].some((title) => fold(title) === said)
  })
}

/** "Diretora de hotel" and "Directora de hotel": word by word spelled nearly alike, and not all alike. */
function areCognates(before: string, after: string): boolean {
  const [old, now] = [before, after].map(
    (title) => fold(plain(title)).match(/[\p{L}\p{N}]+/gu) ?? [],
  )
  if (!old || !now || old.length !== now.length || old.join(' ') === now.join(' ')) return false
  return old.every((word, i) => isNearly(word, now[i] ?? ''))
}

function isNearly(a: string, b: string): boolean {
  if (a === b) return true
  const isLong = Math.min(a.length, b.length) >= 6
  return isLong && a.charAt(0) === b.charAt(0) && changesBetween(a, b) <= 2
}

/** Letters to put in, take out or exchange. */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** A rank that the resume's own language reads in it: "Directora" is one in Spanish, whatever its letters. */
function ranksHigher(before: string, after: string, language: Language): boolean {
  const was = readLine(before, language)
  const is = readLine(after, language)
  return [...is.concepts.values()].some(
    ({ id, isHard }) => (isHard === true || ranks.has(id)) && !was.concepts.has(id),
  )
}

const ranks = new Set(['boss', 'senior', 'lead', 'expert'])
