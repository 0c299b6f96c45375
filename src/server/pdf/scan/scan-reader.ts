/**
 * Scans are read in a process of their own, one at a time: a page takes seconds of CPU and some
 * 300 MB, so it has limits apart from the reader's (`reader-process.ts`) and never takes its place.
 */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

import { frame, takeFrames } from '../frames.ts'
import { watchMemory } from '../memory-watch.ts'
import type { ReadPdf } from '../reader-process.ts'
import { findPrlimit } from '../reader-process.ts'
import type { ReadScan } from './read-scan.ts'

export interface ScanReader {
  /** Never throws; `pdf_no_text` where nothing is found, or the packages for it are not installed. */
  read(bytes: Uint8Array): Promise<ReadPdf>
  /** Ends what runs; scans still waiting are refused as busy. */
  close(): Promise<void>
}

interface ScanOptions {
  queueLimit?: number
  wallClockMs?: number
  isInstalled?: () => boolean
}

const limits = { memoryBytes: 1_200_000_000, cpuSeconds: 100 } as const

export function createScanReader(options: ScanOptions = {}): ScanReader {
  const { queueLimit = 4, wallClockMs = 120_000, isInstalled = canReadScans } = options
  let waiting = 0
  let closed = false
  let last: Promise<unknown> = Promise.resolve()
  const ends = new Set<() => void>()

  return {
    async read(bytes) {
      if (!isInstalled()) return { kind: 'refused', code: 'pdf_no_text' }
      if (closed || waiting >= queueLimit) return { kind: 'refused', code: 'reader_busy' }
      waiting++
      const turn = last.then(() =>
        closed ? busy : readInChild(bytes, wallClockMs, (end) => ends.add(end)),
      )
      last = turn
      try {
        return await turn
      } finally {
        waiting--
      }
    },
    async close() {
      closed = true
      for (const end of ends) end()
      await last
    },
  }
}

const busy: ReadPdf = { kind: 'refused', code: 'reader_busy' }

/** The engine and at least its English data are installed. */
function canReadScans(): boolean {
  const { resolve } = createRequire(import.meta.url)
  try {
    resolve('tesseract.js-core/tesseract-core-simd-lstm.js')
    resolve('@tesseract.js-data/eng/package.json')
    return true
  } catch {
    return false
  }
}

const entry = fileURLToPath(new URL('scan-child.ts', import.meta.url))

function readInChild(
  bytes: Uint8Array,
  wallClockMs: number,
  onStart: (end: () => void) => void,
): Promise<ReadPdf> {
  const prlimit = findPrlimit()
  const node = [process.execPath, '--max-old-space-size=512', '--no-warnings', entry]
  const bounds = [
    `--data=${limits.memoryBytes}`,
    `--cpu=${limits.cpuSeconds}`,
    '--nofile=64',
    '--fsize=0',
    '--core=0',
  ]
  const [command = '', ...args] = prlimit === null ? node : [prlimit, ...bounds, '--', ...node]
  const child = spawn(command, args, {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  })
  const kill = (): void => void child.kill('SIGKILL')
  onStart(kill)
  return new Promise((resolve) => {
    let isLate = false
    const clock = setTimeout(() => {
      isLate = true
      kill()
    }, wallClockMs)
    const stopWatching =
      prlimit === null && child.pid !== undefined
        ? watchMemory(child.pid, limits.memoryBytes, kill)
        : () => {}
    let read: ReadPdf | null = null
    const take = takeFrames(32 * 1024 * 1024, (message) => {
      // The child is our own program: its answer has the shape that read-scan.ts gives.
      const told = JSON.parse(message.toString('utf8')) as ReadScan
      read =
        typeof told === 'string'
          ? { kind: 'refused', code: told }
          : { kind: 'document', document: told }
    })
    child.stdout.on('data', (chunk: Buffer) => {
      try {
        take(chunk)
      } catch {
        kill()
      }
    })
    child.stdin.on('error', () => {}) // a child that dies while reading is reported by its exit
    const leave = (signal: NodeJS.Signals | null): void => {
      clearTimeout(clock)
      stopWatching()
      const code = isLate || signal === 'SIGXCPU' ? 'reader_timeout' : 'pdf_damaged'
      resolve(read ?? { kind: 'refused', code })
    }
    child.once('error', () => leave(null))
    child.once('exit', (_code, signal) => leave(signal))
    child.stdin.write(frame(bytes))
  })
}
