/**
 * JobTech's open search in the ads of Arbetsförmedlingen, Sweden's public employment service: whole
 * posts for a question, `jobtech:sjuksköterska`. Written from its published documentation; it was not
 * run against the live source.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter, Ask } from '../adapter.ts'
import {
  hourMs,
  maybe,
  moment,
  name,
  placeOf,
  readEntries,
  readJson,
  unsaid,
  words,
} from '../read-entries.ts'

const labelled = maybe(z.object({ label: words }))
const entry = z.object({
  id: name,
  headline: name,
  employer: maybe(z.object({ name: words })),
  description: z.object({ text: name }),
  workplace_address: maybe(
    z.object({ city: words, municipality: words, region: words, country: words }),
  ),
  publication_date: moment,
  application_deadline: moment,
  employment_type: labelled,
  duration: labelled,
  working_hours_type: labelled,
  salary_description: words,
  webpage_url: words,
})
const answers = z.object({ hits: z.array(z.unknown()) })
const pageSize = 100
const mostJobs = 500

const pageOf = (board: string, offset: number): Ask => ({
  url: `https://jobsearch.api.jobtechdev.se/search?q=${encodeURIComponent(board)}&sort=pubdate-desc&limit=${pageSize}&offset=${offset}`,
})

function toJob(job: z.output<typeof entry>): FoundJob {
  const place = job.workplace_address
  return {
    ...unsaid,
    sourceJobId: job.id,
    title: job.headline,
    company: job.employer?.name ?? '',
    locations: [placeOf(place?.city || place?.municipality, place?.country)],
    body: job.description.text,
    link: job.webpage_url || `https://arbetsformedlingen.se/platsbanken/annonser/${job.id}`,
    listedAt: job.publication_date,
    validThrough: job.application_deadline,
    typeWords: [job.employment_type, job.duration, job.working_hours_type].map(
      (one) => wordOf[one?.label ?? ''] ?? '',
    ),
  }
}

/** Swedish is none of the languages whose words of kind are known. */
const wordOf: Readonly<Record<string, string>> = {
  Heltid: 'full time',
  Deltid: 'part time',
  Behovsanställning: 'casual',
  Säsongsanställning: 'seasonal',
}

export const jobTech: Adapter = {
  id: 'jobtech',
  name: 'Arbetsförmedlingen',
  kind: 'query',
  terms: {
    attribution: { text: 'Arbetsförmedlingen / JobTech', link: 'https://jobtechdev.se' },
    minIntervalMs: hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'window',
  textComplete: true,
  isBoard: (board) => board.trim() !== '',
  plan: ({ board }) => pageOf(board, 0),
  parse(answer, { target: { board }, ask }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    const offset = Number(new URL(ask.url).searchParams.get('offset') ?? 0) + pageSize
    const isMore = read.data.hits.length >= pageSize && offset < mostJobs
    return {
      ...readEntries(read.data.hits, entry, toJob),
      next: isMore ? pageOf(board, offset) : null,
    }
  },
}
