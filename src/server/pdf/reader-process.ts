/**
 * The only way to a file's content: a child process under limits (`child-process.ts`; notes on
 * hostile input in docs/security.md).
 *
 * Files wait in a queue in which people take turns, and not for long: whoever came is answered within ten seconds,
 * with the waiting, or told when to come back (longer where PATIENCE says so); whoever leaves gives up the place. A child stays
 * warm between files, is renewed after 50 files or 3 s of CPU (the CPU limit adds up) and ends after 30 s of rest.
 */
import type { PdfDocument } from '#domain/reading/items.ts'
import type { Ask, ResumeAsk, ResumeRead } from './asks.ts'
import type { AskPatience, ChildAnswer, ReaderChild } from './child-process.ts'
import { findPrlimit, startChild } from './child-process.ts'
import { FairQueue } from '../work/fair-queue.ts'
import { looksLikePdf } from './pdf-signature.ts'
import { looksLikeZip } from './read-archive.ts'
import type { RefusedPdf } from './read-items.ts'

export interface RefusedFile {
  kind: 'refused'
  /** `pdf_too_complex`: it would take too long again. `reader_timeout`: the machine has much to do. */
  code:
    | RefusedPdf
    | 'pdf_too_large'
    | 'pdf_too_complex'
    | 'pdf_needs_ocr'
    | 'reader_busy'
    | 'reader_timeout'
}

export type ReadPdf = { kind: 'document'; document: PdfDocument } | RefusedFile

export type ReadResume = ResumeRead | RefusedFile

/** Whose file it is, and when nobody waits for it any more. */
export interface Whose {
  person: string
  signal?: AbortSignal
}

/** What cannot be read is refused with a code of the catalogue; only a mistake of ours is thrown. */
export interface PdfReader {
  /** The text boxes of a PDF or a Word file. */
  read(bytes: Uint8Array, whose?: Whose): Promise<ReadPdf>
  /** The resume in a PDF, a Word file, LinkedIn's export, or in text boxes that were read before. */
  readResume(bytes: Uint8Array, ask?: Partial<ResumeAsk>, whose?: Whose): Promise<ReadResume>
  /** A file is on its way: starts what would have to be waited for. */
  prepare(): void
  /** Ends the children; files still waiting are refused as busy. */
  close(): Promise<void>
}

export interface PdfReaderOptions {
  /** How many files are read at the same time. */
  children?: number
  /** How many files may wait, in all and of one person; one more is refused as `reader_busy`. */
  queueLimit?: number
  personLimit?: number
  /** How long a file may wait for its turn before it is refused as `reader_busy`. */
  waitMs?: number
  maxBytes?: number
  /** How long a file may be read. */
  wallClockMs?: number
  /** How long all of it may take: who waited has less time to be read. */
  answerMs?: number
  restMs?: number
  renewAfterFiles?: number
  renewAfterCpuMs?: number
  /** Where `prlimit` is; null watches the memory from outside instead. */
  prlimit?: string | null
}

/** How long people are let wait, so many times the usual. */
export const readerPatience = (times: number) => ({
  waitMs: 4_000 * times,
  wallClockMs: 8_000 * times,
  answerMs: 8_800 * times,
})

const defaults = {
  children: 1,
  queueLimit: 40,
  personLimit: 5,
  maxBytes: 10 * 1024 * 1024,
  ...readerPatience(1),
  restMs: 30_000,
  renewAfterFiles: 50,
  renewAfterCpuMs: 3_000,
} satisfies PdfReaderOptions

type Settings = Required<PdfReaderOptions>

interface Waiting {
  person: string
  ask: Ask
  bytes: Uint8Array
  since: number
  signal: AbortSignal | undefined
  /** It waits no longer. */
  begin: () => void
  settle: (answer: ChildAnswer | RefusedFile) => void
  fail: (error: unknown) => void
}

