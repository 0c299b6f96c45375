/** An e-mail read for what it proposes; the work on its text is done in a thread. */
import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { readUpload } from '../http/uploads.ts'
import { untilGone } from '../http/until-gone.ts'
import { listKnown } from './store.ts'

export const readMail: Handler<Calls['readMail']> = async ({ house, person, request, reply }) => {
  const { bytes } = await readUpload(request)
  const run = house.texts.for(person.id, untilGone(reply))
  const known = await listKnown(house.db, person.id)
  const today = house.now().toISOString().slice(0, 10)
  // Bytes as letters of one byte each: a mail may be in any encoding, and says itself in which.
  const read = await run('readMail', bytes.toString('latin1'), today, known)
  if (read === null) throw new Problem('mail_unreadable')
  return read
}
