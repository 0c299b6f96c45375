/** An e-mail, taken apart and read. */
import type { MailAnswer } from '#contract/mails.ts'
import { readMail } from '#domain/applications/read-mail.ts'
import type { KnownApplication } from '#domain/applications/which-application.ts'
import { whichApplication } from '#domain/applications/which-application.ts'

import { openMail } from '../applications/open-mail.ts'

/** `file`: its bytes as letters. Null where there is no text in it. */
export async function readMailFile(
  file: string,
  today: string,
  known: readonly KnownApplication[],
): Promise<MailAnswer | null> {
  const mail = await openMail(Buffer.from(file, 'latin1'), today)
  if (mail === null) return null
  const { isAboutApplication, status, date, employer, title } = readMail(mail)
  return {
    subject: mail.subject,
    from: mail.fromName || mail.fromAddress,
    is_about_application: isAboutApplication,
    news: status,
    date: date && { day: date.day, time: date.time, is_deadline: date.isDeadline },
    employer,
    title,
    resume_id: isAboutApplication ? whichApplication(mail, known) : null,
  }
}
