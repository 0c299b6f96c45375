/**
 * The trial of hostile traffic: five hundred connections that send a byte now and then, a million
 * addresses against the limiter, and files that unpack to a gigabyte, all while somebody works. What
 * `npm run trial -- slow` prints and judges is how long that somebody waits.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { createLimiter } from '#server/http/limits.ts'

import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { bomb } from '../../tests/api/hand-made-pdf.ts'
import type { ProductProcess } from '../product-process.ts'
import { startProduct } from '../product-process.ts'
import type { Trial } from './fuzz.ts'
import { heldBytes } from './held-bytes.ts'
import { signInAt } from './sign-in-at.ts'

export const slowTrial: Trial = {
  says: 'Serves somebody beside slow and hostile senders, for so many seconds:',
  usual: 20,
  async run(seconds) {
    const folder = await makeTestFolder()
    const product = await startProduct(folder.path, { LOG_LEVEL: 'error' })
    const token = await signInAt(product.url)
    const said: string[] = []
    const wait = async (beside: string, length: number): Promise<number> => {
      const found = await waits(product, token, length)
      said.push(`${beside}: ${described(found)}`)
      return quantile(found, 0.99)
    }
    const part = Math.max(1, Math.round(seconds / 4))
    await wait('alone', part)
    const sockets = await openSlowSockets(product.url, 500)
    await wait(`beside ${sockets.length} slow connections`, part)
    const bombs = sendBombs(product, token)
    const p99 = await wait('beside these and bombs', seconds)
    for (const socket of sockets) socket.destroy()
    await wait('beside bombs alone', part)
    bombs.stop()
    const refused = await bombs.answers
    const again = await wait('alone again', part)
    await product.stop()
    await folder.remove()
    const limiter = limitAMillion()
    for (const line of said) console.log(line)
    console.log(`beside all of it ${(p99 / again).toFixed(1)} times what it is alone`)
    console.log(`bombs: ${[...refused].map(([status, n]) => `${n} answered ${status}`).join(', ')}`)
    console.log(`a million addresses: ${limiter.seconds.toFixed(1)} s, +${limiter.megabytes} MB`)
    return p99 <= 100 && ![...refused.keys()].includes(500) && limiter.megabytes < 50
  },
}

/** Milliseconds of one request after the other. */
async function waits({ url }: ProductProcess, token: string, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000
  const found: number[] = []
  while (performance.now() < until) {
    const began = performance.now()
    const answer = await fetch(`${url}/api/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    found.push(performance.now() - began)
    await sleep(10)
  }
  return found
}

/** Connections that have begun a request and go on with it a byte a second. */
async function openSlowSockets(url: string, count: number): Promise<Socket[]> {
  const { port, hostname } = new URL(url)
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => {
            socket.write('POST /api/resumes HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ')
            resolve(socket)
          })
          socket.on('error', reject)
        }),
    ),
  )
  for (const socket of sockets) {
    socket.removeAllListeners('error').on('error', () => {})
    const drip = setInterval(
      () => (socket.destroyed ? clearInterval(drip) : socket.write('x')),
      1_000,
    )
    drip.unref()
  }
  return sockets
}

/** Uploads files that unpack to a gigabyte, two at a time; gives how often each status came back. */
function sendBombs({ url }: ProductProcess, token: string) {
  const over = new AbortController()
  const answers = new Map<number, number>()
  const file = new Blob([new Uint8Array(bomb())])
  const send = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const form = new FormData()
      form.append('file', file, 'resume.pdf')
      const answer = await fetch(`${url}/api/resumes/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      await answer.arrayBuffer()
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    }
  }
  return { stop: () => over.abort(), answers: Promise.all([send(), send()]).then(() => answers) }
}

function limitAMillion(): { seconds: number; megabytes: number } {
  const limiter = createLimiter(() => 0)
  const before = heldBytes()
  const began = performance.now()
  for (let i = 0; i < 1_000_000; i++) {
    void limiter.take('auth', createHash('sha1').update(randomBytes(4)).digest('base64'))
  }
  return {
    seconds: (performance.now() - began) / 1000,
    megabytes: Math.max(0, Math.round((heldBytes() - before) / 1e6)),
  }
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity
}

const described = (values: number[]): string =>
  `${values.length} requests, median ${quantile(values, 0.5).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms`
