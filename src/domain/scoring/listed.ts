/**
 * Skills that no lexicon knows: they stand in the resume's own list of skills and, word for word, in
 * what the job asks for ("Amplitude"). Whoever lists them has them, so they count on top of the
 * job's own units, as much as one more thing that their line asks for.
 *
 * They only ever add, and together at most a tenth of what the job asks for: a job asks for what it
 * asks for, whatever a resume holds. A word of everyday language counts only where the job speaks
 * of it as of something to know; what the lexicon knows, or the line's core phrase already earns,
 * is not counted twice.
 */
import { isLeadIn } from '#domain/ads/phrases.ts'
import type { JobReading, RequirementKind, RequirementLine, Span } from '#domain/ads/reading.ts'
import type { Language } from '../language/languages.ts'
import { isDenied } from '../skills/denial.ts'
import { findAll, isAskedFor } from '../skills/find.ts'
import type { Token } from '../skills/tokens.ts'
import { tokensOf } from '../skills/tokens.ts'
import { places } from './credit.ts'
import type { EvidenceLine, EvidenceSpan, ResumeEvidence } from './evidence.ts'
import { stemsOf, stemWeight } from '../language/stems.ts'
import type { Unit } from './units.ts'
import { kindWeights, languageOf } from './units.ts'

export type ListedSkill = {
  requirement: string
  kind: RequirementKind
  job: Span
  /** What it adds to what the units of the job earn. */
  earned: number
  evidence: EvidenceSpan[]
}

const mostTogether = 0.1
const mostWords = 4

/** The skills of the resume's own list that the job names, scaled to their bound. */
export function listedIn(
  job: JobReading,
  resume: ResumeEvidence,
  units: readonly Unit[],
): ListedSkill[] {
  const own = ownSkills(resume, languageOf(job))
  if (own.length === 0) return []
  const found = new Map<string, ListedSkill>()
  for (const { line, tokens } of readLines(job)) {
    for (const skill of own) {
      const place = placeOf(skill, line, tokens, job)
      if (place === null || isCounted(place, skill, line, units, job)) continue
      const weight = weightOf(line, units)
      const earned = weight * (places.present + places.skills + (skill.onTop ? places.top : 0))
      const key = skill.words.join(' ')
      const known = found.get(key)
      if (known !== undefined && known.earned > earned) continue
      found.set(key, {
        requirement: job.text.slice(place.start, place.end),
        kind: line.kind,
        job: place,
        earned,
        evidence: [skill.place],
      })
    }
  }
  return bounded([...found.values()], units)
}

function bounded(found: readonly ListedSkill[], units: readonly Unit[]): ListedSkill[] {
  const most = units.reduce((sum, unit) => sum + unit.weight, 0) * mostTogether
  const earned = found.reduce((sum, skill) => sum + skill.earned, 0)
  const scale = earned > most ? most / earned : 1
  return found.map((skill) => ({ ...skill, earned: skill.earned * scale }))
}

interface OwnSkill {
  words: string[]
  text: string
  place: EvidenceSpan
  onTop: boolean
}

/** The names in the lists of skills that the lexicon does not know, each once, the top one first. */
function ownSkills({ lines }: ResumeEvidence, language: Language): OwnSkill[] {
  const listed = lines.filter(({ line }) => line.section === 'skills' && line.field === 'skills')
  const kept = new Map<string, OwnSkill>()
  for (const line of listed) {
    for (const skill of namesIn(line, language)) {
      const key = skill.words.join(' ')
      if (!kept.has(key) || (skill.onTop && kept.get(key)?.onTop === false)) kept.set(key, skill)
    }
  }
  return [...kept.values()]
}

function namesIn({ line, onTop }: EvidenceLine, language: Language): OwnSkill[] {
  return [...line.text.matchAll(/[^,;|()[\]:•]+/gu)].flatMap((match): OwnSkill[] => {
    const text = match[0].trim()
    const start = match.index + match[0].indexOf(text)
    const words = tokensOf(text).map((token) => token.word)
    if (words.length === 0 || words.length > mostWords || findAll(text).length > 0) return []
    if (!isTelling(text, words, language) || isDenied(line.text, start)) return []
    return [{ words, text, place: { path: line.path, start, end: start + text.length }, onTop }]
  })
}

/** Says something by itself: no mere word of asking, and none that every job uses. */
function isTelling(text: string, words: readonly string[], language: Language): boolean {
  if (text.length < 2 || words.every((word) => isLeadIn(word) || /^\d+$/.test(word))) return false
  return stemsOf(text, language).some((stem) => stemWeight(stem, language) === 1)
}

type ReadLine = { line: RequirementLine; tokens: Token[] }
const read = new WeakMap<JobReading, ReadLine[]>()

function readLines(job: JobReading): ReadLine[] {
  const known = read.get(job)
  if (known !== undefined) return known
  const made = job.lines.map((line) => ({ line, tokens: tokensOf(line.text) }))
  read.set(job, made)
  return made
}

/** Where the line names the skill, whole words in their order; null where it does not. */
function placeOf(
  { words, text }: OwnSkill,
  line: RequirementLine,
  tokens: readonly Token[],
  job: JobReading,
): Span | null {
  for (let at = 0; at + words.length <= tokens.length; at++) {
    const run = tokens.slice(at, at + words.length)
    if (!run.every((token, i) => token.word === words[i] && (i === 0 || token.joined))) continue
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0]
    const written = line.text.slice(start, end)
    const isName = words.length > 1 ? true : isWrittenAsName(written, text, start, job)
    if (!isName && !isAskedFor(line.text, tokens, at)) continue
    return { start: line.start + start, end: line.start + end }
  }
  return null
}

/** "dbt" and "K6" in both, or a capital inside a sentence where nouns have none. */
function isWrittenAsName(written: string, own: string, start: number, job: JobReading): boolean {
  if (written === own && /\d|^\p{Lu}{2,}$|\p{Ll}\p{Lu}/u.test(written)) return true
  if (job.language === 'de' || start === 0) return false
  return /^\p{Lu}/u.test(written) && written.length > 2
}

/** Whether a unit of the job already earns by it. */
function isCounted(
  place: Span,
  { words }: OwnSkill,
  line: RequirementLine,
  units: readonly Unit[],
  job: JobReading,
): boolean {
  const overlaps = (other: Span) => other.start < place.end && place.start < other.end
  if (line.skills.some(overlaps)) return true
  return units.some(({ by, job: at }) => {
    if (by !== 'phrase' && by !== 'skill') return false
    if (!overlaps(at)) return false
    return by === 'skill' || tokensOf(job.text.slice(at.start, at.end)).length <= 2 * words.length
  })
}

/** As much as one of the things that the line asks for. */
function weightOf(line: RequirementLine, units: readonly Unit[]): number {
  const beside = units.filter(
    ({ by, job }) =>
      (by === 'skill' || by === 'phrase') && job.start >= line.start && job.end <= line.end,
  )
  return kindWeights[line.kind] / (beside.length + 1)
}
