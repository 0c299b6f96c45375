/**
 * An importing process for the trial of kill −9: reads the sources of JOB_SOURCES into DATABASE_URL by
 * a clock that is CLOCK_AHEAD_MS ahead, says when nothing is due, and goes on until it is killed.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import { openDatabase } from '#server/db/open.ts'
import { openPresence } from '#server/db/presence.ts'
import { importDue, prepareImport } from '#server/job-import/importer.ts'
import { freeDeadClaims } from '#server/job-import/store.ts'
import { wantedSources } from '#server/job-import/wanted-sources.ts'
import { createOutgoing } from '#server/outgoing/outgoing.ts'
import { createTextWork } from '#server/work/text-work.ts'

const read = (name: string): string => process.env[name] ?? ''
const quiet = () => {}
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
const databaseUrl = read('DATABASE_URL')
const { kysely } = await openDatabase({ databaseUrl, dataDir: '', log })
const presence = await openPresence(databaseUrl, log)
let aheadMs = Number(read('CLOCK_AHEAD_MS'))
const context = {
  db: kysely,
  log,
  run: createTextWork().inBackground(),
  transport: createOutgoing({ agent: 'trial', allow: [read('WORLD')], gapMs: 0 }),
  now: () => new Date(Date.now() + aheadMs),
  random: Math.random,
  process: presence.process,
  wanted: wantedSources(read('JOB_SOURCES'), ''),
}
const signal = new AbortController().signal
await prepareImport(context)
for (;;) {
  await importDue(context, signal)
  const { count } = await kysely
    .selectFrom('job_sources')
    .select((from) => from.fn.countAll<string>().as('count'))
    .where((where) =>
      where.or([where('claim', 'is not', null), where('due_at', '<=', context.now())]),
    )
    .executeTakeFirstOrThrow()
  if (Number(count) === 0) {
    process.stdout.write('all is read\n')
    // In peace the days go by, and all is due again.
    aheadMs += Number(read('THEN_AHEAD_MS'))
  }
  await sleep(20)
  await freeDeadClaims(kysely, context.now(), false)
}
