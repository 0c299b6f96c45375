/**
 * The only way to a made PDF, or to the picture of a page: a child process that holds the Typst
 * compiler, started before the first sheet, ended after a rest. One sheet at a time; the others wait in a queue, each for so long at most. Time and memory are limited, so that no resume
 * can hold the server up.
 */
import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

import { sheetOf } from '#domain/exchange/sheet.ts'
import { templateContent } from '#domain/resume/template.ts'

import { frame, takeFrames } from '../pdf/frames.ts'
import { watchMemory } from '../pdf/memory-watch.ts'
import type { Whose } from '../pdf/reader-process.ts'
import { FairQueue } from '../work/fair-queue.ts'
import { yieldToOthers } from '../work/thread-cpu.ts'
import type { PrintForm } from './typeset.ts'
import type { Printable } from './typst-input.ts'

export type PrintQuestion = { sheet: Printable; form: PrintForm }

type RefusedPrint = {
  kind: 'refused'
  /** `unprintable` is the sheet's own fault, and would be again. */
  code: 'printer_busy' | 'printer_failed' | 'unprintable'
  reason: string
}
export type Printed = { kind: 'printed'; bytes: Buffer } | RefusedPrint

export interface Printer {
  /** Never throws: what cannot be made is refused with a code of the catalogue of problems. */
  print(sheet: Printable, whose?: Whose, form?: PrintForm): Promise<Printed>
  /**
   * A sheet is to be expected, so that it waits for no start: a child that is not there yet sets one of its own,
   * one that rests does so from now on.
   */
  warm(): void
  /** Ends the child; sheets still waiting are refused as busy. */
  close(): Promise<void>
}

export interface PrinterOptions {
  /** How many sheets may wait, in all and of one person; one more is refused as `printer_busy`. */
  queueLimit?: number
  personLimit?: number
  /** How long a sheet may wait for its turn; then it is refused as `printer_busy`. */
  waitMs?: number
  wallClockMs?: number
  restMs?: number
  memoryLimitBytes?: number
}

/** How long people are let wait, so many times the usual. */
export const printerPatience = (times: number) => ({
  waitMs: 20_000 * times,
  wallClockMs: 60_000 * times,
})

const defaults = {
  queueLimit: 40,
  personLimit: 5,
  ...printerPatience(1),
  restMs: 60_000,
  // Sixty dense pages take 500 MB.
  memoryLimitBytes: 640_000_000,
} satisfies PrinterOptions

type Settings = Required<PrinterOptions>

interface Waiting {
  question: PrintQuestion
  resolve: (printed: Printed) => void
}

export function createPrinter(options: PrinterOptions = {}): Printer {
  const settings: Settings = { ...defaults, ...options }
  const queue = new FairQueue<Waiting>()
  let child: Child | null = null
  let isBusy = false
  let isClosed = false
  let rest: NodeJS.Timeout | undefined

  async function work(): Promise<void> {
    isBusy = true
    clearTimeout(rest)
    for (let next = queue.take(); next !== undefined; next = queue.take()) {
      next.resolve(await living().ask(next.question))
    }
    isBusy = false
    beginRest()
  }

  function beginRest(): void {
    clearTimeout(rest)
    rest = setTimeout(() => void endChild(), settings.restMs)
    rest.unref()
  }

  function living(): Child {
    if (child === null || child.isGone()) child = startChild(settings)
    return child
  }

  async function endChild(): Promise<void> {
    const ending = child
    child = null
    await ending?.end()
  }

  const printer: Printer = {
    print: (sheet, { person, signal } = ourselves, form = 'pdf') =>
      new Promise((resolve) => {
        const isFull =
          queue.size >= settings.queueLimit || queue.countOf(person) >= settings.personLimit
        if (isClosed || isFull || signal?.aborted === true) return resolve(busy)
        const waiting: Waiting = {
          question: { sheet, form },
          resolve(printed) {
            clearTimeout(clock)
            signal?.removeEventListener('abort', leave)
            resolve(printed)
          },
        }
        const leave = () => {
          if (queue.remove(person, waiting)) waiting.resolve(busy)
        }
        const clock = setTimeout(leave, settings.waitMs)
        queue.push(person, waiting)
        signal?.addEventListener('abort', leave, { once: true })
        if (!isBusy) void work()
      }),
    warm() {
      if (isBusy) return
      if (child === null || child.isGone()) void printer.print(example, ourselves, 'picture')
      else beginRest()
    },
    async close() {
      isClosed = true
      clearTimeout(rest)
      for (const waiting of queue.drain()) waiting.resolve(busy)
      await endChild()
    },
  }
  return printer
}

