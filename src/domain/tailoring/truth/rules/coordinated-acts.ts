/**
 * "Design and installation of kitchens" for "installation of kitchens": of two acts that share what
 * they are done to, one is the source's own by its form. The other needs an act of the source that
 * is not said any more; alike or plain as it may be, it is one more act. So it is with two things.
 */
import { areKindred } from '../kindred-acts.ts'
import { isJoiner, isPlainAct, verbEnding } from '../line-parts.ts'
import { isFormOf, isNamedInPool, isTold, isWordedInPool } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import { isNameOfSkillIn } from '../skill-names.ts'
import type { Violation } from '../violation.ts'

export function checkCoordinatedActs({
  path,
  line,
  primary,
  isSummary,
  isTranslated,
}: Passage): Violation[] {
  if (isSummary || isTranslated || primary.length === 0) return []
  return pairsIn(line).flatMap(([one, another]): Violation[] => {
    const [isOneTold, isAnotherTold] = [one, another].map(
      (word) => isTold(word, primary) || isNameOfSkillIn(word, line, primary),
    )
    if (isOneTold === isAnotherTold) return []
    const [told, added] = isOneTold ? [one, another] : [another, one]
    // "Advised and informed": what says little of its own and is near says nothing more.
    if (isPlainAct(added) && areKindred(added, told)) return []
    const own = primary.filter((source) => isTold(told, [source]))
    if (own.some((source) => hasUntold(added, source, line))) return []
    return [{ rule: 'source_line', path, claim: added.text, reason: 'more_than_its_source' }]
  })
}

/** Acts, or things, right beside an "and". */
function pairsIn({ words }: LineReading): [Word, Word][] {
  return words.flatMap((word, i): [Word, Word][] => {
    const [before, after] = [words[i - 1], words[i + 1]]
    if (!isJoiner(word) || before === undefined || after === undefined) return []
    // "Kolleginnen und Kollegen" are one thing.
    const areThings =
      isThing(before) && isThing(after) && !isFormOf(before.form, after.form, word.language)
    return areThings || (isAct(before) && isAct(after)) ? [[before, after]] : []
  })
}

function isAct({ kinds, isContent, isSmall, isName, text, language }: Word): boolean {
  if (isSmall || isName || kinds.has('thing')) return false
  const written = text.toLowerCase()
  const isFormed = verbEnding[language].test(written) || nounEnding.test(written)
  return kinds.has('act') || (isContent && isFormed)
}

function isThing({ isContent, kinds }: Word): boolean {
  return isContent && !kinds.has('act') && !kinds.has('plain')
}

/** How nouns of acts end. */
const nounEnding =
  /\p{L}{3}(?:ção|ções|ación|ición|aciones|miento|mento|tion|ssion|ement|age|ung|atie|ering|ing)s?$/u

/** An act of the source that the line says no more, and that the added word may stand for. */
function hasUntold(added: Word, source: LineReading, line: LineReading): boolean {
  return source.words.some((word) => {
    if (word.isSmall || word.isName || isTold(word, [line])) return false
    const pool = poolOf([{ ...source, words: [word] }])
    return isAct(word) || isNamedInPool(added, pool) || isWordedInPool(added, pool)
  })
}
