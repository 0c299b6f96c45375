/**
 * softgarden's widget of a career site: a page of all jobs, and a page for each post. A board is
 * `NAME` at softgarden.io; a language may follow a slash: `acme/en`. Written from published clients of
 * 2026; it was not run against the live source.
 */
import { z } from 'zod'

import type { Ask } from '../adapter.ts'
import { pageTypes, postOfPage, readCards } from '../read-pages.ts'
import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, hourMs } from '../read-entries.ts'

const entry = z.object({
  id: z.string().regex(/^job_id_\d+$/),
  title: field.name,
  link: z.url(),
  places: z.array(z.string()),
  date: z.string(),
})

const partsOf = (board: string): { origin: string; company: string; language: string } => {
  const [place = '', language = 'de'] = board.split('/')
  return { origin: `https://${place}.softgarden.io`, company: companyOf(place), language }
}

function askOf(board: string): Ask {
  const { origin, language } = partsOf(board)
  return { url: `${origin}/${language}/widgets/jobs`, types: pageTypes, limitBytes: 20_000_000 }
}

/** "04.07.26" and "7/4/26": the year in two digits, and the order of the language it is written in. */
function dayOf(written: string): string | null {
  const [, a = '', sign, b = '', year = ''] =
    /^(\d{1,2})([./])(\d{1,2})\2(\d{2}|\d{4})$/.exec(written) ?? []
  if (sign === undefined) return null
  const [day, month] = sign === '.' ? [a, b] : [b, a]
  return `${day}.${month}.${year.length === 2 ? `20${year}` : year}`
}

const toJob = (job: z.output<typeof entry>, company: string): Said => ({
  sourceJobId: job.id.replace('job_id_', ''),
  title: job.title,
  company,
  locations: job.places,
  body: '',
  isWhole: false,
  link: job.link,
  listedAt: dayOf(job.date),
})

export const softgarden = listSource({
  id: 'softgarden',
  name: 'softgarden',
  kind: 'board',
  attribution: { text: 'softgarden', link: 'https://www.softgarden.com' },
  minIntervalMs: 6 * hourMs,
  isBoard: (board) => /^[a-z0-9-]{1,63}(?:\/[a-z]{2})?$/i.test(board),
  ask: ({ board }) => askOf(board),
  read(answer, { target: { board }, ask }) {
    const cards = readCards(answer, ask.url, /\bmatchElement\b/)
    if (cards === null || (cards.length === 0 && !/softgarden|matchResult/i.test(answer)))
      return undefined
    const { origin } = partsOf(board)
    return cards.map((card) => {
      const link = card.link(/\/job\//)
      return {
        id: card.attributes['id'] ?? '',
        title: card.texts(/\btitle\b/)[0],
        link: link.startsWith(`${origin}/`) ? link : '',
        places: card.texts(/\blocation-view-item\b/),
        date: card.texts(/\bdate\b/)[0] ?? '',
      }
    })
  },
  answers: field.list,
  entries: (cards) => cards,
  entry,
  toJob: (job, { target: { board } }) => toJob(job, partsOf(board).company),
  fill: {
    ask: ({ link }, { board }) => ({ ...askOf(board), ...(link === null ? {} : { url: link }) }),
    parse: postOfPage,
  },
})
