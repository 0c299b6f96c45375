/**
 * A name and the letters that it is known by: "UFPE" and "Universidade Federal de Pernambuco (UFPE)",
 * "PSC1" and "Prévention et secours civiques de niveau 1".
 */
import { fold } from '../../language/fold.ts'
import { plain } from '#domain/language/plain.ts'
import { areLettersOf } from '../reading/letters-of.ts'

/** Whether the one is the other with its letters, or what they stand for, in brackets or instead. */
export function isNameByLetters(before: string, after: string): boolean {
  const [old, now] = [partsOf(before), partsOf(after)]
  const all = [...old, ...now]
  if (all.length < 2 || old.length > 2 || now.length > 2) return false
  const isShared = old.some((part) => now.some((other) => bare(part) === bare(other)))
  if (!isShared && all.length > 2) return false
  const [first = '', ...rest] = [...new Map(all.map((part) => [bare(part), part])).values()]
  return rest.length === 1 && rest.every((other) => areOne(first, other))
}

/**
 * "CFA de Vannes" as "Centre de formation d'apprentis (CFA) de Vannes", "§ 43 IfSG" with the act's
 * whole name: one run of words in the place of the letters, which may stand beside it.
 */
export function isSpelledWithin(short: string, long: string): boolean {
  const old = plain(short).split(/\s+/u)
  return old.some((letters, at) => {
    if (!/^\p{Lu}\p{L}*\p{Lu}/u.test(letters)) return false
    const now = plain(long)
      .replace(`(${letters})`, ' ')
      .split(/\s+/u)
      .filter((word) => word !== '')
    const [before, after] = [old.slice(0, at), old.slice(at + 1)]
    const end = now.length - after.length
    const isAround =
      end > at &&
      before.every((word, i) => bare(word) === bare(now[i] ?? '')) &&
      after.every((word, i) => bare(word) === bare(now[end + i] ?? ''))
    return isAround && areLettersOf(letters, now.slice(at, end).join(' '))
  })
}

/** What stands before brackets or a dash, and what behind. */
function partsOf(name: string): string[] {
  const dashed = /^(\S+)\s+-\s+(.+)$/u.exec(plain(name))
  if (dashed) return dashed.slice(1)
  const [, outside = name, inside = ''] =
    /^([^()]{1,160}?) ?\(([^()]{1,160})\) ?$/u.exec(plain(name)) ?? []
  return [outside, inside].filter((part) => part.trim() !== '')
}

function bare(part: string): string {
  return fold(part).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

function areOne(a: string, b: string): boolean {
  return areLettersOf(a, b) || areLettersOf(b, a)
}

/**
 * "Verzorgende individuele gezondheidszorg (IG)" as "Verzorgende IG": letters in brackets in the
 * place of the words before them that they stand for.
 */
export function withLettersAlone(name: string): string {
  return plain(name).replace(
    /^([^()]{1,160}?) ?\(([^()]{1,160})\)/u,
    (whole, outside: string, inside: string) => {
      const words = outside.split(/\s+/u)
      const from = words.findIndex((_, i) => areLettersOf(inside, words.slice(i).join(' ')))
      return from < 0 ? whole : [...words.slice(0, from), inside].join(' ')
    },
  )
}
