/**
 * The only way to a PDF's content: a child process under limits (notes on hostile input in
 * docs/security.md).
 *
 * A file of two kilobytes can ask for gigabytes, which no limit inside Node stops, so a file is
 * opened only in a process that may be killed: 800 MB of data, 6 s of CPU, no files written, 8 s of
 * wall clock, an empty environment. A child stays warm between files, is renewed after 50 files or
 * 3 s of CPU (the CPU limit adds up) and ends after 30 s of rest.
 */
import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

import type { PdfDocument } from '#domain/reading/items.ts'
import { frame, takeFrames } from './frames.ts'
import { watchMemory } from './memory-watch.ts'
import { looksLikePdf } from './pdf-signature.ts'
import type { ReadItems, RefusedPdf } from './read-items.ts'

export type ReadPdf =
  | { kind: 'document'; document: PdfDocument }
  | {
      kind: 'refused'
      code: RefusedPdf | 'pdf_too_large' | 'pdf_needs_ocr' | 'reader_busy' | 'reader_timeout'
    }

export interface PdfReader {
  /** Never throws: what cannot be read is refused with a code of the catalogue of problems. */
  read(bytes: Uint8Array): Promise<ReadPdf>
  /** Ends the children; files still waiting are refused as busy. */
  close(): Promise<void>
}

export interface PdfReaderOptions {
  /** How many files are read at the same time. */
  children?: number
  /** How many files may wait; one more is refused as `reader_busy`. */
  queueLimit?: number
  maxBytes?: number
  wallClockMs?: number
  restMs?: number
  renewAfterFiles?: number
  renewAfterCpuMs?: number
  /** Where `prlimit` is; null watches the memory from outside instead. */
  prlimit?: string | null
}

const megabyte = 1024 * 1024
const memoryLimitBytes = 800_000_000

const defaults = {
  children: 1,
  queueLimit: 20,
  maxBytes: 10 * megabyte,
  wallClockMs: 8_000,
  restMs: 30_000,
  renewAfterFiles: 50,
  renewAfterCpuMs: 3_000,
} satisfies PdfReaderOptions

interface Waiting {
  bytes: Uint8Array
  resolve: (answer: ReadPdf) => void
}

type Settings = Required<PdfReaderOptions>

export function createPdfReader(options: PdfReaderOptions = {}): PdfReader {
  const settings: Settings = { prlimit: findPrlimit(), ...defaults, ...options }
  const queue: Waiting[] = []
  const lanes = Array.from({ length: settings.children }, () => createLane(settings))
  let closed = false

  function next(): void {
    for (const lane of lanes) {
      if (lane.isBusy()) continue
      const waiting = queue.shift()
      if (waiting === undefined) return
      void serve(lane, waiting)
    }
  }

  async function serve(lane: Lane, waiting: Waiting): Promise<void> {
    waiting.resolve(await lane.read(waiting.bytes))
    next()
  }

  return {
    read(bytes) {
      if (bytes.length > settings.maxBytes) return refused('pdf_too_large')
      if (bytes.length === 0) return refused('pdf_empty')
      if (!looksLikePdf(bytes)) return refused('pdf_not_pdf')
      if (closed || queue.length >= settings.queueLimit) return refused('reader_busy')
      return new Promise((resolve) => {
        queue.push({ bytes, resolve })
        next()
      })
    },
    async close() {
      closed = true
      for (const waiting of queue.splice(0))
        waiting.resolve({ kind: 'refused', code: 'reader_busy' })
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

async function refused(code: Extract<ReadPdf, { kind: 'refused' }>['code']): Promise<ReadPdf> {
  return { kind: 'refused', code }
}

interface Lane {
  isBusy(): boolean
  read(bytes: Uint8Array): Promise<ReadPdf>
  close(): Promise<void>
}

/** One place for one child: starts it when needed, renews it, ends it after a rest. */
function createLane(settings: Settings): Lane {
  let child: ReaderChild | null = null
  let busy = false
  let rest: NodeJS.Timeout | undefined

  async function endChild(): Promise<void> {
    const ending = child
    child = null
    await ending?.end()
  }

  return {
    isBusy: () => busy,
    async read(bytes) {
      busy = true
      clearTimeout(rest)
      child ??= startChild(settings)
      const answer = await child.ask(bytes)
      if (child?.isSpent() ?? false) await endChild()
      if (child !== null) {
        rest = setTimeout(() => void endChild(), settings.restMs)
        rest.unref()
      }
      busy = false
      return answer
    },
    async close() {
      clearTimeout(rest)
      await endChild()
    },
  }
}

interface ReaderChild {
  ask(bytes: Uint8Array): Promise<ReadPdf>
  isSpent(): boolean
  end(): Promise<void>
}

const entry = fileURLToPath(new URL('reader-child.ts', import.meta.url))

function startChild(settings: Settings): ReaderChild {
  const spawned = spawnLimited(settings.prlimit)
  let asked: ((answer: ReadPdf) => void) | null = null
  let files = 0
  let cpuMs = 0
  let isGone = false
  let wasTimeout = false

  const settle = (answer: ReadPdf): void => {
    const resolve = asked
    asked = null
    resolve?.(answer)
  }
  const kill = (): void => {
    spawned.kill('SIGKILL')
  }
  const stopWatching =
    settings.prlimit === null && spawned.pid !== undefined
      ? watchMemory(spawned.pid, memoryLimitBytes, kill)
      : () => {}
  const gone = new Promise<void>((resolve) => {
    const leave = (signal: NodeJS.Signals | null): void => {
      isGone = true
      stopWatching()
      // Killed by the CPU limit (SIGXCPU) is as slow as the wall clock; else the file broke it.
      const code = wasTimeout || signal === 'SIGXCPU' ? 'reader_timeout' : 'pdf_damaged'
      settle({ kind: 'refused', code })
      resolve()
    }
    spawned.once('error', () => leave(null))
    spawned.once('exit', (_code, signal) => leave(signal))
  })
  const take = takeFrames(16 * megabyte, (message) => {
    // The child is our own program: its answers have the shape that reader-child.ts writes.
    const told = JSON.parse(message.toString('utf8')) as { answer: ReadItems; cpuMs: number }
    cpuMs = told.cpuMs
    settle(told.answer)
  })
  spawned.stdout.on('data', (chunk: Buffer) => {
    try {
      take(chunk)
    } catch {
      kill()
    }
  })
  spawned.stdin.on('error', () => {}) // a child that dies while reading is reported by its exit

  return {
    ask(bytes) {
      files++
      return new Promise((resolve) => {
        if (isGone) {
          resolve({ kind: 'refused', code: 'pdf_damaged' })
          return
        }
        const clock = setTimeout(() => {
          wasTimeout = true
          kill()
        }, settings.wallClockMs)
        asked = (answer) => {
          clearTimeout(clock)
          resolve(answer)
        }
        spawned.stdin.write(frame(bytes))
      })
    },
    isSpent: () => isGone || files >= settings.renewAfterFiles || cpuMs >= settings.renewAfterCpuMs,
    async end() {
      kill()
      await gone
    },
  }
}

function spawnLimited(prlimit: string | null): ChildProcessByStdio<Writable, Readable, null> {
  const node = [process.execPath, '--max-old-space-size=512', '--no-warnings', entry]
  const limits = [`--data=${memoryLimitBytes}`, '--cpu=6', '--nofile=64', '--fsize=0', '--core=0']
  const [command = '', ...args] = prlimit === null ? node : [prlimit, ...limits, '--', ...node]
  return spawn(command, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true })
}

/** Null where the system has none. */
export function findPrlimit(): string | null {
  return ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path)) ?? null
}
