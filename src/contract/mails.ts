/** An e-mail about an application, read: what it proposes. Nothing is stored and nothing changed. */
import { mailStatuses } from '#domain/applications/mail.ts'
import { z } from 'zod'

import { call } from './call.ts'
import { textProblems } from './problems.ts'

const mailAnswer = z.object({
  subject: z.string(),
  /** Who sent it, as the mail says. */
  from: z.string(),
  is_about_application: z.boolean(),
  news: z.enum(mailStatuses),
  /** The one day it tells; null without one, and where there are several. */
  date: z
    .object({ day: z.iso.date(), time: z.string().nullable(), is_deadline: z.boolean() })
    .nullable(),
  employer: z.string().nullable(),
  title: z.string().nullable(),
  /** The application it belongs to; null where none is named, or more than one. */
  resume_id: z.string().nullable(),
})

export type MailAnswer = z.infer<typeof mailAnswer>

export const readMail = call({
  method: 'POST',
  path: '/users/me/mails/read',
  summary:
    'Read an e-mail about an application (multipart field `file`: an .eml file, or the text of a mail): the news, the day and the application it belongs to, as a proposal. Nothing is kept.',
  limit: 'upload',
  body: 'multipart',
  answer: mailAnswer,
  problems: [...textProblems, 'file_missing', 'mail_unreadable', 'pdf_too_large'],
})
