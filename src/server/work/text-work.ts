/**
 * Work on people's texts, off the event loop: in two threads that give way to everything else, each
 * task within a budget of processor time, each person in turn, and given up when they leave.
 *
 * The first thread takes every task. The second takes small ones, so that whoever saves a usual resume
 * does not wait behind somebody's very large one; it starts only where somebody has waited. A person
 * has at most one task under way, and whose task used up its budget waits behind the others for a
 * while. Background work is done where nobody waits for the first thread.
 */
import { performance } from 'node:perf_hooks'

import { FairQueue } from './fair-queue.ts'
import { sizeOf } from './size-of.ts'
import type { Given, Result, RunTask, TaskName } from './tasks.ts'
import type { Budget, Outcome, TextThread } from './thread.ts'
import { startThread } from './thread.ts'
import { WorkRefused } from './work-refused.ts'

export interface TextWork {
  /** Tasks for a person, given up where `signal` is aborted. Rejects with `WorkRefused`. */
  for(person: string, signal?: AbortSignal): RunTask
  /** Tasks that nobody waits for. */
  inBackground(signal?: AbortSignal): RunTask
  /** What is under way and what waits, for the metrics. */
  counts(): { underWay: number; waiting: number; refused: Readonly<Record<string, number>> }
  /** Ends the threads; what waits is refused as busy. */
  close(): Promise<void>
}

export interface TextWorkOptions {
  /** Characters up to which a task counts as small. */
  smallSize?: number
  budgets?: { small: Budget; large: Budget; background: Budget }
  /** How long a task may wait for its turn. */
  waitMs?: number
  /** How long background work gives way to everybody. */
  backgroundWaitMs?: number
  /** How long a small task waits for the first thread before the second is started for it. */
  secondThreadAfterMs?: number
  /** How long a thread without work is kept. */
  restMs?: number
  /** How long whoever used up a budget waits behind the others. */
  behindMs?: number
  /** What a task of the first thread may hold, with what is not yet collected. */
  heapMegabytes?: number
  /** What the threads run. */
  program?: URL
}

/** How long people are let wait, so many times the usual; what a task may use of the processor stays. */
export const textPatience = (times: number) => ({
  waitMs: 20_000 * times,
  budgets: {
    small: { cpuMs: 4_000, wallMs: 20_000 * times },
    large: { cpuMs: 20_000, wallMs: 60_000 * times },
    background: { cpuMs: 10_000, wallMs: 60_000 * times },
  },
})

const defaults = {
  // A long resume and a long ad together.
  smallSize: 80_000,
  ...textPatience(1),
  backgroundWaitMs: 30_000,
  secondThreadAfterMs: 250,
  restMs: 60_000,
  behindMs: 600_000,
  heapMegabytes: 320,
  program: new URL('worker.ts', import.meta.url),
} satisfies TextWorkOptions

/** Small texts need less of the memory. */
const smallShare = 0.625

/** What may wait, in tasks and in characters: of one person, and in all. */
const most = {
  ofPerson: 300,
  sizeOfPerson: 8_000_000,
  inAll: 3_000,
  sizeInAll: 40_000_000,
} as const

interface Waiting {
  name: TaskName
  given: readonly unknown[]
  size: number
  /** Null for background work. */
  person: string | null
  budget: Budget
  since: number
  signal: AbortSignal | undefined
  /** It waits no longer. */
  begin: () => void
  settle: (outcome: Outcome | { kind: 'busy' }) => void
}

