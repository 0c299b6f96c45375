/**
 * What the job asks for by name and the resume does not show, the most wanted first: short names,
 * each once. It goes to `nice_to_have_skills`, never into the resume. A wrong name costs more trust
 * than a missing one, so what is only spoken of stays out.
 */
import { isLeadIn } from '#domain/ads/phrases.ts'
import type { JobReading, RequirementLine, Span } from '#domain/ads/reading.ts'
import type { Language } from '../language/languages.ts'
import { findAbilities } from '../skills/find.ts'
import { impliedSkills, lexicon } from '../skills/lexicon.ts'
import { foldWord } from '../skills/tokens.ts'
import type { Credit } from './credit.ts'
import type { ResumeEvidence } from './evidence.ts'
import { gapName } from './gap-name.ts'
import { stemsOf } from '../language/stems.ts'
import type { Unit } from './units.ts'
import { languageOf } from './units.ts'

const mostMissing = 15

export function gapOf(
  units: readonly { unit: Unit; met: Credit }[],
  job: JobReading,
  resume: ResumeEvidence,
): string[] {
  const language = languageOf(job)
  const named = units.filter(({ unit }) => unit.by === 'skill' || unit.by === 'phrase')
  const wanted = named.filter(
    ({ unit }) => unit.demand === 'required' || unit.demand === 'preferred',
  )
  // A job without sections of requirements wants whatever skills it names.
  const asked = wanted.length > 0 ? wanted : named.filter(({ unit }) => unit.by === 'skill')
  // Where the job names NoSQL, that databases are missing too says nothing more.
  const broader = new Set(
    asked.flatMap(({ unit }) => (unit.by === 'skill' ? impliedSkills(unit.skill) : [])),
  )
  const isTechnical = technicalCount(asked) >= fewTechnical
  const missing = asked
    .filter(({ unit }) => !(isTechnical && unit.by === 'skill' && isAbility(unit.skill)))
    .filter(({ unit, met }) => (unit.by === 'skill' ? met.credit === 0 : met.credit < 0.35))
    .filter(({ unit }) => !(unit.by === 'skill' && broader.has(unit.skill)))
    .toSorted((a, b) => b.unit.weight - a.unit.weight || a.unit.job.start - b.unit.job.start)
    .flatMap(({ unit }) => nameOf(unit, job, asked) ?? [])
    .filter((name) => !isShown(name, resume, language))
  return distinctNames(missing, language).slice(0, mostMissing)
}

/** From here on a job is about its tools, and "communication skills" is filler in it. */
const fewTechnical = 3

const technicalCount = (asked: readonly { unit: Unit }[]): number =>
  asked.filter(({ unit }) => unit.by === 'skill' && isTool(unit.skill)).length

const isTool = (skill: string): boolean => lexicon().get(skill)?.trade === 'software'
const isAbility = (skill: string): boolean => lexicon().get(skill)?.trade === 'general'

function nameOf(unit: Unit, job: JobReading, asked: readonly { unit: Unit }[]): string | null {
  const line = job.lines.find((one) => one.start <= unit.job.start && unit.job.end <= one.end)
  if (line === undefined) return unit.by === 'skill' ? unit.requirement : null
  return gapName(unit, unit.job, { line, named: namedIn(line, asked) })
}

function namedIn(line: RequirementLine, asked: readonly { unit: Unit }[]): Span[] {
  const abilities = findAbilities(line.text).map(({ start, end }) => ({
    start: line.start + start,
    end: line.start + end,
  }))
  const phrases = asked
    .filter(({ unit }) => unit.by === 'phrase')
    .map(({ unit }) => unit.job)
    .filter((place) => line.start <= place.start && place.end <= line.end)
  return [...line.skills, ...abilities, ...phrases].toSorted((a, b) => a.start - b.start)
}

/** The words of the name but those of asking, or all of them where nothing else is left. */
function tellingStems(name: string, language: Language): string[] {
  const telling = name.split(/\s+/).filter((word) => !isLeadIn(foldWord(word)))
  const stems = stemsOf(telling.join(' '), language)
  return stems.length > 0 ? stems : stemsOf(name, language)
}

/** Whether a line of the resume holds every word of it, if under another name. */
const isShown = (name: string, resume: ResumeEvidence, language: Language): boolean => {
  const stems = tellingStems(name, language)
  if (stems.length === 0 || stems.some((stem) => !resume.stems.has(stem))) return false
  return resume.lines.some((line) => stems.every((stem) => line.stems.has(stem)))
}

/** No name twice, nor one whose words another name already holds. */
function distinctNames(names: readonly string[], language: Language): string[] {
  const kept: { name: string; stems: ReadonlySet<string> }[] = []
  for (const name of names) {
    const stems = new Set(tellingStems(name, language))
    if (stems.size > 0 && kept.some((one) => [...stems].every((stem) => one.stems.has(stem))))
      continue
    kept.push({ name, stems })
  }
  return kept.map(({ name }) => name)
}
