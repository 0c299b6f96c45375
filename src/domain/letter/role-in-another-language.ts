/**
 * What a post is called in another language, inside a sentence: by the table of titles, else by the name of
 * its occupation, with the rank and the training that the title tells; else as the resume has it. Where nobody
 * has said which of two forms is the person's, it has both.
 */
import { occupationNames } from '#tables/occupation-names.js'
import { titleRanks } from '#tables/title-ranks.js'
import { isOfEveryTrade, occupationsIn } from '../job-search/occupations.ts'
import { rankOf } from '../job-search/seniority.ts'
import { titleWords } from '../job-search/title-words.ts'
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import { stopWords } from '../language/stop-words.ts'
import { rowsIn } from '../language/word-table.ts'
import { detectLanguage } from '../language/detect.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Form } from '../titles/person-form.ts'
import { formOf, formOfPerson, forms, inForm, servesEverybody } from '../titles/person-form.ts'
import { translateTitle } from '../titles/titles.ts'
import { hasWordsOfTrades, roleInSentence } from './frame.ts'
import { quoted } from './quoted.ts'
import { isOfLearner, isWorker, titleInProse } from './title-in-prose.ts'

/** In quotation marks, as the resume has it, where no table knows the title itself. */
export function roleIn(role: string, content: ResumeContent, from: Language, to: Language): string {
  const person = formOfPerson(content, from)
  const core = titleInProse(role, [], from)
  const listed = translateTitle(core, from, to, person)
  if (listed !== null) return bothOf(listed.choices, listed.text, to)
  const occupation = occupationOf(core, from, to)
  const name = occupation !== null && to === 'en' ? inCapitals(occupation) : occupation
  if (name === null) return isOf(to, role, core, from) ? roleInSentence(role, to) : quoted(role, to)
  const form = formOf(core, from) ?? person
  const inForms = servesEverybody(to) ? [name] : forms.map((one) => nounInForm(name, one, to))
  const chosen = form === null || inForms.length === 1 ? inForms : [inForms[forms.indexOf(form)]]
  const ranked = chosen.map((one) => withRank(one ?? name, role, from, to))
  return bothOf(ranked, ranked[0] ?? '', to)
}

/** Whether the title is one of this language already; "CNC-frezer" is a trade of the one that the other has not. */
function isOf(to: Language, role: string, core: string, from: Language): boolean {
  const isOfFrom = core
    .split(/[\s/-]+/u)
    .some((word) => hasWordsOfTrades(word, from) && !hasWordsOfTrades(word, to))
  const isOfTo = !isOfFrom && (detectLanguage(role) === to || hasWordsOfTrades(core, to))
  // Letters alone ("ATV") mean something in one country.
  return isOfTo && /\p{Ll}{3}/u.test(role) && !isOfLearner(role, from)
}

/** As titles of posts are written in English. */
const inCapitals = (name: string): string =>
  name.replaceAll(/(?<=^|\s)\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())

/** What a title may be called in a letter, whichever the language of its resume. */
export const rolesIn = (role: string, to: Language, content: ResumeContent): string[] =>
  languages.map((from) => roleIn(role, content, from, to)).filter(Boolean)

function bothOf(choices: readonly string[], alone: string, language: Language): string {
  const [one, other = one] = choices.map((text) => roleInSentence(text, language))
  return one === undefined || one === other
    ? roleInSentence(alone, language)
    : [one, other].join('/')
}

/**
 * The first name of its occupation, where every word of the title but those of a rank is one of that name: what else
 * an occupation is called may be only near.
 */
function occupationOf(title: string, from: Language, to: Language): string | null {
  const plain = title.split(' ').filter((word) => !isWorker(word, from))
  const words = titleWords(plain.join(' ')).filter((word) => isOfTrade(word, from))
  const [found, ...others] = occupationsIn(words)
  if (found === undefined || others.length > 0 || isOfEveryTrade(found.id)) return null
  const usual = titleWords(nameOf(found.id, from) ?? '')
  const isUsual = words.length > 0 && words.every((word) => usual.includes(word))
  return isUsual ? nameOf(found.id, to) : null
}

const isOfTrade = (word: string, language: Language): boolean =>
  rankOf(word) === null && !isOfLearner(word, language) && !stopWords[language].has(word)

/** The first of its names. */
function nameOf(occupation: string, language: Language): string | null {
  const listed = rowsIn(occupationNames, language).find((row) => row.occupation === occupation)
  return listed?.names[0] ?? null
}

/** The noun of the name in this form, where the table has it in two. */
function nounInForm(name: string, form: Form, language: Language): string {
  const words = name.split(' ')
  const at = language === 'de' ? words.length - 1 : 0
  const noun = words[at] ?? ''
  const isAlone = language !== 'de' || words.length === 1
  return isAlone ? words.with(at, inForm(noun, form, language) ?? noun).join(' ') : name
}

/** A rank that the title tells is told there too, and above all that somebody is learning. */
function withRank(name: string, role: string, from: Language, to: Language): string {
  const ranks = titleWords(role).map(rankOf)
  const rank = isOfLearner(role, from)
    ? 'trainee'
    : (['junior', 'senior'] as const).find((one) => ranks.includes(one))
  const row = rowsIn(titleRanks, to).find((one) => one.rank === rank)
  if (row === undefined) return name
  return row.place === 'behind' ? `${name} ${row.word}` : `${row.word} ${name}`
}
