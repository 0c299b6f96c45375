/**
 * A title as a sentence names it: without marks of gender, brackets, a heading before a colon, and what
 * stands behind a dash or a comma; for men and women in the person's own form, by what they call their
 * posts, else in the first of two.
 */

import { withoutGenderEnds, withoutMarks } from '../job-search/title-words.ts'
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { inOneGender } from '../language/one-gender.ts'
import { stopWords } from '../language/stop-words.ts'
import type { Form } from '../titles/person-form.ts'
import { formOf, formsIn, inForm, servesEverybody } from '../titles/person-form.ts'
import { letterWordsOf } from './words.ts'
import { oneLine } from './filled.ts'

/**
 * `roles` are the titles that the person has for their own posts, and `form` is that of the person. Where nobody
 * has told it (null) and no title of theirs is the ad's, a title for men and women stays as the ad prints it.
 */
export function titleInProse(
  title: string,
  roles: readonly string[],
  language: Language,
  form?: Form | null,
): string {
  const plain = oneLine(withoutMarks(oneLine(title)).replaceAll(/ ?\([^()]{2,}\)/gu, ''))
  const [part = ''] = plain.replace(/^[^:]+: /u, '').split(/,\s|\s[–—|-]\s|;\s/u)
  const core = beforeFocus(part, language)
  const [, named = core] = language === 'de' ? core.split(/ als (?=\p{Lu})/u) : []
  const joined = named.replaceAll(/ (?=\((?:e|ne|ère|se|trice)\))/gu, '')
  const said = oneLine(withoutGenderEnds(oneOfTwo(joined, roles, language, form)))
  const isUnknown = form === null && ownWordFor(said, roles, language) === undefined
  if (isUnknown && !servesEverybody(language)) return asPrinted(joined, title, language)
  return inOwnForm(said === '' ? oneLine(title) : said, roles, language, form)
}

/** Both forms of a title, or the one with its mark: "acheteur/acheteuse", "Sachbearbeiter Einkauf (m/w/d)". */
function asPrinted(named: string, title: string, language: Language): string {
  const said = oneLine(named) === '' ? oneLine(title) : oneLine(named).replace(' / ', '/')
  const [mark] = everybody.exec(title) ?? []
  const isForOne = formOf(said, language) !== null && withoutGenderEnds(said) === said
  return isForOne && mark !== undefined ? `${said} ${mark}` : said
}

const everybody = /\(?(?<!\p{L})[mwfhdx](?:\/[mwfhdx]){1,2}(?!\p{L})\)?/iu

/** "Bilanzbuchhalter Schwerpunkt HGB": what a title is about is no part of it, unless a small word links it. */
function beforeFocus(title: string, language: Language): string {
  const words = title.split(' ')
  const at = words.findIndex(
    (word, i) =>
      i > 0 &&
      wordsFor(language, 'focus').has(fold(word)) &&
      !isSmall(words[i - 1] ?? '', language),
  )
  return at < 0 ? title : words.slice(0, at).join(' ')
}

/**
 * "Werkstudent", "Cardiology, maternity cover": by what words behind a title it was held for a time only. An aside is
 * kept whole, and a long one is left out.
 */
export function termOf(title: string, core: string, language: Language): string {
  const kept = fold(core)
  const wordOf = (text: string) =>
    text.split(/[^\p{L}]+/u).find((word) => {
      const said = fold(word)
      return isTerm(said, language) && !kept.includes(said)
    })
  const asides = title.match(/(?<=\()[^()]+(?=\))/gu) ?? []
  const parts = title.replaceAll(/\([^()]*\)/gu, ';').split(/[,;:|]|\s[–—-]\s/u)
  const aside = [...asides, ...parts].find((part) => wordOf(part) !== undefined)?.trim() ?? ''
  // What the title itself is in says by one word that it is learned: "Werkstudent als Koch".
  if (fold(aside).includes(kept)) return wordOf(aside) ?? ''
  return aside.split(/\s+/u).length <= mostInAside ? aside : ''
}
const mostInAside = 5

const isTerm = (word: string, language: Language): boolean =>
  wordsFor(language, 'term').has(word) || wordsFor(language, 'learner').has(word)

/** Whether a title is one that somebody has while learning. */
export const isOfLearner = (title: string, language: Language): boolean =>
  title.split(/[^\p{L}]+/u).some((word) => wordsFor(language, 'learner').has(fold(word)))

