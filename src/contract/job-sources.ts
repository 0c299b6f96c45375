/** Where listings come from. */
import { z } from 'zod'

import { call } from './call.ts'
import { sourceProblem } from './source-problems.ts'

const jobSource = z.object({
  /** As the settings name it. */
  name: z.string(),
  /** As people know it: "Greenhouse", "Arbeitnow". */
  title: z.string(),
  /** `held`: it gave suspiciously few jobs, nothing is closed. `refused`: it answered with a refusal. */
  state: z.enum(['new', 'read', 'held', 'unreachable', 'refused']),
  /** Why it could not be read, or is not believed; the web has words for each code. */
  problem: sourceProblem.nullable(),
  read_at: z.iso.datetime().nullable(),
  job_count: z.int().min(0),
  rejected_count: z.int().min(0),
  /** Who wants to be named beside its jobs. */
  attribution: z.object({ text: z.string(), link: z.string() }).nullable(),
})

const jobSourcesAnswer = z.object({
  /** Whether this server reads them. */
  is_importing: z.boolean(),
  /** When the latest of them was read. */
  read_at: z.iso.datetime().nullable(),
  sources: z.array(jobSource),
})

export const jobSources = call({
  method: 'GET',
  path: '/jobs/sources',
  summary: 'Where listings come from: each source, when it was last read and how that went.',
  answer: jobSourcesAnswer,
})
