/**
 * Typing errors: a word that no title, no text and no occupation knows is read as the nearest word
 * that one does. What was looked for instead is said beside the results.
 */
import { occupationWords } from '#domain/job-search/occupations.ts'
import type { Question } from '#domain/job-search/question.ts'
import { readQuestion } from '#domain/job-search/question.ts'
import { foldText } from '#domain/job-search/folding.ts'
import { isKindWord } from '#domain/job-search/typed-kinds.ts'
import { wordKey } from '#domain/job-search/title-words.ts'
import { beginAlike, mostErrors, nearest } from '#domain/job-search/typos.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { knownWords, similarWords, titlesWith, wordsOfTitles } from './words-store.ts'

export interface Mended {
  question: Question
  /** What is looked for instead; null where all is taken as typed. */
  instead: string | null
}

export async function mend(db: Kysely<Tables>, text: string, now: Date): Promise<Mended> {
  const question = readQuestion(text)
  const doubtful = wordsIn(question.groups.filter(({ occupations }) => occupations.length === 0))
    // Words of an occupation or a filter are right, whatever titles there are.
    .filter(({ typed, key }) => !occupationWords().has(key) && !isKindWord(typed))
  if (doubtful.length === 0) return { question, instead: null }
  const keys = doubtful.map(({ key }) => key)
  const known = await knownWords(db, keys)
  let instead = text.toLowerCase()
  for (const { typed, key } of doubtful.filter(({ key }) => !known.has(key))) {
    const meant = await meantBy(db, key, now)
    if (meant !== null) instead = replaceWord(instead, typed, meant)
  }
  if (instead === text.toLowerCase()) return { question, instead: null }
  return { question: readQuestion(instead), instead }
}

/**
 * Nothing was found, so a word that is known elsewhere may still be meant otherwise, as `suport` in
 * `customer suport`, which titles in Portuguese have: one word read anew at a time, the rarest first.
 */
export async function* mendBoldly(
  db: Kysely<Tables>,
  text: string,
  /** The question before any word was mended: a half of a word is mended to another word. */
  typedText: string,
  now: Date,
): AsyncGenerator<Mended> {
  const doubtful = wordsIn(
    // Two words that name a trade together are spelled right.
    readQuestion(text).groups.filter((one) => one.occupations.length === 0 || one.words.length < 2),
  ).filter(({ typed }) => !isKindWord(typed))
  const titles = await titlesWith(
    db,
    doubtful.map(({ key }) => key),
    now,
  )
  const rarestFirst = doubtful.toSorted(
    (a, b) => (titles.get(a.key) ?? 0) - (titles.get(b.key) ?? 0),
  )
  let all = text.toLowerCase()
  for (const { typed, key } of rarestFirst.slice(0, mostReadAnew)) {
    const meant = await meantBy(db, key, now, (word) => beginAlike(key, word))
    if (meant === null) continue
    const instead = replaceWord(text.toLowerCase(), typed, meant)
    all = replaceWord(all, typed, meant)
    yield { question: readQuestion(instead), instead }
  }
  const texts = new Set([text.toLowerCase(), typedText.toLowerCase()])
  const gaps = await Promise.all([...texts].map((one) => otherGaps(db, one)))
  for (const instead of [all, ...gaps.flat()]) {
    yield { question: readQuestion(instead), instead }
  }
}

/** `softwareengineer` in two words, `java script` in one: where titles have what comes of it. */
async function otherGaps(db: Kysely<Tables>, text: string): Promise<string[]> {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const ways = words.flatMap((word, at) => {
    const next = words[at + 1]
    const joined = next === undefined ? [] : [{ parts: [word + next], from: at, length: 2 }]
    return [...joined, ...splitsOf(word).map((parts) => ({ parts, from: at, length: 1 }))]
  })
  const keys = new Set(ways.flatMap(({ parts }) => parts.map((part) => wordKey(foldText(part)))))
  const known = await wordsOfTitles(db, [...keys])
  return ways
    .filter(({ parts }) => parts.every((part) => known.has(wordKey(foldText(part)))))
    .slice(0, mostReadAnew)
    .map(({ parts, from, length }) => words.toSpliced(from, length, ...parts).join(' '))
}

const shortestPart = 3

/** The halves of a long word, the most even first. */
function splitsOf(word: string): [string, string][] {
  if (word.length < 8 || !/^\p{L}+$/u.test(word)) return []
  const splits = Array.from(
    { length: word.length - 2 * shortestPart + 1 },
    (_, i): [string, string] => [word.slice(0, shortestPart + i), word.slice(shortestPart + i)],
  )
  const unevenness = ([one, two]: [string, string]) => Math.abs(one.length - two.length)
  return splits.toSorted((a, b) => unevenness(a) - unevenness(b))
}

const mostReadAnew = 3

/** Those that are long enough for a guess. */
const wordsIn = (groups: Question['groups']): { typed: string; key: string }[] =>
  groups
    .flatMap(({ words }) => words.map(({ typed, ways }) => ({ typed, key: ways[0]?.[0] ?? typed })))
    .filter(({ key }) => mostErrors(key) > 0)

/** Of a word no longer than this the first letter counts: "noche" is no "Koch". */
const shortWord = 5

async function meantBy(
  db: Kysely<Tables>,
  key: string,
  now: Date,
  mayBe: (word: string) => boolean = (word) => key.length > shortWord || beginAlike(key, word),
): Promise<string | null> {
  const candidates = await similarWords(db, key, mostErrors(key))
  for (const [word, spoken] of occupationWords()) candidates.push({ word, spoken })
  const [first, ...rest] = nearest(key, candidates)
    .filter(({ word }) => mayBe(word))
    .slice(0, 4)
  if (first === undefined) return null
  const titles = await titlesWith(
    db,
    [first, ...rest].map(({ word }) => word),
    now,
  )
  // Of the nearest few the one that more jobs have; a word of no job only where no other is left.
  const best = [first, ...rest].reduce((a, b) =>
    (titles.get(b.word) ?? 0) > (titles.get(a.word) ?? 0) * 3 ? b : a,
  )
  // Half of a compound has no spelling of its own among the titles.
  return best.spoken === best.word ? (occupationWords().get(best.word) ?? best.spoken) : best.spoken
}

/** The typed word is folded; in the text it may stand with its accents. */
function replaceWord(text: string, typed: string, meant: string): string {
  const words = text.split(/(\s+)/)
  const at = words.findIndex((word) => readQuestion(word).groups[0]?.words[0]?.typed === typed)
  return at < 0 ? `${text} ${meant}` : words.with(at, meant).join('')
}
