/**
 * One child process of the reader, under its limits: 800 MB of data, 6 s of CPU, no files written,
 * an empty environment. A file of two kilobytes can ask for gigabytes, which no limit inside Node
 * stops, so whatever opens a file may be killed from outside.
 */
import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'

import type { Answer, Ask, Reply } from './asks.ts'
import { frame, takeFrames } from './frames.ts'
import { yieldToOthers } from '../work/thread-cpu.ts'
import { watchMemory } from './memory-watch.ts'
import { readerProgram } from './reader-program.ts'

export type ChildAnswer = Answer | { kind: 'refused'; code: 'reader_timeout' | 'pdf_too_complex' }

export interface AskPatience {
  clockMs: number
  /** Nobody waits any more: the child is ended unless it is nearly done. */
  signal?: AbortSignal | undefined
}

export interface ReaderChild {
  /** Makes ready for a file that is on its way. */
  load(): void
  /** Rejects for a mistake of ours in the child; what a file does to it is an answer. */
  ask(ask: Ask, bytes: Uint8Array, patience: AskPatience): Promise<ChildAnswer>
  /** Milliseconds of the processor that it has used, as it last said. */
  cpuMs(): number
  isGone(): boolean
  end(): Promise<void>
}

/** A mistake of ours, told by the child; its words name places in our code and nothing of the file. */
class ReaderFault extends Error {
  override name = 'ReaderFault'
}

const memoryLimitBytes = 800_000_000

const nearlyDoneMs = 500

/** A child that has used no more had nearly all of its processor time for one file. */
const freshCpuMs = 1_500

interface Asked {
  resolve(answer: ChildAnswer): void
  reject(error: Error): void
}

/** `prlimit`: where it is; null watches the memory from outside instead. */
export function startChild(prlimit: string | null, program = readerProgram()): ReaderChild {
  const spawned = spawnLimited(prlimit, program)
  yieldToOthers(spawned.pid)
  let asked: Asked | null = null
  let cpuMs = 0
  let isGone = false

  const take = (): Asked | null => {
    const taken = asked
    asked = null
    return taken
  }
  let isDying = false
  const kill = (): void => {
    isDying = true
    spawned.kill('SIGKILL')
  }
  const stopWatching =
    prlimit === null && spawned.pid !== undefined
      ? watchMemory(spawned.pid, memoryLimitBytes, kill)
      : () => {}
  const gone = new Promise<void>((resolve) => {
    const leave = (signal: NodeJS.Signals | null): void => {
      isGone = true
      stopWatching()
      // Killed by the limit of processor time, as a fresh child would be; else the file broke it.
      const late = cpuMs > freshCpuMs ? 'reader_timeout' : 'pdf_too_complex'
      const code = signal === 'SIGXCPU' ? late : 'pdf_damaged'
      take()?.resolve({ kind: 'refused', code })
      resolve()
    }
    spawned.once('error', () => leave(null))
    spawned.once('exit', (_code, signal) => leave(signal))
  })
  const hear = takeFrames(16 * 1024 * 1024, (message) => {
    // The child is our own program: its answers have the shape that reader-child.ts writes.
    const reply = JSON.parse(message.toString('utf8')) as Reply
    cpuMs = reply.cpuMs
    if ('fault' in reply) take()?.reject(new ReaderFault(reply.fault))
    else take()?.resolve(reply.answer)
  })
  spawned.stdout.on('data', (chunk: Buffer) => {
    try {
      hear(chunk)
    } catch {
      kill()
    }
  })
  spawned.stdin.on('error', () => {}) // a child that dies while reading is reported by its exit
  const say = (ask: Ask, bytes: Uint8Array): void => {
    spawned.stdin.write(frame(Buffer.from(JSON.stringify(ask))))
    spawned.stdin.write(frame(bytes))
  }

  return {
    load: () => say({ kind: 'load' }, new Uint8Array()),
    ask(ask, bytes, { clockMs, signal }) {
      if (isGone || isDying) return Promise.resolve({ kind: 'refused', code: 'pdf_damaged' })
      const clock = setTimeout(() => {
        // Who waits is answered now: a process that holds much takes a while to end.
        take()?.resolve({ kind: 'refused', code: 'reader_timeout' })
        kill()
      }, clockMs)
      let unwanted: NodeJS.Timeout | undefined
      const leave = () => {
        // Starting another costs more than the end of a usual file.
        unwanted = setTimeout(kill, nearlyDoneMs)
      }
      signal?.addEventListener('abort', leave, { once: true })
      const answer = new Promise<ChildAnswer>((resolve, reject) => {
        asked = { resolve, reject }
        say(ask, bytes)
      })
      return answer.finally(() => {
        clearTimeout(clock)
        clearTimeout(unwanted)
        signal?.removeEventListener('abort', leave)
      })
    },
    cpuMs: () => cpuMs,
    isGone: () => isGone || isDying,
    async end() {
      kill()
      await gone
    },
  }
}

/** The same flags for whoever compiles its code: V8 keeps the code of each set of flags apart. */
export const childCommand = (program: string): readonly [string, ...string[]] => [
  process.execPath,
  '--max-old-space-size=512',
  // Room for what one file makes: clearing it away in between costs a tenth of a first read.
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--no-warnings',
  program,
]

function spawnLimited(
  prlimit: string | null,
  program: string,
): ChildProcessByStdio<Writable, Readable, null> {
  const limits = [`--data=${memoryLimitBytes}`, '--cpu=6:7', '--nofile=64', '--fsize=0', '--core=0']
  const bare = childCommand(program)
  const [command, ...args] =
    prlimit === null ? bare : ([prlimit, ...limits, '--', ...bare] as const)
  return spawn(command, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true })
}

/** Null where the system has none. */
export function findPrlimit(): string | null {
  return ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path)) ?? null
}
