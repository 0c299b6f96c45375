/**
 * Adzuna's search API in many countries: `adzuna:de/software+entwickler`. The key is `APP:KEY`. It
 * gives snippets only. Written from its published documentation; it was not run against the live
 * source.
 */
import { z } from 'zod'

import type { Ask, Target } from '../adapter.ts'
import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs } from '../read-entries.ts'

const entry = z.object({
  id: field.name,
  title: field.name,
  description: field.words,
  created: field.moment,
  redirect_url: field.words,
  company: field.maybe(z.object({ display_name: field.words })),
  location: field.maybe(z.object({ display_name: field.words })),
  contract_type: field.words,
  contract_time: field.words,
  salary_min: field.amount,
  salary_max: field.amount,
  salary_is_predicted: field.words,
})
const pageSize = 50

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
    url: `https://api.adzuna.com/v1/api/jobs/${countryOf(board)}/search/${page + 1}?${query.toString()}`,
  }
}

const toJob = (job: z.output<typeof entry>, country: string): Said => ({
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

export const adzuna = listSource({
  id: 'adzuna',
  name: 'Adzuna',
  kind: 'query',
  attribution: { text: 'Jobs by Adzuna', link: 'https://www.adzuna.com' },
  minIntervalMs: 6 * hourMs,
  keyForm: 'APP:KEY',
  boardForm: `COUNTRY/WORDS, with a country of ${Object.keys(currencies).join(', ')}`,
  isBoard: (board) => Object.hasOwn(currencies, countryOf(board)) && /^..\/./.test(board),
  ask: pageOf,
  answers: z.object({ results: field.list }),
  entries: ({ results }) => results,
  entry,
  toJob: (job, { target: { board } }) => toJob(job, countryOf(board)),
  pages: { full: pageSize, most: () => 10 },
})
