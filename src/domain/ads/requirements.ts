/**
 * Reads what a job asks for, each thing with its place in the text.
 *
 * The sections come first: how much something is wanted is said by the heading above it, or by the
 * words of its line. Then the lexicon's skills, years, degree, languages and certificates; what the
 * lexicon does not know is kept as the core phrase of its line. What the company says about itself
 * or offers asks for nothing. Spans point into the text as given: clean it first.
 */
import { detectLanguage } from '#domain/language/detect.ts'
import { findSkills } from '#domain/skills/find.ts'
import { endWithHead } from './heads.ts'
import { lexicon, skillLabel } from '#domain/skills/lexicon.ts'
import { askedAmong, namesRole } from './asked.ts'
import { degreesIn, languagesIn, speaks, yearsIn } from './asks.ts'
import { mayNameCertification } from './certification-cues.ts'
import { certificationsIn } from './certifications.ts'
import { clearancesBeside, isClearance } from './clearances.ts'
import { kindsIn } from './clauses.ts'
import { spokenTitle } from './spoken-title.ts'
import { namesOfAd } from './names-of-ad.ts'
import { isKeyword } from './keyword.ts'
import { corePhrase } from './phrases.ts'
import type {
  CertificationRequirement,
  DegreeRequirement,
  Finding,
  JobReading,
  LanguageRequirement,
  RequirementKind,
  RequirementLine,
  SkillRequirement,
  Span,
  YearsRequirement,
} from './reading.ts'
import type { JobLine } from './sections.ts'
import { jobLines, kindOf } from './sections.ts'

export { cleanJobText, jobTextLimit } from '#domain/jobs/clean-text.ts'
export { jobText } from '#domain/jobs/job-text.ts'

/** How demanding each kind is, the most demanding first. */
const kindRank: Readonly<Record<RequirementKind, number>> = {
  required: 0,
  preferred: 1,
  duty: 2,
  other: 3,
}

const mostLines = 400

export function readJob(text: string): JobReading {
  const language = detectLanguage(text)
  const all = jobLines(text, language)
  const { title, titlesInDoubt, company } = namesOfAd(text, all, language)
  const asking = [...all, ...clearancesBeside(all)]
    .filter(({ section }) => section !== 'benefits' && section !== 'about' && section !== 'closing')
    .filter((line) => title === null || !isTitle(line, title))
    .slice(0, mostLines)
  const findings = asking.map((line) => readLine(text, line))
  const said = findings.filter(({ line }) => !line.isHeading)
  const asked = said.filter(({ asks }) => asks)
  // A text in which nothing asks is read whole: it may be a mere list of duties.
  const lines = (asked.length > 0 ? asked : said).map((f) => f.read)
  const named = said.flatMap((f) => f.read.skills)
  const certifications = distinctBy(
    findings.flatMap((f) => f.certifications),
    (certification) => certification.text.toLowerCase(),
  )
  return {
    text,
    title,
    spokenTitle: title === null ? '' : spokenTitle(title.text, language),
    company,
    titlesInDoubt,
    language,
    lines,
    skills: distinctSkills([...named, ...(title === null ? [] : skillsOf(text, title, 'other'))]),
    years: most(
      findings.flatMap((f) => f.years),
      (a, b) => kindRank[a.kind] - kindRank[b.kind] || b.years - a.years,
    ),
    degree: degreeOf(findings.flatMap((f) => f.degrees)),
    languages: distinctLanguages(findings.flatMap((f) => f.languages)),
    certifications,
    duties: linesOf(all, 'duty'),
    benefits: linesOf(all, 'benefits'),
    keywords: keywordsOf(text, lines).filter(
      (phrase) => !certifications.some((one) => one.start < phrase.end && phrase.start < one.end),
    ),
  }
}

/** Whether a line says the title and hardly more: a sentence that begins with it may ask for things. */
const isTitle = (line: Span, title: Span): boolean =>
  line.start === title.start && line.end - title.end <= 60

const mostListed = 60

function linesOf(lines: readonly JobLine[], section: JobLine['section']): Finding[] {
  return lines
    .filter((line) => line.section === section && !line.isHeading)
    .slice(0, mostListed)
    .map(({ start, end, text }) => ({ start, end, text }))
}

interface LineReading {
  line: JobLine
  read: RequirementLine
  /** Whether the line asks for anything. */
  asks: boolean
  years: YearsRequirement[]
  degrees: DegreeRequirement[]
  languages: LanguageRequirement[]
  certifications: CertificationRequirement[]
}

