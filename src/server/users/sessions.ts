/** Where a person is signed in, and ending one of those sessions: their own, nobody else's. */
import type { AnswerOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'

import { bindingName, clearCookie } from '../auth/cookies.ts'
import { endOtherSessions, endSession, listSessions } from '../auth/session-store.ts'
import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import type { House } from '../house.ts'
import { describeDevice } from './device.ts'
import type { Person } from './person.ts'

export const sessionsOfMe: Handler<'sessionsOfMe'> = async ({ house, person }) =>
  sessionsNow(house, person)

export async function sessionsNow(
  { db, now }: Pick<House, 'db' | 'now'>,
  person: Person,
): Promise<AnswerOf<Calls['sessionsOfMe']>> {
  const sessions = await listSessions(db, person.id, now())
  return sessions.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
    id,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    user_agent: describeDevice(userAgent),
    is_current: id === person.sessionId,
  }))
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const endSessionOfMe: Handler<'endSessionOfMe'> = async ({
  house: { db, config },
  person,
  param,
  reply,
}) => {
  const id = param('id')
  if (!uuid.test(id) || !(await endSession(db, person.id, id))) throw new Problem('not_found')
  if (id.toLowerCase() === person.sessionId) {
    void reply.header('set-cookie', clearCookie(config, bindingName(config), 'Strict'))
  }
}

export const endOtherSessionsOfMe: Handler<'endOtherSessionsOfMe'> = async ({ house, person }) => {
  await endOtherSessions(house.db, person.id, person.sessionId)
}
