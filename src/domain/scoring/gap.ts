/**
 * What the job asks for by name and the resume does not show, the most wanted first: short names,
 * each once. It goes to `nice_to_have_skills`, never into the resume. A wrong name costs more trust
 * than a missing one, so only what the lexicon knows is told, and nothing that is only spoken of.
 */
import type { JobReading, RequirementLine, Span } from '#domain/ads/reading.ts'
import { findAbilities } from '../skills/find.ts'
import { impliedSkills, lexicon } from '../skills/lexicon.ts'
import type { Ask } from './asks.ts'
import { gapName } from './gap-name.ts'
import type { Judged } from './score.ts'

const mostMissing = 15
/** Below this a language is no more than begun. */
const hardlySpoken = 50

export function gapOf(judged: readonly Judged[], job: JobReading): string[] {
  const named = judged.filter(({ ask }) => isNamed(ask))
  const wanted = named.filter(({ ask }) => ask.group !== 'duty')
  // A job without sections of requirements wants whatever skills it names.
  const asked = wanted.some(({ ask }) => ask.group !== 'language') ? wanted : named
  // Where the job names NoSQL, that databases are missing too says nothing more.
  const broader = new Set(
    asked.flatMap(({ ask }) => ask.terms.flatMap((term) => impliedSkills(idOf(term)))),
  )
  const missing = asked
    .filter(({ ask, level }) => (ask.group === 'language' ? level < hardlySpoken : level === 0))
    .filter(({ ask }) => !ask.terms.some((term) => broader.has(idOf(term))))
    .toSorted(
      (a, b) =>
        rank[a.ask.group] - rank[b.ask.group] ||
        b.ask.weight - a.ask.weight ||
        a.ask.job.start - b.ask.job.start,
    )
    .flatMap(({ ask }) => nameOf(ask, job) ?? [])
  return distinctNames(missing).slice(0, mostMissing)
}

const rank: Readonly<Record<Ask['group'], number>> = {
  role: 0,
  must: 0,
  language: 0,
  wish: 1,
  duty: 2,
}

const idOf = (term: string): string => term.slice(2)

/** What every trade asks for is no skill to add, and the language of the ad is not asked for in it. */
const isNamed = ({ kind, terms, job }: Ask): boolean =>
  job.end > job.start &&
  (kind === 'language' || terms.every((term) => term.startsWith('s:') && !isAbility(term)))

const isAbility = (term: string): boolean => lexicon().get(idOf(term))?.trade === 'general'

function nameOf({ kind, terms, requirement, job: at }: Ask, job: JobReading): string | null {
  const line = job.lines.find((one) => one.start <= at.start && at.end <= one.end)
  const [first, ...others] = terms
  if (kind === 'language' || first === undefined || others.length > 0 || line === undefined)
    return requirement
  return gapName(idOf(first), requirement, at, { line, named: namedIn(line) })
}

function namedIn(line: RequirementLine): Span[] {
  const abilities = findAbilities(line.text).map(({ start, end }) => ({
    start: line.start + start,
    end: line.start + end,
  }))
  return [...line.skills, ...abilities].toSorted((a, b) => a.start - b.start)
}

const distinctNames = (names: readonly string[]): string[] =>
  names.filter(
    (name, i) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === i,
  )
