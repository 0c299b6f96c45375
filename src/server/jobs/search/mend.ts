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

/** `boldly`: nothing was found, so a word that is known elsewhere may still be meant otherwise. */
export async function mend(db: Kysely<Tables>, text: string, boldly = false): Promise<Mended> {
  const question = readQuestion(text)
  const doubtful = question.groups
    .filter((group) => group.occupations.length === 0)
    .flatMap((group) =>
      group.words.map(({ typed, ways }) => ({ typed, key: ways[0]?.[0] ?? typed })),
    )
    .filter(({ key }) => mostErrors(key) > 0 && !occupationWords().has(key))
  if (doubtful.length === 0) return { question, instead: null }
  const keys = doubtful.map(({ key }) => key)
  const known = boldly ? new Set<string>() : await knownWords(db, keys)
  let instead = text.toLowerCase()
  for (const { typed, key } of doubtful.filter(({ key }) => !known.has(key))) {
    const meant = await meantBy(db, key)
    if (meant !== null) instead = replaceWord(instead, typed, meant)
  }
  if (instead === text.toLowerCase()) return { question, instead: null }
  return { question: readQuestion(instead), instead }
}

async function meantBy(db: Kysely<Tables>, key: string): Promise<string | null> {
  const candidates = await similarWords(db, key, mostErrors(key))
  for (const [word, spoken] of occupationWords()) candidates.push({ word, spoken })
  const [first, ...rest] = nearest(key, candidates).slice(0, 4)
  if (first === undefined) return null
  const titles = await titlesWith(
    db,
    [first, ...rest].map(({ word }) => word),
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
