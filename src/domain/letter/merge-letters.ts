/**
 * Three-way merge of a letter that was changed in two places since `base`: a field that one side
 * left alone is as the other has it; where both changed it, it is mine, and a clash names all three.
 */
import type { Letter } from './letter.ts'

export const letterFields = [
  'recipient',
  'dateline',
  'subject',
  'greeting',
  'body',
  'closing',
] as const

export type LetterField = (typeof letterFields)[number]

export type LetterClash = {
  field: LetterField
  base: string
  mine: string
  theirs: string
}

export function mergeLetters(
  base: Letter,
  mine: Letter,
  theirs: Letter,
): { merged: Letter; clashes: LetterClash[] } {
  const merged = { ...mine }
  const clashes: LetterClash[] = []
  for (const field of letterFields) {
    if (mine[field] === theirs[field] || theirs[field] === base[field]) continue
    if (mine[field] === base[field]) merged[field] = theirs[field]
    else clashes.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] })
  }
  return { merged, clashes }
}
