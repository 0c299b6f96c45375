/**
 * RemoteOK's feed of remote jobs. Element 0 is its legal notice: RemoteOK must be named, with a link
 * to the job on its site that may be followed. Written from its published feed; it was not run
 * against the live source.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs } from '../read-entries.ts'

const entry = z.object({
  id: field.name,
  position: field.name,
  company: field.words,
  description: field.name,
  location: field.words,
  url: field.words,
  epoch: field.moment,
  date: field.moment,
  salary_min: field.amount,
  salary_max: field.amount,
})

const toJob = (job: z.output<typeof entry>): Said => ({
  sourceJobId: job.id,
  title: job.position,
  company: job.company,
  locations: [job.location === '' ? 'Remote' : `Remote, ${job.location}`],
  body: job.description,
  link: job.url,
  listedAt: job.epoch ?? job.date,
  isRemote: true,
  salary: { least: job.salary_min, most: job.salary_max, currency: 'USD', per: 'year', raw: null },
})

export const remoteOk = listSource({
  id: 'remoteok',
  name: 'RemoteOK',
  kind: 'feed',
  attribution: { text: 'RemoteOK', link: 'https://remoteok.com' },
  minIntervalMs: hourMs,
  ask: () => ({ url: 'https://remoteok.com/api', limitBytes: 10_000_000 }),
  answers: field.list,
  entries: (answer) => answer.filter((one) => !legalNotice.safeParse(one).success),
  entry,
  toJob,
})

const legalNotice = z.object({ legal: z.string() })
