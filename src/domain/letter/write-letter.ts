/**
 * The built-in writer: a letter for one job from one resume. It quotes what the resume says where the
 * job asks for it, in sentences that claim nothing of their own, and leaves out what is not there.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Language } from '../language/languages.ts'
import { parseDate } from '../language/dates.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { ResumeLine } from '../resume/text.ts'
import { resumeLines } from '../resume/text.ts'
import type { Contribution } from '../scoring/score.ts'
import { scoreResume } from '../scoring/score.ts'
import type { Letter } from './letter.ts'
import { placedAt } from './at-employer.ts'
import { letterPhrases } from './phrases.ts'

export type LetterJob = { title: string; company: string; reading: JobReading | null }

const mostSkills = 5
const mostPoints = 3

export function writeLetter(content: ResumeContent, job: LetterJob, language: Language): Letter {
  const say = letterPhrases[language]
  const met = job.reading === null ? [] : scoreResume(content, job.reading).contributions
  const skills = skillsShown(content, met)
  const points = linesShown(content, met)
  return letterAround(
    job,
    language,
    [
      skills.length === 0 ? '' : fill(say.skills, { skills: listed(skills, say.and) }),
      points.length === 0 ? '' : [say.points, ...points.map((point) => `- ${point}`)].join('\n'),
    ],
    workOf(content, language),
  )
}

/** A letter around the paragraphs that speak of the person: why one writes, and where to find more. */
export function letterAround(
  job: Pick<LetterJob, 'title' | 'company'>,
  language: Language,
  paragraphs: readonly string[],
  afterOpening = '',
): Letter {
  const say = letterPhrases[language]
  const title = oneLine(job.title)
  const company = oneLine(job.company)
  const named = title === '' ? 'neither' : 'title'
  const opening = say.opening[company === '' ? named : title === '' ? 'company' : 'both']
  const first = [fill(placedAt(opening, company, language), { title, company }), afterOpening]
    .filter(Boolean)
    .join(' ')
  return {
    recipient: company,
    subject: title === '' ? say.subjectOpen : fill(say.subject, { title }),
    greeting: say.greeting,
    body: [first, ...paragraphs, say.end].filter((text) => text !== '').join('\n\n'),
    closing: say.closing,
  }
}

/** What one does now; where that is nothing, what one did last. */
function workOf(content: ResumeContent, language: Language): string {
  const isOpen = ({ to_date }: ResumeContent['work_experience'][number]): boolean =>
    parseDate(to_date) === 'present'
  const named = content.work_experience.filter(({ role }) => oneLine(role) !== '')
  const item = named.find(isOpen) ?? named[0]
  if (item === undefined) return ''
  const say = letterPhrases[language]
  const from = oneLine(item.company) === '' ? say.atNoCompany : say
  const words = { role: oneLine(item.role), employer: oneLine(item.company) }
  const phrase = isOpen(item) ? from.now : from.last
  return fill(placedAt(phrase, words.employer, language), words)
}

/** Skills the job asks for, each in the resume's own word for it, what counts most first. */
function skillsShown(content: ResumeContent, met: readonly Contribution[]): string[] {
  const lines = new Map(resumeLines(content).map((line) => [line.path, line]))
  const found = met.flatMap(({ kind, evidence }) => {
    const [first] = evidence.filter(({ path }) => lines.get(path)?.section === 'skills')
    if (first === undefined || (kind !== 'required' && kind !== 'preferred')) return []
    return [lines.get(first.path)?.text.trim() ?? '']
  })
  return [...new Set(found.filter((text) => text !== ''))].slice(0, mostSkills)
}

const told: ReadonlySet<string> = new Set(['description', 'purpose'])

/** The lines of work in which most of what the job asks for is shown. */
function linesShown(content: ResumeContent, met: readonly Contribution[]): string[] {
  const worth = new Map<string, number>()
  for (const { points, evidence } of met)
    for (const { path } of points > 0 ? evidence : [])
      worth.set(path, (worth.get(path) ?? 0) + points)
  const best = resumeLines(content)
    .filter((line) => told.has(line.field) && (worth.get(line.path) ?? 0) > 0)
    .toSorted((a, b) => (worth.get(b.path) ?? 0) - (worth.get(a.path) ?? 0))
  return [...new Set(best.map(quoted))].slice(0, mostPoints)
}

const quoted = ({ text }: ResumeLine): string => oneLine(text)

function listed(words: readonly string[], and: string): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')}${and}${last}`
}

const fill = (phrase: string, words: Readonly<Record<string, string>>): string =>
  phrase
    .replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
    // "Acme S.A." at the end of a sentence has its point already.
    .replace(/\.\.$/, '.')

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
