/**
 * Scans are read in a process of their own, one at a time: a page takes seconds of CPU and some
 * 300 MB, so it has limits apart from the reader's (`reader-process.ts`) and never takes its place.
 * Who waits for it waits in the queue of `resumes/scans`.
 */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

import { yieldToOthers } from '../../work/thread-cpu.ts'
import { frame, takeFrames } from '../frames.ts'
import { watchMemory } from '../memory-watch.ts'
import type { ReadPdf } from '../reader-process.ts'
import { findPrlimit } from '../child-process.ts'
import type { ScanWord } from './scan-child.ts'

export interface ScanReader {
  /** Whether the packages for it are installed. */
  isUsable(): boolean
  /**
   * Never throws: `pdf_no_text` where nothing is found, `pdf_needs_ocr` where the packages are not
   * installed, `reader_busy` while another scan is read or after `signal` was aborted.
   */
  read(bytes: Uint8Array, context?: ScanContext): Promise<ReadPdf>
  /** Ends what runs. */
  close(): Promise<void>
}

export interface ScanContext {
  /** Stops the reading. */
  signal?: AbortSignal
  /** Told of each page as it begins, from 1, and how many the file has. */
  onPage?: (page: number, pages: number) => void
}

interface ScanOptions {
  wallClockMs?: number
  isInstalled?: () => boolean
}

const limits = { memoryBytes: 1_200_000_000, cpuSeconds: 150 } as const

export function createScanReader(options: ScanOptions = {}): ScanReader {
  const { wallClockMs = 300_000, isInstalled = canReadScans } = options
  const closing = new AbortController()
  let underWay: Promise<ReadPdf> | null = null

  return {
    isUsable: isInstalled,
    async read(bytes, { signal, onPage } = {}) {
      if (!isInstalled()) return { kind: 'refused', code: 'pdf_needs_ocr' }
      if (underWay !== null) return busy
      const stop = AbortSignal.any([closing.signal, ...(signal === undefined ? [] : [signal])])
      if (stop.aborted) return busy
      underWay = readInChild(bytes, wallClockMs, stop, onPage ?? (() => {}))
      try {
        return await underWay
      } finally {
        underWay = null
      }
    },
    async close() {
      closing.abort()
      await underWay
    },
  }
}

const busy: ReadPdf = { kind: 'refused', code: 'reader_busy' }

/** The engine and at least its English data are installed. */
export function canReadScans(): boolean {
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
  stop: AbortSignal,
  onPage: (page: number, pages: number) => void,
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
  yieldToOthers(child.pid)
  const kill = (): void => void child.kill('SIGKILL')
  stop.addEventListener('abort', kill, { once: true })
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
      // The child is our own program: what it says has the shape that scan-child.ts gives.
      const word = JSON.parse(message.toString('utf8')) as ScanWord
      if ('page' in word) onPage(word.page, word.pages)
      else if (typeof word.read === 'string') read = { kind: 'refused', code: word.read }
      else read = { kind: 'document', document: word.read }
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
      stop.removeEventListener('abort', kill)
      const code = isLate || signal === 'SIGXCPU' ? 'reader_timeout' : 'pdf_damaged'
      resolve(read ?? (stop.aborted ? busy : { kind: 'refused', code }))
    }
    child.once('error', () => leave(null))
    child.once('exit', (_code, signal) => leave(signal))
    child.stdin.write(frame(bytes))
  })
}
