/**
 * A small SMTP server on this machine: it takes mail, or refuses, hangs, drips or hangs up at the step
 * that a test names. With a certificate it speaks TLS, from the start or after STARTTLS.
 */
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { createServer as createTlsServer, TLSSocket } from 'node:tls'

export interface TakenMail {
  from: string
  to: string
  /** As it came, with dots undone. */
  source: string
  /** Whether it came over TLS, and what was sent to log in. */
  isSecure: boolean
  login: string | null
}

type Step = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end'
/** A reply in place of the usual one, or `hang up`, or `drip`: one without an end; null is silence. */
export type Fault = string | null

export interface MailServer {
  port: number
  taken: TakenMail[]
  /** Every line that clients sent. */
  heard: string[]
  faults: Partial<Record<Step, Fault>>
  close(): Promise<void>
}

interface Options {
  pair?: { key: string; cert: string }
  /** TLS from the first byte. */
  isSecure?: boolean
}

export async function openMailServer({
  pair,
  isSecure = false,
}: Options = {}): Promise<MailServer> {
  const open = new Set<Socket>()
  const mails: MailServer = {
    port: 0,
    taken: [],
    heard: [],
    faults: {},
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const meet = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => {})
    talk(mails, socket, isSecure ? undefined : pair)
  }
  const server: Server =
    isSecure && pair !== undefined ? createTlsServer(pair, meet) : createServer(meet)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  mails.port = (server.address() as AddressInfo).port
  return mails
}

function talk(mails: MailServer, plain: Socket, pair: Options['pair']): void {
  let socket = plain
  let mail = { from: '', to: '', login: null as string | null }
  let body: string | null = null
  let rest = ''
  const say = (step: Step, usual: string): boolean => {
    const fault = mails.faults[step]
    if (fault === undefined) return socket.write(`${usual}\r\n`)
    if (fault === 'hang up') socket.destroy()
    else if (fault === 'drip') {
      const timer = setInterval(() => socket.write('2'), 20)
      socket.on('close', () => clearInterval(timer))
    } else if (fault !== null) socket.write(`${fault}\r\n`)
    return false
  }
  const hear = (line: string): void => {
    if (body !== null) {
      if (line !== '.') {
        body += `${line.replace(/^\./, '')}\r\n`
        return
      }
      const source = body
      body = null
      if (say('end', '250 taken'))
        mails.taken.push({ ...mail, source, isSecure: socket instanceof TLSSocket })
      return
    }
    mails.heard.push(line)
    const [word = ''] = line.toUpperCase().split(/[ :]/)
    const address = /<(.*?)>/.exec(line)?.[1] ?? ''
    if (word === 'EHLO') {
      const offers = pair !== undefined && socket === plain ? '250-STARTTLS\r\n' : ''
      say('EHLO', `250-here\r\n${offers}250 AUTH PLAIN`)
    } else if (word === 'STARTTLS' && pair !== undefined) {
      plain.write('220 go on\r\n')
      plain.removeAllListeners('data')
      socket = new TLSSocket(plain, { isServer: true, ...pair })
      socket.on('error', () => {}).on('data', take)
    } else if (word === 'AUTH') {
      mail.login = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString()
      say('AUTH', '235 welcome')
    } else if (word === 'MAIL') {
      mail = { ...mail, from: address }
      say('MAIL', '250 ok')
    } else if (word === 'RCPT') {
      mail = { ...mail, to: address }
      say('RCPT', '250 ok')
    } else if (word === 'DATA') {
      if (say('DATA', '354 go on')) body = ''
    } else if (word === 'QUIT') socket.end('221 bye\r\n')
    else socket.write('502 what?\r\n')
  }
  const take = (bytes: Buffer): void => {
    rest += bytes.toString('utf8')
    const lines = rest.split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(hear)
  }
  plain.on('data', take)
  say('greeting', '220 here')
}
