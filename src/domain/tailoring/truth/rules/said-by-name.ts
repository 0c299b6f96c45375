/** Words that no line of the entry has, and that say no more than one that it has. */
import type { Passage } from '../passages.ts'
import type { Word } from '../reading.ts'
import { isNameOfSkillIn } from '../skill-names.ts'
import { isOfCounted, isOfNamed } from './collectives.ts'
import { isHeadOfList } from './counted-list.ts'
import { isDenialOf } from './negation.ts'
import { trained } from './restated-claim.ts'
import { isAnyClient, isGenericBeside, isKindOfName, isOfCourses } from './said-anyway.ts'
import { isServed } from './served.ts'
import { isKindOfTool } from './tool-kinds.ts'

/** Another name of a skill of the entry, the kind of what it names, or all of whom it counts. */
export function isSaidByName(
  word: Word,
  { path, line, entry, primary, isSummary }: Passage,
): boolean {
  return (
    isNameOfSkillIn(word, line, entry) ||
    isKindOfTool(word, line, primary) ||
    isKindOfName(word, line, entry) ||
    isGenericBeside(word, line, primary) ||
    isAnyClient(word, line, primary) ||
    isOfCounted(word, line, primary) ||
    isOfNamed(word, line, primary) ||
    isHeadOfList(word, line) ||
    (isSummary && trained.test(word.word)) ||
    isDenialOf(word, primary) ||
    (!isSummary && isServed(word, line, primary)) ||
    (path.startsWith('/certification') && isOfCourses(word))
  )
}
