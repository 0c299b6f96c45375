/**
 * What of the papers, degrees, languages and tools that a job asks for may stand under the name: in the resume's
 * own words, what must be first. Nothing that is not finished, that the summary says already, or that says little:
 * a language hardly spoken, a degree of another trade, what everybody who is hired brings along.
 */
import { degreesIn } from '#domain/ads/asks.ts'
import { isClearance } from '#domain/ads/clearances.ts'
import type { JobReading } from '#domain/ads/reading.ts'
import type { Answer } from '../../answers/answers.ts'
import { answersTo } from '../../answers/answers.ts'
import { contentStems } from '../../edits/similarity.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import { levelsSaid, nativeLevel } from '../../language/spoken-level.ts'
import { directs } from '../../letter/above-the-post.ts'
import { skillsIn } from '../../letter/listed-skills.ts'
import { papersIn } from '../../letter/papers.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import {
  isNotHad,
  isOfRegister,
  isRecognition,
  isUnderWay,
  leavesOpen,
} from '../../scoring/certificate-terms.ts'
import { languageCodes } from '../../skills/language-codes.ts'
import { findAll, findSkills } from '../../skills/find.ts'
import { lexicon } from '../../skills/lexicon.ts'
import { isCourse, isOfPapers } from '../../truth/claims/papers.ts'
import { losesLimit } from '../../truth/claims/limits.ts'
import { headLabel } from '../../truth/facts/head-label.ts'
import type { Listed } from '../../truth/facts/headline.ts'
import { listedFor } from '../../truth/facts/headline.ts'
import { readLine } from '../../truth/reading/reading.ts'
import { isForCars, isOfTrade, namesTrade } from './of-trade.ts'

export interface HeadFact {
  path: string
  text: string
  kind: 'paper' | 'degree' | 'language' | 'driving' | 'tool'
  isDemanded: boolean
  /** Whether it says what somebody is: a paper of the job's trade, or that they are on its register. */
  isTrade: boolean
}

const longest = 60
const longestOfMust = 90

export function headFacts(
  resume: ResumeContent,
  job: JobReading,
  language: Language,
  now: Month | undefined,
): HeadFact[] {
  const answers = answersTo(resume, job, now ?? null)
  const papers = papersIn(resume, answers, job, language, { isForeign: false, now: now ?? null })
  const listed = listedFor(resume, now)
  const isAbove = directs(resume.work_experience[0]?.role ?? '') && !directs(job.title?.text ?? '')
  const named = (row: string) => listed.filter((one) => isNamedBy(row, one)).slice(0, 1)
  const ofTrade = (one: Listed) => isOfTrade(one.text, job, language)
  // A paper of another country is worth what its recognition says.
  const recognised = listed.filter(
    (one) => one.section === 'certifications' && isRecognition(one.text) && ofTrade(one),
  )
  const isCousin = (one: Listed) => recognised.length > 0 && isStudy(one)
  const inWords = listed.filter(
    (one) =>
      one.section === 'certifications' &&
      levelsSaid(one.text).length === 0 &&
      isInLine(one.text, job, language),
  )
  const must = [...recognised, ...inWords, ...[...papers.must, ...papers.degrees].flatMap(named)]
  const wish = isAbove ? [] : papers.wish.flatMap(named)
  const isStudyOfTrade = (one: Listed) =>
    isStudy(one) && isWorthOf(one.text) && ofTrade(one) && !isCousin(one)
  const isPaper = (one: Listed) => !isStudy(one) && !isForCars(one) && isWorthOf(one.text)
  const tools = toolsFor(resume, answers, job)
  const rows: [HeadFact['kind'], readonly Listed[], boolean][] = [
    ['paper', must.filter(isPaper), true],
    ['degree', must.filter(isStudyOfTrade), true],
    ...languagesFor(answers, job, language, listed, papers.spoken),
    ['driving', must.filter(isForCars), true],
    ['tool', tools.flatMap(({ text, kind }) => (kind === 'program' ? named(text) : [])), false],
    ['paper', wish.filter((one) => isPaper(one) && !isCourse(one.text, language)), false],
    ['degree', must.some(isStudy) ? [] : wish.filter(isStudyOfTrade), false],
    [
      'tool',
      tools.flatMap(({ text, kind }) => (kind === 'other' ? named(text) : [])).slice(0, 1),
      false,
    ],
  ]
  const facts = rows.flatMap(([kind, found, isDemanded]) =>
    found.map((one): HeadFact => ({
      path: one.path,
      text: labelFor(kind, one.text, job, language),
      kind,
      isDemanded,
      isTrade:
        (kind === 'paper' || kind === 'degree') &&
        (isOfRegister(one.text) ||
          namesTrade(one.text, job) ||
          (isDemanded && kind === 'degree' && ofTrade(one))),
    })),
  )
  return distinct(facts.toSorted(byRank), resume.summary, language)
}

/** Whether a line of the ad for what must be has all words of a paper, whatever the tables know of it. */
function isInLine(paper: string, { lines }: JobReading, language: Language): boolean {
  const own = [...contentStems(paper, language)]
  return (
    own.length >= fewestStems &&
    lines.some(({ kind, text }) => {
      const said = contentStems(text, language)
      return kind === 'required' && own.every((stem) => said.has(stem))
    })
  )
}

const fewestStems = 2

/** Cut short only where it still says of which trade it is. */
function labelFor(kind: HeadFact['kind'], text: string, job: JobReading, language: Language) {
  if (kind === 'language') return spokenLabel(text, language)
  const label = headLabel(text, language)
  return isOfTrade(text, job, language) && !isOfTrade(label, job, language) ? text : label
}

