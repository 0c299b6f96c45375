/**
 * SmartRecruiters' posting API: a list in pages of 100 without the posts, and one call a job for the
 * post. Written from its published documentation; it was not run against the live source.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { companyOf, hourMs, readEntry } from '../read-entries.ts'

const labelled = z.object({ id: field.words, label: field.words })
const section = z.object({ title: field.words, text: field.words })
const entry = z.object({
  id: field.name,
  name: field.name,
  releasedDate: field.moment,
  company: field.maybe(z.object({ name: field.words })),
  location: field.maybe(
    z.object({
      city: field.words,
      region: field.words,
      country: field.words,
      remote: field.yes,
      hybrid: field.yes,
    }),
  ),
  typeOfEmployment: field.maybe(labelled),
  experienceLevel: field.maybe(labelled),
  language: field.maybe(z.object({ code: field.words })),
  postingUrl: field.words,
  jobAd: field.maybe(
    z.object({
      sections: z.object({
        companyDescription: field.maybe(section),
        jobDescription: field.maybe(section),
        qualifications: field.maybe(section),
        additionalInformation: field.maybe(section),
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
  answers: z.object({ totalFound: z.number(), content: field.list }),
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
