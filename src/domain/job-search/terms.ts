/**
 * What a job is found by, as short marked words: `w:` a word of its title, `o:` its occupation,
 * `p:` a wider one, `x:` its rank, `t:` `e:` `k:` the boxes of the filters (`t:none` where it says none), `l:` its language,
 * `c:` a word of its company, and of its places `@` the country, `r:` the region, `n:` the words as written,
 * `m:` the city under its own name, `g:` the cell of half a degree; and `d:` its day (days.ts).
 */
import { isChiefOnly } from './chiefs.ts'
import { foldText } from './folding.ts'
import type { FoundOccupation } from './occupations.ts'
import { occupationsIn, wordsWithParts } from './occupations.ts'
import { rankOf } from './seniority.ts'
import { titleWords, wordKey } from './title-words.ts'

export interface SearchedJob {
  title: string
  company: string
  location: string
  jobType: string | null
  experienceLevel: string | null
  workType: string | null
  language: string | null
}

export interface TitleTerms {
  terms: string[]
  /** The distinct words of the title as they are spelled there: what a typing error is mended to. */
  spoken: ReadonlyMap<string, string>
  /** How many words the title has. */
  length: number
}

export function titleTerms(title: string): TitleTerms {
  const plain = titleWords(title)
  const words = wordsWithParts(plain)
  const occupations = occupationsOf(title, words).filter((one) => !isChiefOnly(one.words, title))
  const ranks = words.flatMap((word) => rankOf(word) ?? [])
  return {
    spoken: spokenWords(title, words),
    length: plain.length,
    terms: [
      ...words.map((word) => `w:${word}`),
      ...occupations.map(({ id }) => `o:${id}`),
      ...occupations.flatMap(({ wider }) => wider.map((id) => `p:${id}`)),
      ...ranks.map((rank) => `x:${rank}`),
    ],
  }
}

/** "Project assistant with a focus on accounting" is no accountant. */
const focus =
  /\s(?:mit (?:fokus|schwerpunkt)|fokus|schwerpunkt|with (?:a )?focus|focus(?:ed)? on|axé|con enfoque|enfocad[oa]|com foco|focad[oa]|met focus)\s/iu

function occupationsOf(title: string, words: readonly string[]): FoundOccupation[] {
  const at = title.search(focus)
  const before = at < 0 ? [] : occupationsIn(wordsWithParts(titleWords(title.slice(0, at))))
  return before.length > 0 ? before : occupationsIn(words)
}

function spokenWords(title: string, words: readonly string[]): Map<string, string> {
  const written = new Map(
    (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [
      wordKey(foldText(word)),
      word,
    ]),
  )
  return new Map(words.map((word) => [word, written.get(word) ?? word]))
}

/** What stands for a value that a job does not state. */
export const unstated = 'none'

/** The terms beside those of the title and of the places. */
export function otherTerms(job: SearchedJob): string[] {
  return [
    `t:${job.jobType ?? unstated}`,
    `e:${job.experienceLevel ?? unstated}`,
    `k:${job.workType ?? unstated}`,
    ...(job.language === null ? [] : [`l:${job.language}`]),
    ...titleWords(job.company).map((word) => `c:${word}`),
    ...placeWords(job.location).map((word) => `n:${word}`),
  ]
}

const placeWords = (location: string): string[] => foldText(location).match(/[\p{L}\p{N}]+/gu) ?? []

/** Half a degree: about 55 by 35 km in Europe. */
export const cellOf = (latitude: number, longitude: number): string =>
  `g:${Math.floor(latitude * 2)}:${Math.floor(longitude * 2)}`

/** The cells that a circle touches; at most some dozens. */
export function cellsAround(latitude: number, longitude: number, km: number): string[] {
  const north = km / 111
  const east = km / (111 * Math.max(0.2, Math.cos((latitude * Math.PI) / 180)))
  const cells: string[] = []
  for (let y = Math.floor((latitude - north) * 2); y <= Math.floor((latitude + north) * 2); y++) {
    for (let x = Math.floor((longitude - east) * 2); x <= Math.floor((longitude + east) * 2); x++) {
      cells.push(`g:${y}:${x}`)
    }
  }
  return cells
}
