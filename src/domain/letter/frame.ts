/** What stands around the body of a letter, as one writes in the language: place and date, subject, address, close. */
import { occupationNames } from '#tables/occupation-names.js'
import { workPlaces } from '#tables/work-places.js'

import { detectLanguage } from '../language/detect.ts'
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import type { Paper } from '../resume/resume.ts'
import { grammars } from '../tailoring/compose/grammar.ts'
import type { Form } from '../titles/person-form.ts'
import { inline, inlineTitle } from '../tailoring/compose/inline.ts'
import { elidedBefore } from './at-employer.ts'
import type { ContactPerson } from './contact-person.ts'
import { filled, oneLine } from './filled.ts'
import type { Letter } from './letter.ts'
import type { Manner } from './phrases.ts'
import { letterPhrases } from './phrases.ts'
import { termOf, titleInProse } from './title-in-prose.ts'

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
  /** The number under which the employer keeps the ad; often none. */
  reference: string
  /** Where the person could work: the first that is a town is where they write from. */
  places: readonly string[]
  written: Written
  manner: Manner
}

/** On which day and paper a letter is written; without a day, none stands on it. */
export interface Written {
  day: Day | null
  paper: Paper
}

export function frameOf(
  { title, company, contact, reference, places, written: { day, paper }, manner }: LetterFrame,
  language: Language,
): Omit<Letter, 'body'> {
  const say = letterPhrases[language]
  const who = contact?.who ?? 'nobody'
  const subject =
    title === ''
      ? say.subjectOpen
      : filled(elidedBefore(say.subject[manner], title, language), {
          title: titleInSentence(title, language),
        })
  return {
    recipient: company,
    dateline: day === null ? '' : datelineOf(townOf(places, language), day, paper, language),
    subject: reference === '' ? subject : filled(say.reference, { subject, reference }),
    greeting: filled(say.greeting[manner][who], { name: contact?.name ?? '' }),
    closing: say.closing[manner][who],
  }
}

/** The title of an ad as a letter names it, without the employer's notes. */
export function titleOfJob(
  title: string,
  company: string,
  roles: readonly string[],
  language: Language,
  form?: Form | null,
): string {
  const plain = oneLine(title).replace(vacancy, '')
  const named = company === '' ? -1 : plain.indexOf(company)
  // "Cook at Acme (Leeds)": where it is, the letter says itself.
  const before = named < 0 ? plain : plain.slice(0, named).replace(/ \p{L}{2,5} $/u, '')
  return titleInProse(before.trim() === '' ? plain : before, roles, language, form)
}

const vacancy = /^(?:vacature|stellenangebot|offre d[’']emploi)\s*:?\s+/iu

/**
 * "Jefe de Recepción": where titles are small in a sentence, so are the nouns in them, if trades have all of
 * them; a name of a product or a house may be among others. A word that the ad has small elsewhere is no name.
 */
export function titleInSentence(title: string, language: Language, ad = ''): string {
  const inside = inlineTitle(title, language)
  if (!grammars[language].hasSmallTitles) return inside
  const isSmallInAd = (word: string) => ad.split(/[^\p{L}-]+/u).includes(word.toLowerCase())
  const nouns = inside.match(capitalised) ?? []
  const isNoName = (word: string) => tradeWords[language].has(fold(word)) || isSmallInAd(word)
  return nouns.every(isNoName)
    ? nouns.reduce((text, word) => text.replace(word, word.toLowerCase()), inside)
    : inside
}

const capitalised = /(?<=^|[\s/])\p{Lu}\p{Ll}+(?![\p{L}-])/gu

const tradeWords = byLanguage(
  (language) =>
    new Set(
      rowsIn(occupationNames, language).flatMap(({ names }) =>
        names.flatMap((name) =>
          name
            .split(/\s+/u)
            .filter((word) => /^\p{Ll}+$/u.test(word))
            .map(fold),
        ),
      ),
    ),
)

/** Whether every word of a title is one of trades, as this language writes them. */
export const hasWordsOfTrades = (title: string, language: Language): boolean =>
  title.split(/[\s/-]+/u).every((word) => tradeWords[language].has(fold(word)))

/** What the person calls a post of theirs, inside a sentence. */
export function roleInSentence(role: string, language: Language): string {
  const core = titleInProse(role, [], language)
  // "Shift supervisor" had its capital from its place alone.
  const isOfPlace = language === 'en' && /^\p{Lu}\p{Ll}+(?: [\p{Ll}-]+)+$/u.test(core)
  const inside = isOfPlace ? inline(core, language) : titleInSentence(core, language)
  const title = withSmallAdjective(inside, language)
  const term = termOf(role, core, language)
  const aside = term === '' ? fieldOf(role) : inlineTitle(term, language)
  const whole = aside === '' ? title : `${title} (${aside})`
  return language === 'en' ? `${articleOf(title)}${whole}` : whole
}

/** "Branch Chief, IT Acquisition": what a post is about, in a few words behind its title. */
function fieldOf(role: string): string {
  const [, field = '', ...others] = oneLine(role).split(', ')
  const isShort = field.split(' ').length <= mostWords && !/[()/]|\s[–—-]\s/u.test(role)
  return isShort && others.length === 0 ? field : ''
}

const mostWords = 3

/** "Stellvertretende Leiterin": in a sentence only the noun has its capital. */
const withSmallAdjective = (title: string, language: Language): string =>
  language === 'de' && /^\p{Lu}\p{Ll}{2,}(?:ende|ische|liche|weite)[rn]?\s\p{Lu}/u.test(title)
    ? `${title.charAt(0).toLowerCase()}${title.slice(1)}`
    : title

/** "A nurse", "an HR adviser"; of an office there is one. */
function articleOf(title: string): string {
  const [first = ''] = title.split(/[\s-]/u)
  if (offices.has(fold(first)) || /\p{L}{3}(?<!s)s$/u.test(title)) return ''
  // Letters that are spoken one by one open with the sound of their name.
  const isVowel = /^[A-Z]{2,}$/u.test(first) ? /^[AEFHILMNORSX]/u : /^(?:[AEIO]|U(?!ni|se|K|X))/iu
  return isVowel.test(first) ? 'an ' : 'a '
}

const offices = new Set(['head', 'director', 'chief', 'president', 'vice', 'chair'])

/** The employer of the ad in a sentence: of a name in two languages one, and no letters of a unit behind a comma. */
export function companyInSentence(company: string, language: Language): string {
  const [plain = ''] = oneLine(company).split(/, (?=\p{Lu}{2,5}$)/u)
  const names = plain.split(' / ')
  return names.find((name) => detectLanguage(name) === language) ?? names[0] ?? ''
}

/** "Colegio Sant Roc (concertado)", "Hill House, night shift": what is said of the employer is no part of its name. */
export const employerName = (company: string): string =>
  oneLine(company)
    .replaceAll(/ ?\([^()]*\)/gu, '')
    .split(', ', 1)[0] ?? ''

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

/** Where a letter is written from: the first place that is a town, and not where else one would work. */
export function homeOf(places: readonly string[], language: Language): string {
  const elsewhere = new Set(
    rowsIn(workPlaces, language).flatMap(({ spellings }) => spellings.map(fold)),
  )
  return places.find((place) => place.trim() !== '' && !elsewhere.has(fold(place.trim()))) ?? ''
}

const townOf = (places: readonly string[], language: Language): string =>
  homeOf(places, language).split(',', 1)[0]?.trim() ?? ''