function readLine(text: string, line: JobLine): LineReading {
  const kind = kindOf(line)
  const place = ({ start, end }: Span): Finding => ({
    start: line.start + start,
    end: line.start + end,
    text: line.text.slice(start, end),
  })
  const kindAt = kindsIn(line)
  const asked = <Found extends Span, Made>(
    found: readonly Found[],
    make: (one: Found, kind: RequirementKind) => Made,
  ): Made[] =>
    found.flatMap((one) => {
      const own = kindAt(one)
      return own === null ? [] : [make(one, own)]
    })
  const plain = withoutLinks(line.text)
  const skills = skillsOf(text, line, kind).flatMap((skill) => {
    const own = kindAt({ start: skill.start - line.start, end: skill.end - line.start })
    return own === null ? [] : [{ ...skill, kind: own }]
  })
  const wants = !line.isHeading
  const years = wants ? yearsIn(plain).filter((one) => !isClearance(clauseOf(plain, one))) : []
  const degrees = wants && line.section !== 'duty' ? degreesIn(plain) : []
  const mayBeCertified = wants && line.section !== 'duty' && mayNameCertification(plain)
  const certifications = mayBeCertified ? asOne(certificationsIn(plain)) : []
  const languages = wants ? languagesIn(plain) : []
  return {
    line,
    read: { text: line.text, start: line.start, end: line.end, kind, skills },
    asks:
      line.section !== 'other' ||
      skills.length + years.length + degrees.length > 0 ||
      kind !== 'other',
    years: asked(years, (found, own) => ({ ...place(found), years: found.years, kind: own })),
    degrees: asked(degrees, (found, own) => ({ ...place(found), level: found.level, kind: own })),
    languages: asked(languages, (found, own) => ({
      ...place(found),
      language: found.language,
      level: found.level,
      kind: own,
    })),
    certifications: asked(certifications, (found, own) => ({ ...place(found), kind: own })),
  }
}

/** Where a record is asked for, how far back it goes is no practice. */
function clauseOf(line: string, { start, end }: Span): string {
  const from = Math.max(line.lastIndexOf(',', start), line.lastIndexOf(';', start)) + 1
  const to = line.slice(end).search(/[,;]/u)
  return line.slice(from, to < 0 ? line.length : end + to)
}

/** What stands side by side is one paper: "Nachweis über die Masernimmunität". */
function asOne(papers: readonly Span[]): Span[] {
  const made: Span[] = []
  for (const paper of papers) {
    const last = made.at(-1)
    if (last !== undefined && paper.start <= last.end + 1) last.end = paper.end
    else made.push({ ...paper })
  }
  return made
}

/** An address names nothing that is asked for. */
const link = /(?:https?:\/\/|www\.)[^\s)\]>]+|\]\([^)\s\]]*\)/gu

/** Blanks of the same length instead, so that places stay. */
const withoutLinks = (text: string): string =>
  text.replaceAll(link, (held) => ' '.repeat(held.length))

/** The lexicon's skills of a stretch of the text; spoken languages are read apart. */
function skillsOf(text: string, span: Span, kind: RequirementKind): SkillRequirement[] {
  const own = withoutLinks(text.slice(span.start, span.end))
  const named = findSkills(own)
  if (named.length === 0) return []
  const found = named
    .filter(({ skill }) => lexicon().get(skill)?.trade !== 'language')
    .map(({ skill, start, end: last }, i, all) => {
      const end = Math.min(endWithHead(own, last), all[i + 1]?.start ?? own.length)
      return { skill, start, end }
    })
    .map(({ skill, start, end }) => ({
      skill,
      label: skillLabel(skill),
      kind,
      start: span.start + start,
      end: span.start + end,
      text: text.slice(span.start + start, span.start + end),
    }))
  if (kind === 'required' || kind === 'preferred') {
    const hasYears = yearsIn(text.slice(span.start, span.end)).length > 0
    return hasYears ? found.filter((one) => !namesRole(text, span, one)) : found
  }
  return askedAmong(text, span, found)
}

function distinctSkills(skills: readonly SkillRequirement[]): SkillRequirement[] {
  const ranked = skills.toSorted((a, b) => kindRank[a.kind] - kindRank[b.kind] || a.start - b.start)
  return distinctBy(ranked, (skill) => skill.skill)
}

const distinctLanguages = (all: readonly LanguageRequirement[]): LanguageRequirement[] =>
  distinctBy(
    all.toSorted((a, b) => kindRank[a.kind] - kindRank[b.kind] || a.start - b.start),
    (language) => language.language,
  )

/** "Bachelor's or Master's degree": the lower one is enough, in the most demanding kind. */
const degreeOf = (all: readonly DegreeRequirement[]): DegreeRequirement | null =>
  most(all, (a, b) => kindRank[a.kind] - kindRank[b.kind] || a.level - b.level || a.start - b.start)

function most<T>(all: readonly T[], compare: (a: T, b: T) => number): T | null {
  return all.toSorted(compare)[0] ?? null
}

function distinctBy<T>(all: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return all.filter((item) => {
    const key = keyOf(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The core phrases of lines whose matter the lexicon does not know, the most wanted first. */
function keywordsOf(text: string, lines: readonly RequirementLine[]): Finding[] {
  const wanted = lines.filter((line) => line.kind === 'required' || line.kind === 'preferred')
  const phrases = (wanted.length > 0 ? wanted : lines)
    .toSorted((a, b) => kindRank[a.kind] - kindRank[b.kind] || a.start - b.start)
    .flatMap((line): Finding[] => {
      const span = corePhrase(line.text)
      if (span === null || yearsIn(line.text).length > 0) return []
      if (!isKeyword(line.text.slice(span.start, span.end))) return []
      const start = line.start + span.start
      const end = line.start + span.end
      if (line.skills.some((skill) => skill.start < end && start < skill.end)) return []
      if (speaks(line.text, span)) return []
      return [{ start, end, text: text.slice(start, end) }]
    })
  return distinctBy(phrases, (phrase) => phrase.text.toLowerCase()).slice(0, 60)
}
