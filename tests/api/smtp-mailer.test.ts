/** One mail to an SMTP server: taken, refused, left hanging, and over TLS. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { readConfig } from '#server/config.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts'

import type { Fault, MailServer } from './mail-server.ts'
import { openMailServer } from './mail-server.ts'

const folder = path.resolve(import.meta.dirname, '../fixtures/tls')
const cert = readFileSync(path.join(folder, 'cert.pem'), 'utf8')
const pair = { cert, key: readFileSync(path.join(folder, 'key.pem'), 'utf8') }

const message = {
  to: 'ana@example.org',
  subject: '2 neue Stellen: Bäcker',
  text: 'Bäcker · Ofen\nhttps://jobs.example/1\n.\nEnde\n',
  stopLink: `https://lapel.example/mail/${'s'.repeat(43)}`,
}
const never = new AbortController().signal

let server: MailServer
beforeEach(async () => {
  server = await openMailServer({ pair })
})
afterEach(() => server.close())

function mailer(url: string, { env = {}, ca = cert, stepMs = 5_000, allMs = 10_000 } = {}): Mailer {
  const publicUrl = { PUBLIC_URL: 'https://lapel.example', OIDC_ISSUER_URL: 'https://id.example' }
  const client = { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
  const config = readConfig({ ...publicUrl, ...client, SMTP_URL: url, ...env })
  const made = createSmtpMailer(config, { ca, patience: { stepMs, allMs } })
  if (made === null) throw new Error('no server is configured')
  return made
}
const here = (way = 'smtp', login = '', more = '') =>
  `${way}://${login}127.0.0.1:${server.port}${more}`
/** Of the mail that was taken, with folded lines put together. */
const headerOf = (name: string) =>
  server.taken[0]?.source
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2)

