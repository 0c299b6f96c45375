/**
 * Recruitee's careers API: a whole board in one answer. A board is a name at recruitee.com or, where
 * the employer has its own domain, that domain. Written from its published documentation; it was
 * not run against the live source.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter } from '../adapter.ts'
import {
  amount,
  hourMs,
  listOf,
  maybe,
  moment,
  name,
  readEntries,
  readJson,
  unsaid,
  words,
  yes,
} from '../read-entries.ts'
import { companyOf } from './greenhouse.ts'

const entry = z.object({
  id: name,
  slug: words,
  title: name,
  description: words,
  requirements: words,
  company_name: words,
  careers_url: words,
  published_at: moment,
  created_at: moment,
  close_at: moment,
  employment_type_code: words,
  experience_code: words,
  remote: yes,
  hybrid: yes,
  on_site: yes,
  status: words,
  locale: words,
  location: words,
  locations: listOf(z.object({ name: words, city: words, country: words })),
  salary: maybe(z.object({ min: amount, max: amount, currency: words, period: words })),
})
const answers = z.object({ offers: z.array(z.unknown()) })

const hostOf = (board: string): string => (board.includes('.') ? board : `${board}.recruitee.com`)

function toJob(job: z.output<typeof entry>, board: string): FoundJob | null {
  if (job.status !== '' && job.status !== 'published') return null
  const places = job.locations.map(({ name, city, country }) =>
    city === '' ? name : [city, country].filter((part) => part !== '').join(', '),
  )
  const pay = job.salary
  return {
    ...unsaid,
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

export const recruitee: Adapter = {
  id: 'recruitee',
  name: 'Recruitee',
  kind: 'board',
  terms: {
    attribution: { text: 'Recruitee', link: 'https://recruitee.com' },
    minIntervalMs: hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'snapshot',
  textComplete: true,
  isBoard: (board) => /^[a-z0-9-]{1,80}$|^(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,20}$/i.test(board),
  plan: ({ board }) => ({ url: `https://${hostOf(board)}/api/offers/`, limitBytes: 20_000_000 }),
  parse(answer, { target }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    return {
      ...readEntries(read.data.offers, entry, (job) => toJob(job, target.board)),
      next: null,
    }
  },
  owns(url) {
    const board = /^([a-z0-9-]+)\.recruitee\.com$/.exec(url.hostname)?.[1]
    const slug = /^\/o\/([\w-]+)/.exec(url.pathname)?.[1]
    return board && slug ? { board, sourceJobId: slug } : null
  },
  one: {
    ask: ({ board, sourceJobId }) => ({
      url: `https://${hostOf(board)}/api/offers/${sourceJobId}`,
    }),
    parse(answer, { board }) {
      const read = z.object({ offer: entry }).safeParse(readJson(answer))
      return read.success ? toJob(read.data.offer, board) : null
    },
  },
}
