/**
 * Tells an open editor of every later version of its resume, wherever it was saved: first the
 * version there is now, so that whoever was away knows what they missed.
 */
import { isSessionAlive } from '../auth/session-store.ts'
import { streamEvents } from '../http/event-stream.ts'
import { Problem } from '../http/problem.ts'
import { withOwn } from './own.ts'

/** How many editors of one person may listen in one process. */
const mostOpen = 30
const open = new Map<string, number>()

export const hearChanges = withOwn<'hearChanges'>(async ({ resume }, { house, person, reply }) => {
  const count = (open.get(person.id) ?? 0) + 1
  if (count > mostOpen) throw new Problem('too_many_requests', {}, { retryAfterSeconds: 60 })
  open.set(person.id, count)
  streamEvents(reply, {
    leaving: house.leaving,
    mayHear: () => isSessionAlive(house.db, person.sessionId, house.now()),
    listen: (stream) => {
      stream.send('version', { version: resume.version })
      const end = house.changes.subscribe(resume.id, ({ version }) => {
        stream.send('version', { version })
        if (version === null) stream.end()
      })
      return () => {
        end()
        const left = (open.get(person.id) ?? 1) - 1
        if (left > 0) open.set(person.id, left)
        else open.delete(person.id)
      }
    },
  })
})
