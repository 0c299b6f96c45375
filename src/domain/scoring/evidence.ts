/**
 * What a resume shows, prepared once for a score: which skills and words stand where, how long what
 * was done, which degree was reached. The card's job and company are not in it, nor are contacts.
 *
 * Placement is by fixed places: anywhere, in the skills section, in the summary or the first
 * category. So an honest reordering shows, and a line added never lowers what others earn.
 */
import { degreesIn, yearsIn } from '#domain/ads/asks.ts'
import type { CalendarDate, FoundDate } from '../language/dates.ts'
import { findDates, parseDate } from '../language/dates.ts'
import type { Language } from '../language/languages.ts'
import { recent } from '../language/remembered.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { FieldKind } from '../resume/sections/declaration.ts'
import type { ResumeLine } from '../resume/text.ts'
import { resumeLines } from '../resume/text.ts'
import type { FoundSkill } from '../skills/find.ts'
import { isDenied } from '../skills/denial.ts'
import { findAll } from '../skills/find.ts'
import { impliedSkills } from '../skills/lexicon.ts'
import { stemsOf } from '../language/stems.ts'

export type EvidenceSpan = { path: string; start: number; end: number }

export interface EvidenceLine extends TextReading {
  line: ResumeLine
  inSkills: boolean
  onTop: boolean
}

/** What one text says, whatever line it stands in. */
interface TextReading {
  stems: ReadonlySet<string>
  found: readonly FoundSkill[]
  dates: readonly FoundDate[]
  years: ReturnType<typeof yearsIn>
}

interface SkillEvidence {
  inSkills: boolean
  onTop: boolean
  /** Only implied by other skills. */
  isImplied: boolean
  places: EvidenceSpan[]
}

/** Something done for some time: a job, or a line that gives its own years. */
export interface Stretch {
  stems: ReadonlySet<string>
  /** Months since year 0, half open; null where only a length is said. */
  from: number | null
  to: number | null
  months: number
  places: EvidenceSpan[]
}

export interface ResumeEvidence {
  lines: EvidenceLine[]
  skills: ReadonlyMap<string, SkillEvidence>
  /** Stem → where it stands first. */
  stems: ReadonlyMap<string, EvidenceSpan>
  stretches: Stretch[]
  degree: { level: number; places: EvidenceSpan[] }
}

/** Dates are read as periods, and an address is no evidence of a skill. */
const isEvidence = (kind: FieldKind | null): boolean =>
  kind !== null && !['from', 'to', 'date', 'link'].includes(kind)
const mostPlaces = 4

export function evidenceOf(
  content: ResumeContent,
  language: Language,
  now: CalendarDate | null,
): ResumeEvidence {
  const all = resumeLines(content)
  const shown = all.filter((line) => isEvidence(line.kind))
  const lines = shown.map((line) => ({
    line,
    ...readText(line.text, language),
    inSkills: line.section === 'skills',
    onTop: line.section === 'summary' || (line.section === 'skills' && line.itemIndex === 0),
  }))
  return {
    lines,
    skills: skillsIn(lines),
    stems: firstStems(lines),
    stretches: stretchesOf(content, lines, language, now ?? latestDate(all, language)),
    degree: degreeIn(lines),
  }
}

/** While one types, all lines but one are the same as a moment ago. */
const readings = recent<TextReading>(500)

