/**
 * One thread for tasks, seen from outside: it does one task at a time within a budget of processor
 * time, and is ended where a task uses up its budget or its memory. Ending works in the middle of
 * anything, a pattern that never finishes included.
 *
 * The memory is watched from outside as well. At the limit that V8 itself keeps, a thread ends with an
 * error only where its memory grows in small steps; a table that doubles there ends the whole process.
 * So that limit stands far above the one that is watched.
 */
import { Worker } from 'node:worker_threads'

import { compiledCodeFolder } from '../compiled-code.ts'
import { threadCpuMs } from './thread-cpu.ts'

/** What became of a task. */
export type Outcome =
  | { kind: 'done'; result: unknown }
  /** A mistake of ours: the task threw. */
  | { kind: 'failed'; error: Error }
  /** It used up its processor time, its memory or its stack: the same input would do so again. */
  | { kind: 'too_complex' }
  /** Its time was over before it had used up its processor time: the machine has much to do. */
  | { kind: 'late' }
  /** Nobody waits for it any more. */
  | { kind: 'unwanted' }

export interface Budget {
  cpuMs: number
  /** From the moment at which the thread begins with the task. */
  wallMs: number
}

export interface TextThread {
  do(task: Asked, budget: Budget, signal: AbortSignal | undefined): Promise<Outcome>
  /** Whether it can be asked again. */
  isGone(): boolean
  end(): Promise<void>
}

export interface Asked {
  name: string
  given: readonly unknown[]
}

/** What the thread says (`do-tasks.ts`). */
export type Said =
  | { kind: 'ready'; threadId: number | null }
  | { kind: 'begun' }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; name: string; message: string; stack: string }

const lookEveryMs = 25
/** A task that nobody waits for may come to its end: a new thread costs more than this. */
const unwantedCpuMs = 300
/** Loading a room for the first time, on a machine with much to do. */
const loadMs = 60_000

export interface ThreadOptions {
  /** The file that the thread runs. */
  program: URL
  /** For whoever looks at the process from outside. */
  name: string
  /** What a task may hold. */
  heapMegabytes: number
}

/** V8's own limit, as a multiple of what a task may hold. */
const hardLimit = 3

export function startThread({ program, name, heapMegabytes }: ThreadOptions): TextThread {
  const worker = new Worker(program, {
    name,
    env: {},
    execArgv: [],
    workerData: { compiledCodeFolder },
    resourceLimits: {
      maxOldGenerationSizeMb: hardLimit * heapMegabytes,
      maxYoungGenerationSizeMb: 16,
    },
  })
  worker.unref()
  let threadId: number | null = null
  let isGone = false
  let settle: ((outcome: Outcome) => void) | null = null
  let hear: ((said: Said) => void) | null = null

  worker.on('message', (said: Said) => {
    if (said.kind === 'ready') threadId = said.threadId
    else hear?.(said)
  })
  // Node ends a thread over its memory with an error of this code; any other is a mistake of ours.
  worker.once('error', (error: Error & { code?: string }) => {
    isGone = true
    const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    settle?.(isMemory ? { kind: 'too_complex' } : { kind: 'failed', error })
  })
  worker.once('exit', () => {
    isGone = true
    settle?.({ kind: 'failed', error: new Error('the thread ended') })
  })
  const end = async (): Promise<void> => {
    isGone = true
    await worker.terminate()
  }

  return {
    isGone: () => isGone,
    end,
    do(task, budget, signal) {
      if (isGone) return Promise.resolve({ kind: 'failed', error: new Error('the thread ended') })
      const clock = createClock(budget, () => threadCpuMs(threadId))
      const heap = watchHeap(worker, heapMegabytes)
      return new Promise((resolve) => {
        const watch = setInterval(() => {
          const over = heap.over() ?? clock.over(signal?.aborted === true)
          if (over === null) return
          isGone = true
          settle?.(over)
          void worker.terminate()
        }, lookEveryMs)
        settle = (outcome) => {
          settle = null
          hear = null
          clearInterval(watch)
          resolve(outcome)
        }
        hear = (said) => {
          if (said.kind === 'begun') clock.begin()
          if (said.kind === 'done') settle?.({ kind: 'done', result: said.result })
          if (said.kind === 'failed') settle?.(failure(said))
        }
        worker.postMessage(task)
      })
    },
  }
}

/** An input nested so deep that it has no room on the stack is no mistake of ours. */
function failure({ name, message, stack }: Extract<Said, { kind: 'failed' }>): Outcome {
  if (name === 'RangeError') return { kind: 'too_complex' }
  const error = new Error(message)
  error.name = name
  error.stack = stack
  return { kind: 'failed', error }
}

/** What the thread holds, as it was found to be the last time it was asked. */
function watchHeap(worker: Worker, megabytes: number): { over(): Outcome | null } {
  let held = 0
  let isAsked = false
  const ask = async (): Promise<void> => {
    isAsked = true
    // Rejects where the thread has ended meanwhile.
    const heap = await worker.getHeapStatistics().catch(() => null)
    held = heap?.used_heap_size ?? 0
    isAsked = false
  }
  return {
    over() {
      if (held > megabytes * 2 ** 20) return { kind: 'too_complex' }
      if (!isAsked) void ask()
      return null
    },
  }
}

/** Without the system's word on processor time (not Linux) the time on the wall stands in for it. */
function createClock({ cpuMs, wallMs }: Budget, cpuNow: () => number | null) {
  const asked = performance.now()
  let begunAt: number | null = null
  let begunCpu: number | null = null
  let unwantedCpu: number | null = null
  const used = (): number =>
    (cpuNow() ?? performance.now()) - (begunCpu ?? begunAt ?? performance.now())
  return {
    begin(): void {
      begunAt = performance.now()
      begunCpu = cpuNow()
    },
    over(isUnwanted: boolean): Outcome | null {
      if (begunAt === null) return performance.now() - asked > loadMs ? { kind: 'late' } : null
      const usedMs = used()
      if (usedMs > cpuMs) return { kind: 'too_complex' }
      if (performance.now() - begunAt > wallMs) return { kind: 'late' }
      if (!isUnwanted) return null
      unwantedCpu ??= usedMs
      return usedMs - unwantedCpu > unwantedCpuMs ? { kind: 'unwanted' } : null
    },
  }
}
