/**
 * The judged pairs of ads and people (`fit/` of the benchmarks' data), and which of them are sealed: all
 * pairs of a third of the ads, chosen by a hash of their ids, are only ever told in sums.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { JobReading } from '#domain/ads/reading.ts'
import { cleanJobText, readJob } from '#domain/ads/requirements.ts'
import { titledText } from '#domain/jobs/titled-text.ts'
import { blankContent } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'

import { dataFolder, projectRoot } from '../data.ts'

interface FitJob {
  id: string
  title: string
  language: string
  /** Of the written ads, the trade in their id; of real ones, where they come from. */
  trade: string
  reading: JobReading
  isSealed: boolean
}

export interface FitPair {
  job: FitJob
  /** Its id begins with `p`, `ideal` or `parrot`. */
  person: string
  resume: ResumeContent
  resumeLanguage: string
  /** 0 to 4. */
  fit: number
}

interface Ad {
  id: string
  title: string
  language: string
  text: string
}

/** Pairs of people and ads that nobody who works on the score knows; they are told in sums only. */
export const strangersPairs = (): FitPair[] | null =>
  readFitPairs(true, path.join(projectRoot, 'tests/fixtures/fit/strangers'))

/** As listings, which have their titles, or as texts that somebody pasted. */
export function readFitPairs(isListed = true, folder = dataFolder('fit')): FitPair[] | null {
  const ads = dataFolder('jobs')
  if (folder === null || ads === null) return null
  const open = new Map(readLines<Ad>(path.join(ads, 'open.jsonl')).map((ad) => [ad.id, ad]))
  const jobs = new Map(
    readLines<Ad | Pick<Ad, 'id'>>(path.join(folder, 'jobs.jsonl')).flatMap((row) => {
      const ad = 'text' in row ? row : open.get(row.id)
      return ad === undefined ? [] : [[row.id, jobOf(row.id, ad, isListed)] as const]
    }),
  )
  const resumes = new Map(
    readLines<{ id: string; resume: Partial<ResumeContent> & { resume_language: string } }>(
      path.join(folder, 'resumes.jsonl'),
    ).map(({ id, resume }) => [id, resume]),
  )
  return readLines<{ job: string; resume: string; fit: number }>(
    path.join(folder, 'judged.jsonl'),
  ).flatMap(({ job: jobId, resume: person, fit }) => {
    const job = jobs.get(jobId)
    const resume = resumes.get(person)
    if (job === undefined || resume === undefined) return []
    const content = { ...blankContent(), ...resume }
    return [{ job, person, resume: content, resumeLanguage: resume.resume_language, fit }]
  })
}

function jobOf(id: string, { title, language, text }: Ad, isListed: boolean): FitJob {
  const trade = /^w-(.+)-[a-z]{2}$/.exec(id)?.[1] ?? `real ads (${id.replace(/-.*/, '')})`
  const reading = readJob(cleanJobText(isListed ? titledText(title, text) : text))
  return { id, title, language, trade, reading, isSealed: isSealed(id) }
}

const isSealed = (id: string): boolean =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 3 === 0

const readLines = <Row>(file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    // The data's README gives the shape of its rows.
    .map((line) => JSON.parse(line) as Row)
