/** What happens around an application: the days to keep in mind, and when its status changed. */
import { dateKinds } from '#domain/resume/date-kinds.ts'
import { jobStatuses } from '#domain/resume/status.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { resumeProblems } from './problems.ts'

/** More of one resume are refused. */
export const mostDates = 50

const dateBody = z.object({
  kind: z.enum(dateKinds),
  /** `2026-11-30` */
  day: z.iso.date(),
  /** `14:30` by the person's clock; null for the whole day. */
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .default(null),
  note: z.string().trim().max(500).default(''),
})

const applicationDate = dateBody.extend({ id: z.string(), resume_id: z.string() })

/** Without ids, which an import gives anew. */
export const portableDate = dateBody

export const statusChange = z.object({
  status: z.enum(jobStatuses),
  changed_at: z.iso.datetime(),
})

export type ApplicationDate = z.infer<typeof applicationDate>
export type PortableDate = z.infer<typeof portableDate>
export type StatusChange = z.infer<typeof statusChange>

export const datesOfMe = call({
  method: 'GET',
  path: '/users/me/dates',
  summary: 'The days of all your applications, the earliest first; those in the trash left out.',
  answer: z.array(applicationDate),
})

export const addDate = call({
  method: 'POST',
  path: '/resumes/{id}/dates',
  summary: 'Keep a day of an application in mind: an interview, when to ask again. 50 at most.',
  body: dateBody,
  answer: applicationDate,
  problems: [...resumeProblems, 'too_many_dates'],
})

export const saveDate = call({
  method: 'PUT',
  path: '/resumes/{id}/dates/{date}',
  summary: 'Change a day of an application.',
  body: dateBody,
  answer: applicationDate,
  problems: [...resumeProblems, 'not_found'],
})

export const removeDate = call({
  method: 'DELETE',
  path: '/resumes/{id}/dates/{date}',
  summary: 'Forget a day of an application.',
  status: 204,
  answer: 'none',
  problems: [...resumeProblems, 'not_found'],
})

export const statusChanges = call({
  method: 'GET',
  path: '/resumes/{id}/status-changes',
  summary: 'When the status of an application changed and to what, the earliest first.',
  answer: z.array(statusChange),
  problems: resumeProblems,
})
