/**
 * The trial of a crowd: two hundred people use the product for so many minutes, and one request in
 * twenty is hostile. Nobody may meet a fault: what is refused is refused by name, and what was
 * acknowledged is there in the end.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { startProduct } from '../product-process.ts'
import type { Trial } from './fuzz.ts'
import type { Sender } from './hostile-requests.ts'
import { hostileRequests, idOf } from './hostile-requests.ts'
import { watchProcesses } from './process-memory.ts'
import { randomFrom } from './seeded.ts'
import { openSender } from './sender.ts'

const people = 200
const hostileShare = 0.05
/** Between two requests of one person, on average. */
const thinkMs = 5_000
/** Refusals with a name that say that there is much to do. */
const mayBeBusy = new Set([
  'text_busy',
  'reader_busy',
  'reader_timeout',
  'printer_busy',
  'printer_failed',
])

const job = 'Electrician wanted\nRequirements\n- wiring and solar work, ten years\n- Excel'

export const crowdTrial: Trial = {
  says: 'Two hundred people use the product, one request in twenty hostile, for minutes:',
  usual: 60,
  async run(minutes) {
    const random = randomFrom(7)
    const folder = await makeTestFolder()
    const product = await startProduct(folder.path, { LOG_LEVEL: 'error', CREDITS: 'unlimited' })
    const memory = watchProcesses(product.pid)
    const answers = new Map<string, number>()
    const faults: string[] = []
    const onAnswer = (answer: { status: number; path: string; code: string | null }) => {
      const name = answer.code === null ? String(answer.status) : `${answer.status} ${answer.code}`
      answers.set(name, (answers.get(name) ?? 0) + 1)
      const isNamed = answer.status === 503 && mayBeBusy.has(answer.code ?? '')
      if ((answer.status >= 500 && !isNamed) || answer.status === 401)
        faults.push(`${name}: ${answer.path}`)
    }
    const crowd: Person[] = []
    for (let i = 0; i < people; i++) {
      const sender = await openSender(product.url, `Person${i}`, onAnswer)
      const made = await sender.json('POST', '/resumes', {
        summary: sentence(0),
        skill_categories: [{ name: 'Office', skills: ['Word', 'Excel'] }],
      })
      crowd.push({ sender, id: idOf(made.body), asked: 0, acknowledged: 0 })
    }
    console.log(`${people} people are signed in`)
    const over = AbortSignal.timeout(minutes * 60_000)
    const broken: string[] = []
    const use = async (person: Person): Promise<void> => {
      while (!over.aborted) {
        await sleep(thinkMs * 2 * random())
        await act(person, random, (what, error) => broken.push(`${what}: ${reasonOf(error)}`))
      }
    }
    await Promise.all(crowd.map(use))
    const lost = (await Promise.all(crowd.map(lostBy))).flat()
    const peak = memory.stop()
    const stopMs = await product.stop()
    await folder.remove()
    for (const [name, count] of [...answers].toSorted((a, b) => b[1] - a[1])) {
      console.log(`${String(count).padStart(8)} answered ${name}`)
    }
    console.log(`memory of all processes: ${(peak.bytes / 1e6).toFixed(0)} MB at the most`)
    for (const { name, bytes } of peak.parts.filter((part) => part.bytes > 20e6)) {
      console.log(`  ${name}: ${(bytes / 1e6).toFixed(0)} MB`)
    }
    console.log(`stopped within ${stopMs.toFixed(0)} ms`)
    for (const what of [...faults, ...broken, ...lost].slice(0, 40)) console.log(`WRONG ${what}`)
    return faults.length + broken.length + lost.length === 0
  },
}

interface Person {
  sender: Sender
  id: string
  /** The last edit that was sent, and the last one that was answered. */
  asked: number
  acknowledged: number
}

const sentence = (edit: number): string =>
  `Electrician with ten years of wiring and solar work. Edit ${edit}.`

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

async function act(
  person: Person,
  random: () => number,
  onFault: (what: string, error: unknown) => void,
): Promise<void> {
  const { sender, id } = person
  const path = `/resumes/${id}`
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const usual: readonly { name: string; send: (sender: Sender) => Promise<unknown> }[] = [
    { name: 'list', send: () => sender.json('GET', '/resumes') },
    { name: 'open', send: () => sender.json('GET', path) },
    { name: 'search', send: () => sender.json('GET', '/jobs?job_title=electrician') },
    { name: 'suggestions', send: () => sender.json('GET', `${path}/suggestions`) },
    { name: 'print', send: () => sender.json('GET', `${path}/export?format=pdf`) },
    {
      name: 'tailor',
      send: () => sender.json('POST', `${path}/tailored-to-job`, { job_description: job }),
    },
    ...Array.from({ length: 3 }, () => ({ name: 'edit', send: () => edit(person) })),
  ]
  const picked = pick(random() < hostileShare ? hostileRequests : usual)
  await picked?.send(sender).catch((error: unknown) => onFault(picked.name, error))
}

async function edit(person: Person): Promise<void> {
  const n = ++person.asked
  const { status } = await person.sender.json('PUT', `/resumes/${person.id}`, {
    summary: sentence(n),
  })
  if (status === 200) person.acknowledged = n
}

async function lostBy({ sender, id, acknowledged }: Person): Promise<string[]> {
  const { body } = await sender.json('GET', `/resumes/${id}`)
  const at = Number(/Edit (\d+)\./.exec(JSON.stringify(body))?.[1] ?? -1)
  return at >= acknowledged ? [] : [`a resume is at edit ${at}, acknowledged was ${acknowledged}`]
}
