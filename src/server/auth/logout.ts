import type { Handler } from '../http/handler.ts'
import { bindingName, clearCookie } from './cookies.ts'
import { endSession } from './session-store.ts'

/** Ends this session at once; the token is worth nothing from here on, the cookie goes. */
export const logout: Handler<'logout'> = async ({ house, person, reply }) => {
  await endSession(house.db, person.id, person.sessionId)
  void reply.header('set-cookie', clearCookie(house.config, bindingName(house.config), 'Strict'))
  return {}
}
