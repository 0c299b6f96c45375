/**
 * Whether a tree's score puts two resumes in the right order for a job: a matched one before the same
 * one weakened, and of two people before a job the one whom a reader judged to fit better.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { scoreResume } from '#domain/scoring/score.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { restoreContent } from '#domain/resume/restore.ts'

import { pairLanguages, readPairs } from '../../tests/fixtures/pairs/read-pairs.ts'
import type { Verdict } from '../cases/case.ts'
import { caseId, isSealed } from '../cases/case.ts'
import { dataFolder } from '../data.ts'
import { readTriples } from '../scoring-data.ts'
import type { readGivenJob } from '../../src/cli/given-job.ts'

type Pair = {
  batch: string
  name: string
  job: string
  better: ResumeContent
  worse: ResumeContent
}

export function* scoreVerdicts(
  read: typeof readGivenJob,
  score: typeof scoreResume,
  isWanted: (batch: string) => boolean,
): Generator<Verdict> {
  const scores = new Map<string, number>()
  const jobs = new Map<string, ReturnType<typeof readGivenJob>['reading']>()
  for (const { batch, name, job, better, worse } of pairs().filter((p) => isWanted(p.batch))) {
    const reading = jobs.get(job) ?? read(job).reading
    jobs.set(job, reading)
    const scoreOf = (resume: ResumeContent): number => {
      const key = `${job}\n${JSON.stringify(resume)}`
      const known = scores.get(key) ?? score(resume, reading).score
      scores.set(key, known)
      return known
    }
    const [more, less] = [scoreOf(better), scoreOf(worse)]
    const id = caseId(batch, JSON.stringify([job, better, worse]))
    yield {
      area: 'score',
      batch,
      id,
      kind: 'pairs in order',
      verdict: `${more} ${less}`,
      because: [],
      right: more === less ? 0.5 : more > less ? 1 : 0,
      shown: isSealed(id) ? '' : name,
    }
  }
}

function pairs(): Pair[] {
  const own = pairLanguages.flatMap((language) =>
    readPairs(language).map((pair, i) => ({
      batch: `pairs/${language}`,
      name: `${language} ${i}`,
      job: pair.job,
      better: pair.matched,
      worse: pair.weakened,
    })),
  )
  const triples = (readTriples() ?? []).map((triple, i) => ({
    batch: 'rjdb',
    name: `row ${i}`,
    job: triple.job,
    better: triple.matched,
    worse: triple.weakened,
  }))
  return [...own, ...triples, ...judgedPairs()]
}

type Judged = { job: string; resume: string; fit: number }

/** Two people before one job, one of whom a reader judged to fit better. */
function judgedPairs(): Pair[] {
  const folder = dataFolder('fit')
  if (folder === null) return []
  // The shared data's README gives these shapes.
  const judged = rowsOf(path.join(folder, 'judged.jsonl')) as Judged[]
  const people = new Map(
    (rowsOf(path.join(folder, 'resumes.jsonl')) as { id: string; resume: unknown }[]).map(
      ({ id, resume }) => [id, restoreContent(resume)],
    ),
  )
  const texts = adTexts(folder)
  return judged.flatMap((one) =>
    judged
      .filter((other) => other.job === one.job && other.fit < one.fit)
      .flatMap((other): Pair[] => {
        const [job, better, worse] = [
          texts.get(one.job),
          people.get(one.resume),
          people.get(other.resume),
        ]
        if (job === undefined || better === undefined || worse === undefined) return []
        const name = `${one.job}: ${one.resume} (${one.fit}) before ${other.resume} (${other.fit})`
        return [{ batch: 'fit', name, job, better, worse }]
      }),
  )
}

type Ad = { id: string; title?: string; company?: string; location?: string; text?: string }

function adTexts(folder: string): Map<string, string> {
  const open = dataFolder('jobs')
  const ads = [
    ...(open === null ? [] : rowsOf(path.join(open, 'open.jsonl'))),
    ...rowsOf(path.join(folder, 'jobs.jsonl')),
  ] as Ad[]
  return new Map(
    ads.flatMap(({ id, title, company, location, text }) =>
      text === undefined
        ? []
        : [[id, [title, company, location, '', text].filter((x) => x !== undefined).join('\n')]],
    ),
  )
}

function rowsOf(file: string): unknown[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
}
