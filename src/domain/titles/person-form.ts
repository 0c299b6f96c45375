/**
 * The form in which a person writes what they are: Entwickler or Entwicklerin, infirmier or
 * infirmière. It is read from their own words and never from their name. English has one form, and
 * in Dutch the first one serves everybody, so there only the second tells.
 */
import type { Language } from '#domain/language/languages.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { rowsIn } from '#domain/language/word-table.ts'
import { jobTitles } from '#tables/job-titles.js'
import { personWords } from '#tables/person-words.js'
import { tableOf, withCaseOf } from '#domain/language/table.ts'

export const forms = ['masculine', 'feminine'] as const
export type Form = (typeof forms)[number]

export const titles = tableOf(jobTitles)

/** A summary says who somebody is where it begins; later it may be about others. */
const openingWords = 8

/** What the titles tell, else the summary; null where they tell nothing, or both. */
export function formOfPerson(content: ResumeContent, language: Language): Form | null {
  const roles = content.work_experience.map(({ role }) => role)
  const told = formsIn(roles, language)
  return told.length > 1 ? null : (told[0] ?? formOf(openingOf(content.summary), language))
}

/** The forms that titles of one person have: more than one where they tell nothing. */
export const formsIn = (roles: readonly string[], language: Language): Form[] => [
  ...new Set(roles.flatMap((role) => formOf(role, language) ?? [])),
]

export const openingOf = (summary: string): string =>
  summary.trim().split(/\s+/u).slice(0, openingWords).join(' ')

/** The form that a text has in this language; null where its words have one form, or it has both. */
export function formOf(text: string, language: Language): Form | null {
  const found = new Set<Form>()
  for (const [at, { 0: word }] of [...text.matchAll(/\p{L}+(?:-\p{L}+)*/gu)].entries()) {
    const form = formOfWord(word, language)
    // "Soporte técnico": after another word these are adjectives of a thing.
    if (form !== null && (at === 0 || !/ic[oa]$/u.test(word))) found.add(form)
  }
  const [only = null] = found
  if (found.size !== 1) return null
  return only === 'masculine' && servesEverybody(language) ? null : only
}

/** Whether the first form of a title is not a man's. */
export const servesEverybody = (language: Language): boolean =>
  language === 'en' || language === 'nl'

/** Whether a text in the other language may be in a form that is not this person's. */
export function mayNotFit(text: string, language: Language, person: Form | null): boolean {
  const written = formOf(text, language)
  return written !== null && written !== person
}

/** A word for a person in this form ("Redakteur", "Redakteurin"); null for one that no table has in two. */
export function inForm(word: string, form: Form, language: Language): string | null {
  const known = entryOf(word, language)
  if (known === null) return null
  const { key, entry } = known
  if (entry.form === form) return word
  const before = word.slice(0, word.length - key.length)
  const put =
    before.endsWith('-') || before === ''
      ? withCaseOf(word.slice(before.length), entry.other)
      : entry.other.toLowerCase()
  return `${before}${put}`
}

const formOfWord = (word: string, language: Language): Form | null =>
  entryOf(word, language)?.entry.form ?? null

type Known = { key: string; entry: Entry }

/** The words of a table that a word is or, in German, ends in. */
function entryOf(word: string, language: Language): Known | null {
  const words = wordsOf(language)
  const parts = word.split('-')
  const head = (isHeadLast(language) ? parts.at(-1) : parts[0]) ?? word
  // German writes nouns with a capital: "verantwortliche" and "leiter" are none.
  if (language === 'de' && !/^\p{Lu}/u.test(head)) return null
  const key = head.toLowerCase()
  const ends = language === 'de' ? [...key].map((_, at) => key.slice(at)).slice(3, -3) : []
  for (const own of [word.toLowerCase(), key, ...ends]) {
    const entry = words.get(own)
    if (entry !== undefined) return { key: own, entry }
  }
  return null
}

type Entry = { form: Form; other: string }

const known = new Map<Language, ReadonlyMap<string, Entry>>()

function wordsOf(language: Language): ReadonlyMap<string, Entry> {
  const there = known.get(language)
  if (there !== undefined) return there
  const listed = rowsIn(personWords, language).map((row) => [row.masculine, row.feminine])
  const ofTitles = titles.rows.flatMap((row) =>
    row[language].filter(({ length }) => length === 2).map((pair) => headsOf(pair, language)),
  )
  const words = new Map<string, Entry>()
  for (const [one = '', other = ''] of [...listed, ...ofTitles]) {
    // "Auszubildende" is one woman or several people.
    if (one === '' || other === '' || one === `${other}r`) continue
    words.set(one.toLowerCase(), { form: 'masculine', other })
    words.set(other.toLowerCase(), { form: 'feminine', other: one })
  }
  known.set(language, words)
  return words
}

/** The noun of a title in its two forms, or nothing where only an adjective has two. */
function headsOf([one = '', other = '']: readonly string[], language: Language): string[] {
  const between = isHeadLast(language) ? /[\s-]+/u : /\s+/u
  const [ones, others] = [one.split(between), other.split(between)]
  const differing = ones.flatMap((word, i) => (word === others[i] ? [] : [i]))
  const at = isHeadLast(language) ? differing.at(-1) : differing.find((i) => i === 0)
  return at === undefined ? [] : [ones[at] ?? '', others[at] ?? '']
}

/** German and Dutch have the noun of a title last, the others first. */
const isHeadLast = (language: Language): boolean => language === 'de' || language === 'nl'
