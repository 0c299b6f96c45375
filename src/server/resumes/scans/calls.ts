/** What people see of their scans, and take back. */
import type { Handler } from '../../http/handler.ts'
import { Problem } from '../../http/problem.ts'
import type { Queued } from './store.ts'
import { deleteScan, listScansOf, queueAgain } from './store.ts'

export const listScans: Handler<'listScans'> = ({ house, person }) =>
  listScansOf(house.db, person.id)

export const readScanAgain: Handler<'readScanAgain'> = async ({ house, person, param }) => {
  const queued = await queueAgain(house.db, person.id, param('id'), house.now())
  if (queued === null) throw new Problem('scan_not_found')
  if (queued.kind !== 'queued') throw notQueued(queued)
  return queued.scan
}

export const removeScan: Handler<'removeScan'> = async ({ house, person, param }) => {
  if (!(await deleteScan(house.db, person.id, param('id')))) throw new Problem('scan_not_found')
}

/** Why a scan has no place in the queue. */
export function notQueued(queued: Exclude<Queued, { kind: 'queued' }>): Problem {
  if (queued.kind === 'hopeless')
    return new Problem(queued.failure === 'pdf_damaged' ? 'pdf_damaged' : 'pdf_no_text')
  return queued.kind === 'too_many_of_person'
    ? new Problem('scans_waiting', {}, { retryAfterSeconds: 30 })
    : new Problem('reader_busy', {}, { retryAfterSeconds: 60 })
}
