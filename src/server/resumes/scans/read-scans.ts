/**
 * The reading of scans as background work: one at a time, of all processes that share the database.
 * What is being read when the server leaves waits for the next one; what is being read when it
 * crashes is begun again, but not for ever. Whoever takes a scan back stops its reading.
 */
import type { ScanFailure } from '#contract/scans.ts'

import { oneAtATime } from '../../db/one-at-a-time.ts'
import type { House } from '../../house.ts'
import { describeError } from '../../log.ts'
import type { RefusedFile } from '../../pdf/reader-process.ts'
import { regularly } from '../../work/regularly.ts'
import type { FileRead } from '../read-file.ts'
import { readBoxes } from '../read-file.ts'
import { addReading } from '../add-reading.ts'
import { labelFile } from '../labels/label-file.ts'
import { allowanceOf } from '../room.ts'
import type { ClaimedScan } from './queue-store.ts'
import {
  claimScan,
  failAllWaiting,
  failScan,
  finishScan,
  freeBrokenOff,
  hasWork,
  isWanted,
  notePage,
  putBack,
} from './queue-store.ts'

type Context = Pick<
  House,
  'config' | 'db' | 'log' | 'now' | 'reader' | 'scanner' | 'labeller' | 'process' | 'leaving'
>

/** How often an idle reader looks for a scan. */
const lookMs = 2_000
/** How often it looks whether the one it reads is still wanted. */
const wantedMs = 1_000

/** Reads all that wait; answers how many were tried, 0 where another process is at it. */
export async function readScans(house: Context): Promise<number> {
  const { db, log, leaving } = house
  if (!(await hasWork(db))) return 0
  if (!house.scanner.isUsable()) {
    // Another process may be able to.
    if (house.process === null) await failAllWaiting(db)
    return 0
  }
  let tried = 0
  await oneAtATime(db, 'scans', async () => {
    const broken = await freeBrokenOff(db)
    if (broken > 0) log.info('the reading of scans was broken off', { count: broken })
    while (!leaving.aborted) {
      const claimed = await claimScan(db)
      if (claimed === null) return
      tried++
      await readOne(house, claimed)
    }
  })
  return tried
}

async function readOne(house: Context, claimed: ClaimedScan): Promise<void> {
  const { db, log, leaving, scanner } = house
  const unwanted = new AbortController()
  const watch = setInterval(() => {
    // The database away: the end of the reading finds out.
    void stopUnwanted(db, claimed, unwanted).catch(() => {})
  }, wantedMs)
  try {
    const read = await scanner.read(claimed.bytes, {
      signal: AbortSignal.any([leaving, unwanted.signal]),
      // How far it is only informs; the next page says it again.
      onPage: (page, pages) => void notePage(db, claimed, page, pages).catch(() => {}),
    })
    if (unwanted.signal.aborted) return
    const fields =
      read.kind === 'refused'
        ? read
        : await readBoxes(read.document, house.reader, { person: claimed.personId })
    if (fields.kind !== 'refused') return await keep(house, claimed, fields)
    const { code } = fields
    if (leaving.aborted || code === 'reader_busy') return await putBack(db, claimed)
    log.info('a scan could not be read', { code })
    await failScan(db, claimed, failureOf(code))
  } catch (error) {
    log.warn('a scan could not be read', describeError(error))
    await failScan(db, claimed, 'interrupted')
  } finally {
    clearInterval(watch)
  }
}

async function stopUnwanted(
  db: Context['db'],
  claimed: ClaimedScan,
  unwanted: AbortController,
): Promise<void> {
  if (!(await isWanted(db, claimed))) unwanted.abort()
}

function failureOf(code: RefusedFile['code']): ScanFailure {
  if (code === 'pdf_too_complex') return 'reader_timeout'
  const isKnown = code === 'pdf_no_text' || code === 'reader_timeout' || code === 'pdf_needs_ocr'
  return isKnown ? code : 'pdf_damaged'
}

/** Its owner may take a scan back at any moment: then nothing is stored. */
class TakenBack extends Error {
  override name = 'TakenBack'
}

async function keep(house: Context, claimed: ClaimedScan, read: FileRead): Promise<void> {
  const { db, labeller, leaving } = house
  const reading = await labelFile(read, labeller, leaving)
  try {
    await db.transaction().execute(async (transaction) => {
      const { id } = await addReading(
        transaction,
        allowanceOf(house, claimed.personId),
        reading,
        claimed.paper,
      )
      if (!(await finishScan(transaction, claimed, id))) throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
}

/** From now on; gives how to stop. */
export const readScansRegularly = (house: Context): (() => Promise<void>) =>
  regularly(
    house,
    { everyMs: lookMs, failed: 'scans could not be read; tried again soon' },
    (leaving) => readScans({ ...house, leaving }),
  )
