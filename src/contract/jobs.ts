/** Queries and answers of the calls about jobs. */
import { languages } from '#domain/language/languages.ts'
import { z } from 'zod'

import { experienceLevels, jobOrders, jobTypes, workTypes } from '#domain/jobs/job-kinds.ts'
import { jobResult } from '#domain/jobs/job.ts'

export { jobDetail as jobAnswer, searchAbout as aboutSearchAnswer } from '#domain/jobs/job.ts'

/** `?job_types=A&job_types=B`, `?job_types=A,B` and a missing parameter all become a list. */
const several = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((v) =>
      (v === undefined ? [] : [v].flat().flatMap((s) => s.split(','))).filter(Boolean),
    )
    .pipe(z.array(z.enum(values)))

export const jobQuery = z.object({
  job_title: z.string().max(200).default(''),
  location: z.string().max(200).default(''),
  resume_id: z.string().max(200).optional(),
  job_types: several(jobTypes),
  experience_levels: several(experienceLevels),
  work_types: several(workTypes),
  /** Behind the last result the page is empty. */
  start: z.coerce.number().int().min(0).default(0),
  /** How far around a town; without it what is said in the location, or 50 (work on the spot: 20). */
  radius_km: z.coerce.number().int().min(1).max(200).optional(),
  /** `match` needs a resume; only the order follows it, its score is never told. */
  sort: z.enum(jobOrders).default('best'),
  /** Of what fits alike, jobs in this language come first; a resume's own language goes before it. */
  language: z.enum(languages).optional(),
})

export const jobList = z.array(jobResult)

export const quickScoreQuery = z.object({
  job_identifier: z.string().min(1),
  resume_id: z.string().min(1),
})
export const quickScoreAnswer = z.object({
  score: z.int().min(1).max(100),
  nice_to_add: z.array(z.string()),
})

export const originalLinkQuery = z.object({ job_identifier: z.string().min(1) })
export const originalLinkAnswer = z.object({ url: z.string() })
