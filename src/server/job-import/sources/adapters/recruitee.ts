/**
 * Recruitee's careers API: a whole board in one answer. A board is a name at recruitee.com or, where
 * the employer has its own domain, that domain. Written from its published documentation; it was
 * not run against the live source.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, hourMs, readEntry } from '../read-entries.ts'

const entry = z.object({
  id: field.name,
  slug: field.words,
  title: field.name,
  description: field.words,
  requirements: field.words,
  company_name: field.words,
  careers_url: field.words,
  published_at: field.moment,
  created_at: field.moment,
  close_at: field.moment,
  employment_type_code: field.words,
  experience_code: field.words,
  remote: field.yes,
  hybrid: field.yes,
  on_site: field.yes,
  status: field.words,
  locale: field.words,
  location: field.words,
  locations: field.listOf(z.object({ name: field.words, city: field.words, country: field.words })),
  salary: field.maybe(
    z.object({ min: field.amount, max: field.amount, currency: field.words, period: field.words }),
  ),
})

const hostOf = (board: string): string => (board.includes('.') ? board : `${board}.recruitee.com`)

function toJob(job: z.output<typeof entry>, board: string): Said | null {
  if (job.status !== '' && job.status !== 'published') return null
  const places = job.locations.map(({ name, city, country }) =>
    city === '' ? name : [city, country].filter((part) => part !== '').join(', '),
  )
  const pay = job.salary
  return {
    sourceJobId: job.id,
    title: job.title,
    company: job.company_name || companyOf(board),
    locations: places.length > 0 ? places : [job.location],
    // "Requirements" is the heading that the page itself gives this field.
    body: `${job.description}${job.requirements === '' ? '' : `<h2>Requirements</h2>${job.requirements}`}`,
    link: job.careers_url,
    listedAt: job.published_at ?? job.created_at,
    validThrough: job.close_at,
    typeWords: [job.employment_type_code],
    levelWords: [job.experience_code],
    workWords: [
      ...(job.hybrid === true ? ['hybrid'] : []),
      ...(job.remote === true ? ['remote'] : []),
      ...(job.on_site === true ? ['on site'] : []),
    ],
    salary: pay
      ? { least: pay.min, most: pay.max, currency: pay.currency, per: pay.period, raw: null }
      : null,
    language: job.locale || null,
  }
}

export const recruitee = listSource({
  id: 'recruitee',
  name: 'Recruitee',
  kind: 'board',
  attribution: { text: 'Recruitee', link: 'https://recruitee.com' },
  minIntervalMs: hourMs,
  isBoard: (board) => /^[a-z0-9-]{1,80}$|^(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,20}$/i.test(board),
  ask: ({ board }) => ({ url: `https://${hostOf(board)}/api/offers/`, limitBytes: 20_000_000 }),
  answers: z.object({ offers: field.list }),
  entries: ({ offers }) => offers,
  entry,
  toJob: (job, { target: { board } }) => toJob(job, board),
  owns(url) {
    const board = /^([a-z0-9-]+)\.recruitee\.com$/.exec(url.hostname)?.[1]
    const slug = /^\/o\/([\w-]+)/.exec(url.pathname)?.[1]
    return board && slug ? { board, sourceJobId: slug } : null
  },
  one: {
    ask: ({ board, sourceJobId }) => ({
      url: `https://${hostOf(board)}/api/offers/${sourceJobId}`,
    }),
    parse: (answer, { board }) =>
      readEntry(answer, z.object({ offer: entry }), ({ offer }) => toJob(offer, board)),
  },
})
