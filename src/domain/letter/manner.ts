/**
 * In whose manner a letter is written. Portuguese has two: the person's telephone tells which, else the
 * words of the ad.
 */
import { letterWords } from '#tables/letter-words.js'

import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import type { Paper, ResumeContent } from '../resume/resume.ts'
import type { Manner } from './phrases.ts'

export function mannerOf(
  { phone }: Pick<ResumeContent['contact_info'], 'phone'>,
  ad: string,
  paper: Paper,
  language: Language,
): Manner {
  if (language !== 'pt') return paper
  const own = phone.trim()
  // "+351 912 345 678"
  if (/^(?:\+|00)(?!55)\d/u.test(own)) return paper
  return /^(?:\+|00)55/u.test(own) || ofBrazil.test(own) || soundsBrazilian(ad) ? 'brazil' : paper
}

/** "(47) 5550-0143": the area in brackets, and four digits behind a hyphen. */
const ofBrazil = /^\(\d{2}\) ?\d{4,5}-\d{4}$/u

/** One such word may stand in any text. */
const fewest = 2

const soundsBrazilian = (ad: string): boolean =>
  new Set(
    fold(ad)
      .split(/[^\p{L}]+/u)
      .filter((word) => brazilian.has(word)),
  ).size >= fewest

const brazilian = new Set(
  rowsIn(letterWords, 'pt').flatMap(({ use, word }) => (use === 'brazil' ? [word] : [])),
)