export function createTextWork(options: TextWorkOptions = {}): TextWork {
  const settings = { ...defaults, ...options }
  const people = new FairQueue<Waiting>()
  const background: Waiting[] = []
  const first = createLane('texts', settings)
  const second = createLane('small texts', {
    ...settings,
    heapMegabytes: Math.ceil(settings.heapMegabytes * smallShare),
  })
  const sizes = new Map<string, number>()
  const active = new Set<string>()
  const behindUntil = new Map<string, number>()
  const refused: Record<string, number> = {}
  let waitingSize = 0
  let closed = false

  const isBehind = ({ person }: Waiting): boolean =>
    person !== null && (behindUntil.get(person) ?? 0) > performance.now()
  const isFree = ({ person }: Waiting): boolean => person === null || !active.has(person)
  const isSmall = (one: Waiting): boolean => one.size <= settings.smallSize && !isBehind(one)

  function next(): void {
    if (!first.isBusy()) {
      const one =
        takeOverdue() ??
        people.take((waiting) => isFree(waiting) && !isBehind(waiting)) ??
        people.take(isFree) ??
        background.shift()
      if (one !== undefined) void serve(first, one)
    }
    if (second.isBusy() || !first.isBusy()) return
    const soonest = (one: Waiting): boolean =>
      second.isWarm() || performance.now() - one.since >= settings.secondThreadAfterMs
    const small = people.take((one) => isFree(one) && isSmall(one) && soonest(one))
    if (small !== undefined) return void serve(second, small)
    if (people.has((one) => isFree(one) && isSmall(one)))
      setTimeout(next, settings.secondThreadAfterMs).unref()
  }

  /** Background work has its turn in the end, however many people come. */
  function takeOverdue(): Waiting | undefined {
    const [oldest] = background
    const isOverdue =
      oldest !== undefined && performance.now() - oldest.since > settings.backgroundWaitMs
    return isOverdue ? background.shift() : undefined
  }

  async function serve(lane: Lane, one: Waiting): Promise<void> {
    leaveQueue(one)
    if (one.person !== null) active.add(one.person)
    const outcome = await lane.do(one)
    if (one.person !== null) active.delete(one.person)
    if (outcome.kind === 'too_complex' && one.person !== null) {
      behindUntil.set(one.person, performance.now() + settings.behindMs)
      forgetWhoIsForgiven()
    }
    one.settle(outcome)
    next()
  }

  function forgetWhoIsForgiven(): void {
    for (const [person, until] of behindUntil)
      if (until <= performance.now()) behindUntil.delete(person)
  }

  function leaveQueue({ person, size, begin }: Waiting): void {
    begin()
    waitingSize -= size
    if (person === null) return
    const left = (sizes.get(person) ?? 0) - size
    if (left > 0) sizes.set(person, left)
    else sizes.delete(person)
  }

  function hasRoomFor(person: string | null, size: number): boolean {
    if (closed || waitingSize + size > most.sizeInAll) return false
    if (person === null) return true
    return (
      people.size < most.inAll &&
      people.countOf(person) < most.ofPerson &&
      (sizes.get(person) ?? 0) + size <= Math.max(most.sizeOfPerson, size)
    )
  }

  function ask(
    person: string | null,
    signal: AbortSignal | undefined,
    name: TaskName,
    given: readonly unknown[],
  ): Promise<Outcome | { kind: 'busy' }> {
    const size = sizeOf(given)
    if (!hasRoomFor(person, size)) return Promise.resolve({ kind: 'busy' })
    const { small, large, background: patient } = settings.budgets
    const budget = person === null ? patient : size <= settings.smallSize ? small : large
    return new Promise((resolve) => {
      const giveUp = (kind: 'busy' | 'unwanted') => {
        const at = background.indexOf(one)
        const isWaiting = person === null ? at >= 0 : people.remove(person, one)
        if (person === null && isWaiting) background.splice(at, 1)
        if (!isWaiting) return
        leaveQueue(one)
        resolve({ kind })
      }
      const leave = () => giveUp('unwanted')
      const clock = person === null ? undefined : setTimeout(() => giveUp('busy'), settings.waitMs)
      const begin = () => {
        clearTimeout(clock)
        signal?.removeEventListener('abort', leave)
      }
      const since = performance.now()
      const one = { name, given, size, person, budget, since, signal, begin, settle: resolve }
      signal?.addEventListener('abort', leave, { once: true })
      waitingSize += size
      if (person === null) background.push(one)
      else {
        people.push(person, one)
        sizes.set(person, (sizes.get(person) ?? 0) + size)
      }
      next()
    })
  }

  const runnerFor =
    (person: string | null, signal: AbortSignal | undefined): RunTask =>
    async <Name extends TaskName>(name: Name, ...given: Given<Name>): Promise<Result<Name>> => {
      signal?.throwIfAborted()
      const outcome = await ask(person, signal, name, given)
      if (outcome.kind === 'done') return outcome.result as Result<Name> // of this very task
      if (outcome.kind === 'failed') throw outcome.error
      signal?.throwIfAborted()
      const code = outcome.kind === 'too_complex' ? 'text_too_complex' : 'text_busy'
      refused[code] = (refused[code] ?? 0) + 1
      throw new WorkRefused(code, name)
    }

  return {
    for: (person, signal) => runnerFor(person, signal),
    inBackground: (signal) => runnerFor(null, signal),
    counts: () => ({
      underWay: [first, second].filter((lane) => lane.isBusy()).length,
      waiting: people.size + background.length,
      refused,
    }),
    async close() {
      closed = true
      for (const one of [...people.drain(), ...background.splice(0)]) {
        leaveQueue(one)
        one.settle({ kind: 'busy' })
      }
      await Promise.all([first.close(), second.close()])
    },
  }
}

interface Lane {
  isBusy(): boolean
  /** Has a thread. */
  isWarm(): boolean
  do(one: Waiting): Promise<Outcome>
  close(): Promise<void>
}

/** A place for one thread: it is started when needed, and ended after a rest. */
function createLane(name: string, settings: Required<TextWorkOptions>): Lane {
  let thread: TextThread | null = null
  let busy = false
  let rest: NodeJS.Timeout | undefined

  const close = async (): Promise<void> => {
    clearTimeout(rest)
    const ending = thread
    thread = null
    await ending?.end()
  }

  return {
    isBusy: () => busy,
    isWarm: () => thread !== null && !thread.isGone(),
    close,
    async do({ name: task, given, budget, signal }) {
      busy = true
      clearTimeout(rest)
      if (thread === null || thread.isGone()) thread = startThread({ ...settings, name })
      const outcome = await thread.do({ name: task, given }, budget, signal)
      busy = false
      rest = setTimeout(() => void close(), settings.restMs).unref()
      return outcome
    },
  }
}
