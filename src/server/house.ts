/**
 * The house: the parts of the running server, wired by hand. This file and no other knows which
 * adapter stands behind each port; tests build the same house with other hands.
 */
import type { Kysely } from 'kysely'

import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import type { Tables } from './db/tables.ts'
import { createBuiltInEngine } from './engines/built-in/engine.ts'
import type { Engine } from './engines/engine.ts'
import type { Limiter } from './http/limits.ts'
import { createLimiter } from './http/limits.ts'
import type { Log } from './log.ts'
import type { PdfReader } from './pdf/reader-process.ts'
import { createPdfReader } from './pdf/reader-process.ts'
import type { Changes } from './resumes/changes.ts'
import { createChanges } from './resumes/changes.ts'

export interface House {
  config: Config
  log: Log
  /** The clock. */
  now: () => Date
  db: Kysely<Tables>
  reader: PdfReader
  engine: Engine
  limiter: Limiter
  /** Tells open editors that a resume was saved elsewhere. */
  changes: Changes
}

/** What the house is built around: the database is opened, and closed, by whoever builds it. */
export interface Ground {
  config: Config
  log: Log
  now: () => Date
  database: Pick<Database, 'kysely'>
}

export function buildHouse({ config, log, now, database }: Ground): House {
  return {
    config,
    log,
    now,
    db: database.kysely,
    reader: createPdfReader(),
    engine: createBuiltInEngine(),
    limiter: createLimiter(() => now().getTime()),
    changes: createChanges(),
  }
}
