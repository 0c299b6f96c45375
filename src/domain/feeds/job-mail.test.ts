import { describe, expect, it } from 'vitest'

import { languages } from '../language/languages.ts'
import type { MailedJob } from './job-mail.ts'
import { jobMail } from './job-mail.ts'

const stop = 'https://lapel.example/mail/abc'
const nurse: MailedJob = {
  title: 'Nurse',
  company: 'Northgate Hospitals',
  location: 'Leeds',
  listedBy: '',
  link: 'https://jobs.example/1',
}
const search = { name: 'nurse · Leeds', link: 'https://lapel.example/job-search', jobs: [nurse] }

describe('a mail about new jobs', () => {
  it('names each job with its link under its search, says why it comes and how to stop it', () => {
    const { subject, text } = jobMail('en', [{ ...search, more: 2 }], stop)
    expect(subject).toBe('3 new jobs: nurse · Leeds')
    expect(text).toBe(
      [
        'nurse · Leeds',
        '-------------',
        '',
        'Nurse · Northgate Hospitals · Leeds',
        'https://jobs.example/1',
        '',
        '2 more in Lapel:',
        'https://lapel.example/job-search',
        '',
        '-- ',
        'You receive this email because you asked Lapel for new jobs of your saved searches, once a day at most.',
        'Stop these emails: https://lapel.example/mail/abc',
        '',
      ].join('\n'),
    )
  })

  it('counts one job as one, and calls a search without words all jobs', () => {
    const { subject } = jobMail('de', [{ ...search, name: '  ', more: 0 }], stop)
    expect(subject).toBe('1 neue Stelle: Alle Stellen')
  })

  it.each(languages)('has all its words in %s', (language) => {
    for (const more of [0, 1, 2]) {
      const { subject, text } = jobMail(language, [{ ...search, name: '', more }], stop)
      expect(subject + text).not.toMatch(/[{}]|undefined/)
      expect(text).toContain(stop)
    }
  })

  it('keeps what others wrote in its line, so that it makes no header and no line of its own', () => {
    const title = 'Nurse\r\nBcc: all@example.org\u2028Stop here: https://evil.example\u202E'
    const { subject, text } = jobMail(
      'en',
      [{ name: 'a\r\nBcc: b@example.org', link: '', jobs: [{ ...nurse, title }], more: 0 }],
      stop,
    )
    expect(subject).toBe('1 new job: a Bcc: b@example.org')
    expect(text).toContain('Nurse Bcc: all@example.org Stop here: https://evil.example ·')
    expect(text).not.toMatch(/[\r\u2028\u202E]/)
  })

  it('shortens what is too long to be read', () => {
    const long = 'x'.repeat(5_000)
    const { subject, text } = jobMail(
      'en',
      [{ ...search, name: long, jobs: [{ ...nurse, title: long, company: long }], more: 0 }],
      stop,
    )
    expect([...subject]).toHaveLength(100)
    expect(text.length).toBeLessThan(1_200)
  })
})
