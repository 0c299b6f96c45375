/** What stands around the body of a letter, as one writes in the language: place and date, subject, address, close. */
import { workPlaces } from '#tables/work-places.js'

import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import { withoutMarks } from '../job-search/title-words.ts'
import type { Paper } from '../resume/resume.ts'
import { inlineTitle } from '../tailoring/compose/inline.ts'
import { elidedBefore } from './at-employer.ts'
import type { ContactPerson } from './contact-person.ts'
import { filled, oneLine } from './filled.ts'
import type { Letter } from './letter.ts'
import { letterPhrases } from './phrases.ts'

interface Day {
  year: number
  /** From 1. */
  month: number
  day: number
}

export interface LetterFrame {
  title: string
  company: string
  contact: ContactPerson | null
  /** Where the person could work: the first that is a town is where they write from. */
  places: readonly string[]
  written: Written
}

/** On which day and paper a letter is written; without a day, none stands on it. */
export interface Written {
  day: Day | null
  paper: Paper
}

export function frameOf(
  { title, company, contact, places, written: { day, paper } }: LetterFrame,
  language: Language,
): Omit<Letter, 'body'> {
  const say = letterPhrases[language]
  const who = contact?.who ?? 'nobody'
  return {
    recipient: company,
    dateline: day === null ? '' : datelineOf(townOf(places, language), day, paper, language),
    subject:
      title === ''
        ? say.subjectOpen
        : filled(elidedBefore(say.subject, title, language), { title }),
    greeting: filled(say.greeting[paper][who], { name: contact?.name ?? '' }),
    closing: say.closing[paper][who],
  }
}

/** The title of an ad as a letter names it: without marks of gender and hours, which are the employer's notes. */
export function titleOfJob(title: string, company: string): string {
  const plain = withoutMarks(oneLine(title))
    .replaceAll(/ ?\([^()]*\)/gu, (held) => (/\d/u.test(held) && hours.test(held) ? '' : held))
    .replace(vacancy, '')
  const named = company === '' ? -1 : plain.indexOf(company)
  // "Cook at Acme (Leeds)": where it is, the letter says itself.
  const before = named < 0 ? plain : plain.slice(0, named).replace(/ \p{L}{2,5} $/u, '')
  return (before.trim() === '' ? plain : before)
    .replaceAll(/ (?=\((?:e|ne|ère|se|trice)\))/gu, '')
    .trim()
}

const vacancy = /^(?:vacature|stellenangebot|offre d[’']emploi)\s*:?\s+/iu

const hours = /uur|fte|std|stunden|hrs|hours|heures|horas|%/iu

/** What the person calls a post of theirs, inside a sentence. */
export const roleInSentence = (role: string, language: Language): string =>
  inlineTitle(oneLine(role), language)

/** "Colegio Sant Roc (concertado)": what is said of the employer is no part of its name. */
export const employerName = (company: string): string =>
  oneLine(company).replaceAll(/ ?\([^()]*\)/gu, '')

function datelineOf(place: string, day: Day, paper: Paper, language: Language): string {
  const say = letterPhrases[language]
  const date = dateIn(day, paper, language)
  return filled(place === '' ? say.datelineOpen : say.dateline, { place, date })
}

function dateIn({ year, month, day }: Day, paper: Paper, language: Language): string {
  const written = new Intl.DateTimeFormat(regions[paper][language] ?? language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(year, month - 1, day)))
  return language === 'fr' ? written.replace(/^1 /u, '1er ') : written
}

const regions: Readonly<Record<Paper, Partial<Record<Language, string>>>> = {
  a4: { en: 'en-GB', pt: 'pt-PT' },
  letter: { en: 'en-US' },
}

function townOf(places: readonly string[], language: Language): string {
  const elsewhere = new Set(
    rowsIn(workPlaces, language).flatMap(({ spellings }) => spellings.map(fold)),
  )
  const town = places.find((place) => place.trim() !== '' && !elsewhere.has(fold(place.trim())))
  return town?.split(',', 1)[0]?.trim() ?? ''
}
