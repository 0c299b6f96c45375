/**
 * JOIN's pages of a company: the list stands in the state of the page, the post on a page of its own.
 * Written from published clients of 2026; it was not run against the live source.
 */
import { readPage } from '#domain/pages/page.ts'
import { z } from 'zod'

import { pageTypes, postOfPage } from '../read-pages.ts'
import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, hourMs, placeOf, readJson } from '../read-entries.ts'

const entry = z.object({
  title: field.name,
  idParam: field.name,
  createdAt: field.moment,
  workplaceType: field.words,
  employmentType: field.maybe(z.object({ name: field.words })),
  city: field.maybe(z.object({ cityName: field.words, countryName: field.words })),
})
const answers = z.object({
  props: z.object({
    pageProps: z.object({
      initialState: z.object({
        company: field.maybe(z.object({ name: field.words, domain: field.words })),
        jobs: z.object({
          items: field.list,
          pagination: field.maybe(z.object({ pageCount: field.amount })),
        }),
      }),
    }),
  }),
})
const site = 'https://join.com/companies'

const stateOf = ({ props }: z.output<typeof answers>) => props.pageProps.initialState

const toJob = (job: z.output<typeof entry>, board: string, company: string): Said => ({
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

export const join = listSource({
  id: 'join',
  name: 'JOIN',
  kind: 'board',
  attribution: { text: 'JOIN', link: 'https://join.com' },
  minIntervalMs: 6 * hourMs,
  isBoard: (board) => /^[a-z0-9-]{1,80}$/i.test(board),
  ask: ({ board }, page) => ({ url: `${site}/${board}?page=${page + 1}`, types: pageTypes }),
  read: (answer) =>
    readPage(answer)
      .state.map(readJson)
      .find((state) => answers.safeParse(state).success),
  answers,
  entries: (answer) => stateOf(answer).jobs.items,
  entry,
  toJob: (job, { target: { board }, answer }) =>
    toJob(job, board, stateOf(answer).company?.name || companyOf(board)),
  pages: { most: (answer) => Math.min(stateOf(answer).jobs.pagination?.pageCount ?? 1, 50) },
  fill: {
    ask: ({ link }, { board }) => ({ url: link ?? `${site}/${board}`, types: pageTypes }),
    parse: postOfPage,
  },
})
