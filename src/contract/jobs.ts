/** Jobs: searched, opened, scored against a resume, and the way to the original post. */
import { experienceLevels, jobOrders, jobTypes, workTypes } from '#domain/jobs/job-kinds.ts'
import { jobDetail, jobResult, searchAbout } from '#domain/jobs/job.ts'
import { languages } from '#domain/language/languages.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { resumeProblems, textProblems } from './problems.ts'

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

const quickScoreQuery = z.object({
  job_identifier: z.string().min(1),
  resume_id: z.string().min(1),
})
const quickScoreAnswer = z.object({
  score: z.int().min(1).max(100),
  nice_to_add: z.array(z.string()),
})

export const originalLinkQuery = z.object({ job_identifier: z.string().min(1) })
const originalLinkAnswer = z.object({ url: z.string() })

export const openJob = call({
  method: 'GET',
  path: '/jobs/{id}',
  summary: 'Open one job.',
  answer: jobDetail,
  problems: ['job_not_found'],
})

export const searchJobs = call({
  method: 'GET',
  path: '/jobs',
  summary: 'Search jobs, ten a page from `start`.',
  query: jobQuery,
  answer: jobList,
  problems: [...textProblems, ...resumeProblems],
})

export const quickScore = call({
  method: 'GET',
  path: '/jobs/quick-score',
  summary: 'Score a job against a resume. Costs 1 credit, once per resume content and job.',
  limit: 'ai',
  query: quickScoreQuery,
  answer: quickScoreAnswer,
  problems: [
    ...textProblems,
    ...resumeProblems,
    'job_not_found',
    'job_unreadable',
    'resume_unscorable',
    'insufficient_credits_score',
  ],
})

export const originalLink = call({
  method: 'GET',
  path: '/jobs/original-link',
  summary: 'The address of the original job post.',
  query: originalLinkQuery,
  answer: originalLinkAnswer,
  problems: ['job_not_found', 'job_link_not_found'],
})

export const aboutSearch = call({
  method: 'GET',
  path: '/job-search-about',
  summary:
    'What is to be said beside the results of a search with the same query: a mended word, the town that distances are measured from.',
  query: jobQuery,
  answer: searchAbout,
  problems: [...textProblems, ...resumeProblems],
})