describe('a mail', () => {
  it('arrives as plain text, with the addresses and the way to stop it', async () => {
    expect(await mailer(here()).send(message, never)).toEqual({ kind: 'sent' })
    const [taken] = server.taken
    expect([taken?.from, taken?.to]).toEqual(['lapel@lapel.example', 'ana@example.org'])
    expect(headerOf('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(headerOf('List-Unsubscribe')).toBe(`<${message.stopLink}>`)
    expect(headerOf('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(headerOf('Auto-Submitted')).toBe('auto-generated')
    expect(taken?.source).not.toContain('multipart')
  })

  it('promises no press by machine where the product has no https', async () => {
    const env = { PUBLIC_URL: 'http://lapel.example' }
    await mailer(here(), { env }).send(message, never)
    expect(headerOf('List-Unsubscribe')).toBe(`<${message.stopLink}>`)
    expect(headerOf('List-Unsubscribe-Post')).toBeUndefined()
  })

  it.each([
    [{ MAIL_FROM: 'jobs@example.com', CONTACT_EMAIL: 'help@example.com' }, 'jobs@example.com'],
    [{ CONTACT_EMAIL: 'help@example.com' }, 'help@example.com'],
    [{}, 'ana.user@example.com'],
  ])('comes from whom the settings name: %j', async (env, from) => {
    const login = 'ana.user%40example.com:secret@'
    await mailer(here('smtp', login), { env }).send(message, never)
    expect(server.taken[0]?.from).toBe(from)
    expect(server.taken[0]?.login).toBe('\0ana.user@example.com\0secret')
  })

  it('lets no subject and no address add a header or a receiver', async () => {
    const sent = await mailer(here()).send(
      { ...message, subject: 'a\r\nBcc: eve@example.org\r\n\r\nb', to: 'ana@example.org' },
      never,
    )
    expect(sent).toEqual({ kind: 'sent' })
    expect(headerOf('Bcc')).toBeUndefined()
    await mailer(here()).send({ ...message, to: 'ana@example.org>\r\nRCPT TO:<eve@x.org' }, never)
    expect(server.heard.filter((line) => line.startsWith('RCPT'))).not.toContain(
      'RCPT TO:<eve@x.org>',
    )
  })
})

describe('a server', () => {
  it.each<[keyof MailServer['faults'], Fault, object]>([
    ['MAIL', '451 later', { kind: 'refused', code: 451 }],
    ['RCPT', '550 nobody', { kind: 'refused', code: 550 }],
    ['DATA', '554 no', { kind: 'refused', code: 554 }],
    ['end', '452 full', { kind: 'refused', code: 452 }],
    ['greeting', '554 closed', { kind: 'away', code: '554' }],
    ['MAIL', '421 closing', { kind: 'away', code: '421' }],
    ['greeting', 'hang up', { kind: 'away' }],
    ['end', 'hang up', { kind: 'unclear' }],
  ])('that answers %s with %j is told apart', async (step, fault, outcome) => {
    server.faults[step] = fault
    expect(await mailer(here()).send(message, never)).toMatchObject(outcome)
    expect(server.taken).toEqual([])
  })

  // All at once, for each waits as long as a busy machine may take for the steps before the silent one.
  it('that falls silent is left after a while, at whichever step it does', async () => {
    const kindAt = async (step: keyof MailServer['faults']) => {
      const silent = await openMailServer({ pair })
      silent.faults[step] = null
      const url = `smtp://127.0.0.1:${silent.port}`
      const { kind } = await mailer(url, { stepMs: 3_000 }).send(message, never)
      await silent.close()
      return [step, kind]
    }
    const steps = ['greeting', 'EHLO', 'MAIL', 'end'] as const
    expect(await Promise.all(steps.map(kindAt))).toEqual([
      ['greeting', 'away'],
      ['EHLO', 'away'],
      ['MAIL', 'unclear'],
      ['end', 'unclear'],
    ])
  })

  it('that answers letter by letter without an end is left when the time is over', async () => {
    server.faults.EHLO = 'drip'
    const sent = await mailer(here(), { allMs: 400 }).send(message, never)
    expect(sent.kind).toBe('away')
  })

  it('that is not there is away, and so is one where the log-in fails', async () => {
    server.faults.AUTH = '535 no such password: secret'
    const refused = await mailer(here('smtp', 'ana:secret@')).send(message, never)
    expect(refused).toEqual({ kind: 'away', code: '535' })
    await server.close()
    const gone = await mailer(here()).send(message, never)
    expect(gone.kind).toBe('away')
    server = await openMailServer()
  })

  it('is left at once when the product leaves', async () => {
    server.faults.EHLO = null
    const leaving = new AbortController()
    const sent = mailer(here()).send(message, leaving.signal)
    await expect.poll(() => server.heard).toHaveLength(1)
    leaving.abort()
    expect((await sent).kind).toBe('away')
  })
})

describe('TLS', () => {
  it('is used where the server offers it, and from the first byte with smtps', async () => {
    expect(await mailer(here()).send(message, never)).toEqual({ kind: 'sent' })
    expect(server.taken[0]?.isSecure).toBe(true)
    await server.close()
    server = await openMailServer({ pair, isSecure: true })
    expect(await mailer(here('smtps')).send(message, never)).toEqual({ kind: 'sent' })
    expect(server.taken[0]?.isSecure).toBe(true)
  })

  it('is not done without where it is asked for', async () => {
    await server.close()
    server = await openMailServer()
    const strict = await mailer(here('smtp', '', '?tls=required')).send(message, never)
    expect(strict.kind).toBe('away')
    expect(server.taken).toEqual([])
    expect(await mailer(here()).send(message, never)).toEqual({ kind: 'sent' })
  })

  it.each(['smtp', 'smtps'])('with a certificate that nobody vouches for ends %s', async (way) => {
    await server.close()
    server = await openMailServer({ pair, isSecure: way === 'smtps' })
    const sent = await mailer(here(way), { ca: '' }).send(message, never)
    expect(sent.kind).toBe('away')
    expect(server.taken).toEqual([])
  })
})
