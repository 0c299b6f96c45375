/**
 * What of the papers, degrees, languages and tools that a job asks for may stand under the name: in the resume's
 * own words, what must be first. Nothing that is not finished, that the summary says already, or that says little:
 * a language hardly spoken, a degree of another trade, what everybody who is hired brings along.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { answersTo } from '../../answers/answers.ts'
import { contentStems } from '../../edits/similarity.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import { levelsSaid } from '../../language/spoken-level.ts'
import { directs } from '../../letter/above-the-post.ts'
import { skillsIn } from '../../letter/listed-skills.ts'
import { papersIn } from '../../letter/papers.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { isClearance, isNotHad, isOfRegister } from '../../scoring/certificate-terms.ts'
import { languageCodes } from '../../skills/language-codes.ts'
import { findAll, findSkills } from '../../skills/find.ts'
import { lexicon } from '../../skills/lexicon.ts'
import { isOfPapers } from '../../truth/claims/papers.ts'
import { losesLimit } from '../../truth/claims/limits.ts'
import type { Listed } from '../../truth/facts/headline.ts'
import { listedFor } from '../../truth/facts/headline.ts'
import { readLine } from '../../truth/reading/reading.ts'
import { isForCars, isOfTrade } from './of-trade.ts'

export interface HeadFact {
  path: string
  text: string
  kind: 'paper' | 'degree' | 'language' | 'driving' | 'tool'
  isDemanded: boolean
}

const longest = 60
const longestOfMust = 80
const mostOfWish = 2

export function headFacts(
  resume: ResumeContent,
  job: JobReading,
  language: Language,
  now: Month | undefined,
): HeadFact[] {
  const answers = answersTo(resume, job, now ?? null)
  const papers = papersIn(resume, answers, job, language, { isForeign: false, now: now ?? null })
  const listed = listedFor(resume, now)
  const title = job.title?.text ?? ''
  const isAbove = directs(resume.work_experience[0]?.role ?? '') && !directs(title)
  const named = (row: string) => listed.filter(({ text }) => isNamedBy(row, text)).slice(0, 1)
  const within = (row: string) =>
    listed.filter(({ text }) => row.toLowerCase().includes(text.trim().toLowerCase()))
  const must = [...papers.must, ...papers.degrees].flatMap(named)
  const wish = isAbove ? [] : papers.wish.flatMap(named)
  const asked = answers.filter(({ kind }) => kind === 'language')
  const isAsked = (text: string) =>
    asked.some(({ requirement }) =>
      languagesIn(requirement).some((one) => languagesIn(text).includes(one)),
    )
  const spoken = papers.spoken
    .flatMap(within)
    .filter(({ text }) => (isAsked(text) || isIn(text, job.language)) && isSpokenWell(text, job))
  const tools = skillsIn(resume, answers, job, []).flatMap((row) => row.split(', ').flatMap(named))
  const isStudyOfTrade = (one: Listed) =>
    isStudy(one) && isWorthOf(one.text) && isOfTrade(one.text, job, language)
  const isPaper = (one: Listed) => !isStudy(one) && !isForCars(one) && isWorthOf(one.text)
  // What one may not work without, then what one has learned of the trade.
  const rank = ({ text }: HeadFact) =>
    isOfRegister(text) ? 0 : isOfTrade(text, job, language) ? 1 : 2
  const facts = [
    ...[
      ...of('paper', must.filter(isPaper), true),
      ...of('degree', must.filter(isStudyOfTrade), true),
    ].toSorted((a, b) => rank(a) - rank(b)),
    ...of('language', spoken).map((one) => ({
      ...one,
      isDemanded: isAsked(one.text) && isIn(one.text, job.language),
    })),
    ...of('paper', wish.filter(isPaper).slice(0, mostOfWish)),
    ...of('degree', must.some(isStudy) ? [] : wish.filter(isStudyOfTrade)),
    ...of('driving', [...must, ...wish].filter(isForCars)),
    ...of(
      'tool',
      tools.filter(({ text }) => isNamed(text, job)),
    ),
  ]
  return distinct(facts, resume.summary, language)
}

/** Each once, and nothing that the summary has with all its words but those that say that it is a paper. */
function distinct(facts: readonly HeadFact[], summary: string, language: Language): HeadFact[] {
  const said = [contentStems(summary, language)]
  return facts.flatMap((fact) => {
    const line = readLine(fact.text, language)
    const bare = line.words.filter((word) => word.isContent && !isOfPapers(word))
    const named = bare.flatMap(({ text }) => [...contentStems(text, language)])
    const stems = named.length > 0 ? named : [...contentStems(fact.text, language)]
    const isSaid = said.some((other) => stems.every((stem) => other.has(stem)))
    if (
      isSaid ||
      fact.text.length > (fact.isDemanded ? longestOfMust : longest) ||
      losesLimit(line, [])
    )
      return []
    said.push(new Set(stems))
    return [{ ...fact, text: inCapital(fact.text) }]
  })
}

/** As the letter has it: with the school of a degree, without the bracket of a skill. */
function isNamedBy(row: string, text: string): boolean {
  const [own = '', said = ''] = [text, row].map((one) => one.trim().toLowerCase())
  return own !== '' && (own === said || said.startsWith(`${own} (`) || own.startsWith(`${said} (`))
}

const of = (kind: HeadFact['kind'], rows: readonly Listed[], isDemanded = false): HeadFact[] =>
  rows.map(({ path, text }) => ({ path, text: text.trim(), kind, isDemanded }))

const isStudy = ({ section }: Listed): boolean => section === 'education'

/** What everybody is hired with says nothing, and neither does one word that is no name of letters. */
const isWorthOf = (text: string): boolean =>
  !isClearance(text) && !isNotHad(text) && !/^\p{L}?\p{Ll}{1,8}$/u.test(text.trim())

/** From B2 on, the language of the ad from B1, or fluently by another word. */
function isSpokenWell(text: string, { language }: JobReading): boolean {
  const levels = levelsSaid(text)
  const least = /[ABC][12]/u.test(text) ? (isIn(text, language) ? intermediate : upper) : fluent
  return levels.length > 0 && levels.every((level) => level >= least)
}

const languagesIn = (text: string): string[] =>
  findAll(text).flatMap(({ skill }) => languageCodes[skill] ?? [])
const isIn = (text: string, language: string): boolean => languagesIn(text).includes(language)

const intermediate = 3
const upper = 4
const fluent = 5

/** A program that the ad names, or another skill that must be; what every office uses is neither. */
function isNamed(text: string, { skills }: JobReading): boolean {
  const [found] = findSkills(text)
  const trade = found === undefined ? undefined : lexicon().get(found.skill)?.trade
  if (found === undefined || trade === undefined || isOfEveryOffice(trade)) return false
  const asked = skills.find(({ skill }) => skill === found.skill)
  return (
    (trade === 'software' || asked?.kind === 'required') &&
    levelsSaid(text).every((level) => level >= intermediate) &&
    text.split(' ').length <= mostWords
  )
}

const isOfEveryOffice = (trade: string): boolean => trade === 'business' || trade === 'language'

const mostWords = 3

const inCapital = (text: string): string =>
  /^\p{Ll}+[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
