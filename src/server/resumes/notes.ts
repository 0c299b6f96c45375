import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { badRequest } from '../http/issue-words.ts'
import { Problem } from '../http/problem.ts'
import { change } from './change.ts'
import { own } from './own.ts'

export const saveNotes: Handler<Calls['saveNotes']> = async ({ house, person, param, body }) => {
  const owned = await own(house, person, param('id'), 'notes_forbidden')
  const sent = await body((issues) =>
    issues[0]?.code === 'too_big' ? new Problem('notes_too_long') : badRequest(issues),
  )
  const { notes } = await change(house, owned, { kind: 'details' }, () => ({ notes: sent.notes }))
  return { notes }
}
