/**
 * Takes an e-mail apart: the file as mail programs save it, or the text of one that was pasted.
 * Nothing in it is fetched, shown or kept; only the words go on to the reader.
 */
import PostalMime from 'postal-mime'

import { invitationIn, sentMoment } from '#domain/applications/mail-calendar.ts'
import type { Mail } from '#domain/applications/mail.ts'
import { htmlToText, plainText } from '#domain/posts/html-text.ts'

/** How deep parts may lie within parts, and how long the heads may be, before a mail is refused. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 200_000 }

/** `today` is taken for a text that says not when it was sent. Null where there is no text. */
export async function openMail(file: Uint8Array, today: string): Promise<Mail | null> {
  const mail = await PostalMime.parse(file, { ...limits, attachmentEncoding: 'utf8' })
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  const isMail = mail.from !== undefined || mail.subject !== undefined || header('date') !== ''
  if (!isMail) return pasted(new TextDecoder().decode(file), today)
  const sent = sentMoment(header('date'))
  const calendar = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content
  const html = mail.html === undefined ? '' : plainText(htmlToText(mail.html))
  const text = mail.text?.trim() ? mail.text : html
  if (text.trim() === '') return null
  return {
    subject: mail.subject ?? '',
    fromName: mail.from?.name ?? '',
    fromAddress: mail.from?.address ?? '',
    sentAt: sent?.local ?? { day: today, time: null },
    text,
    isToList: header('list-id') !== '' || header('list-unsubscribe') !== '',
    invitation:
      typeof calendar === 'string' ? invitationIn(calendar, sent?.offsetMinutes ?? 0) : null,
  }
}

const pasted = (text: string, today: string): Mail | null =>
  text.trim() === '' || text.includes('\0')
    ? null
    : {
        subject: '',
        fromName: '',
        fromAddress: '',
        sentAt: { day: today, time: null },
        text,
        isToList: false,
        invitation: null,
      }
