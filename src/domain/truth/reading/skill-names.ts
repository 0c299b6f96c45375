/** "TypeScript" where a source has "TS": one skill under another of the names that the lexicon has. */
import { tokensOf } from './number-tokens.ts'
import type { Quantity } from './quantity.ts'
import type { LineReading, Word } from './reading.ts'

/** Whether the word belongs to a name, in `line`, of a skill that one of the sources names. */
export function isNameOfSkillIn(
  { start }: Word,
  { skills }: LineReading,
  sources: readonly LineReading[],
): boolean {
  return skills.some(
    (found) =>
      start >= found.start &&
      start < found.end &&
      sources.some((source) => source.skills.some((own) => own.skill === found.skill)),
  )
}

/** Whether the number is part of a skill's name, as in "Google Analytics 4" where a source has "GA4". */
export function isInNameOfSkillIn(
  { from, value }: Quantity,
  { text, skills }: LineReading,
  sources: readonly LineReading[],
): boolean {
  const start = tokensOf(text)[from]?.start ?? -1
  return skills
    .filter((found) => start >= found.start && start < found.end)
    .some(({ skill }) =>
      sources.some((source) =>
        source.skills.some(
          (own) =>
            own.skill === skill &&
            source.text.slice(own.start, own.end).match(/\d+/u)?.[0] === String(value),
        ),
      ),
    )
}