export function createPdfReader(options: PdfReaderOptions = {}): PdfReader {
  const settings: Settings = { prlimit: findPrlimit(), ...defaults, ...options }
  const queue = new FairQueue<Waiting>()
  const lanes = Array.from({ length: settings.children }, () => createLane(settings))
  let closed = false

  function next(): void {
    for (const lane of lanes) {
      if (lane.isBusy()) continue
      const waiting = queue.take()
      if (waiting === undefined) return
      void serve(lane, waiting)
    }
  }

  async function serve(lane: Lane, waiting: Waiting): Promise<void> {
    const { ask, bytes, since, signal, settle, fail } = waiting
    waiting.begin()
    const left = settings.answerMs - (performance.now() - since)
    const clockMs = Math.min(settings.wallClockMs, left)
    await lane.read(ask, bytes, { clockMs, signal }).then(settle, fail)
    await lane.renew()
    next()
  }

  async function wait(
    ask: Ask,
    bytes: Uint8Array,
    { person, signal }: Whose = ourselves,
  ): Promise<ChildAnswer | RefusedFile> {
    const isFull =
      queue.size >= settings.queueLimit || queue.countOf(person) >= settings.personLimit
    if (closed || isFull || signal?.aborted === true) return refused('reader_busy')
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        if (!queue.remove(person, waiting)) return
        waiting.begin()
        resolve(refused('reader_busy'))
      }
      const clock = setTimeout(giveUp, settings.waitMs)
      signal?.addEventListener('abort', giveUp, { once: true })
      const waiting: Waiting = {
        person,
        ask,
        bytes,
        since: performance.now(),
        signal,
        begin: () => {
          clearTimeout(clock)
          signal?.removeEventListener('abort', giveUp)
        },
        settle: resolve,
        fail: reject,
      }
      queue.push(person, waiting)
      next()
    })
  }

  const refusalOf = (bytes: Uint8Array): RefusedFile | null => {
    if (bytes.length > settings.maxBytes) return refused('pdf_too_large')
    if (bytes.length === 0) return refused('pdf_empty')
    return looksLikePdf(bytes) || looksLikeZip(bytes) ? null : refused('pdf_not_pdf')
  }

  return {
    async read(bytes, whose) {
      const answer = refusalOf(bytes) ?? (await wait({ kind: 'items' }, bytes, whose))
      if (answer.kind === 'read') throw new TypeError('a resume was not asked for')
      return answer
    },
    async readResume(bytes, ask = {}, whose) {
      const whole: ResumeAsk = { kind: 'resume', of: 'file', ...ask }
      const refusal = whole.of === 'file' ? refusalOf(bytes) : null
      const answer = refusal ?? (await wait(whole, bytes, whose))
      if (answer.kind === 'document') throw new TypeError('text boxes were not asked for')
      return answer
    },
    prepare() {
      if (!closed && !lanes.some((lane) => lane.isReady())) lanes[0]?.prepare()
    },
    async close() {
      closed = true
      for (const waiting of queue.drain()) {
        waiting.begin()
        waiting.settle(refused('reader_busy'))
      }
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

/** Files that no person waits for: scans, and whatever the command line reads. */
const ourselves: Whose = { person: '' }

const refused = (code: RefusedFile['code']): RefusedFile => ({ kind: 'refused', code })

interface Lane {
  isBusy(): boolean
  /** Has a child, or is about to: one that is renewed must not be given another beside it. */
  isReady(): boolean
  prepare(): void
  /** Busy from here on, until it is renewed. */
  read(ask: Ask, bytes: Uint8Array, patience: AskPatience): Promise<ChildAnswer>
  renew(): Promise<void>
  close(): Promise<void>
}

/** One place for one child: starts it when needed, renews it, ends it after a rest. */
function createLane(settings: Settings): Lane {
  let child: ReaderChild | null = null
  let files = 0
  let busy = false
  let closed = false
  let rest: NodeJS.Timeout | undefined

  async function endChild(): Promise<void> {
    const ending = child
    child = null
    await ending?.end()
  }

  function start(): ReaderChild {
    files = 0
    return (child = startChild(settings.prlimit))
  }

  function restAwhile(): void {
    clearTimeout(rest)
    rest = setTimeout(() => void endChild(), settings.restMs)
    rest.unref()
  }

  const isSpent = (one: ReaderChild): boolean =>
    one.isGone() || files >= settings.renewAfterFiles || one.cpuMs() >= settings.renewAfterCpuMs

  return {
    isBusy: () => busy,
    isReady: () => busy || child !== null,
    prepare() {
      start().load()
      restAwhile()
    },
    read(ask, bytes, patience) {
      busy = true
      clearTimeout(rest)
      if (child?.isGone() === true) child = null // it ended at rest
      const reading = child ?? start()
      files++
      return reading.ask(ask, bytes, patience)
    },
    async renew() {
      if (child !== null && isSpent(child)) {
        await endChild()
        // Where one file came the next is not far, and finds a child that is ready.
        if (!closed) start().load()
      }
      if (child !== null) restAwhile()
      busy = false
    },
    async close() {
      closed = true
      clearTimeout(rest)
      await endChild()
    },
  }
}
