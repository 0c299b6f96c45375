/** "TypeScript" where a source has "TS": one skill under another of the names that the lexicon has. */
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
