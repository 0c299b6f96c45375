/** Changes that every process over one database hears: each tells its own and the others' editors. */
import { z } from 'zod'

import type { Presence } from '../db/presence.ts'
import type { Changes } from './changes.ts'

const channel = 'resume_changes'
const notice = z.object({
  from: z.int(),
  resumeId: z.string(),
  version: z.int().nullable(),
})

export function shareChanges(local: Changes, presence: Presence): Changes {
  const hear = (payload: string): void => {
    const { from, ...change } = notice.parse(JSON.parse(payload))
    if (from !== presence.process) local.publish(change)
  }
  // A connection that breaks here is opened again, and listens then.
  presence.listen(channel, hear).catch(() => {})
  return {
    subscribe: (resumeId, listener) => local.subscribe(resumeId, listener),
    publish: (change) => {
      local.publish(change)
      presence.announce(channel, JSON.stringify({ from: presence.process, ...change }))
    },
  }
}
