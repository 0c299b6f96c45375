/**
 * Typing errors: a word that no title, no text and no occupation knows is read as the nearest word
 * that one does. What was looked for instead is said beside the results.
 */
import { occupationWords } from '#domain/jobs/search/occupations.ts'
import type { Question } from '#domain/jobs/search/question.ts'
import { readQuestion } from '#domain/jobs/search/question.ts'
import { mostErrors, nearest } from '#domain/jobs/search/typos.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import { knownWords, similarWords, titlesWith } from './words-store.ts'

export interface Mended {
  question: Question
  /** What is looked for instead; null where all is taken as typed. */
  instead: string | null
}

export async function mend(db: Kysely<Tables>, text: string, now: Date): Promise<Mended> {
  const question = readQuestion(text)
  const doubtful = wordsIn(question.groups.filter(({ occupations }) => occupations.length === 0))
    // Words of an occupation are right, whatever titles there are.
    .filter(({ key }) => !occupationWords().has(key))
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
  now: Date,
): AsyncGenerator<Mended> {
  const doubtful = wordsIn(readQuestion(text).groups)
  const titles = await titlesWith(
    db,
    doubtful.map(({ key }) => key),
    now,
  )
  const rarestFirst = doubtful.toSorted(
    (a, b) => (titles.get(a.key) ?? 0) - (titles.get(b.key) ?? 0),
  )
  for (const { typed, key } of rarestFirst.slice(0, mostReadAnew)) {
    const meant = await meantBy(db, key, now)
    if (meant === null) continue
    const instead = replaceWord(text.toLowerCase(), typed, meant)
    yield { question: readQuestion(instead), instead }
  }
}

const mostReadAnew = 3

/** Those that are long enough for a guess. */
const wordsIn = (groups: Question['groups']): { typed: string; key: string }[] =>
  groups
    .flatMap(({ words }) => words.map(({ typed, ways }) => ({ typed, key: ways[0]?.[0] ?? typed })))
    .filter(({ key }) => mostErrors(key) > 0)

async function meantBy(db: Kysely<Tables>, key: string, now: Date): Promise<string | null> {
  const candidates = await similarWords(db, key, mostErrors(key))
  for (const [word, spoken] of occupationWords()) candidates.push({ word, spoken })
  const [first, ...rest] = nearest(key, candidates).slice(0, 4)
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
  return best.spoken
}

/** The typed word is folded; in the text it may stand with its accents. */
function replaceWord(text: string, typed: string, meant: string): string {
  const words = text.split(/(\s+)/)
  const at = words.findIndex((word) => readQuestion(word).groups[0]?.words[0]?.typed === typed)
  return at < 0 ? `${text} ${meant}` : words.with(at, meant).join('')
}
