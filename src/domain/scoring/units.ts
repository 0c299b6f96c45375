/**
 * What a job is scored by: units with a weight each, prepared once per job. A unit's credit is a
 * maximum over evidence, never an average over what a resume holds, so more evidence never lowers
 * it. Of a requirement line, half is what it asks for (skills of the lexicon, or its core phrase)
 * and half the rest of its words.
 */
import { speaks, yearsIn } from '#domain/ads/asks.ts'
import { corePhrase, headOf } from '#domain/ads/phrases.ts'
import type {
  JobReading,
  RequirementKind,
  RequirementLine,
  SkillRequirement,
  Span,
} from '#domain/ads/reading.ts'
import type { Language } from '../language/languages.ts'
import { isLanguage } from '../language/languages.ts'
import type { FoundSkill } from '../skills/find.ts'
import { findAbilities } from '../skills/find.ts'
import { languageIds } from '../skills/language-codes.ts'
import { stemsOf, stemWeight } from '../language/stems.ts'

export type UnitKind =
  | RequirementKind
  | 'wording'
  | 'years'
  | 'degree'
  | 'language'
  | 'certification'
  | 'title'

export type WeightedStems = readonly (readonly [stem: string, weight: number])[]

export type Unit = {
  kind: UnitKind
  /** How much the job wants it. */
  demand: RequirementKind
  requirement: string
  job: Span
  weight: number
} & (
  | { by: 'skill'; skill: string }
  | { by: 'phrase' | 'words' | 'title'; stems: WeightedStems }
  | { by: 'years'; years: number; stems: WeightedStems }
  | { by: 'degree'; level: number }
)

export const kindWeights: Readonly<Record<RequirementKind, number>> = {
  required: 1,
  preferred: 0.4,
  duty: 0.35,
  other: 0.15,
}
const titleShare = 0.1
const degreeShare = 0.08

const prepared = new WeakMap<JobReading, readonly Unit[]>()

export function unitsOf(job: JobReading): readonly Unit[] {
  const made = prepared.get(job) ?? makeUnits(job)
  prepared.set(job, made)
  return made
}

export const languageOf = (job: JobReading): Language =>
  isLanguage(job.language) ? job.language : 'en'

function makeUnits(job: JobReading): Unit[] {
  const language = languageOf(job)
  const weigh = (text: string): WeightedStems =>
    stemsOf(text, language).map((stem) => [stem, stemWeight(stem, language)])
  const skillWeights = new Map<string, number>()
  const lines = job.lines.flatMap((line) => lineUnits(line, weigh, skillWeights))
  const named: Unit[] = []
  for (const found of job.skills) {
    const weight = skillWeights.get(found.skill)
    named.push({
      kind: found.kind,
      // A skill that only an explanation names is no demand of its own.
      demand: weight === undefined ? 'other' : found.kind,
      requirement: nameFor(found),
      job: { start: found.start, end: found.end },
      weight: weight ?? kindWeights.other * kindWeights[found.kind],
      by: 'skill',
      skill: found.skill,
    })
  }
  const units = boundDuties(
    distinctUnits([...lines.filter((unit) => !isDegree(unit, job)), ...named]),
  )
  for (const { language: code, kind, start, end, text } of job.languages) {
    units.push({
      kind: 'language',
      demand: kind,
      requirement: text,
      job: { start, end },
      weight: kindWeights[kind] / 2,
      by: 'skill',
      skill: languageIds[code] ?? code,
    })
  }
  for (const { kind, start, end, text } of job.certifications) {
    units.push({
      kind: 'certification',
      demand: kind,
      requirement: text,
      job: { start, end },
      weight: kindWeights[kind] / 2,
      by: 'phrase',
      stems: weigh(text),
    })
  }
  const asked = units.reduce((sum, unit) => sum + unit.weight, 0) || 1
  const rest = asked / (1 - (job.title ? titleShare : 0) - (job.degree ? degreeShare : 0))
  if (job.degree !== null) {
    const { start, end, text, level, kind } = job.degree
    units.push({
      kind: 'degree',
      demand: kind,
      requirement: text,
      job: { start, end },
      weight: rest * degreeShare,
      by: 'degree',
      level,
    })
  }
  if (job.title !== null) {
    const { start, end, text } = job.title
    units.push({
      kind: 'title',
      demand: 'required',
      requirement: text,
      job: { start, end },
      weight: rest * titleShare,
      by: 'title',
      stems: weigh(text),
    })
  }
  return units.filter((unit) => !('stems' in unit) || unit.stems.length > 0)
}

/** A degree is a unit of its own: "School diploma or GED" is not asked for twice. */
const isDegree = ({ by, job: at }: Unit, { degree }: JobReading): boolean =>
  by === 'phrase' && degree !== null && at.start < degree.end && degree.start < at.end

/** How much of a line's weight its wording has beside what it names. */
const wordingShare = 0.3
const roleWordingShare = 0.1

function lineUnits(
  line: RequirementLine,
  weigh: (text: string) => WeightedStems,
  skillWeights: Map<string, number>,
): Unit[] {
  const [years] = yearsIn(line.text)
  const stems = weigh(line.text)
  const common = {
    demand: line.kind,
    requirement: line.text,
    job: { start: line.start, end: line.end },
  }
  if (years !== undefined) {
    const weight = kindWeights[line.kind]
    const role = weigh(`${line.text.slice(0, years.start)} ${line.text.slice(years.end)}`)
    return [
      {
        ...common,
        kind: 'years',
        weight: weight * (1 - roleWordingShare),
        by: 'years',
        years: years.years,
        stems: role.filter(([, w]) => w === 1),
      },
      { ...common, kind: 'wording', weight: weight * roleWordingShare, by: 'words', stems: role },
    ]
  }
  return askedUnits(line, stems, weigh, skillWeights)
}

