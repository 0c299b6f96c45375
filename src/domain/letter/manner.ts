/**
 * In whose manner a letter is written. Portuguese has two: the person's telephone tells which where it is of one of
 * the two countries, else the words and the money of the ad, and then the words of the resume.
 */

import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import type { Paper, ResumeContent } from '../resume/resume.ts'
import { letterWordsOf } from './words.ts'
import type { Manner } from './phrases.ts'

export function mannerOf(
  { contact_info: contact, work_experience: posts }: Writer,
  ad: string,
  paper: Paper,
  language: Language,
): Manner {
  if (language !== 'pt') return paper
  const phone = contact.phone.trim()
  if (/^(?:\+|00)351/u.test(phone)) return paper
  if (/^(?:\+|00)55/u.test(phone) || ofBrazil.test(phone)) return 'brazil'
  const own = posts.flatMap(({ role, location, description }) => [role, location, ...description])
  const places = contact.possible_work_locations
  const sides = [ad, [...places, ...own].join('\n')].map(brazilianIn)
  return (sides.find((side) => side !== 0) ?? 0) > 0 ? 'brazil' : paper
}

export type Writer = Pick<ResumeContent, 'contact_info' | 'work_experience'>

/** "(47) 5550-0143": the area in brackets, and four digits behind a hyphen. */
const ofBrazil = /^\(\d{2}\) ?\d{4,5}-\d{4}$/u

/** How much more of Brazil than of Portugal a text has: words, money, the code of a place. */
function brazilianIn(text: string): number {
  const words = new Set(fold(text).split(/[^\p{L}]+/u))
  const has = (known: ReadonlySet<string>) => [...words].filter((word) => known.has(word)).length
  const ofOne = (sign: RegExp) => (sign.test(text) ? 1 : 0)
  return (
    has(wordsOf('brazil')) +
    ofOne(/R\$ ?\d/u) +
    ofOne(/(?<!\d)\d{5}-\d{3}(?!\d)/u) +
    ofOne(stateCode) -
    has(wordsOf('portugal')) -
    ofOne(/€/u)
  )
}

/** "Blumenau/SC", "Recife - PE": a town before the letters of its state. */
const stateCode =
  /\p{Ll}(?:\/|, | ?[-–] ?)(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?!\p{L})/u

const wordsOf = (use: 'brazil' | 'portugal'): ReadonlySet<string> => words[use]
const words = { brazil: letterWordsOf('brazil').pt, portugal: letterWordsOf('portugal').pt }
