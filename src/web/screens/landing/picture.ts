/**
 * What the landing page's picture shows: a real run of the product over a sample resume and a sample
 * job. The edits are those of the built-in engine and one rewritten line, as a model would propose
 * it; all of them pass the guard, and the scores are the scorer's. Nothing here is made up for show.
 */
import { compareResumes } from '#domain/edits/compare.ts'
import type { Segment } from '#domain/edits/words.ts'
import { readJob } from '#domain/ads/requirements.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { scoreResume, type Contribution } from '#domain/scoring/score.ts'
import type { Edit } from '#domain/tailoring/edit.ts'
import { proposeEdits } from '#domain/tailoring/propose.ts'
import { partEdits, type Parted } from '#domain/tailoring/guard.ts'

import { resumeOf, type Sample } from './sample-resume.ts'

export type Reason = {
  kind: 'base' | 'requirement' | 'rest'
  text: string
  points: number
  /** How many reasons stand in it. */
  count: number
}

export type Picture = {
  role: string
  dates: string
  summary: Segment[]
  lines: Segment[][]
  skills: Segment[][]
  asks: { text: string; isShown: boolean }[]
  before: number
  after: number
  /** In whole points, which sum to the score. */
  reasons: Reason[]
}

/** Reasons by name: what is required or welcome, the weightiest first. */
const namedReasons = 4

export function pictureOf(sample: Sample): Picture {
  const { original, tailored, before, after } = runOf(sample)
  const { content } = tailored
  const { marks } = compareResumes(original, content)
  const segments = (path: string, text: string): Segment[] =>
    marks[path] ?? [{ kind: 'same', text }]
  return {
    role: sample.role,
    dates: `2025 – ${sample.to}`,
    summary: segments('/summary', content.summary),
    lines: (content.work_experience[0]?.description ?? []).map((line, n) =>
      segments(`/work_experience/0/description/${n}`, line),
    ),
    skills: (content.skill_categories[0]?.skills ?? []).map((skill, n) =>
      segments(`/skill_categories/0/skills/${n}`, skill),
    ),
    asks: asksOf(after.contributions),
    before: before.score,
    after: after.score,
    reasons: reasonsOf(after),
  }
}

/** The run itself, for the tests. */
export function runOf(sample: Sample): {
  original: ResumeContent
  tailored: Parted
  before: ReturnType<typeof scoreResume>
  after: ReturnType<typeof scoreResume>
} {
  const original = resumeOf(sample)
  const job = readJob(sample.job.join('\n'))
  const path = '/work_experience/0/description/1'
  const rewrite: Edit = {
    id: 'rewrite',
    op: 'rewrite',
    path,
    old: sample.lines[1] ?? '',
    value: sample.rewritten,
    basis: [path],
    requirement: null,
  }
  const tailored = partEdits(original, [...proposeEdits(original, job), rewrite])
  return {
    original,
    tailored,
    before: scoreResume(original, job),
    after: scoreResume(tailored.content, job),
  }
}

const asked: ReadonlySet<string> = new Set(['required', 'preferred'])

/** What the job asks for, in its order, and whether the resume shows it. */
function asksOf(contributions: readonly Contribution[]): Picture['asks'] {
  return contributions
    .filter(({ kind }) => asked.has(kind))
    .toSorted((a, b) => a.job.start - b.job.start)
    .map(({ requirement, evidence }) => ({ text: requirement, isShown: evidence.length > 0 }))
}

/** Rounded to whole points; what rounding leaves over is in the rest. */
function reasonsOf({ score, contributions }: ReturnType<typeof scoreResume>): Reason[] {
  const named = contributions.filter(({ kind }) => asked.has(kind)).slice(0, namedReasons)
  const base = contributions.find(({ kind }) => kind === 'base')
  const shown: Reason[] = [
    { kind: 'base', text: '', points: Math.round(base?.points ?? 0), count: 1 },
    ...named.map(({ requirement, points }): Reason => ({
      kind: 'requirement',
      text: requirement,
      points: Math.round(points),
      count: 1,
    })),
  ]
  const points = score - shown.reduce((sum, reason) => sum + reason.points, 0)
  return [...shown, { kind: 'rest', text: '', points, count: contributions.length - shown.length }]
}
