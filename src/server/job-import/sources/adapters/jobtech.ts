/**
 * JobTech's open search in the ads of Arbetsförmedlingen, Sweden's public employment service: whole
 * posts for a question, `jobtech:sjuksköterska`. Written from its published documentation; it was not
 * run against the live source.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs, placeOf } from '../read-entries.ts'

const labelled = field.maybe(z.object({ label: field.words }))
const entry = z.object({
  id: field.name,
  headline: field.name,
  employer: field.maybe(z.object({ name: field.words })),
  description: z.object({ text: field.name }),
  workplace_address: field.maybe(
    z.object({
      city: field.words,
      municipality: field.words,
      region: field.words,
      country: field.words,
    }),
  ),
  publication_date: field.moment,
  application_deadline: field.moment,
  employment_type: labelled,
  duration: labelled,
  working_hours_type: labelled,
  salary_description: field.words,
  webpage_url: field.words,
})
const pageSize = 100

function toJob(job: z.output<typeof entry>): Said {
  const place = job.workplace_address
  return {
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

export const jobTech = listSource({
  id: 'jobtech',
  name: 'Arbetsförmedlingen',
  kind: 'query',
  attribution: { text: 'Arbetsförmedlingen / JobTech', link: 'https://jobtechdev.se' },
  minIntervalMs: hourMs,
  ask: ({ board }, page) => ({
    url: `https://jobsearch.api.jobtechdev.se/search?q=${encodeURIComponent(board)}&sort=pubdate-desc&limit=${pageSize}&offset=${page * pageSize}`,
  }),
  answers: z.object({ hits: field.list }),
  entries: ({ hits }) => hits,
  entry,
  toJob,
  pages: { full: pageSize, most: () => 5 },
})
