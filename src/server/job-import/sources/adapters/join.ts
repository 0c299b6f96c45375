/**
 * JOIN's pages of a company: the list stands in the state of the page, the post on a page of its own.
 * Written from published clients of 2026; it was not run against the live source.
 */
import { readPage } from '#domain/pages/page.ts'
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter, Ask } from '../adapter.ts'
import { pageTypes, postOfPage } from '../read-pages.ts'
import {
  amount,
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
import { companyOf } from './greenhouse.ts'

const entry = z.object({
  title: name,
  idParam: name,
  createdAt: moment,
  workplaceType: words,
  employmentType: maybe(z.object({ name: words })),
  city: maybe(z.object({ cityName: words, countryName: words })),
})
const answers = z.object({
  props: z.object({
    pageProps: z.object({
      initialState: z.object({
        company: maybe(z.object({ name: words, domain: words })),
        jobs: z.object({
          items: z.array(z.unknown()),
          pagination: maybe(z.object({ pageCount: amount })),
        }),
      }),
    }),
  }),
})
const site = 'https://join.com/companies'
const mostPages = 50

const pageOf = (board: string, page: number): Ask => ({
  url: `${site}/${board}?page=${page}`,
  types: pageTypes,
})

const toJob = (job: z.output<typeof entry>, board: string, company: string): FoundJob => ({
  ...unsaid,
  sourceJobId: job.idParam,
  title: job.title,
  company,
  locations: [placeOf(job.city?.cityName, job.city?.countryName)],
  body: '',
  isWhole: false,
  link: `${site}/${board}/${encodeURIComponent(job.idParam)}`,
  listedAt: job.createdAt,
  typeWords: [job.employmentType?.name ?? ''],
  workWords: [job.workplaceType],
})

export const join: Adapter = {
  id: 'join',
  name: 'JOIN',
  kind: 'board',
  terms: {
    attribution: { text: 'JOIN', link: 'https://join.com' },
    minIntervalMs: 6 * hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'snapshot',
  textComplete: true,
  isBoard: (board) => /^[a-z0-9-]{1,80}$/i.test(board),
  plan: ({ board }) => pageOf(board, 1),
  parse(answer, { target: { board }, ask }) {
    const states = readPage(answer).state.map((text) => answers.safeParse(readJson(text)))
    const state = states.find((one) => one.success)?.data?.props.pageProps.initialState
    if (state === undefined) return null
    const company = state.company?.name || companyOf(board)
    const page = Number(new URL(ask.url).searchParams.get('page') ?? 1)
    const pages = Math.min(state.jobs.pagination?.pageCount ?? 1, mostPages)
    return {
      ...readEntries(state.jobs.items, entry, (job) => toJob(job, board, company)),
      next: page < pages ? pageOf(board, page + 1) : null,
    }
  },
  fill: {
    ask: ({ link }, { board }) => ({ url: link ?? `${site}/${board}`, types: pageTypes }),
    parse: postOfPage,
  },
}
