/**
 * The trial of hostile requests: while each of them is answered, one after the other, somebody else
 * reads and a balancer asks for health; then ten come from ten people at once; then the server is told
 * to stop while some are under way. What counts is how long everybody else waits.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { startProduct } from '../product-process.ts'
import type { Trial } from './fuzz.ts'
import type { HostileRequest } from './hostile-requests.ts'
import { hostileRequests, idOf } from './hostile-requests.ts'
import { watchProcesses } from './process-memory.ts'
import { openSender } from './sender.ts'

const most = { readMs: 200, healthMs: 100, atOnceMs: 1_000, memoryBytes: 1.2e9, stopMs: 5_000 }
/** A request that has not been answered by then is left to itself. */
const givenUpMs = 90_000

export const hostileTrial: Trial = {
  says: 'Sends hostile requests, each so many times:',
  usual: 1,
  async run(times) {
    const folder = await makeTestFolder()
    const product = await startProduct(folder.path, {
      LOG_LEVEL: 'warn',
      CREDITS: 'unlimited',
      RESUMES_PER_PERSON: '1000',
    })
    const memory = watchProcesses(product.pid)
    const eve = await openSender(product.url, 'Eve')
    const ana = await openSender(product.url, 'Ana')
    const { body: own } = await ana.json('POST', '/resumes', { summary: 'Nurse.' })
    const reads = ['/resumes', `/resumes/${idOf(own)}`, '/users/me', '/jobs?job_title=nurse']
    const watch = () => watchOthers(product.url, ana.token, reads)
    const all = { read: [] as number[], health: [] as number[] }
    const add = (seen: { read: number[]; health: number[] }) => {
      all.read.push(...seen.read)
      all.health.push(...seen.health)
    }
    const send = async (request: HostileRequest, sender = eve) =>
      Promise.race([
        request.send(sender).catch((error: unknown) => String(error)),
        sleep(givenUpMs, 'given up', { ref: false }),
      ])
    const bad: string[] = []
    for (let time = 0; time < times; time++) {
      for (const request of hostileRequests) {
        const others = watch()
        const began = performance.now()
        const answer = await send(request)
        const seen = await others.end()
        add(seen)
        const tookMs = Math.round(performance.now() - began)
        const slowest = Math.max(...seen.read, ...seen.health)
        console.log(
          `${String(answer).padStart(4)} ${String(tookMs).padStart(6)} ms, others ${slowest.toFixed(0).padStart(4)} ms: ${request.name}`,
        )
        if (answer === 'given up' || answer === 500) bad.push(`${request.name}: ${answer}`)
      }
    }
    const [read, health] = [quantile(all.read, 0.99), quantile(all.health, 0.99)]
    console.log(
      `one at a time: reads p99 ${read.toFixed(0)} ms, health p99 ${health.toFixed(0)} ms`,
    )
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, i) => openSender(product.url, `Person${i}`)),
    )
    const together = watch()
    // Every sixth, so that each class is among them.
    const tenth = hostileRequests.filter((_, i) => i % 6 === Math.floor(i / 6) % 6)
    const sendTen = () => people.map((person, i) => send(tenth[i] ?? unknown, person))
    await Promise.all(sendTen())
    const seen = await together.end()
    const atOnce = Math.max(...seen.read, ...seen.health)
    console.log(`ten at once: the slowest read or health ${atOnce.toFixed(0)} ms`)
    const peak = memory.stop()
    console.log(`memory of all processes: ${(peak.bytes / 1e6).toFixed(0)} MB at the most`)
    for (const { name, bytes } of peak.parts.filter((part) => part.bytes > 20e6)) {
      console.log(`  ${name}: ${(bytes / 1e6).toFixed(0)} MB`)
    }
    void Promise.all(sendTen())
    await sleep(500)
    const stopMs = await product.stop()
    console.log(`stopped within ${stopMs.toFixed(0)} ms`)
    await folder.remove()
    for (const what of bad) console.log(`WRONG ${what}`)
    return (
      bad.length === 0 &&
      read <= most.readMs &&
      health <= most.healthMs &&
      atOnce <= most.atOnceMs &&
      peak.bytes <= most.memoryBytes &&
      stopMs <= most.stopMs
    )
  },
}

const unknown: HostileRequest = {
  name: 'there are ten',
  send: async () => 0,
}

/** Somebody else's reads and a balancer's questions, each again and again, in milliseconds. */
function watchOthers(url: string, token: string, paths: readonly string[]) {
  const over = new AbortController()
  const time = async (path: string, headers: Record<string, string>): Promise<number> => {
    const began = performance.now()
    const answer = await fetch(`${url}/api${path}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return performance.now() - began
  }
  const repeat = async (list: readonly string[], headers: Record<string, string>) => {
    const found: number[] = []
    for (let i = 0; !over.signal.aborted || found.length === 0; i++) {
      found.push(await time(list[i % list.length] ?? '/health', headers))
      await sleep(20)
    }
    return found
  }
  const reads = repeat(paths, { authorization: `Bearer ${token}` })
  const healths = repeat(['/health'], {})
  return {
    async end() {
      over.abort()
      const [read, health] = await Promise.all([reads, healths])
      return { read, health }
    },
  }
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
