/**
 * What of the papers, degrees, languages and tools that a job asks for may stand under the name: in the resume's
 * own words, what must be first. Nothing that is not finished, or that says little: a degree of another trade, what
 * everybody who is hired brings along, and of what is only wished nothing that the summary says already.
 */
import { isClearance } from '#domain/ads/clearances.ts'
import { saysRegister } from '#domain/ads/certifications.ts'
import type { JobReading } from '#domain/ads/reading.ts'
import { answersTo } from '../../answers/answers.ts'
import { contentStems } from '../../edits/similarity.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import { languages } from '../../language/languages.ts'
import { levelsSaid } from '../../language/spoken-level.ts'
import { papersIn } from '../../letter/papers.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import {
  isNotHad,
  isOfGeneralSchool,
  isOfRegister,
  isRecognition,
  isUnderWay,
  leavesOpen,
} from '../../scoring/certificate-terms.ts'
import { subjectsIn } from '../../scoring/subjects.ts'
import { isCourse, isOfPapers } from '../../truth/claims/papers.ts'
import { losesLimit } from '../../truth/claims/limits.ts'
import { headLabel, licenceLabel } from '../../truth/facts/head-label.ts'
import type { Listed } from '../../truth/facts/headline.ts'
import { listedFor } from '../../truth/facts/headline.ts'
import { callsPerson } from '../../truth/facts/paper-trade.ts'
import { hoursOf } from '../../truth/reading/quantity.ts'
import { readLine } from '../../truth/reading/reading.ts'
import { asksDegree, degreesFor, isUnneeded, leastUnneeded } from './head-degrees.ts'
import { languagesFor } from './head-languages.ts'
import { toolsFor } from './head-tools.ts'
import { isForCars, isOfTrade, namesTrade } from './of-trade.ts'

export interface HeadFact {
  path: string
  text: string
  kind: 'paper' | 'degree' | 'language' | 'driving' | 'tool'
  isDemanded: boolean
  /** Whether it says what somebody is: a paper of the job's trade, or that they are on its register. */
  isTrade: boolean
  /** Whether it stands behind all else that must be: a degree that nothing but its subject asks for. */
  isLast: boolean
  /** Whether the summary has all of its words. */
  isSaid: boolean
}

type Row = [HeadFact['kind'], readonly Listed[], isDemanded: boolean, isLast?: boolean]

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
  const named = (row: string) => listed.filter((one) => isNamedBy(row, one)).slice(0, 1)
  const ofTrade = (one: Listed) => isOfTrade(one.text, job, language)
  // A paper of another country is worth what its recognition says.
  const recognised = listed.filter(
    (one) => one.section === 'certifications' && isRecognition(one.text) && ofTrade(one),
  )
  const inWords = listed.filter(
    (one) =>
      one.section === 'certifications' &&
      levelsSaid(one.text).length === 0 &&
      isInLine(one.text, job, language),
  )
  const must = [...recognised, ...inWords, ...papers.must.flatMap(named)]
  const wish = papers.wish.flatMap(named)
  const unneeded = leastUnneeded(job.text)
  const isHadStudy = (one: Listed) =>
    isStudy(one) &&
    !isUnneeded(one.text, unneeded) &&
    isWorthOf(one.text) &&
    !isOfGeneralSchool(one.text) &&
    (recognised.length === 0 || !ofTrade(one))
  // What answers a licence that must be is one, however it is called.
  const licences = new Set(
    answers
      .filter(({ kind, group }) => kind === 'licence' && group === 'must')
      .flatMap(({ lines }) => lines.map(({ path }) => entryOf(path))),
  )
  const isPaper = (one: Listed) =>
    !isStudy(one) &&
    !isForCars(one) &&
    !isCarOfClass(one.text) &&
    isWorthOf(one.text) &&
    (inWords.includes(one) || licences.has(entryOf(one.path)) || readsAsPaper(one.text, language))
  const found = degreesFor(answers, job, language, listed.filter(isHadStudy))
  const isAsked = found.length > 0 || asksDegree(answers)
  const degrees = isAsked
    ? found
    : papers.degrees.flatMap(named).filter((one) => isHadStudy(one) && ofTrade(one))
  const others = isAsked || degrees.length > 0 ? [] : wish.filter(isHadStudy).filter(ofTrade)
  const isOfMust = ({ text }: Listed) => isOfDemand(text, job)
  const tools = toolsFor(resume, answers, job)
  const toolRow = (of: 'program' | 'other') =>
    tools.flatMap(({ text, kind }) => (kind === of ? named(text) : []))
  const rows: Row[] = [
    ['paper', must.filter(isPaper), true],
    ['degree', degrees, true],
    ...languagesFor(answers, job, language, listed).map(({ found, isDemanded }): Row => [
      'language',
      found,
      isDemanded,
    ]),
    ['driving', must.filter(isForCars), true],
    ['degree', others.filter(isOfMust), true, true],
    ['paper', wish.filter((one) => isPaper(one) && !isCourse(one.text, language)), false],
    ['degree', others.filter((one) => !isOfMust(one)), false],
    ['driving', wish.filter(isForCars), false],
    ['tool', toolRow('program'), false],
    ['tool', toolRow('other').slice(0, 1), false],
  ]
  const facts = rows.flatMap(([kind, found, isDemanded, isLast = false]) =>
    found.map((one): HeadFact => ({
      path: one.path,
      text: labelFor(kind, one.text, language),
      kind,
      isDemanded,
      isTrade:
        (kind === 'paper' || kind === 'degree') &&
        (isOfRegister(one.text) ||
          namesTrade(one.text, job) ||
          (isDemanded && kind === 'degree' && ofTrade(one))),
      isLast,
      isSaid: false,
    })),
  )
  const byRank = (a: HeadFact, b: HeadFact) => rankOf(a, language) - rankOf(b, language)
  return distinct(facts.toSorted(byRank), resume.summary, job, language)
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

