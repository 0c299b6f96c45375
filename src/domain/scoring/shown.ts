/**
 * What a resume shows, as levels of terms from 0 to 100, each with its places. A level is a maximum over
 * evidence, so more evidence never lowers it. A skill counts by where it is shown: in work, a project,
 * a course or a certificate it is believed, in a mere list it counts less, in a summary hardly; a licence is
 * believed wherever it stands.
 */
import { degreesIn } from '#domain/ads/asks.ts'
import { certificationsIn } from '#domain/ads/certifications.ts'
import type { CalendarDate } from '../language/dates.ts'
import type { Language } from '../language/languages.ts'
import { stemsOf } from '../language/stems.ts'
import { recent, remembered } from '../language/remembered.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { FieldKind } from '../resume/sections/declaration.ts'
import type { ResumeLine } from '../resume/text.ts'
import { resumeLines } from '../resume/text.ts'
import { languageCodes } from '../skills/language-codes.ts'
import { impliedSkills, skillLabel } from '../skills/lexicon.ts'
import { nearSubjects, subjectsFor, subjectsIn } from './subjects.ts'
import { soughtRole } from './sought-role.ts'
import { namesTold } from './letters.ts'
import { degreeTerm, nameTerm, skillTerm, subjectTerm, wordTerm } from './terms.ts'
import { certificatesShown, paperShown, showRegisters } from './certificate-terms.ts'
import { namesLicenceClass } from './licence-class.ts'
import { resumeLanguage } from './resume-language.ts'
import { skillsIn } from './named-skills.ts'
import type { ShownTerms } from './showing.ts'
import { leftOver, Showing, whole } from './showing.ts'
import { showLanguages } from './shown-languages.ts'
import { shownRoles } from './shown-roles.ts'
import type { Standing } from './standing.ts'
import { edition, standingAt, standingIn } from './standing.ts'

const listed = 40
const summarised = 15
/** What a skill implies is shown by it, if less. */
const implied = 0.8
const oneLevelShort = 50
/** A paper that is applied for and a degree that is still learned meet nothing yet; one that is over only shows what is there. */
const levelOf: Readonly<Record<Standing, number>> = { held: whole, begun: 35, over: leftOver }

/** Where the resume does not tell its language, its words are read in the given one. */
export function shownIn(
  content: ResumeContent,
  otherwise: Language,
  now: CalendarDate | null,
): ShownTerms {
  const lines = resumeLines(content).filter((line) => isEvidence(line.kind))
  const showing = new Showing()
  const told = resumeLanguage(content)
  const language = told ?? otherwise
  const today = now ?? edition
  // What else a course tells of is had whether or not it is finished.
  const isByItself = ({ section, kind }: ResumeLine): boolean =>
    section === 'education' ? kind !== 'degree' : byThemselves.has(section)
  const paperLevel = (line: ResumeLine): number =>
    levelOf[isByItself(line) ? standingIn(line.text, today) : standingAt(line, content, today)]
  // All that a paper is called stands as the paper does.
  const belief = (line: ResumeLine): number =>
    line.kind === 'certificate' ? Math.min(beliefIn(line), paperLevel(line)) : beliefIn(line)
  showLanguages(
    lines.filter((line) => line.kind !== 'certificate' || paperLevel(line) === whole),
    told,
    showing,
  )
  for (const line of lines) {
    showSkills(line, { belief, paperLevel }, showing)
    showDegrees(line, paperLevel, showing)
    showWords(line, { language, level: belief(line) }, showing)
    showNames(line, belief(line), showing)
    showCertificates(line, paperLevel, showing)
  }
  shownRoles(content, today, showing)
  showRegisters(showing)
  return showing.terms
}

/** Dates are read as periods, and an address is no evidence of a skill. */
const isEvidence = (kind: FieldKind | null): boolean =>
  kind !== null && !['from', 'to', 'date', 'link'].includes(kind)

function beliefIn({ section }: ResumeLine): number {
  if (section === 'skills') return listed
  return section === 'summary' ? summarised : whole
}

