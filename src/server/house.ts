/**
 * The house: the parts of the running server, wired by hand. This file and no other knows which
 * adapter stands behind each port; tests build the same house with some parts replaced.
 */

import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import type { Presence } from './db/presence.ts'
import type { Db } from './db/tables.ts'
import { chooseEngine } from './engines/choose.ts'
import type { Engine } from './engines/engine.ts'
import type { Limiter } from './http/limits.ts'
import { allowances, createLimiter } from './http/limits.ts'
import { createSharedBuckets } from './http/shared-buckets.ts'
import type { RankedJobs } from './job-search/ranked-jobs.ts'
import { createRankedJobs } from './job-search/ranked-jobs.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import { createSmtpMailer } from './mail/smtp-mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import { createMetrics } from './metrics/metrics.ts'
import type { Outgoing } from './outgoing/outgoing.ts'
import { createOutgoing } from './outgoing/outgoing.ts'
import type { Streams } from './outgoing/streams.ts'
import { createStreams } from './outgoing/streams.ts'
import type { OwnModels } from './own-models/own-models.ts'
import { createOwnModels } from './own-models/own-models.ts'
import type { PdfReader } from './pdf/reader-process.ts'
import { createPdfReader, readerPatience } from './pdf/reader-process.ts'
import type { ScanReader } from './pdf/scan/scan-reader.ts'
import { createScanReader } from './pdf/scan/scan-reader.ts'
import type { Pictures } from './print/pictures.ts'
import { createPictures } from './print/pictures.ts'
import type { Printer } from './print/printer.ts'
import { createPrinter, printerPatience } from './print/printer.ts'
import type { Changes } from './resumes/changes.ts'
import { createChanges } from './resumes/changes.ts'
import type { KeptTexts } from './resumes/kept-texts.ts'
import { createKeptTexts } from './resumes/kept-texts.ts'
import { chooseLabeller } from './resumes/labels/choose.ts'
import type { Labeller } from './resumes/labels/labeller.ts'
import { shareChanges } from './resumes/shared-changes.ts'
import type { Payments } from './payments/payments.ts'
import { createStripe } from './payments/stripe.ts'
import type { Translators } from './translators/choose.ts'
import { chooseTranslators } from './translators/choose.ts'
import { version } from './version.ts'
import type { TextWork } from './work/text-work.ts'
import { createTextWork, textPatience } from './work/text-work.ts'

export interface House {
  config: Config
  log: Log
  /** The clock. */
  now: () => Date
  db: Db
  /** Reads and weighs texts, off the event loop. */
  texts: TextWork
  reader: PdfReader
  /** Reads PDFs that are pictures. */
  scanner: ScanReader
  /** Labels anew what the reader was unsure of; null where no language model is set up. */
  labeller: Labeller | null
  printer: Printer
  pictures: Pictures
  engine: Engine
  translators: Translators
  /** Asks addresses that somebody named. */
  outgoing: Outgoing
  /** Asks services that somebody named, and reads their answers as they arrive. */
  streams: Streams
  /** What works with the models that people bring. */
  ownModels: OwnModels
  limiter: Limiter
  /** All jobs by what they want, for the order of a resume. */
  rankedJobs: RankedJobs
  /** The text of resumes that were read lately. */
  keptTexts: KeptTexts
  /** Tells open editors that a resume was saved elsewhere. */
  changes: Changes
  /** The number of this process among those that share the database; null where it is alone. */
  process: number | null
  /** Aborted when the server begins to leave: it still answers, and wants no more visitors. */
  leaving: AbortSignal
  /** The payment provider; null where none is configured. */
  payments: Payments | null
  /** Sends mail; null where no server is configured. */
  mailer: Mailer | null
  metrics: Metrics
}

/** What the house is built around: the database is opened, and closed, by whoever builds it. */
export interface HouseOptions {
  config: Config
  log: Log
  now: () => Date
  database: Pick<Database, 'kysely' | 'address'>
  /** Given where other processes share the database. */
  presence?: Presence
  leaving?: AbortSignal
  /** What works in threads and child processes, where the house does not start its own. */
  hands?: Hands
}

export type Hands = Pick<House, 'texts' | 'reader' | 'printer'>

const startHands = ({ patience }: Config): Hands => ({
  texts: createTextWork(textPatience(patience)),
  reader: createPdfReader(readerPatience(patience)),
  printer: createPrinter(printerPatience(patience)),
})

export function buildHouse(options: HouseOptions): House {
  const {
    config,
    log,
    now,
    database,
    presence,
    leaving,
    hands = startHands(options.config),
  } = options
  const metrics = createMetrics()
  const ways = { agent: agentOf(config), allow: config.outgoingAllow ?? [] }
  const streams = createStreams({ ...ways, mayAskHere: config.embeddedIssuer })
  const shared = presence && createSharedBuckets(database.kysely, now)
  return {
    config,
    log,
    now,
    db: database.kysely,
    texts: metrics.countTexts(hands.texts),
    reader: metrics.countReader(hands.reader),
    scanner: createScanReader(),
    labeller: chooseLabeller(config, { log, nowMs: () => now().getTime() }),
    printer: hands.printer,
    pictures: createPictures(),
    engine: metrics.countEngine(chooseEngine(config, { log, nowMs: () => now().getTime() })),
    changes: presence ? shareChanges(createChanges(), presence) : createChanges(),
    translators: chooseTranslators(config, { log, nowMs: () => now().getTime() }),
    outgoing: createOutgoing(ways),
    streams,
    ownModels: createOwnModels(config, streams, { log, nowMs: () => now().getTime() }),
    limiter: createLimiter(() => now().getTime(), allowances, shared && { shared }),
    rankedJobs: createRankedJobs(database.address, log),
    keptTexts: createKeptTexts(),
    process: presence?.process ?? null,
    leaving: leaving ?? new AbortController().signal,
    payments: createStripe(config),
    mailer: createSmtpMailer(config),
    metrics,
  }
}

/** Whoever is asked may know by whom, and whom to write to. */
export function agentOf({ contactEmail }: Config): string {
  return `Lapel/${version}${contactEmail === null ? '' : ` (${contactEmail})`}`
}
