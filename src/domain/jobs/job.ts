/** A job (specification §3, Job detail and Job search result) and the filters of its search. */
import { z } from 'zod'

import { jobStatuses } from '#domain/resume/status.ts'

const list = z.array(z.string())

/** Who wants to be named beside a job of theirs, and where the name leads. */
const attribution = z.object({ text: z.string(), link: z.string() }).nullable().optional()

/** Pay as it was written, and as amounts where it could be read; `yearly` is a year of full time. */
const pay = z
  .object({
    raw: z.string(),
    least: z.number().nullable(),
    most: z.number().nullable(),
    currency: z.string().nullable(),
    per: z.enum(['hour', 'day', 'week', 'month', 'year']).nullable(),
    yearly_least: z.number().nullable(),
    yearly_most: z.number().nullable(),
  })
  .nullable()

/** What the page of a job leaves in doubt, each with its likeliest readings; the job holds the first. */
const jobDoubts = z.object({
  job_title: list.optional(),
  company_name: list.optional(),
  job_location: list.optional(),
})

export const jobDetail = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  job_link: z.string().nullable(),
  job_title: z.string(),
  company_name: z.string(),
  job_location: z.string(),
  job_type: z.string().nullable(),
  company_description: z.string(),
  job_duties_and_responsibilities: list,
  required_qualifications: list,
  preferred_qualifications: list,
  job_benefits: list,
  keywords: list,
  /** True for the bundled samples, which nobody can apply for. */
  is_sample: z.boolean().default(false),
  attribution,
  /** False where the source gives only the beginning of the post. */
  is_whole: z.boolean().optional(),
  experience_level: z.string().nullable().optional(),
  work_type: z.string().nullable().optional(),
  salary: pay.optional(),
  /** Until when it is open, as the post says; null where it does not. */
  valid_through: z.iso.datetime().nullable().optional(),
  /** Whether it says that it takes no more applications, without a day. */
  says_closed: z.boolean().optional(),
  in_doubt: jobDoubts.optional(),
  /** The whole post as plain text, where one job is opened. */
  text: z.string().optional(),
})

export const jobResult = z.object({
  job_identifier: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  location: z.string(),
  list_date: z.string().nullable(),
  previously_scored: z.boolean(),
  score: z.int().min(1).max(100).nullable(),
  nice_to_add: list,
  resume_id: z.string().nullable(),
  resume_title: z.string().nullable(),
  resume_company: z.string().nullable(),
  is_sample: z.boolean(),
  attribution,
  /** What the person has already made of it: the latest resume that was tailored to it. */
  tailored_resume_id: z.string().nullable().optional(),
  application_status: z.enum(jobStatuses).nullable().optional(),
  job_type: z.string().nullable().optional(),
  work_type: z.string().nullable().optional(),
  experience_level: z.string().nullable().optional(),
  salary: pay.optional(),
})

/** What is said about a search beside its results. */
export const searchAbout = z.object({
  /** What was looked for instead, where a word was mended or a place read from the title; null where all was taken as typed. */
  showing_results_for: z.string().nullable(),
  /** The town that distances are measured from; null where none was named. */
  place: z.string().nullable(),
  radius_km: z.number().nullable(),
  /** What a postcode, or the name of a region, was taken for; null where neither was typed. */
  read_as: z
    .object({
      postcode: z.string().nullable(),
      /** Towns or regions, each with its country's two letters. */
      places: z.array(z.object({ name: z.string(), country: z.string() })),
    })
    .nullable()
    .optional(),
})

export type Pay = z.infer<typeof pay>
export type JobDoubts = z.infer<typeof jobDoubts>
export type JobDetail = z.infer<typeof jobDetail>
export type JobResult = z.infer<typeof jobResult>
export type SearchAbout = z.infer<typeof searchAbout>