function showSkills(
  line: ResumeLine,
  { belief, paperLevel }: Readonly<Record<'belief' | 'paperLevel', Level>>,
  showing: Showing,
): void {
  if (line.section === 'skills' && namesLicenceClass(line.text.trim()))
    showing.say(skillTerm(drivingLicence), paperLevel(line), [
      { path: line.path, start: 0, end: line.text.length },
    ])
  const papers = certificationPlaces(line.text)
  for (const { skill, start, end } of skillsIn(line.text)) {
    const places = [{ path: line.path, start, end }]
    if (skill in languageCodes) continue
    const isPaper = papers.some((one) => one.start < end && start < one.end)
    const level = isPaper ? paperLevel(line) : belief(line)
    const say = (known: string, how: number) => {
      showing.say(skillTerm(known), how, places)
      for (const key of namesTold(skillLabel(known))) showing.say(nameTerm(key), how, places)
    }
    say(skill, level)
    const less = Math.max(Math.min(level, listed), Math.round(level * implied))
    for (const wider of impliedSkills(skill)) say(wider, less)
  }
}

/** A licence or a certificate is had or not: where it is told makes no difference. */
const mostLines = 500
const certificationPlaces = remembered(mostLines, certificationsIn)

function showWords(
  line: ResumeLine,
  { language, level }: { language: Language; level: number },
  showing: Showing,
): void {
  const places = [{ path: line.path, start: 0, end: line.text.length }]
  for (const stem of stemsIn(line.text, language)) showing.say(wordTerm(stem), level, places)
}

function showNames(line: ResumeLine, level: number, showing: Showing): void {
  const places = [{ path: line.path, start: 0, end: line.text.length }]
  for (const key of namesTold(line.text)) showing.say(nameTerm(key), level, places)
}

function showCertificates(line: ResumeLine, paperLevel: Level, showing: Showing): void {
  const terms = line.kind === 'certificate' ? paperShown(line.text) : certificatesShown(line.text)
  if (terms.length === 0) return
  const level = paperLevel(line)
  const places = [{ path: line.path, start: 0, end: line.text.length }]
  for (const term of terms) showing.say(term, level, places)
}

/** Their lines say themselves how a paper stands that they name. */
const byThemselves: ReadonlySet<string> = new Set(['work_experience', 'projects', 'summary'])

/** How far what a line tells is shown, or had. */
type Level = (line: ResumeLine) => number

const stemmed = recent<readonly string[]>(mostLines)

function stemsIn(text: string, language: Language): readonly string[] {
  const key = `${language}:${text}`
  const known = stemmed.get(key)
  if (known !== undefined) return known
  const made = [...new Set(stemsOf(text, language))]
  stemmed.set(key, made)
  return made
}

const drivingLicence = 'driving-licence'

const highestDegree = 4
/** How near a subject is that leads to the same occupations, and one that is not told. */
const nearest = 0.8
const untold = [0.25, 0.5, 0.5, 0.5]

const shownSubjects = remembered(mostLines, (text): ReadonlyMap<string, number> => {
  const near = new Map<string, number>()
  const own = [...subjectsIn(text), ...soughtRole(text).occupations.flatMap(subjectsFor)]
  for (const subject of own)
    for (const [other, overlap] of nearSubjects(subject))
      near.set(other, Math.max(near.get(other) ?? 0, Math.min(nearest, overlap)))
  for (const subject of own) near.set(subject, 1)
  return near
})

function showDegrees(line: ResumeLine, paperLevel: Level, showing: Showing): void {
  const isDegree = line.kind === 'degree'
  if (!isDegree && line.kind !== 'certificate') return
  const most = paperLevel(line)
  const found = degreesIn(line.text).map(({ level, start, end }) => ({ level, start, end }))
  const all =
    found.length === 0 && isDegree ? [{ level: 1, start: 0, end: line.text.length }] : found
  for (const { level, start, end } of all) {
    const places = [{ path: line.path, start, end }]
    const subjects = shownSubjects(line.text)
    const say = (asked: number, of: number) => {
      const how = Math.round((of * most) / whole)
      showing.say(degreeTerm(asked), how, places)
      for (const [subject, nearness] of subjects)
        showing.say(subjectTerm(asked, subject), Math.round(how * nearness), places)
      if (subjects.size === 0)
        showing.say(subjectTerm(asked, null), Math.round(how * (untold[level - 1] ?? 0)), places)
    }
    for (let asked = 1; asked <= level; asked++) say(asked, whole)
    if (level < highestDegree) say(level + 1, oneLevelShort)
  }
}
