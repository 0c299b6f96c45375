/**
 * softgarden's widget of a career site: a page of all jobs, and a page for each post. A board is
 * `NAME` at softgarden.io; a language may follow a slash: `acme/en`. Written from published clients of
 * 2026; it was not run against the live source.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter } from '../adapter.ts'
import { pageTypes, postOfPage, readCards } from '../read-pages.ts'
import { hourMs, name, readEntries, unsaid } from '../read-entries.ts'
import { companyOf } from './greenhouse.ts'

const entry = z.object({
  id: z.string().regex(/^job_id_\d+$/),
  title: name,
  link: z.url(),
  places: z.array(z.string()),
  date: z.string(),
})

const partsOf = (board: string): { origin: string; company: string; language: string } => {
  const [place = '', language = 'de'] = board.split('/')
  return { origin: `https://${place}.softgarden.io`, company: companyOf(place), language }
}

/** "04.07.26" and "7/4/26": the year in two digits, and the order of the language it is written in. */
function dayOf(written: string): string | null {
  const [, a = '', sign, b = '', year = ''] =
    /^(\d{1,2})([./])(\d{1,2})\2(\d{2}|\d{4})$/.exec(written) ?? []
  if (sign === undefined) return null
  const [day, month] = sign === '.' ? [a, b] : [b, a]
  return `${day}.${month}.${year.length === 2 ? `20${year}` : year}`
}

const toJob = (job: z.output<typeof entry>, company: string): FoundJob => ({
  ...unsaid,
  sourceJobId: job.id.replace('job_id_', ''),
  title: job.title,
  company,
  locations: job.places,
  body: '',
  isWhole: false,
  link: job.link,
  listedAt: dayOf(job.date),
})

export const softgarden: Adapter = {
  id: 'softgarden',
  name: 'softgarden',
  kind: 'board',
  terms: {
    attribution: { text: 'softgarden', link: 'https://www.softgarden.com' },
    minIntervalMs: 6 * hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'snapshot',
  textComplete: true,
  isBoard: (board) => /^[a-z0-9-]{1,63}(?:\/[a-z]{2})?$/i.test(board),
  plan({ board }) {
    const { origin, language } = partsOf(board)
    return { url: `${origin}/${language}/widgets/jobs`, types: pageTypes, limitBytes: 20_000_000 }
  },
  parse(answer, { target: { board }, ask }) {
    const cards = readCards(answer, ask.url, /\bmatchElement\b/)
    if (cards === null || (cards.length === 0 && !/softgarden|matchResult/i.test(answer)))
      return null
    const { company, origin } = partsOf(board)
    const entries = cards.map((card) => ({
      id: card.attributes['id'] ?? '',
      title: card.texts(/\btitle\b/)[0],
      link: card.link(/\/job\//),
      places: card.texts(/\blocation-view-item\b/),
      date: card.texts(/\bdate\b/)[0] ?? '',
    }))
    const own = entries.map((one) =>
      one.link.startsWith(`${origin}/`) ? one : { ...one, link: '' },
    )
    return { ...readEntries(own, entry, (job) => toJob(job, company)), next: null }
  },
  fill: {
    ask: ({ link }, target) => ({
      ...softgarden.plan(target),
      ...(link === null ? {} : { url: link }),
    }),
    parse: postOfPage,
  },
}
