/**
 * Career sites of SAP SuccessFactors, at the employer's own host. Older sites give a page of tiles;
 * newer ones an API in one language of the site: `jobs.acme.example` or `jobs.acme.example/de_DE`. The
 * post is a page. Written from published clients of 2026; it was not run against the live source.
 */
import { z } from 'zod'

import type { Adapter, Ask, Parsed } from '../adapter.ts'
import { pageTypes, postOfPage, readCards } from '../read-pages.ts'
import * as field from '../fields.ts'
import { companyOf, hourMs, readEntries, readJson } from '../read-entries.ts'

const tile = z.object({ id: field.name, title: field.name, link: z.url(), place: z.string() })
const entry = z.object({
  response: z.object({
    id: field.name,
    unifiedStandardTitle: field.name,
    unifiedUrlTitle: field.words,
    jobLocationShort: field.listOf(z.string()),
  }),
})
const answers = z.object({ jobSearchResult: field.list, totalJobs: field.amount })
const apiPage = 10
const mostPages = 100

const partsOf = (board: string): { host: string; locale: string } => {
  const [host = '', locale = ''] = board.split('/')
  return { host, locale }
}
const employerOf = (board: string): string =>
  companyOf(partsOf(board).host.split('.').at(-2) ?? board)

/** Tiles are counted by rows, the API's pages by pages. */
function pageOf(board: string, page: number): Ask {
  const { host, locale } = partsOf(board)
  if (locale === '') {
    return { url: `https://${host}/tile-search-results/?startrow=${page}`, types: pageTypes, page }
  }
  const body = { keywords: '', locale, location: '', pageNumber: page, sortBy: 'recent' }
  return {
    url: `https://${host}/services/recruiting/v1/jobs`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    page,
  }
}

const bare = (board: string, id: string, link: string) => ({
  sourceJobId: id,
  company: employerOf(board),
  body: '',
  isWhole: false,
  link,
})

function readTiles(answer: string, board: string, ask: Ask): Parsed | null {
  const cards = readCards(answer, ask.url, /(?:^| )job-tile(?: |$)/)
  if (cards === null || (cards.length === 0 && !/job-?tile|jobs2web/i.test(answer))) return null
  const { host } = partsOf(board)
  const entries = cards.map((card) => {
    const link = card.link(/\/job\//)
    return {
      id: /\bjob-id-(\d+)/.exec(card.attributes['class'] ?? '')?.[1] ?? '',
      title: card.texts(/\bjobTitle-link\b/)[0],
      link: link.startsWith(`https://${host}/`) ? link : '',
      place: card.texts(/-section-city-value$|\bjobLocation\b/)[0] ?? '',
    }
  })
  const row = ask.page ?? 0
  const isMore = cards.length >= apiPage && row < mostPages * apiPage
  return {
    ...readEntries(entries, tile, (job) => ({
      ...bare(board, job.id, job.link),
      title: job.title,
      locations: [job.place],
    })),
    next: isMore ? pageOf(board, row + cards.length) : null,
  }
}

function readList(answer: string, board: string, ask: Ask): Parsed | null {
  const read = answers.safeParse(readJson(answer))
  if (!read.success) return null
  const { host, locale } = partsOf(board)
  const page = (ask.page ?? 0) + 1
  const isMore = page * apiPage < (read.data.totalJobs ?? 0) && page < mostPages
  return {
    ...readEntries(read.data.jobSearchResult, entry, ({ response: job }) => {
      const words = encodeURIComponent(job.unifiedUrlTitle || 'job')
      return {
        ...bare(board, job.id, `https://${host}/job/${words}/${job.id}-${locale}`),
        title: job.unifiedStandardTitle,
        locations: job.jobLocationShort,
        language: locale,
      }
    }),
    next: isMore ? pageOf(board, page) : null,
  }
}

export const successFactors: Adapter = {
  id: 'successfactors',
  name: 'SAP SuccessFactors',
  kind: 'board',
  attribution: { text: 'SAP SuccessFactors', link: 'https://www.sap.com' },
  minIntervalMs: 6 * hourMs,
  boardForm: 'HOST or HOST/de_DE',
  isBoard: (board) => /^(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,20}(?:\/[a-z]{2}_[A-Z]{2})?$/.test(board),
  plan: ({ board }) => pageOf(board, 0),
  parse: (answer, { target: { board }, ask }) =>
    board.includes('/') ? readList(answer, board, ask) : readTiles(answer, board, ask),
  fill: {
    ask: ({ link }, { board }) => ({
      url: link ?? `https://${partsOf(board).host}/`,
      types: pageTypes,
    }),
    parse: postOfPage,
  },
}
