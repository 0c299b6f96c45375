/**
 * iCIMS' career portals: pages of cards, and a page for each post. A board is the name before
 * icims.com, such as `careers-acme`. Written from published clients of 2026; it was not run against the
 * live source.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter, Ask } from '../adapter.ts'
import { pageTypes, postOfPage, readCards } from '../read-pages.ts'
import { hourMs, name, readEntries, unsaid } from '../read-entries.ts'
import { companyOf } from './greenhouse.ts'

const entry = z.object({
  link: z.url(),
  id: z.string().regex(/^\d+$/),
  title: name,
  place: z.string(),
})
const mostPages = 60

const originOf = (board: string): string => `https://${board}.icims.com`
const pageOf = (board: string, page: number): Ask => ({
  url: `${originOf(board)}/jobs/search?ss=1&pr=${page}&in_iframe=1`,
  types: pageTypes,
})

/** "US-NJ-Edison": country, region, town. */
const placeIn = (written: string): string => written.split('-').toReversed().join(', ')

const toJob = (job: z.output<typeof entry>, board: string): FoundJob => ({
  ...unsaid,
  sourceJobId: job.id,
  title: job.title,
  company: companyOf(board.replace(/^(?:careers|jobs|career|[a-z]{2})-/i, '')),
  locations: job.place.split('|').map((one) => placeIn(one.trim())),
  body: '',
  isWhole: false,
  link: job.link,
})

export const icims: Adapter = {
  id: 'icims',
  name: 'iCIMS',
  kind: 'board',
  terms: {
    attribution: { text: 'iCIMS', link: 'https://www.icims.com' },
    minIntervalMs: 6 * hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'snapshot',
  textComplete: true,
  isBoard: (board) => /^[a-z0-9-]{1,63}$/i.test(board),
  plan: ({ board }) => pageOf(board, 0),
  parse(answer, { target: { board }, ask }) {
    const cards = readCards(answer, ask.url, /\biCIMS_JobCardItem\b/)
    if (cards === null || (cards.length === 0 && !answer.includes('iCIMS'))) return null
    const entries = cards.map((card) => {
      const link = card.link(/\/jobs\/\d+\/[^/]+\/job/)
      const isHere = link.startsWith(`${originOf(board)}/`)
      return {
        link: isHere ? (link.split('?')[0] ?? '') : '',
        id: /\/jobs\/(\d+)\//.exec(link)?.[1] ?? '',
        title: card.named('h3') || card.named('h2'),
        place: placeAfterLabel(card.texts(/\bheader\b|\biCIMS_JobHeader/)),
      }
    })
    const page = Number(new URL(ask.url).searchParams.get('pr') ?? 0)
    const isMore = cards.length > 0 && page + 1 < mostPages
    return {
      ...readEntries(entries, entry, (job) => toJob(job, board)),
      next: isMore ? pageOf(board, page + 1) : null,
    }
  },
  fill: {
    ask: ({ link }, { board }) => ({
      url: `${link ?? originOf(board)}?in_iframe=1`,
      types: pageTypes,
    }),
    parse: postOfPage,
  },
}

/** "Location US-NJ-Edison": what follows the label, in the languages of portals. */
const placeAfterLabel = (texts: readonly string[]): string =>
  texts.flatMap((text) => /^(?:Job )?Locations?:? (.+)$/.exec(text)?.[1] ?? [])[0] ?? ''