/** "Inglés C2", whatever sign stands before its level. */
const spokenLabel = (text: string, language: Language): string =>
  headLabel(text, language).replace(/,? \(?([ABC][12])\)?$/u, ' $1')

/** What one may not work without, then what one has learned of the trade, then the rest that must be. */
const byRank = (a: HeadFact, b: HeadFact) => rankOf(a) - rankOf(b) || levelOf(b) - levelOf(a)

/** Of two degrees the higher one. */
const levelOf = ({ kind, isDemanded, text }: HeadFact): number =>
  kind === 'degree' && isDemanded ? Math.max(0, ...degreesIn(text).map(({ level }) => level)) : 0

function rankOf({ kind, isDemanded, isTrade, text }: HeadFact): number {
  if (!isDemanded || (kind !== 'paper' && kind !== 'degree')) return 3
  return isOfRegister(text) ? 0 : isTrade ? 1 : 2
}

/** Those that the ad asks for, but not its own of who writes in it or grew up with it. */
function languagesFor(
  answers: readonly Answer[],
  job: JobReading,
  language: Language,
  listed: readonly Listed[],
  spoken: readonly string[],
): ['language', Listed[], boolean][] {
  const asked = answers.filter(({ kind }) => kind === 'language')
  const own = listed.filter(({ text }) =>
    spoken.some((row) => row.toLowerCase().includes(text.trim().toLowerCase())),
  )
  return asked.flatMap(({ requirement, group }): ['language', Listed[], boolean][] => {
    const sought = languagesIn(requirement)
    const found = own.filter(({ text }) => {
      const said = languagesIn(text)
      const isOwn = said.includes(job.language) && (isNative(text) || language === job.language)
      return said.some((one) => sought.includes(one)) && !isOwn && isSpokenWell(text, job)
    })
    return [['language', found, group === 'must']]
  })
}

/** Each once, no list, and nothing that the summary has with all its words but those that say that it is a paper. */
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
      fact.text.includes(';') ||
      fact.text.length > (fact.isDemanded ? longestOfMust : longest) ||
      (fact.kind === 'language' && fact.text.split(' ').length > mostWords) ||
      losesLimit(line, [])
    )
      return []
    said.push(new Set(stems))
    return [{ ...fact, text: inCapital(fact.text) }]
  })
}

/** As the letter has it: with the school of a degree, without the bracket of a skill. */
function isNamedBy(row: string, { text, path }: Listed): boolean {
  const [own = '', said = ''] = [text, row].map((one) => one.trim().toLowerCase())
  return (
    own !== '' &&
    (own === said ||
      said.startsWith(`${own} (`) ||
      own.startsWith(`${said} (`) ||
      (path.includes('/skills/') && own.endsWith(` ${said}`)))
  )
}

const isStudy = ({ section }: Listed): boolean => section === 'education'

/** What everybody is hired with says nothing, and neither does one word that is no name of letters. */
const isWorthOf = (text: string): boolean =>
  !isClearance(text) &&
  ![isNotHad, isUnderWay, leavesOpen].some((says) => says(text)) &&
  !/^\p{L}?\p{Ll}{1,8}$/u.test(text.trim())

/** From B2 on, the language of the ad from B1, or fluently by another word. */
function isSpokenWell(text: string, { language }: JobReading): boolean {
  const levels = levelsSaid(text)
  const least = /[ABC][12]/u.test(text) ? (isIn(text, language) ? intermediate : upper) : fluent
  return levels.length > 0 && levels.every((level) => level >= least)
}

const languagesIn = (text: string): string[] =>
  findAll(text).flatMap(({ skill }) => languageCodes[skill] ?? [])
const isNative = (text: string): boolean => levelsSaid(text).includes(nativeLevel)
const isIn = (text: string, language: string): boolean => languagesIn(text).includes(language)

const intermediate = 3
const upper = 4
const fluent = 5

/** Programs that the ad names, and other skills that must be; what every office uses is neither. */
const toolsFor = (resume: ResumeContent, answers: readonly Answer[], job: JobReading) =>
  skillsIn(resume, answers, job, [])
    .flatMap((row) => row.split(', '))
    .filter(
      (text) =>
        levelsSaid(text).every((level) => level >= intermediate) &&
        text.split(' ').length <= mostWords,
    )
    .map((text) => ({ text, kind: kindOfTool(text, job) }))
    .toSorted((a, b) => placeIn(a.text, job) - placeIn(b.text, job))

/** What must be, in the order of the ad, before what is wished. */
function placeIn(text: string, { skills }: JobReading): number {
  const named = new Set(findSkills(text).map(({ skill }) => skill))
  const places = skills
    .filter(({ skill }) => named.has(skill))
    .map(({ kind, start }) => (kind === 'required' ? start : start + behindAll))
  return Math.min(...places, 2 * behindAll)
}

/** More characters than an ad has. */
const behindAll = 1e6

function kindOfTool(text: string, { skills }: JobReading): 'program' | 'other' | null {
  const [found] = findSkills(text)
  const trade = found === undefined ? undefined : lexicon().get(found.skill)?.trade
  if (found === undefined || trade === undefined || isOfEveryOffice(trade)) return null
  if (trade === 'software') return 'program'
  return skills.some(({ skill, kind }) => skill === found.skill && kind === 'required')
    ? 'other'
    : null
}

const isOfEveryOffice = (trade: string): boolean => trade === 'business' || trade === 'language'

const mostWords = 3

const inCapital = (text: string): string =>
  /^\p{Ll}+[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
