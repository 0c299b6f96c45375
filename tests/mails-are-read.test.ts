/** E-mails of every kind in six languages, with what is to be read; all sent on Monday 5 October 2026. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import type { Mail, MailStatus } from '#domain/applications/mail.ts'
import { readMail } from '#domain/applications/read-mail.ts'

interface Said {
  language: string
  subject: string
  text: string
  news: MailStatus
  date: string | null
}

const mails = readFileSync(new URL('fixtures/mails.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Said)

const mail = (more: Partial<Mail>): Mail => ({
  subject: '',
  fromName: '',
  fromAddress: '',
  sentAt: { day: '2026-10-05', time: '09:00' },
  text: '',
  isToList: false,
  invitation: null,
  ...more,
})

describe('An e-mail', () => {
  it.each(mails)('in "$language" with the subject "$subject" is read as it says', (said) => {
    const { subject, text, news, date } = said
    const read = readMail(mail({ subject, text }))
    const day = read.date && [read.date.day, read.date.time].filter(Boolean).join('T')
    expect({ news: read.status, date: day }).toEqual({ news, date })
  })
})

describe('A reply', () => {
  it('is read without what it quotes', () => {
    const text =
      'Thanks, we will look at your application soon.\n\nOn Mon, 5 Oct 2026 at 08:00, Ada Hill <ada@mail.example> wrote:\n> I was not selected by another firm. May I come to an interview on Friday at 10?'
    expect(readMail(mail({ subject: 'Re: Baker', text }))).toMatchObject({ date: null })
    expect(readMail(mail({ subject: 'Re: Baker', text })).status).not.toBe('rejected')
  })
})
