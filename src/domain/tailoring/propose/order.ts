/**
 * Puts forward what the job demands: lines of a post, skills of a category, the categories, and the sections after
 * the work experience that answer it. What answers nothing steps back, and all else keeps the person's own order. The first
 * line of a post stays, for it says what the post is about; and no line is passed that counts a result or has words of
 * the job, for it may answer in words that no table knows. Languages stay, the mother tongue first, and so does the
 * education where a degree is asked for, or one of the trade is there. A line of work goes before others by what was
 * done or changed, not by a program that it names.
 */
import { isClearance } from '#domain/ads/clearances.ts'
import type { JobReading } from '#domain/ads/reading.ts'
import type { Language } from '../../language/languages.ts'
import { pointer } from '../../resume/pointer.ts'
import { languageOfLetter } from '../../letter/language-of-letter.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import type { ResumeLine } from '../../resume/text.ts'
import { leavesOf } from '../../resume/sections/leaves.ts'
import { placedIn } from '../../resume/sections/placed.ts'
import { contentStems } from '../../edits/similarity.ts'
import { findAll, findSkills } from '../../skills/find.ts'
import { languageCodes } from '../../skills/language-codes.ts'
import { resultOf } from '../compose/result.ts'
import { isTool } from '../compose/tool.ts'
import { isForCars, isOfTrade } from './of-trade.ts'
import { languagesIn } from './head-languages.ts'
import type { Worth } from './worth.ts'

export type Move = { path: string; order: number[]; basis: string[]; requirement: string | null }

export function proposeOrder(
  resume: ResumeContent,
  job: JobReading,
  worth: Worth,
  language: Language,
): Move[] {
  const isNamed = namedIn(job, language)
  const moves = leavesOf(resume).flatMap(({ kind, at, value }) => {
    if (typeof value === 'string' || (kind !== 'skills' && kind !== 'points')) return []
    if (kind === 'skills' && value.some(isLanguage)) return []
    // What lines answer in words that no table knows can only be seen in their own language.
    if (kind === 'points' && languageOfLetter({ reading: job }, language) !== language) return []
    if (kind === 'points' && value.length < fewestLines) return []
    const path = pointer(at)
    const ranks = value.map((text, i): Rank => {
      const own = `${path}/${i}`
      if (kind === 'points' && isOfLanguages(own, worth)) return 'stays'
      if (kind === 'points' && i > 0 && worth.of(own) > 0 && resultOf(text, language) === changed)
        return 'demanded'
      if (kind === 'points' && isOfTools(own, worth)) return 'stays'
      if (kind === 'skills' && isForCars({ text })) return 'other'
      if (worth.isDemanded(own)) return 'demanded'
      if (kind !== 'points') return isNamed(text) ? 'stays' : 'other'
      const isKept = isNamed(text, true) || mayAnswer(text, worth.of(own), language)
      return i === 0 || isKept ? 'stays' : 'other'
    })
    return moveOf(path, demandedFirst(ranks), worth, (i) => `${path}/${i}`)
  })
  const isOwnLanguage = ({ text }: ResumeLine) =>
    language === job.language && languagesIn(text).includes(language)
  const isAsked = (path: string) =>
    linesBelow(worth, path).some(
      ({ line, isDemanded }) =>
        isDemanded &&
        line.kind !== 'organization' &&
        !isClearance(line.text) &&
        !isOwnLanguage(line),
    )
  return [
    ...moves,
    ...rowsMove(resume, worth, isAsked, isNamed),
    ...sectionMove(resume, job, worth, language, isAsked),
  ]
}

/**
 * Whether the ad has words of a text, whatever the tables know of it: the employer's own product, the work itself. In
 * an ad in another language the names alone can be found, and a skill that no table knows may stand there by another.
 */
function namedIn(job: JobReading, language: Language): (text: string, isLine?: boolean) => boolean {
  const tongue = languageOfLetter({ reading: job }, language)
  const said = contentStems(job.text, tongue)
  return (text, isLine = false) => {
    const shared = [...contentStems(text, tongue)].filter(
      (stem) => stem.length >= fewestLetters && said.has(stem),
    )
    if (tongue === language) return shared.length >= (isLine ? fewestWords : 1)
    return shared.length > 0 || (!isLine && findSkills(text).length === 0)
  }
}

const fewestLetters = 3

/** Rows of skills that hold something demanded before those that hold nothing of it; those of languages stay. */
function rowsMove(
  { skill_categories: rows }: ResumeContent,
  worth: Worth,
  isAsked: (path: string) => boolean,
  isNamed: (text: string) => boolean,
): Move[] {
  const path = '/skill_categories'
  const ranks = rows.map(({ skills }, i): Rank => {
    const isOfWork = !skills.every(isLanguage)
    if (isAsked(`${path}/${i}`)) return isOfWork ? 'demanded' : 'stays'
    const isWorth = linesBelow(worth, `${path}/${i}`).some((line) => line.worth > 0)
    const isOfAd = skills.some((text) => !isForCars({ text }) && isNamed(text))
    return isWorth || (isOfWork && isOfAd) ? 'stays' : 'other'
  })
  return moveOf(path, demandedFirst(ranks), worth, (i) => `${path}/${i}`)
}

