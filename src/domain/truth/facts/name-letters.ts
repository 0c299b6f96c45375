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
