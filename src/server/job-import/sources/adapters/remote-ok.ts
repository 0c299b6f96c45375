/**
 * RemoteOK's feed of remote jobs. Element 0 is its legal notice: RemoteOK must be named, with a link
 * to the job on its site that may be followed. Written from its published feed; it was not run
 * against the live source.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter } from '../adapter.ts'
import {
  amount,
  hourMs,
  moment,
  name,
  readEntries,
  readJson,
  unsaid,
  words,
} from '../read-entries.ts'

const entry = z.object({
  id: name,
  position: name,
  company: words,
  description: name,
  location: words,
  url: words,
  epoch: moment,
  date: moment,
  salary_min: amount,
  salary_max: amount,
})

const toJob = (job: z.output<typeof entry>): FoundJob => ({
  ...unsaid,
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

export const remoteOk: Adapter = {
  id: 'remoteok',
  name: 'RemoteOK',
  kind: 'feed',
  terms: {
    attribution: { text: 'RemoteOK', link: 'https://remoteok.com' },
    minIntervalMs: hourMs,
    redistribute: false,
    loginWallOk: true,
  },
  completeness: 'window',
  textComplete: true,
  isBoard: (board) => board === '',
  plan: () => ({ url: 'https://remoteok.com/api', limitBytes: 10_000_000 }),
  parse(answer) {
    const read = z.array(z.unknown()).safeParse(readJson(answer))
    if (!read.success) return null
    const entries = read.data.filter((one) => !legalNotice.safeParse(one).success)
    return { ...readEntries(entries, entry, toJob), next: null }
  },
}

const legalNotice = z.object({ legal: z.string() })
