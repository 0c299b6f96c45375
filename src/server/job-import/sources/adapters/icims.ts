/**
 * iCIMS' career portals: pages of cards, and a page for each post. A board is the name before
 * icims.com, such as `careers-acme`. Written from published clients of 2026; it was not run against the
 * live source.
 */
import { z } from 'zod'

import { pageTypes, postOfPage, readCards } from '../read-pages.ts'
import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, hourMs } from '../read-entries.ts'

const entry = z.object({
  link: z.url(),
  id: z.string().regex(/^\d+$/),
  title: field.name,
  place: z.string(),
})

const originOf = (board: string): string => `https://${board}.icims.com`

/** "US-NJ-Edison": country, region, town. */
const placeIn = (written: string): string => written.split('-').toReversed().join(', ')

const toJob = (job: z.output<typeof entry>, board: string): Said => ({
  sourceJobId: job.id,
  title: job.title,
  company: companyOf(board.replace(/^(?:careers|jobs|career|[a-z]{2})-/i, '')),
  locations: job.place.split('|').map((one) => placeIn(one.trim())),
  body: '',
  isWhole: false,
  link: job.link,
})

export const icims = listSource({
  id: 'icims',
  name: 'iCIMS',
  kind: 'board',
  attribution: { text: 'iCIMS', link: 'https://www.icims.com' },
  minIntervalMs: 6 * hourMs,
  isBoard: (board) => /^[a-z0-9-]{1,63}$/i.test(board),
  ask: ({ board }, page) => ({
    url: `${originOf(board)}/jobs/search?ss=1&pr=${page}&in_iframe=1`,
    types: pageTypes,
  }),
  read(answer, { target: { board }, ask }) {
    const cards = readCards(answer, ask.url, /\biCIMS_JobCardItem\b/)
    if (cards === null || (cards.length === 0 && !answer.includes('iCIMS'))) return undefined
    return cards.map((card) => {
      const link = card.link(/\/jobs\/\d+\/[^/]+\/job/)
      const isHere = link.startsWith(`${originOf(board)}/`)
      return {
        link: isHere ? (link.split('?')[0] ?? '') : '',
        id: /\/jobs\/(\d+)\//.exec(link)?.[1] ?? '',
        title: card.named('h3') || card.named('h2'),
        place: placeAfterLabel(card.texts(/\bheader\b|\biCIMS_JobHeader/)),
      }
    })
  },
  answers: field.list,
  entries: (cards) => cards,
  entry,
  toJob: (job, { target: { board } }) => toJob(job, board),
  pages: { full: 1, most: () => 60 },
  fill: {
    ask: ({ link }, { board }) => ({
      url: `${link ?? originOf(board)}?in_iframe=1`,
      types: pageTypes,
    }),
    parse: postOfPage,
  },
})

/** "Location US-NJ-Edison": what follows the label, in the languages of portals. */
const placeAfterLabel = (texts: readonly string[]): string =>
  texts.flatMap((text) => /^(?:Job )?Locations?:? (.+)$/.exec(text)?.[1] ?? [])[0] ?? ''