/** "Medewerker receptie": a word that says no more than that somebody works. */
export const isWorker = (word: string, language: Language): boolean =>
  wordsFor(language, 'worker').has(fold(word))

/** "Prácticas en banca", "Schülerpraktikum": what somebody did, and not what they were. */
export function isActivity(title: string, language: Language): boolean {
  const [first = ''] = title.trim().split(/[\s,(]/u)
  const word = fold(first)
  return [...wordsFor(language, 'activity')].some(
    (one) => word === one || (language === 'de' && word.endsWith(one)),
  )
}

const wordsFor = (language: Language, use: keyof typeof ofUse): ReadonlySet<string> =>
  ofUse[use][language]

const ofUse = {
  focus: letterWordsOf('focus'),
  term: letterWordsOf('term'),
  learner: letterWordsOf('learner'),
  worker: letterWordsOf('worker'),
  activity: letterWordsOf('activity'),
}

/** "Avocat collaborateur / Avocate collaboratrice en droit", "Technicien / Technicienne de paie". */
function oneOfTwo(
  title: string,
  roles: readonly string[],
  language: Language,
  form: Form | null | undefined,
): string {
  const found = /\s(?:\/|ou|oder|of|o|or)\s|(?<=\p{Ll}{3})\/(?=\p{Lu}\p{Ll}{3})/u.exec(title)
  if (found === null) return title
  const [sign] = found
  const one = title.slice(0, found.index).split(' ')
  const other = title.slice(found.index + sign.length).split(' ')
  const isPair = fold(one[0] ?? '').slice(0, stem) === fold(other[0] ?? '').slice(0, stem)
  const isOther = form != null && formOf(other[0] ?? '', language) === form
  if (isPair && (isOther || roles.some((role) => fold(role).startsWith(fold(other[0] ?? '')))))
    return other.join(' ')
  // What both forms share stands once, behind the second.
  if (!isPair && !sign.includes('/')) return title
  return (isPair ? [...one, ...other.slice(one.length)] : one).join(' ')
}

const stem = 4

function inOwnForm(
  title: string,
  roles: readonly string[],
  language: Language,
  form: Form | null | undefined,
): string {
  const [first = ''] = title.split(' ')
  const own = ownWordFor(title, roles, language)
  if (own === undefined) {
    const told = form == null ? formsIn(roles, language) : [form]
    return told.length === 1 && told[0] !== undefined ? inFormOf(told[0], title, language) : title
  }
  const isCapital = /^\p{Lu}/u.test(first)
  const put = isCapital ? own.charAt(0).toUpperCase() + own.slice(1) : own
  return `${put}${title.slice(first.length)}`
}

/** The word that opens the title, as the person has it in a title of theirs. */
function ownWordFor(title: string, roles: readonly string[], language: Language) {
  const [first = ''] = title.split(' ')
  return roles
    .flatMap((role) => [...role.split(/[\s,/()]+/u), ...role.split(/[\s,/()-]+/u)])
    .find(
      (word) =>
        word.length >= fewest && ofOneGender(word, language) === ofOneGender(first, language),
    )
}

const fewest = 5

/**
 * The noun of the title in this form, where nothing behind it would have to agree: in German the last word before a
 * small one, or the first with its field behind it ("Mitarbeiter Empfang"); elsewhere the first.
 */
function inFormOf(form: Form, title: string, language: Language): string {
  if (servesEverybody(language)) return title
  const words = title.split(' ')
  const end = words.findIndex((word) => /^\p{Ll}/u.test(word))
  const places = language === 'de' ? [(end < 0 ? words.length : end) - 1, 0] : [0]
  for (const at of places) {
    const noun = words[at]
    const next = words[at + 1]
    const isFree = language === 'de' || next === undefined || isSmall(next, language)
    const put = noun === undefined || !isFree ? null : inForm(noun, form, language)
    if (put !== null) return words.with(at, put).join(' ')
  }
  return title
}

const isSmall = (word: string, language: Language): boolean =>
  stopWords[language].has(word.toLowerCase()) || /^d[’']/iu.test(word)

function ofOneGender(word: string, language: Language): string {
  const made = inOneGender(fold(word), language) ?? fold(word)
  if (language === 'es' || language === 'pt') return made.replace(/(?<=or)a$|[ao]$/u, '')
  return language === 'fr'
    ? made.replace(/(?<=\p{L}{3})(?:n?ne|e)$/u, (end) => (end === 'nne' ? 'n' : ''))
    : made
}
