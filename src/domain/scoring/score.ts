/**
 * The score of a resume against a job, 1 to 100, with its reasons.
 *
 * Pure and versioned: the same resume and job give the same bytes. Each unit of the job has a
 * weight; what the resume earns of it is its credit. A contribution is signed: what meets its unit
 * adds, what is missing takes away, both counted from a middle of 50, the contribution of kind
 * `base`. What the resume lists and the job names, though no lexicon knows it, adds on top. All
 * points are multiples of 1/16, so that they sum to the score without a rest.
 *
 * "Present" as an end of a job needs a date: `now` where the caller gives one, else the later of the
 * resume's latest date and this edition's own, so that a score does not change by itself overnight.
 */
import type { JobReading, Span } from '#domain/ads/reading.ts'
import type { CalendarDate } from '../language/dates.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Credit } from './credit.ts'
import { creditOf } from './credit.ts'
import type { EvidenceSpan, ResumeEvidence } from './evidence.ts'
import { evidenceOf } from './evidence.ts'
import { gapOf } from './gap.ts'
import type { ListedSkill } from './listed.ts'
import { listedIn } from './listed.ts'
import type { Unit, UnitKind } from './units.ts'
import { languageOf, unitsOf } from './units.ts'

const scoreVersion = '11'

export type Contribution = {
  requirement: string
  kind: UnitKind | 'base'
  /** Signed; all of a score sum to it exactly. */
  points: number
  /** Where the resume shows it; empty where it does not. */
  evidence: EvidenceSpan[]
  /** Where the job asks for it. */
  job: Span
}

export type Score = {
  score: number
  nice_to_have_skills: string[]
  contributions: Contribution[]
  version: string
}

/** What a missing requirement would bring if the resume showed it. */
export type Change = { requirement: string; kind: UnitKind; points: number; job: Span }

export type ScoreOptions = { now?: CalendarDate | null }

interface Judged {
  units: readonly { unit: Unit; met: Credit }[]
  /** Sum of all weights. */
  weight: number
  /** What the resume lists and the job names beside its units. */
  listed: readonly ListedSkill[]
  evidence: ResumeEvidence
}

export function scoreResume(
  resume: ResumeContent,
  job: JobReading,
  options: ScoreOptions = {},
): Score {
  const { units, weight, listed, evidence } = judge(resume, job, options)
  const earned =
    units.reduce((sum, { unit, met }) => sum + unit.weight * met.credit, 0) +
    listed.reduce((sum, skill) => sum + skill.earned, 0)
  const score = Math.min(100, Math.max(1, Math.round((100 * earned) / (weight || 1))))
  const asked = units.map(({ unit, met }): Contribution => {
    const points = sixteenths((100 * unit.weight * (met.credit - 0.5)) / weight)
    return {
      requirement: unit.requirement,
      kind: unit.kind,
      points,
      evidence: met.credit > 0 ? met.evidence : [],
      job: unit.job,
    }
  })
  const beside = listed.map(({ earned: own, ...skill }): Contribution => {
    return { ...skill, points: sixteenths((100 * own) / weight) }
  })
  const contributions = [...asked, ...beside].toSorted(
    (a, b) => Math.abs(b.points) - Math.abs(a.points) || a.job.start - b.job.start,
  )
  const base: Contribution = {
    requirement: job.title?.text ?? '',
    kind: 'base',
    points: score - contributions.reduce((sum, { points }) => sum + points, 0),
    evidence: [],
    job: { start: job.title?.start ?? 0, end: job.title?.end ?? 0 },
  }
  return {
    score,
    nice_to_have_skills: gapOf(units, job, evidence),
    contributions: [base, ...contributions],
    version: scoreVersion,
  }
}

/** Per requirement that is not fully shown, the points it would bring, the most first. */
export function whatWouldChange(
  resume: ResumeContent,
  job: JobReading,
  options: ScoreOptions = {},
): Change[] {
  const { units, weight } = judge(resume, job, options)
  return units
    .map(({ unit, met }) => ({
      requirement: unit.requirement,
      kind: unit.kind,
      points: sixteenths((100 * unit.weight * (1 - met.credit)) / weight),
      job: unit.job,
    }))
    .filter((change) => change.points > 0)
    .toSorted((a, b) => b.points - a.points || a.job.start - b.job.start)
}

function judge(resume: ResumeContent, job: JobReading, { now = null }: ScoreOptions): Judged {
  const evidence = evidenceOf(resume, languageOf(job), now)
  const all = unitsOf(job)
  const units = all.map((unit) => ({ unit, met: creditOf(unit, evidence) }))
  const weight = all.reduce((sum, unit) => sum + unit.weight, 0)
  return { units, weight, listed: listedIn(job, evidence, all), evidence }
}

const sixteenths = (points: number): number => Math.round(points * 16) / 16 || 0