function askedUnits(
  line: RequirementLine,
  stems: WeightedStems,
  weigh: (text: string) => WeightedStems,
  skillWeights: Map<string, number>,
): Unit[] {
  const weight = kindWeights[line.kind]
  const at = (span: Span) => ({ start: line.start + span.start, end: line.start + span.end })
  // "Customer Service: helping clients" asks for its head; the rest explains it.
  const scopeEnd = headOf(line.text)?.length ?? line.text.length
  const skills = distinct(
    line.skills.filter((s) => s.start - line.start < scopeEnd).map((s) => s.skill),
  )
  const abilities =
    line.kind === 'other'
      ? []
      : distinctBySkill(findAbilities(line.text).filter((found) => found.start < scopeEnd))
  const core = corePhrase(line.text)
  const phrase = core === null ? '' : line.text.slice(core.start, core.end)
  const phraseStems = weigh(phrase)
  const isNamed =
    core === null ||
    [
      ...line.skills.map((s) => ({ start: s.start - line.start, end: s.end - line.start })),
      ...abilities,
    ].some((s) => s.start < core.end && core.start < s.end) ||
    !phraseStems.some(([, w]) => w === 1)
  // A language is a unit of its own: "English fluent" is not asked for twice.
  const isSpoken = !isNamed && speaks(line.text, core)
  const named = isNamed || isSpoken
  const asks = skills.length + abilities.length + (named ? 0 : 1)
  // A line that lists ten skills asks for more than a line that names one, but not ten times more.
  const scale = 1 + 0.35 * Math.min(6, Math.max(0, asks - 1))
  const share = asks === 0 && !isSpoken ? 0 : stems.length > 3 ? 1 - wordingShare : 1
  const each = (weight * share * scale) / (asks || 1)
  for (const skill of skills) skillWeights.set(skill, Math.max(skillWeights.get(skill) ?? 0, each))
  const clauseAt = clauseStart.exec(line.text)?.index ?? line.text.length
  const isBracketed = (start: number) => line.text[start - 1] === '('
  const units: Unit[] = abilities.map((found) => ({
    kind: line.kind,
    demand: found.start < clauseAt || isBracketed(found.start) ? line.kind : 'other',
    requirement: capitalised(line.text.slice(found.start, found.end)),
    job: at(found),
    weight: each,
    by: 'skill',
    skill: found.skill,
  }))
  if (!named && core !== null) {
    units.push({
      kind: line.kind,
      demand: isName(phrase, line.text) ? line.kind : 'other',
      requirement: phrase,
      job: at(core),
      weight: each,
      by: 'phrase',
      stems: phraseStems,
    })
  }
  if (share < 1) {
    units.push({
      demand: line.kind,
      kind: 'wording',
      requirement: line.text,
      job: { start: line.start, end: line.end },
      weight: weight * (1 - share),
      by: 'words',
      stems,
    })
  }
  return units
}

/** What follows says what the ability is for, and is no ability asked for by itself. */
const clauseStart =
  /(?<=\p{L}\s)(?<!(?:able|abilit(?:y|ies)|capab(?:le|ility)|capacity|willing(?:ness)?)\s)(?:to|for|when|while|by|through|ensuring|um|zur|zum|für|pour|afin|para|om|voor)\s/u

/** Whether a phrase is short and most of its line, or letters alone, and so the name of a thing. */
function isName(phrase: string, line: string): boolean {
  if (/^\p{Lu}{3,6}$/u.test(phrase)) return true
  const words = phrase.split(/\s+/).length
  const inLine = (headOf(line) ?? line).split(/\s+/).length
  return words <= 4 && inLine <= (words === 1 ? 3 : 7)
}

/** One unit a skill or ability: the weightiest, where several lines ask for it. */
function distinctUnits(units: readonly Unit[]): Unit[] {
  const best = new Map<string, Unit>()
  for (const unit of units) {
    if (unit.by !== 'skill') continue
    const known = best.get(unit.skill)
    if (known === undefined || unit.weight > known.weight) best.set(unit.skill, unit)
  }
  return units.filter((unit) => unit.by !== 'skill' || best.get(unit.skill) === unit)
}

/** The usual spelling where the job means the same name ("nodejs"), else the job's own words. */
function nameFor({ label, text }: SkillRequirement): string {
  const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')
  return bare(label) === bare(text) ? label : capitalised(text)
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const distinctBySkill = (found: readonly FoundSkill[]): FoundSkill[] =>
  found.filter((one, i) => found.findIndex((other) => other.skill === one.skill) === i)

/** Long lists of duties do not outweigh what is required: together they count for this share. */
const dutyShare = 0.25

function boundDuties(units: readonly Unit[]): Unit[] {
  const sum = (kind: (demand: RequirementKind) => boolean) =>
    units.reduce((total, unit) => total + (kind(unit.demand) ? unit.weight : 0), 0)
  const duties = sum((demand) => demand === 'duty')
  const most = sum((demand) => demand === 'required' || demand === 'preferred') * dutyShare
  if (most === 0 || duties <= most) return [...units]
  return units.map((unit) =>
    unit.demand === 'duty' ? { ...unit, weight: (unit.weight * most) / duties } : unit,
  )
}

const distinct = (all: readonly string[]): string[] => [...new Set(all)]