/** Whether a study is of a subject that a line of the ad for what must be names: a master's in art history where that is to be known. */
function isOfDemand(study: string, { lines }: JobReading): boolean {
  const own = new Set(subjectsIn(study))
  return lines.some(
    ({ kind, text }) => kind === 'required' && subjectsIn(text).some((one) => own.has(one)),
  )
}

/** "Work at heights" is a field: a paper says that it is one, by a word for papers, a short name or a number. */
const readsAsPaper = (text: string, language: Language): boolean =>
  /\p{Lu}{2}|\d/u.test(text) ||
  isOfRegister(text) ||
  saysRegister(text) ||
  isRecognition(text) ||
  callsPerson(text, language) ||
  languages.some((one) => readLine(text, one).words.some((word) => isOfPapers(word)))

/** "Coche (B)" says only under its heading that it is a licence. */
const isCarOfClass = (text: string): boolean => /^\p{L}+ \([A-D]1?E?\)$/u.test(text)

const entryOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

function labelFor(kind: HeadFact['kind'], text: string, language: Language) {
  if (kind === 'language') return spokenLabel(text, language)
  if (kind === 'driving' && licenceLabel(text) !== text) return licenceLabel(text)
  return headLabel(text, language)
}

/** "Inglés C2", whatever sign stands before its level. */
const spokenLabel = (text: string, language: Language): string =>
  headLabel(text, language).replace(/,? \(?([ABC][12])\)?$/u, ' $1')

/** What one may not work without, then what one has learned of the trade, then the rest that must be, languages before courses and these before a driving licence; tools last. */
function rankOf({ kind, isDemanded, isTrade, isLast, text }: HeadFact, language: Language): number {
  if (kind === 'tool') return 6
  if (kind === 'driving') return 5
  if (isLast) return 3
  if (kind === 'paper' && isDemanded && !isTrade && isShort(text, language)) return 4
  if (!isDemanded || (kind !== 'paper' && kind !== 'degree')) return 3
  return isOfRegister(text) ? 0 : isTrade ? 1 : 2
}

/** A course, by its name or by its hours or days. */
const isShort = (text: string, language: Language): boolean =>
  isCourse(text, language) ||
  readLine(text, language).quantities.some((one) => (hoursOf(one) ?? Infinity) <= longestCourse)

/** A month. */
const longestCourse = 730

/** Each once, no list, no code that only its owner knows, and nothing wished that the summary has. */
function distinct(
  facts: readonly HeadFact[],
  summary: string,
  job: JobReading,
  language: Language,
): HeadFact[] {
  const inSummary = contentStems(summary, language)
  const said: ReadonlySet<string>[] = []
  return facts.flatMap((fact) => {
    const line = readLine(fact.text, language)
    const bare = line.words.filter((word) => word.isContent && !isOfPapers(word))
    const named = bare.flatMap(({ text }) => [...contentStems(text, language)])
    const stems = named.length > 0 ? named : [...contentStems(fact.text, language)]
    const isIn = (other: ReadonlySet<string>) => stems.every((stem) => other.has(stem))
    const isSaid = isIn(inSummary)
    if (
      said.some(isIn) ||
      (isSaid && !fact.isDemanded) ||
      fact.text.includes(';') ||
      isCode(fact.text, job) ||
      (fact.kind === 'tool' && isExplained(fact.text)) ||
      fact.text.length > (fact.isDemanded ? longestOfMust : longest) ||
      (fact.kind === 'language' && fact.text.split(' ').length > mostWords) ||
      losesLimit(line, [])
    )
      return []
    said.push(new Set(stems))
    return [{ ...fact, text: inCapital(fact.text), isSaid }]
  })
}

/** "LIMS (in house)" */
const isExplained = (text: string): boolean => {
  const [, aside = ''] = text.split('(')
  return aside.includes(' ')
}

const isCode = (text: string, job: JobReading): boolean =>
  /^[\p{Lu}\d/ -]{2,8}$/u.test(text) && !job.text.includes(text)

/** As the letter has it: with the school of a degree, without the bracket of a skill. */
function isNamedBy(row: string, { text, path }: Listed): boolean {
  const [own = '', said = ''] = [text, row].map((one) => one.trim().toLowerCase())
  return (
    own !== '' &&
    (own === said ||
      said.startsWith(`${own} (`) ||
      own.startsWith(`${said} (`) ||
      own.startsWith(`${said}(`) ||
      (path.includes('/skills/') && own.endsWith(` ${said}`)))
  )
}

const isStudy = ({ section }: Listed): boolean => section === 'education'

/** What everybody is hired with says nothing, and neither does one word that is no name of letters. */
const isWorthOf = (text: string): boolean =>
  !isClearance(text) &&
  ![isNotHad, isUnderWay, leavesOpen].some((says) => says(text)) &&
  !/^\p{L}?\p{Ll}{1,8}$/u.test(text.trim())

const mostWords = 4

/** But for a name that has its capital or a number inside, and the Dutch kinds of schools. */
const inCapital = (text: string): string => {
  const initial = text.charAt(0)
  if (/^[MmHhVv](?:bo|mbo|wo)[ -]/u.test(text)) return `${initial.toLowerCase()}${text.slice(1)}`
  return /^\p{Ll}+[\p{Lu}\d]/u.test(text) ? text : `${initial.toUpperCase()}${text.slice(1)}`
}
