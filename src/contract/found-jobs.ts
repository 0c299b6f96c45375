/** Jobs that people found themselves, elsewhere. */
import { jobDetail } from '#domain/jobs/job.ts'
import { jobLimit } from '#domain/resume/limits.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { documentProblems, textProblems } from './problems.ts'

/** Of a page that is handed over; a browser's extension cuts what is longer. */
export const pageLimit = 1_000_000

const foundJobBody = z.object({
  /** The address of the post. */
  url: z.string().trim().min(1).max(2_000),
  /** The post's text, where the page cannot be read; the address is kept with it. */
  text: z.string().max(jobLimit).nullable().default(null),
  /** The page as HTML, as a browser shows it to its person; the address is not asked for it. */
  html: z.string().max(pageLimit).nullable().default(null),
})

const foundJobList = z.array(jobDetail)

export const addFoundJob = call({
  method: 'POST',
  path: '/jobs/found',
  summary:
    'Add a job you found by its link, alone or with its text or its page as HTML; only you see it.',
  limit: 'upload',
  body: foundJobBody,
  answer: jobDetail,
  problems: [
    ...textProblems,
    'job_link_unreadable',
    'job_link_no_page',
    'job_link_login',
    'job_link_several',
    'job_link_gone',
    'job_link_busy',
    'job_unreadable',
    'job_too_long',
    'storage_full',
  ],
})

export const readJobFile = call({
  method: 'POST',
  path: '/jobs/found/file',
  summary:
    'The text of a job post in a PDF, a Word file or plain text (multipart field `file`); nothing is kept.',
  limit: 'upload',
  body: 'multipart',
  answer: z.object({ text: z.string().max(jobLimit) }),
  problems: [...textProblems, ...documentProblems, 'job_file_unreadable', 'job_too_long'],
})

export const listFoundJobs = call({
  method: 'GET',
  path: '/jobs/found',
  summary: 'The jobs you added, newest first.',
  answer: foundJobList,
})

const said = z.string().trim().min(1).max(300).optional()

export const correctFoundJob = call({
  method: 'PATCH',
  path: '/jobs/found/{id}',
  summary:
    'Say what a job you added is called, who offers it or where it is; it is not asked again.',
  body: z.object({ job_title: said, company_name: said, job_location: said }),
  answer: jobDetail,
  problems: ['job_not_found'],
})

export const removeFoundJob = call({
  method: 'DELETE',
  path: '/jobs/found/{id}',
  summary: 'Take a job you added off your list; resumes tailored to it keep its text.',
  status: 204,
  answer: 'none',
  problems: ['job_not_found'],
})
