/** Searches that people keep, to see what is new. */
import { experienceLevels, jobOrders, jobTypes, workTypes } from '#domain/jobs/job-kinds.ts'
import { languages } from '#domain/language/languages.ts'
import { z } from 'zod'

import { call } from './call.ts'

/** What is searched for; the resume that jobs are scored against is chosen each time. */
export const savedQuery = z.object({
  job_title: z.string().max(200).default(''),
  location: z.string().max(200).default(''),
  job_types: z.array(z.enum(jobTypes)).max(jobTypes.length).default([]),
  experience_levels: z.array(z.enum(experienceLevels)).max(experienceLevels.length).default([]),
  work_types: z.array(z.enum(workTypes)).max(workTypes.length).default([]),
  radius_km: z.int().min(1).max(200).nullable().default(null),
  sort: z.enum(jobOrders).default('best'),
})

/** More of one person are not kept: the oldest go. */
export const mostSavedSearches = 20

const savedSearch = z.object({
  id: z.string(),
  query: savedQuery,
  /** Jobs found by it that came since it was last looked at; 500 stands for more. */
  new_count: z.int().min(0),
  /** Whether there is an Atom address of it. */
  has_feed: z.boolean(),
  /** The language in which its new jobs are mailed; null where they are not. */
  mail_language: z.enum(languages).nullable(),
})

export type SavedQuery = z.output<typeof savedQuery>

export const saveSearch = call({
  method: 'POST',
  path: '/jobs/saved',
  summary: 'Keep a search; the same one a second time is the one there is, as just looked at.',
  body: savedQuery,
  answer: savedSearch,
})

export const listSavedSearches = call({
  method: 'GET',
  path: '/jobs/saved',
  summary: 'The searches you keep, newest first, each with how many jobs are new to you.',
  answer: z.array(savedSearch),
})

export const seeSavedSearch = call({
  method: 'PATCH',
  path: '/jobs/saved/{id}/seen',
  summary: 'You have looked at what a kept search finds: what is new counts from now.',
  status: 204,
  answer: 'none',
  problems: ['not_found'],
})

export const removeSavedSearch = call({
  method: 'DELETE',
  path: '/jobs/saved/{id}',
  summary: 'Forget a search you kept.',
  status: 204,
  answer: 'none',
  problems: ['not_found'],
})
