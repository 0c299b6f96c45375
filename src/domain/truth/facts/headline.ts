/**
 * What may stand under a name beside a title: skills, papers and degrees, each word for word as the resume
 * lists it. What is under way is not had, and its entry is where that is said.
 */
import { entriesOf } from '../../answers/entry-of.ts'
import { isRunning, leftOpen } from '../../answers/running.ts'
import type { Month } from '../../language/dates.ts'
import type { Language } from '../../language/languages.ts'
import { phraseFor } from '../../language/phrases/resume-phrases.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { isUnderWay } from '../../scoring/certificate-terms.ts'
import { yearsInTrade } from '../../scoring/years-as.ts'
import { losesLimit } from '../claims/limits.ts'
import type { Context } from '../context.ts'
import { readLine } from '../reading/reading.ts'

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

/** Whether a part tells no more years than went into the occupation of the title before it. */
export function tellsYears(part: string, title: string, context: Context): boolean {
  const { original, from, to, now } = context
  const years = Number(part.match(/\d+/u)?.[0] ?? '')
  if (part !== yearsPart(years, to)) return false
  const isKept = original.contact_info.headline.split(headlineSign).includes(yearsPart(years, from))
  return isKept || years <= (yearsInTrade(title, original, now) ?? 0)
}

export function listedFor(resume: ResumeContent, now: Month | undefined): Listed[] {
  const entryAt = entriesOf(resume)
  const skills = resume.skill_categories.flatMap(({ name, skills: items }, row): Listed[] => {
    if (isUnderWay(name)) return []
    const path = `/skill_categories/${row}`
    const whole = { path: `${path}/name`, text: `${name} ${items.join(', ')}` }
    const each = items.map((text, i) => ({ path: `${path}/skills/${i}`, text }))
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
  return [...skills, ...papers, ...degrees].filter(({ path, text, section }) => {
    const place = { path, text, section, entry: entryAt(path), start: 0, end: text.length }
    const isHad = !isRunning(place, resume, now ?? null) && leftOpen(path, resume) === null
    return text.trim() !== '' && isHad
  })
}

/**
 * What a summary opens with, where that is short enough for a title and the sentence limits it by nothing: "Product
 * manager, ten years", and not "Nurse, not registered yet".
 */
export function summaryOpening(
  { summary }: Pick<ResumeContent, 'summary'>,
  language: Language,
): string {
  const [sentence = ''] = summary.trim().split(/[.!?;](?=\s|$)/u, 1)
  const [opening = ''] = sentence.split(/[,:]|\s[–—-]\s/u, 1)
  const isShort = opening.split(' ').length <= mostWords && !/[\d()]/u.test(opening)
  const isLimited = losesLimit(readLine(sentence, language), [readLine(opening, language)])
  return isShort && !isLimited ? opening.trim() : ''
}

const mostWords = 2