/** The lines below a path, but for a driving licence, for which nothing is put forward. */
const linesBelow = ({ lines }: Worth, path: string) =>
  lines.filter(({ line }) => line.path.startsWith(`${path}/`) && !isForCars(line))

/** Two of the job's phrases. */
const twoPhrases = 0.1

/** In words that no table knows: two phrases, or something counted. */
const mayAnswer = (text: string, worth: number, language: Language): boolean =>
  worth >= twoPhrases || resultOf(text, language) > 0

const isLanguage = (text: string): boolean =>
  findAll(text).some(({ skill }) => skill in languageCodes)

/** Whether all that a line of work has of the job is a language: what was done is another thing. */
const isOfLanguages = (path: string, { lines }: Worth): boolean =>
  lines.some(
    ({ line, skills }) =>
      line.path === path &&
      isLanguage(line.text) &&
      skills.every(({ skill }) => skill in languageCodes),
  )

/** Whether all that a line has of the job is what is worked with, which its list of skills says as well. */
const isOfTools = (path: string, { lines }: Worth): boolean =>
  lines.some(
    ({ line, skills }) =>
      line.path === path && skills.length > 0 && skills.every(({ skill }) => isTool(skill)),
  )

/** A line that tells what was changed. */
const changed = 2

/** Fewer are seen at one glance, and often each goes on from the one before it. */
const fewestLines = 4

/** The summary and the work experience stay where the person put them. */
const fixedSections: ReadonlySet<string> = new Set(['summary', 'work_experience'])

function sectionMove(
  resume: ResumeContent,
  job: JobReading,
  worth: Worth,
  language: Language,
  isWorth: (path: string) => boolean,
): Move[] {
  const paths = new Map(placedIn(resume).map(({ key, at }) => [key, pointer(at)]))
  const keyOf = (index: number) => resume.section_order[index]
  const pathOf = (index: number) => {
    const key = keyOf(index)
    return key === undefined ? '' : (paths.get(key) ?? '')
  }
  // What is empty is not on the page.
  const places = [...resume.section_order.keys()].filter(
    (index) => !fixedSections.has(keyOf(index) ?? '') && worth.has(pathOf(index)),
  )
  const paper = paperDemand(resume, job, language)
  const ranks = places.map((index): Rank => {
    const key = keyOf(index)
    const isAsked =
      isWorth(pathOf(index)) ||
      (key === 'education' &&
        (job.degree !== null ||
          resume.education.some(({ degree }) => isOfTrade(degree, job, language)))) ||
      (key === 'certifications' && paper !== null)
    return isAsked ? 'demanded' : worth.isDemanded(pathOf(index)) ? 'stays' : 'other'
  })
  const sorted = demandedFirst(ranks).map((i) => places[i] ?? i)
  const order = [...resume.section_order.keys()].map((index) => {
    const place = places.indexOf(index)
    return place < 0 ? index : (sorted[place] ?? index)
  })
  return moveOf('/section_order', order, worth, pathOf).map((move) => ({
    ...move,
    requirement: move.requirement ?? paper,
  }))
}

/** A line of the ad for a licence that must be, in words that no table knows: two of them stand in a paper. */
function paperDemand(
  { certification_and_training: papers }: ResumeContent,
  { lines }: JobReading,
  language: Language,
): string | null {
  const own = papers
    .filter(({ name }) => !isClearance(name))
    .map(({ name }) => [...contentStems(name, language)])
  const found = lines.find(({ kind, text }) => {
    if (kind !== 'required') return false
    const stems = contentStems(text, language)
    return own.some((words) => words.filter((word) => stems.has(word)).length >= fewestWords)
  })
  return found?.text ?? null
}

const fewestWords = 2

type Rank = 'demanded' | 'stays' | 'other'

/** What is demanded goes before what answers nothing, and before nothing that stays. */
function demandedFirst(ranks: readonly Rank[]): number[] {
  const order: number[] = []
  for (const [i, rank] of ranks.entries()) {
    const behind = order.findLastIndex((at) => ranks[at] !== 'other') + 1
    order.splice(rank === 'demanded' ? behind : order.length, 0, i)
  }
  return order
}

function moveOf(
  path: string,
  order: number[],
  worth: Worth,
  pathOf: (index: number) => string,
): Move[] {
  const firstMoved = order.findIndex((index, i) => index !== i)
  const moved = order[firstMoved]
  if (moved === undefined) return []
  const basis = pathOf(moved)
  return [{ path, order, basis: [basis], requirement: worth.answers(basis) }]
}
