/**
 * The bundled samples: 120 postings of our own, twenty in each language over many trades, and twelve in
 * each that stand in its large towns, so that job search can be tried without a network. They are marked as samples wherever they are shown.
 *
 * Each file of `samples/` is text that a person can read and mend. A posting is
 * `# title | company | place | job type | level | work type`, a line about the company, then lines
 * marked `-` duty, `!` required, `+` preferred, `*` benefit.
 */
import { readdir, readFile } from 'node:fs/promises'

import { experienceLevels, jobTypes, workTypes } from '#domain/jobs/job-kinds.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { languages } from '#domain/language/languages.ts'
import type { Language } from '#domain/language/languages.ts'
import { z } from 'zod'

const header = z.tuple([
  z.string().min(1),
  z.string().min(1),
  z.string().min(1),
  z.enum(jobTypes),
  z.enum(experienceLevels),
  z.enum(workTypes),
])

/** The day the samples were written; they are never made to look newer than they are. */
const writtenAt = '2026-11-20T09:00:00.000Z'

export type SampleJob = {
  language: Language
  jobType: (typeof jobTypes)[number]
  experienceLevel: (typeof experienceLevels)[number]
  workType: (typeof workTypes)[number]
  detail: JobDetail
}

/**
 * All samples, in the order of the languages; a language may have no file. Throws where a file
 * breaks the form above.
 */
export async function readSamples(
  folder: URL = new URL('./samples/', import.meta.url),
): Promise<SampleJob[]> {
  const found = new Set(await readdir(folder))
  const samples = await Promise.all(
    languages
      .filter((language) => found.has(`${language}.txt`))
      .map(async (language) =>
        parseSamples(await readFile(new URL(`${language}.txt`, folder), 'utf8'), language),
      ),
  )
  return samples.flat()
}

/**
 * Samples that stand in every large town of their language, so that a trade and a town find one where there
 * is no network: a posting a trade, in the same form, with `*` for these towns (`samples/towns.tsv`).
 */
export async function readTownSamples(
  folder: URL = new URL('./samples/', import.meta.url),
): Promise<SampleJob[]> {
  const rows = (await readFile(new URL('towns.tsv', folder), 'utf8')).trim().split('\n').slice(1)
  const towns = new Map(
    rows.map((row): [string, string] => {
      const [language = '', names = ''] = row.split('\t')
      return [language, names]
    }),
  )
  const samples = await Promise.all(
    languages.map(async (language) => {
      const text = await readFile(new URL(`towns/${language}.txt`, folder), 'utf8')
      return parseSamples(text, language).map((sample) =>
        inTowns(sample, towns.get(language) ?? ''),
      )
    }),
  )
  return samples.flat()
}

const inTowns = (sample: SampleJob, towns: string): SampleJob => ({
  ...sample,
  detail: {
    ...sample.detail,
    id: sample.detail.id.replace('sample-', 'sample-towns-'),
    job_location: towns,
  },
})

export function parseSamples(text: string, language: Language): SampleJob[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((posting, index) => parsePosting(posting, language, index + 1))
}

function parsePosting(posting: string, language: Language, number: number): SampleJob {
  const [first = '', ...lines] = posting.trim().split('\n')
  const [title, company, place, jobType, experienceLevel, workType] = header.parse(
    first.split('|').map((part) => part.trim()),
  )
  const marked = (mark: string) =>
    lines.filter((l) => l.startsWith(`${mark} `)).map((l) => l.slice(2))
  return {
    language,
    jobType,
    experienceLevel,
    workType,
    detail: {
      id: `sample-${language}-${String(number).padStart(2, '0')}`,
      created_at: writtenAt,
      job_link: null,
      job_title: title,
      company_name: company,
      job_location: place,
      job_type: jobType,
      company_description: lines.filter((l) => !/^[-!+*] /.test(l)).join(' '),
      job_duties_and_responsibilities: marked('-'),
      required_qualifications: marked('!'),
      preferred_qualifications: marked('+'),
      job_benefits: marked('*'),
      keywords: [],
      is_sample: true,
    },
  }
}
