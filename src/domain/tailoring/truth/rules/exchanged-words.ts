/**
 * "Made costumes for 14 productions" for "made props for 14 productions": where a line is its source
 * word for word up to one stretch, what stands in that stretch retells what stood there, and nothing
 * that the line keeps. What is put in beside it is one more thing.
 */
import { isJoiner, verbEnding } from '../line-parts.ts'
import { isFormOf, isInPool, isTold, spellings } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Stretch } from '../retold-stretch.ts'
import { retoldStretch } from '../retold-stretch.ts'
import type { Violation } from '../violation.ts'
import { isSaidByName } from './said-by-name.ts'

export function checkExchangedWords(passage: Passage): Violation[] {
  const { path, line, primary, texts, entry, isSummary, isTranslated } = passage
  const stretch = isTranslated ? null : retoldStretch(passage)
  if (stretch === null) return []
  const { source: best, gone, now, kept, isOpening } = stretch
  // What opens a line says what was done, and may do so in many words.
  if (isOpening && !isPutBefore(stretch) && !isObject(stretch)) return []
  const isAdded = gone.every((word) => !word.isContent)
  const isJoined = isJoinedAt(now)
  // What a summary says in a clause more may come from any entry.
  if (isGlossed(now, line) || (isSummary && isAdded && !isJoined)) return []
  const others = entry.filter((source) => source !== best)
  const beside = primary.filter((source) => source !== best && texts.includes(source))
  const retold = poolOf([{ ...best, words: gone }, ...beside])
  const spelled = spellings(line, poolOf(entry))
  const novel = now.filter(
    (word) =>
      word.isContent &&
      !isInPool(word, retold) &&
      !isTold(word, others) &&
      (isJoined || !saysLittle(word)) &&
      !spelled.has(word) &&
      !isSaidByName(word, passage) &&
      !kept.some((other) => isSamePerson(word, other)) &&
      !isSaidTwice(word, line),
  )
  if (novel.length === 0) return []
  const claim = novel.map((word) => word.text).join(' … ')
  return [{ rule: 'source_line', path, claim, reason: 'more_than_its_source' }]
}

/** "Direct rehearsals and draw up schedules" for "draw up schedules". */
function isPutBefore({ gone, now }: Stretch): boolean {
  const last = now.at(-1)
  return gone.length === 0 && last !== undefined && isJoiner(last)
}

/** "Kaarten getekend": German and Dutch say at the end what was done, and before it what to. */
function isObject({ gone, now, kept }: Stretch): boolean {
  const [was, ...more] = gone.filter(({ isSmall }) => !isSmall)
  if (was === undefined || more.length > 0) return false
  const { language } = was
  if (language !== 'de' && language !== 'nl') return false
  const isVerb = ({ text }: Word) => verbEnding[language].test(text) || unmarked.test(text)
  return kept.some(isVerb) && ![was, ...now].some((word) => word.kinds.has('act') || isVerb(word))
}

/** "Herschreven", "versorgt": participles that no "ge" begins. */
const unmarked = /^(?:be|ver|ont|her|er|ent|zer)\p{Ll}{3,}(?:t|(?<!n)d|en)$/u

/** One more item: "and the board", "props and". */
function isJoinedAt(words: readonly Word[]): boolean {
  return words.some((word, i) => (i === 0 || i === words.length - 1) && isJoiner(word))
}

/** "CQI (contrôles internes)", "revêtements muraux (papier peint)": in brackets stands the same again. */
function isGlossed(words: readonly Word[], { text }: LineReading): boolean {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return false
  const before = text.slice(0, first.start)
  const behind = text.slice(last.start + last.text.length)
  const inside = text.slice(first.start - 1, last.start + last.text.length + 1)
  return (
    /^ ?\(/u.test(behind) ||
    /\p{Lu}{2}s? \($/u.test(before) ||
    /(?<=\()\p{Lu}{2,6}s?(?=\))/u.test(inside)
  )
}

/** "Created", "produced": says nothing that another such word does not. */
function saysLittle({ kinds }: Word): boolean {
  return kinds.has('plain') && kinds.size === 1
}

/** "Patientinnen und Patienten". */
function isSamePerson(word: Word, other: Word): boolean {
  return (
    other.isContent && (word.form === other.form || isFormOf(word.form, other.form, word.language))
  )
}

/** "Formation et encadrement d'apprentis": two words for one act, side by side. */
function isSaidTwice(word: Word, line: LineReading): boolean {
  if (!word.kinds.has('act') || word.kinds.has('thing')) return false
  const at = line.words.indexOf(word)
  return [1, -1].some((side) => {
    const [joint, other] = [line.words[at + side], line.words[at + 2 * side]]
    if (joint === undefined || other === undefined || !isJoiner(joint)) return false
    return other.kinds.has('act') && isInPool(word, poolOf([{ ...line, words: [other] }]))
  })
}
