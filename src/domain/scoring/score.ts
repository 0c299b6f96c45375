/**
 * The score of a resume against a job, 1 to 100, with its reasons.
 *
 * Pure and versioned: the same resume and job give the same bytes. Each ask of the job has a weight;
 * the share that a resume earns of them (share.ts) becomes the score by a line, and it is the
 * same share that puts all jobs in order (rank.ts). A contribution is signed: what meets its ask adds,
 * what is missing takes away, both counted from a middle, the contribution of kind `base`. All points
 * are multiples of 1/16, so that they sum to the score without a rest.
 */
import type { JobReading, Span } from '#domain/ads/reading.ts'
import type { CalendarDate } from '../language/dates.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { asksOf, languageOf } from './asks.ts'
import type { Ask, AskKind } from './unweighed.ts'
import { gapOf } from './gap.ts'
import type { EvidenceSpan, Shown, ShownTerms } from './showing.ts'
import type { Sum } from './share.ts'
import { conditionFactor, isMet, shareOfSums, wholeShare } from './share.ts'
import { leftOver, whole } from './showing.ts'
import { shownIn } from './shown.ts'
import { isOfConditions, isPractised, isWord } from './terms.ts'
import type { Weights } from './weights.ts'
import { weights } from './weights.ts'

const scoreVersion = '26'

export type Contribution = {
  requirement: string
  kind: AskKind | 'base'
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
export type Change = { requirement: string; kind: AskKind; points: number; job: Span }

export type ScoreOptions = {
  now?: CalendarDate | null
  /** Others than those of the table, to try them out. */
  weights?: Weights
}

/** An ask, how far it is met (0 to 100), and where. */
export interface Judged {
  ask: Ask
  level: number
  /** Whether the resume says so itself, and not only by the trade that it comes with. */
  isSaid: boolean
  evidence: EvidenceSpan[]
}

export function scoreResume(
  resume: ResumeContent,
  job: JobReading,
  options: ScoreOptions = {},
): Score {
  const judged = judge(resume, job, options)
  const by = options.weights ?? weights()
  const score = scoreOf(judged, by)
  const pointsWith = pointsIn(judged, by)
  const contributions = judged
    .map((one): Contribution => {
      const worth = pointsWith(one, whole) - pointsWith(one, 0)
      const { requirement, kind, job: place } = one.ask
      const share = one.level / whole - middleOf(one)
      return {
        requirement,
        kind,
        points: sixteenths(worth * share),
        evidence: one.evidence,
        job: place,
      }
    })
    .filter(({ points }, i) => points !== 0 || !onlyMoves(judged[i]))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.job.start - b.job.start)
  const base: Contribution = {
    requirement: job.title?.text ?? '',
    kind: 'base',
    points: score - contributions.reduce((sum, { points }) => sum + points, 0),
    evidence: [],
    job: { start: job.title?.start ?? 0, end: job.title?.end ?? 0 },
  }
  return {
    score,
    nice_to_have_skills: gapOf(judged).filter((name) => name !== job.title?.text),
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
  const judged = judge(resume, job, options)
  const pointsWith = pointsIn(judged, options.weights ?? weights())
  return judged
    .filter(({ ask }) => ask.kind !== 'wording')
    .map((one) => ({
      requirement: one.ask.requirement,
      kind: one.ask.kind,
      points: sixteenths(pointsWith(one, whole) - pointsWith(one, one.level)),
      job: one.ask.job,
    }))
    .filter((change) => change.points > 0)
    .toSorted((a, b) => b.points - a.points || a.job.start - b.job.start)
}

/** Every ask of the job, and how far the resume meets it. */
export function judge(
  resume: ResumeContent,
  job: JobReading,
  { now = null, weights: by = weights() }: ScoreOptions = {},
): Judged[] {
  const shown = shownIn(resume, languageOf(job), now)
  return asksOf(job, by).map((ask) => ({ ask, ...bestOf(ask.terms, shown) }))
}

function bestOf(terms: readonly string[], shown: ShownTerms): Omit<Judged, 'ask'> {
  let [said, practised] = [notShown, notShown]
  for (const term of terms) {
    const one = shown.get(term) ?? notShown
    if (isPractised(term)) practised = one.level > practised.level ? one : practised
    else said = one.level > said.level ? one : said
  }
  const level = Math.max(said.level, practised.level)
  return { level, isSaid: said.level > leftOver, evidence: said.places }
}

const notShown: Shown = { level: 0, places: [] }

function sumOf(judged: readonly Judged[]): Sum {
  let [earned, all] = [0, 0]
  for (const { ask, level } of judged) {
    earned += ask.weight * level
    if (!isWord(ask.terms[0] ?? '')) all += ask.weight
  }
  return { earned, all }
}

const isOfCondition = ({ ask }: Judged): boolean =>
  isOfConditions(ask.terms[0] ?? '') && ask.group !== 'wish'

/** What is told only where it moves the score. */
const onlyMoves = (one: Judged | undefined): boolean => one !== undefined && middleOf(one) !== 0.5

/** From where an ask is counted: of what can only be missed all of it, of what can only add nothing. */
const middleOf = (one: Judged): number =>
  isUntold(one) ? 1 : isWord(one.ask.terms[0] ?? '') ? 0 : 0.5

/** The language that a job is told in and does not ask for: it can only be missed. */
const isUntold = ({ ask }: Judged): boolean =>
  ask.group === 'language' && ask.job.end === ask.job.start

const isUnmet = ({ isDefinite }: Ask, level: number): boolean => isDefinite && !isMet(level)

const scoreOf = (judged: readonly Judged[], by: Weights): number =>
  Math.max(1, Math.round(pointsIn(judged, by)()))

/** The points of all, were one of them met to the given level and the others as they are. */
function pointsIn(
  judged: readonly Judged[],
  by: Weights,
): (one?: Judged, level?: number) => number {
  const asked = sumOf(judged.filter((one) => !isOfCondition(one)))
  const conditions = sumOf(judged.filter(isOfCondition))
  const unmet = judged.filter(({ ask, level }) => isUnmet(ask, level)).length
  return (one, level = one?.level ?? 0) => {
    const change = one === undefined ? 0 : one.ask.weight * (level - one.level)
    const isCondition = one !== undefined && isOfCondition(one)
    const changed = ({ earned, all }: Sum, by: number): Sum => ({ earned: earned + by, all })
    const missing =
      one === undefined ? unmet : unmet - +isUnmet(one.ask, one.level) + +isUnmet(one.ask, level)
    const factor = conditionFactor(changed(conditions, isCondition ? change : 0), by)
    const met = changed(asked, isCondition ? 0 : change)
    return shareOfSums(met, factor, missing, by) / (wholeShare / 100)
  }
}

const sixteenths = (points: number): number => Math.round(points * 16) / 16 || 0
