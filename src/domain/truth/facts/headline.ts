/**
 * What may stand under a name beside a title: skills, papers and degrees, each word for word as the resume
 * lists it. What is under way is not had, and its entry is where that is said.
 */
import { leftOpen } from '../../answers/running.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import { phraseFor } from '../../language/phrases/resume-phrases.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { isUnderWay } from '../../scoring/certificate-terms.ts'
import { workIn } from '../../scoring/pauses.ts'
import { soughtRole } from '../../scoring/sought-role.ts'
import { edition, standingAt } from '../../scoring/standing.ts'
import { findSkills } from '../../skills/find.ts'
import { formOf } from '../../titles/person-form.ts'
import { yearsInTrade } from '../../scoring/years-as.ts'
import { occupationsIn } from '../../job-search/occupations.ts'
import { titleWords } from '../../job-search/title-words.ts'
import { isOfPapers } from '../claims/papers.ts'
import { losesLimit } from '../claims/limits.ts'
import type { Context } from '../context.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { readLine } from '../reading/reading.ts'
import { besideTitle } from './beside-title.ts'
import { headLabel, headTitle, licenceLabel } from './head-label.ts'
import { paperTrade } from './paper-trade.ts'
import { letters } from './same-field.ts'

export interface Listed {
  path: string
  text: string
  section: 'skills' | 'certifications' | 'education'
}

/** Stands between the parts of a headline. */
export const headlineSign = ' · '

/** "8 years' experience", as the product writes it behind a title. */
export const yearsPart = (years: number, language: Language): string =>
  phraseFor(language, 'years').replace('{years}', String(years))

/**
 * Whether a line may stand under the name. It opens with the present title, or the last one; with what they call
 * themselves, or what a paper of theirs calls them; or with a title that was held before, where the years in it follow.
 */
export function mayHead(
  before: string,
  after: string,
  context: Context,
  isTitle: (before: string, after: string) => boolean,
): boolean {
  const { original, changed, from, to, now } = context
  const [latest, ...earlier] = workIn(original)
  const isOf = (role: string, head: string) =>
    role.trim() !== '' && (isTitle(role, head) || isTitle(headTitle(role), head))
  const isPresent = (head: string) => isTitle(before, head) || isOf(latest?.role ?? '', head)
  if (isPresent(after)) return true
  const [first = '', ...others] = after.split(headlineSign)
  // A translation lists its skills in its own words, which are checked where they stand.
  const items = (from === to ? [original] : [original, changed]).flatMap((one) =>
    listedFor(one, now),
  )
  const kept = before.split(headlineSign)
  const named = items.flatMap((one) => [...namesOf(one, from), ...namesOf(one, to)])
  const listed = new Set([...kept, ...named].map(letters))
  const isListed = (part: string) => listed.has(letters(part))
  const besides = new Set(
    named
      .flatMap((one) => [from, to].flatMap((each) => besideTitle(one, first, each) ?? []))
      .map(letters),
  )
  const opening = summaryOpening(original, from)
  const trades = items.flatMap((one) => tradesOf(one, from, to))
  const isOwn = [opening, ...trades].some((own) => own !== '' && letters(own) === letters(first))
  const isFormer =
    tellsYears(others[0] ?? '', first, context) && earlier.some(({ role }) => isOf(role, first))
  const isTitled = isPresent(first) || isOwn || isFormer
  return (
    (isTitled || isListed(first)) &&
    others.every(
      (part) =>
        isListed(part) ||
        (isTitled && (besides.has(letters(part)) || tellsYears(part, first, context))),
    )
  )
}

const tradesOf = ({ text, section }: Listed, from: Language, to: Language): string[] =>
  section !== 'education' ? [] : [from, to].flatMap((language) => paperTrade(text, language) ?? [])

/** Whole, or as it stands on one line. */
const namesOf = ({ text }: Listed, language: Language): string[] => [
  text,
  headLabel(text, language),
  licenceLabel(text),
]

/** Whether a part tells no more years than went into the occupation of the title before it. */
function tellsYears(part: string, title: string, context: Context): boolean {
  const { original, from, to, now } = context
  const years = Number(part.match(/\d+/u)?.[0] ?? '')
  if (part !== yearsPart(years, to)) return false
  const isKept = original.contact_info.headline.split(headlineSign).includes(yearsPart(years, from))
  return isKept || years <= (yearsInTrade(title, original, now) ?? 0)
}

export function listedFor(resume: ResumeContent, now: Month | undefined): Listed[] {
  const skills = resume.skill_categories.flatMap(({ name, skills: items }, row): Listed[] => {
    if (isUnderWay(name)) return []
    const path = `/skill_categories/${row}`
    const whole = { path: `${path}/name`, text: `${name} ${items.join(', ')}` }
    // "C with code 95" is a licence by the name of its row alone.
    const each = items.map((text, i) => ({
      path: `${path}/skills/${i}`,
      text: isClassAlone(name, text) ? `${name.trim()} ${text}` : text,
    }))
    return [whole, ...each].map((one) => ({ ...one, section: 'skills' }))
  })
  const papers = resume.certification_and_training.map(({ name }, i): Listed => ({
    path: `/certification_and_training/${i}/name`,
    text: name,
    section: 'certifications',
  }))
  const degrees = resume.education.map(({ degree }, i): Listed => ({
    path: `/education/${i}/degree`,
    text: degree,
    section: 'education',
  }))
  return [...skills, ...papers, ...degrees].filter(
    ({ path, text }) =>
      text.trim() !== '' &&
      standingAt({ path, text }, resume, now ?? edition) === 'held' &&
      leftOpen(path, resume) === null,
  )
}

const isClassAlone = (name: string, text: string): boolean =>
  /^[A-D]1?E?(?:[ ,]|$)/u.test(text) &&
  findSkills(name).some(({ skill }) => skill === 'driving-licence')

/**
 * What a summary opens with, where all of it names an occupation and that it was learned, and the sentence limits it by nothing: "Product manager, ten years", and not "Nurse, not registered yet".
 */
export function summaryOpening(
  { summary }: Pick<ResumeContent, 'summary'>,
  language: Language,
): string {
  const [sentence = ''] = summary.trim().split(/[.!?;](?=\s|$)/u, 1)
  const [opening = ''] = sentence.split(
    /[,:]|\s[–—-]\s|\s(?:with|mit|avec|con|com|met|aus|uit|seit|sinds|since|depuis|desde)\s/u,
    1,
  )
  const line = readLine(opening, language)
  const isPlain =
    (isOfNames(opening, line) || isCompound(opening.trim(), language)) &&
    line.quantities.length === 0
  return isPlain && !losesLimit(readLine(sentence, language), [line]) ? opening.trim() : ''
}

/** "Hörakustikmeisterin": one word for a person, whose parts say the trade. */
function isCompound(opening: string, language: Language): boolean {
  const { occupations, isGeneral } = soughtRole(opening)
  return (
    /^\p{L}+$/u.test(opening) &&
    opening.length <= longest &&
    formOf(opening, language) !== null &&
    occupations.length > 0 &&
    !isGeneral
  )
}

function isOfNames(opening: string, line: LineReading): boolean {
  const names = new Set(occupationsIn(titleWords(opening)).flatMap(({ words }) => words))
  const isOfName = (word: Word) =>
    isOfPapers(word) || titleWords(word.text).every((one) => names.has(one))
  const [first] = line.words
  return (
    names.size > 0 &&
    opening.length <= longest &&
    first !== undefined &&
    [first, ...line.words.filter(({ isContent }) => isContent)].every(isOfName)
  )
}

const longest = 45
