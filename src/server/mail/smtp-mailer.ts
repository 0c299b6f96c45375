/**
 * Mail over SMTP: a connection a message, which is composed before and sent step by step, so that it is
 * known what a failure means. A server that hangs, or gives its answers letter by letter, is left when
 * its time is over. What the servers say in words goes nowhere: they repeat addresses and log-ins.
 */
import { z } from 'zod'

import type { Config } from '../config.ts'
import type { Mailer, Message, Sent } from './mailer.ts'
import type { SmtpServer } from './smtp-server.ts'
import { readSmtpUrl } from './smtp-server.ts'

/** Of each step, and of all of it. */
const usualPatience = { stepMs: 15_000, allMs: 60_000 }

interface Options {
  patience?: typeof usualPatience
  /** Certificates to be believed beside those of Node. */
  ca?: string
}

type From = Pick<Config, 'smtpUrl' | 'mailFrom' | 'contactEmail' | 'publicUrl'>

/** Null where no server is configured. */
export function createSmtpMailer(config: From, options: Options = {}): Mailer | null {
  const server = config.smtpUrl === null ? null : readSmtpUrl(config.smtpUrl)
  if (server === null) return null
  const { patience = usualPatience, ca } = options
  const { hostname } = new URL(config.publicUrl)
  const isOverHttps = config.publicUrl.startsWith('https:')
  const from = senderOf(config, server)
  return {
    async send(message, signal) {
      // Most servers of people at home never send a mail: it is loaded with the first.
      const { default: Connection } = await import('nodemailer/lib/smtp-connection')
      const bytes = await compose(message, from, isOverHttps)
      const connection = new Connection({
        host: server.host,
        port: server.port,
        secure: server.isSecure,
        requireTLS: server.needsTls,
        name: hostname,
        connectionTimeout: patience.stepMs,
        greetingTimeout: patience.stepMs,
        socketTimeout: patience.stepMs,
        dnsTimeout: patience.stepMs,
        socketCloseTimeout: 0,
        maxResponseSize: 10_000,
        tls: { minVersion: 'TLSv1.2', ...(ca === undefined ? {} : { ca }) },
      })
      const over = AbortSignal.any([signal, AbortSignal.timeout(patience.allMs)])
      if (over.aborted) return { kind: 'away', code: 'TIMEOUT' }
      let step: 'away' | 'unclear' = 'away'
      try {
        const failed = new Promise<never>((_, reject) => {
          connection.on('error', reject)
          over.addEventListener('abort', () => reject(new Error('too late')), { once: true })
        })
        const within = <T>(work: Promise<T>): Promise<T> => Promise.race([work, failed])
        await within(done((next) => connection.connect(next)))
        const { login } = server
        if (login !== null) await within(done((next) => connection.login(login, next)))
        step = 'unclear'
        await within(done((next) => connection.send({ from, to: [message.to] }, bytes, next)))
        return { kind: 'sent' }
      } catch (error) {
        return whatHappened(error, step)
      } finally {
        connection.close()
      }
    },
  }
}

/** The promise of a call that tells its end by a callback. */
const done = (call: (next: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    call((error) => (error ? reject(error) : resolve()))
  })

function whatHappened(error: unknown, step: 'away' | 'unclear'): Sent {
  const said = error instanceof Error && 'responseCode' in error ? error.responseCode : null
  // Of a message that was begun, an answer is a refusal of it; 421 is a server that closes.
  if (step === 'unclear' && typeof said === 'number' && said !== 421)
    return { kind: 'refused', code: said }
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'TIMEOUT'
  return { kind: said === 421 ? 'away' : step, code: typeof said === 'number' ? `${said}` : code }
}

function senderOf({ mailFrom, contactEmail, publicUrl }: From, { login }: SmtpServer): string {
  const user = login?.user ?? ''
  const isAddress = z.email().safeParse(user).success
  const { hostname } = new URL(publicUrl)
  // Mail goes to names: a bare address is this machine or one without a name.
  const host = /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname
  return mailFrom ?? contactEmail ?? (isAddress ? user : `lapel@${host}`)
}

async function compose(
  { to, subject, text, stopLink }: Message,
  from: string,
  isOverHttps: boolean,
): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const mail = new MailComposer({
    from: { name: 'Lapel', address: from },
    to: { name: '', address: to },
    subject,
    text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${stopLink}>`,
      // RFC 8058 wants https, and a certificate is what makes it safe for mail programs to call.
      ...(isOverHttps ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return mail.compile().build()
}
