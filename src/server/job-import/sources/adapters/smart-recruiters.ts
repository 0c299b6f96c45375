/**
 * SmartRecruiters' posting API: a list in pages of 100 without the posts, and one call a job for the
 * post. Written from its published documentation; it was not run against the live source.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import type { Said } from '../read-entries.ts'
import {
  companyOf,
  hourMs,
  list,
  maybe,
  moment,
  name,
  readEntry,
  words,
  yes,
} from '../read-entries.ts'

const labelled = z.object({ id: words, label: words })
const section = z.object({ title: words, text: words })
const entry = z.object({
  id: name,
  name: name,
  releasedDate: moment,
  company: maybe(z.object({ name: words })),
  location: maybe(
    z.object({ city: words, region: words, country: words, remote: yes, hybrid: yes }),
  ),
  typeOfEmployment: maybe(labelled),
  experienceLevel: maybe(labelled),
  language: maybe(z.object({ code: words })),
  postingUrl: words,
  jobAd: maybe(
    z.object({
      sections: z.object({
        companyDescription: maybe(section),
        jobDescription: maybe(section),
        qualifications: maybe(section),
        additionalInformation: maybe(section),
      }),
    }),
  ),
})
const pageSize = 100
const api = 'https://api.smartrecruiters.com/v1/companies'

function toJob(job: z.output<typeof entry>, board: string): Said {
  const place = job.location
  const ad = job.jobAd?.sections
  const sections = ad
    ? [ad.companyDescription, ad.jobDescription, ad.qualifications, ad.additionalInformation]
    : []
  return {
    sourceJobId: job.id,
    title: job.name,
    company: job.company?.name || companyOf(board),
    locations: [
      [place?.city ?? '', place?.region ?? '', (place?.country ?? '').toUpperCase()]
        .filter((part) => part !== '')
        .join(', '),
    ],
    body: sections.flatMap((one) => (one ? [`<h2>${one.title}</h2>${one.text}`] : [])).join('\n'),
    isWhole: sections.length > 0,
    link: job.postingUrl || `https://jobs.smartrecruiters.com/${board}/${job.id}`,
    listedAt: job.releasedDate,
    typeWords: [job.typeOfEmployment?.label ?? ''],
    levelWords: [(job.experienceLevel?.id ?? '').replace('_', '-')],
    workWords: place?.hybrid === true ? ['hybrid'] : [],
    isRemote: place?.remote === true ? true : null,
    language: job.language?.code || null,
  }
}

const readOne = (answer: string, board: string) =>
  readEntry(answer, entry, (job) => toJob(job, board))

export const smartRecruiters = listSource({
  id: 'smartrecruiters',
  name: 'SmartRecruiters',
  kind: 'board',
  attribution: { text: 'SmartRecruiters', link: 'https://www.smartrecruiters.com' },
  minIntervalMs: 6 * hourMs,
  isBoard: (board) => /^[a-z0-9_-]{1,80}$/i.test(board),
  ask: ({ board }, page) => ({
    url: `${api}/${board}/postings?limit=${pageSize}&offset=${page * pageSize}`,
  }),
  answers: z.object({ totalFound: z.number(), content: list }),
  entries: ({ content }) => content,
  entry,
  toJob: (job, { target: { board } }) => toJob(job, board),
  pages: { full: 1, most: ({ totalFound }) => totalFound / pageSize },
  fill: {
    ask: (job, { board }) => ({ url: `${api}/${board}/postings/${job.sourceJobId}` }),
    parse: (answer, job) => {
      const filled = readOne(answer, '')
      return filled && { ...filled, company: job.company, link: filled.link ?? job.link }
    },
  },
  owns(url) {
    const [, board, id] = /^\/([\w-]+)\/(\d{6,})/.exec(url.pathname) ?? []
    const isHere = /^(?:jobs|careers)\.smartrecruiters\.com$/.test(url.hostname)
    return isHere && board && id ? { board, sourceJobId: id } : null
  },
  one: {
    ask: ({ board, sourceJobId }) => ({ url: `${api}/${board}/postings/${sourceJobId}` }),
    parse: (answer, { board }) => readOne(answer, board),
  },
})
