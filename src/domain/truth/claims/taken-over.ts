/**
 * What a source says of others, told as the person's own: who used a list that "the chef wrote" has
 * written none.
 */
import { grammarWordsOf } from '../../language/grammar-words.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { isVerb, weightIn } from './acts.ts'
import { isBesideJoiner } from './prose.ts'
import { isTold, isToldByForm } from './told.ts'
import type { Voice } from './whose.ts'
import { isSomebody, personsIn } from './agents.ts'
import { maySpeakOfOthers, ownPartOf, partOf } from './whose.ts'

export function takenOverDoubts(passage: Passage): Doubt[] {
  const { path, line, own, entry, beside, isTranslated, isSummary } = passage
  if (isTranslated) return isSummary ? [] : lostAcross({ path, line, own, beside })
  const rest = entry.filter((one) => !own.includes(one))
  const told = [...own, ...rest].map((source) => partOf(source, 'own'))
  const claimed = ownPartOf(line, own).words.filter(
    (word) => isTelling(word, line) && isDone(word, line),
  )
  return own.flatMap((source): Doubt[] => {
    const part = partOf(source, 'others')
    const theirs = { ...part, words: part.words.filter((word) => isTelling(word, source)) }
    const taken = claimed.find((word) => isTakenFrom([theirs], word, told))
    return taken === undefined ? [] : [{ policy: 'takenOver', path, claim: taken.text, source }]
  })
}

/** A translation names the others as well, in its own language, and joins none of what they do to its acts. */
function lostAcross({
  path,
  line,
  own,
  beside,
}: Pick<Passage, 'path' | 'line' | 'own' | 'beside'>): Doubt[] {
  for (const one of maySpeakOfOthers(line) ? [] : own) {
    const taken = line.words.find(
      (word) => isBesideJoiner(word, line) && isTelling(word, line) && isMeantByOthers(word, one),
    )
    if (taken !== undefined) return [{ policy: 'takenOver', path, claim: taken.text, source: one }]
  }
  const namesOthers = (one: LineReading) =>
    partOf(one, 'others').words.some(({ isContent }) => isContent)
  const source = own.find(namesOthers)
  if (
    source === undefined ||
    [line, ...beside].some((one) => maySpeakOfOthers(one) || one.words.some(isSomebody))
  )
    return []
  return [{ policy: 'takenOver', path, claim: line.text, source }]
}

/** Of what others do or the line denies, and of nothing that the person does. */
function isMeantByOthers({ meanings }: Word, source: LineReading): boolean {
  const isOf = (voice: Voice) => {
    const { words } = partOf(source, voice)
    const acts = words.filter((word) => voice === 'own' || isTelling(word, source))
    return acts.some((word) => [...word.meanings].some((id) => meanings.has(id)))
  }
  return voices.some(isOf) && !isOf('own')
}

/** Theirs and not one's own: in the same letters, or else by what it means. */
function isTakenFrom(theirs: LineReading[], word: Word, told: readonly LineReading[]): boolean {
  if (isToldByForm(word, theirs)) return !isToldByForm(word, told)
  if (!isTold(word, theirs)) return false
  const shared = [...word.meanings].filter((id) => means(theirs, id))
  // A list of orders orders nothing: an act is told by acts, and of the same kind.
  return shared.length > 0 && word.things.size === 0
    ? !told.some(({ words }) =>
        words.some((one) => one.things.size === 0 && shared.some((id) => one.meanings.has(id))),
      )
    : !isTold(word, told)
}

const means = (lines: readonly LineReading[], id: string): boolean =>
  lines.some(({ words }) => words.some(({ meanings }) => meanings.has(id)))

/** What stands behind an article or a preposition is something that was dealt with, unless an act. */
function isDone(word: Word, line: LineReading): boolean {
  const before = line.words[line.words.indexOf(word) - 1]
  const isThing =
    before?.isNumber === true ||
    (before !== undefined && things.some((of) => of[before.language].has(before.word)))
  return !isThing || word.kinds.has('act') || isVerb(word) || weightIn(word, line) !== null
}

const things = [grammarWordsOf('article'), grammarWordsOf('preposition')]

const voices = ['others', 'denied'] as const satisfies Voice[]

const isTelling = (word: Word, line: LineReading): boolean =>
  word.isContent && !personsIn(line).has(word)
