/**
 * Adzuna's search API in many countries: `adzuna:de/software+entwickler`. The key is `APP:KEY`. It
 * gives snippets only. Written from its published documentation; it was not run against the live
 * source.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter, Ask, Target } from '../adapter.ts'
import {
  amount,
  hourMs,
  maybe,
  moment,
  name,
  readEntries,
  readJson,
  unsaid,
  words,
} from '../read-entries.ts'

const entry = z.object({
  id: name,
  title: name,
  description: words,
  created: moment,
  redirect_url: words,
  company: maybe(z.object({ display_name: words })),
  location: maybe(z.object({ display_name: words })),
  contract_type: words,
  contract_time: words,
  salary_min: amount,
  salary_max: amount,
  salary_is_predicted: words,
})
const answers = z.object({ results: z.array(z.unknown()) })
const pageSize = 50
const mostPages = 10

const currencies: Readonly<Record<string, string>> = {
  at: 'EUR', be: 'EUR', br: 'BRL', de: 'EUR', es: 'EUR', fr: 'EUR', gb: 'GBP', it: 'EUR',
  mx: 'MXN', nl: 'EUR', us: 'USD', ca: 'CAD', au: 'AUD', ch: 'CHF',
} // prettier-ignore

const countryOf = (board: string): string => board.slice(0, 2).toLowerCase()

const pageOf = ({ board, key }: Target, page: number): Ask => {
  const [app = '', secret = ''] = key.split(':')
  const query = new URLSearchParams({
    app_id: app,
    app_key: secret,
    results_per_page: String(pageSize),
    what: board.slice(3).replaceAll('+', ' '),
    sort_by: 'date',
  })
  return {
    url: `https://api.adzuna.com/v1/api/jobs/${countryOf(board)}/search/${page}?${query.toString()}`,
  }
}

const toJob = (job: z.output<typeof entry>, country: string): FoundJob => ({
  ...unsaid,
  sourceJobId: job.id,
  title: job.title,
  company: job.company?.display_name ?? '',
  locations: [job.location?.display_name ?? ''],
  body: job.description,
  isWhole: false,
  link: job.redirect_url,
  listedAt: job.created,
  typeWords: [job.contract_type, job.contract_time],
  salary:
    job.salary_is_predicted === '1'
      ? null
      : {
          least: job.salary_min,
          most: job.salary_max,
          currency: currencies[country] ?? null,
          per: 'year',
          raw: null,
        },
})

export const adzuna: Adapter = {
  id: 'adzuna',
  name: 'Adzuna',
  kind: 'query',
  terms: {
    attribution: { text: 'Jobs by Adzuna', link: 'https://www.adzuna.com' },
    minIntervalMs: 6 * hourMs,
    redistribute: false,
    loginWallOk: true,
  },
  completeness: 'window',
  textComplete: false,
  keyForm: 'APP:KEY',
  boardForm: `COUNTRY/WORDS, with a country of ${Object.keys(currencies).join(', ')}`,
  isBoard: (board) => Object.hasOwn(currencies, countryOf(board)) && /^..\/./.test(board),
  plan: (target) => pageOf(target, 1),
  parse(answer, { target, ask }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    const page = Number(/\/search\/(\d+)/.exec(ask.url)?.[1] ?? 1)
    const isMore = read.data.results.length >= pageSize && page < mostPages
    return {
      ...readEntries(read.data.results, entry, (job) => toJob(job, countryOf(target.board))),
      next: isMore ? pageOf(target, page + 1) : null,
    }
  },
}
