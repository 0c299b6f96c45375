/** German and Dutch words of two parts, where the first part says which kind is meant. */
import { isSameCompound } from './compound-parts.ts'
import { isOpening } from './line-parts.ts'
import { isFormOf } from './matching.ts'
import { poolOf } from './word-pool.ts'
import type { Passage } from './passages.ts'
import type { Word } from './reading.ts'
import { isNameOfSkillIn } from './skill-names.ts'

/**
 * "Arzneimittelproben" where the source has "Lackproben": one kind in the place of another, though
 * the end of the word is the source's. The first part is no word of the entry, and the source's own
 * first part is gone.
 */
export function swappedCompounds({ line, entry, primary, isSummary }: Passage): Word[] {
  if (isSummary || (line.language !== 'de' && line.language !== 'nl')) return []
  const said = poolOf(entry)
  const own = poolOf([line])
  const long = (words: readonly Word[]) => words.filter((w) => w.isContent && w.word.length >= 9)
  return long(line.words).filter((word) => {
    if (said.exact.has(word.word) || said.stems.has(word.stem) || isOpening(word, line))
      return false
    if (isNameOfSkillIn(word, line, entry)) return false
    return primary.some((source) =>
      long(source.words).some((gone) => {
        if (isOpening(gone, source) || own.exact.has(gone.word) || own.stems.has(gone.stem))
          return false
        const [one, other] = [withoutGender(word.word), withoutGender(gone.word)]
        const end = sharedEnd(one, other)
        const [now, then] = [one.slice(0, one.length - end), other.slice(0, other.length - end)]
        if (end < 5 || now.length < 4 || then.length < 4) return false
        const isSaid = (part: string, pool: typeof own) =>
          pool.words.some((other) => other.includes(part.slice(0, -1)))
        return (
          !isSaid(now, said) &&
          !isSaid(then, own) &&
          !isFormOf(now, then, word.language) &&
          !isSameCompound(word.word, gone.word, word.language)
        )
      }),
    )
  })
}

/** "Schülerinnen" and "Praktikantinnen" share no part of their names. */
function withoutGender(word: string): string {
  return word.replace(/in(?:nen)?$/u, '')
}

/** How many letters two words end with alike. */
function sharedEnd(a: string, b: string): number {
  let shared = 0
  while (shared < Math.min(a.length, b.length) && a.at(-1 - shared) === b.at(-1 - shared))
    shared += 1
  return shared
}
