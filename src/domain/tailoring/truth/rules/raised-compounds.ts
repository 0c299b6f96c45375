/**
 * German and Dutch words written together: "Vollvermietung" says more than "Vermietung", and
 * "Privat- und Firmenkunden" has one more kind of client than "Privatkunden".
 */
import { isJoiner } from '../line-parts.ts'
import { isTold } from '../matching.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import { isNameOfSkillIn } from '../skill-names.ts'
import type { Violation } from '../violation.ts'

export function checkRaisedCompounds(passage: Passage): Violation[] {
  const { path, line, texts, entry, isTranslated, isSummary } = passage
  const primary = passage.primary.filter((source) => texts.includes(source))
  if (isTranslated || isSummary || primary.length === 0) return []
  if (line.language !== 'de' && line.language !== 'nl') return []
  const raised = line.words.filter((word) => isRaised(word, primary) && !isTold(word, entry))
  const added = [...raised, ...joinedCompounds(line, primary)].filter(
    (word) => !isNameOfSkillIn(word, line, primary),
  )
  return added.map((word) => ({
    rule: 'source_line',
    path,
    claim: word.text,
    reason: 'more_than_its_source',
  }))
}

/** A told word behind a syllable that makes it the whole, the first or the best of its kind. */
function isRaised({ word }: Word, sources: readonly LineReading[]): boolean {
  const rest = raising.exec(word)?.[1]
  return (
    rest !== undefined &&
    sources.some(({ words }) => words.some((other) => other.word === rest)) &&
    !sources.some(({ words }) => words.some((other) => other.word === word))
  )
}

const raising =
  /^(?:voll|haupt|chef|ober|gesamt|spitzen|rekord|gross|elite|vol|hoofd|opper|top|record|plus)(\p{L}{5,})$/u

/** The second of two compounds with one end, of whose first part the source says nothing. */
function joinedCompounds(line: LineReading, sources: readonly LineReading[]): Word[] {
  const { words } = line
  const said = sources.flatMap((source) => source.words.map(({ word }) => word))
  return words.filter((word, i) => {
    const [before, joint] = [words[i - 2], words[i - 1]]
    if (before === undefined || joint === undefined || !isJoiner(joint)) return false
    if (!word.isContent || word.word.length < leastCompound) return false
    const first = word.word.slice(0, leastFirst)
    if (said.some((other) => other.includes(first))) return false
    const isCut = line.text.charAt(before.start + before.text.length) === '-'
    const model = isCut
      ? said.find((other) => other.startsWith(before.word) && endsAlike(other, word.word))
      : said.find((other) => other === before.word && endsAlike(other, word.word))
    if (model === undefined) return false
    // Another compound of that end is not said any more: this one may stand for it.
    const isGone = (other: string) =>
      other !== model && endsAlike(other, word.word) && !words.some((own) => own.word === other)
    return !said.some(isGone) && !isSaidOtherwise(word, sources, before)
  })
}

/** By a word of the source that means the same and is no model of the two. */
function isSaidOtherwise(word: Word, sources: readonly LineReading[], before: Word): boolean {
  return sources.some(({ words }) =>
    words.some(
      (other) =>
        !other.word.startsWith(before.word) &&
        [...other.wordings].some((id) => word.wordings.has(id)),
    ),
  )
}

function endsAlike(one: string, another: string): boolean {
  return one.slice(-leastEnd) === another.slice(-leastEnd)
}

const leastCompound = 9
const leastFirst = 4
const leastEnd = 5