/** Something of every section: what is loaded and compiled for it serves any other. */
const example = sheetOf(templateContent('en', { name: 'Ana Silva', email: null }), {
  layout: 'ats-vanilla',
  paper: 'a4',
  language: 'en',
  title: '',
})

/** What no person waits for: the command line. */
const ourselves: Whose = { person: '' }

const busy: Printed = { kind: 'refused', code: 'printer_busy', reason: 'too many sheets wait' }
const failed = (reason: string): RefusedPrint => ({
  kind: 'refused',
  code: 'printer_failed',
  reason,
})
const unprintable = (reason: string): RefusedPrint => ({
  kind: 'refused',
  code: 'unprintable',
  reason,
})

const tooMuchMemory = unprintable('it took too much memory')
const tooLong = unprintable('it took too long')

const entry = fileURLToPath(new URL('printer-child.ts', import.meta.url))
const mostBytes = 32 * 1024 * 1024

interface Child {
  ask(question: PrintQuestion): Promise<Printed>
  isGone(): boolean
  end(): Promise<void>
}

function startChild(settings: Settings): Child {
  const spawned: ChildProcessByStdio<Writable, Readable, null> = spawn(
    process.execPath,
    ['--max-old-space-size=256', '--no-warnings', entry],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true },
  )
  yieldToOthers(spawned.pid)
  let asked: ((printed: Printed) => void) | null = null
  let endedBecause: RefusedPrint | null = null
  let isGone = false

  const settle = (printed: Printed): void => {
    const resolve = asked
    asked = null
    resolve?.(printed)
  }
  const kill = (reason: RefusedPrint): void => {
    endedBecause ??= reason
    spawned.kill('SIGKILL')
  }
  const stopWatching =
    spawned.pid === undefined
      ? () => {}
      : watchMemory(spawned.pid, settings.memoryLimitBytes, () => kill(tooMuchMemory))
  const gone = new Promise<void>((resolve) => {
    const leave = (reason: RefusedPrint): void => {
      isGone = true
      stopWatching()
      settle(endedBecause ?? reason)
      resolve()
    }
    spawned.once('error', (error) => leave(failed(error.message)))
    spawned.once('exit', (code, signal) => {
      // So Node ends where its own limit of memory is reached.
      leave(signal === 'SIGABRT' ? tooMuchMemory : failed(`the printer ended (${code ?? signal})`))
    })
  })
  const take = takeFrames(mostBytes, (message) => {
    const rest = message.subarray(1)
    settle(message[0] === 0 ? { kind: 'printed', bytes: rest } : unprintable(rest.toString('utf8')))
  })
  spawned.stdout.on('data', (chunk: Buffer) => {
    try {
      take(chunk)
    } catch {
      kill(unprintable('what was made of it is too large'))
    }
  })
  spawned.stdin.on('error', () => {}) // a child that dies while reading is reported by its exit

  return {
    ask(question) {
      return new Promise((resolve) => {
        if (isGone) return resolve(failed('the printer had ended'))
        const clock = setTimeout(() => kill(tooLong), settings.wallClockMs)
        asked = (printed) => {
          clearTimeout(clock)
          resolve(printed)
        }
        spawned.stdin.write(frame(Buffer.from(JSON.stringify(question))))
      })
    },
    isGone: () => isGone || endedBecause !== null,
    async end() {
      kill(failed('it was ended'))
      await gone
    },
  }
}