const holdsYear = /(?:19|20)\d\d|['’]\d\d/
const saysYears = /year|yrs|jahr|\bans?\b|año|ano|jaar|année/iu

function readText(text: string, language: Language): TextReading {
  const key = `${language}:${text}`
  const known = readings.get(key)
  if (known !== undefined) return known
  const made = {
    stems: new Set(stemsOf(text, language)),
    found: findAll(text).filter(({ start }) => !isDenied(text, start)),
    dates: holdsYear.test(text) ? findDates(text) : [],
    years: saysYears.test(text) ? yearsIn(text) : [],
  }
  readings.set(key, made)
  return made
}

export const wholeLine = (line: ResumeLine): EvidenceSpan => ({
  path: line.path,
  start: 0,
  end: line.text.length,
})

function skillsIn(lines: readonly EvidenceLine[]): Map<string, SkillEvidence> {
  const skills = new Map<string, SkillEvidence>()
  const add = (
    skill: string,
    from: EvidenceLine,
    place: EvidenceSpan,
    isImplied: boolean,
  ): void => {
    const known = skills.get(skill)
    if (known === undefined) {
      skills.set(skill, {
        inSkills: from.inSkills,
        onTop: from.onTop,
        isImplied,
        places: [place],
      })
      return
    }
    if (isImplied && !known.isImplied) return
    if (!isImplied && known.isImplied) {
      known.isImplied = false
      known.inSkills = false
      known.onTop = false
      known.places = []
    }
    known.inSkills ||= from.inSkills
    known.onTop ||= from.onTop
    if (known.places.length < mostPlaces) known.places.push(place)
  }
  for (const line of lines) {
    for (const found of line.found) {
      const place = { path: line.line.path, start: found.start, end: found.end }
      add(found.skill, line, place, false)
      for (const implied of impliedSkills(found.skill)) add(implied, line, place, true)
    }
  }
  return skills
}

function firstStems(lines: readonly EvidenceLine[]): Map<string, EvidenceSpan> {
  const stems = new Map<string, EvidenceSpan>()
  for (const { line, stems: own } of lines) {
    for (const stem of own) if (!stems.has(stem)) stems.set(stem, wholeLine(line))
  }
  return stems
}

function degreeIn(lines: readonly EvidenceLine[]): ResumeEvidence['degree'] {
  let best: ResumeEvidence['degree'] = { level: 0, places: [] }
  for (const { line } of lines) {
    if (line.section !== 'education' && line.section !== 'certifications') continue
    for (const { level, start, end } of degreesIn(line.text)) {
      if (level > best.level) best = { level, places: [{ path: line.path, start, end }] }
    }
    if (best.level === 0 && line.field === 'degree') best = { level: 1, places: [wholeLine(line)] }
  }
  return best
}

const monthOf = (date: CalendarDate, ifNone: number): number =>
  date.year * 12 + (date.month === null ? ifNone : date.month - 1)

/**
 * The end of an open range where nobody says what day it is: the latest date of the resume, but no
 * earlier than this edition of the score. It is renewed together with `scoreVersion`.
 */
const edition: CalendarDate = { year: 2026, month: 11 }

function latestDate(lines: readonly ResumeLine[], language: Language): CalendarDate {
  let latest = edition
  for (const line of lines) {
    for (const { from, to } of readText(line.text, language).dates) {
      for (const date of [from, to]) {
        if (date === null || date === 'present') continue
        if (monthOf(date, 11) > monthOf(latest, 11)) latest = date
      }
    }
  }
  return latest
}

/** Two bare years are as far apart as they say; a month counts in full. */
function spanOf(
  from: CalendarDate | null,
  to: CalendarDate | 'present' | null,
  present: CalendarDate | null,
): { from: number; to: number } | null {
  const last = to === 'present' ? present : to
  if (from === null || last === null) return null
  const start = monthOf(from, 0)
  const end = monthOf(last, from.month === null ? 0 : 11) + (last.month === null ? 0 : 1)
  // A year from itself to itself is some months of it.
  return { from: start, to: Math.max(end, start + (last.month === null ? 6 : 1)) }
}

function stretchesOf(
  content: ResumeContent,
  lines: readonly EvidenceLine[],
  language: Language,
  present: CalendarDate | null,
): Stretch[] {
  const stretches: Stretch[] = []
  for (const [i, item] of content.work_experience.entries()) {
    const from = parseDate(item.from_date)
    const to = item.to_date.trim() === '' ? null : parseDate(item.to_date)
    const span = spanOf(from === 'present' ? null : from, to, present)
    if (span === null) continue
    const own = lines.filter((l) => l.line.section === 'work_experience' && l.line.itemIndex === i)
    const titled = own.filter((l) => l.line.field === 'role' || l.line.field === 'company')
    const places = (titled.length > 0 ? titled : own).slice(0, 1).map((l) => wholeLine(l.line))
    for (const stems of [
      new Set(stemsOf(item.role, language)),
      new Set(own.flatMap((l) => [...l.stems])),
    ]) {
      stretches.push({ stems, ...span, months: span.to - span.from, places })
    }
  }
  for (const { line, stems, dates: found, years } of lines) {
    if (line.section === 'education') continue
    const dates = found.filter((date) => date.isRange || date.from !== null)
    const [first, second] = dates
    const span =
      first === undefined
        ? null
        : first.isRange
          ? spanOf(first.from, first.to, present)
          : spanOf(first.from, second?.from ?? null, present)
    if (span !== null && line.section === 'work_experience') {
      stretches.push({ stems, ...span, months: span.to - span.from, places: [wholeLine(line)] })
    }
    for (const said of years) {
      const places = [{ path: line.path, start: said.start, end: said.end }]
      stretches.push({ stems, from: null, to: null, months: said.years * 12, places })
    }
  }
  return stretches
}

/** The months that stretches cover together; a said length counts beside the dated ones. */
export function monthsCovered(stretches: readonly Stretch[]): number {
  const dated = stretches
    .flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]))
    .toSorted((a, b) => a.from - b.from)
  let covered = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { from, to } of dated) {
    covered += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  const said = stretches.reduce((most, s) => (s.from === null ? Math.max(most, s.months) : most), 0)
  return Math.max(covered, said)
}
