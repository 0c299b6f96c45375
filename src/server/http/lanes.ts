/**
 * How many requests of one sender are worked on at once: the others wait for their turn, in order,
 * with no connection to the database in their hands. So a thousand requests of one person delay
 * another's by a few, and not by a thousand.
 */
import type { Limit } from '#contract/call.ts'

/** Of one sender, by the class of the call. Calls that may wait for a model keep others from nothing. */
const atOnce: Readonly<Record<Limit, number>> = {
  read: 6,
  write: 3,
  upload: 6,
  ai: 6,
  auth: 6,
  payment: 3,
}

const mostWaiting = 2_500
const waitMs = 30_000

export interface Lanes {
  /** Gives what ends the turn; null where there was none in time. */
  enter(sender: string, limit: Limit): Promise<(() => void) | null>
}

interface Lane {
  inside: number
  waiting: Set<() => void>
}

export function createLanes(most: Readonly<Record<Limit, number>> = atOnce): Lanes {
  const lanes = new Map<string, Lane>()

  return {
    async enter(sender, limit) {
      const key = `${limit} ${sender}`
      const lane = lanes.get(key) ?? { inside: 0, waiting: new Set<() => void>() }
      lanes.set(key, lane)
      const leave = (): void => {
        lane.inside--
        const [next] = lane.waiting
        if (next !== undefined) next()
        else if (lane.inside === 0) lanes.delete(key)
      }
      const take = (): (() => void) => {
        lane.inside++
        return leave
      }
      if (lane.inside < most[limit]) return take()
      if (lane.waiting.size >= mostWaiting) return null
      return new Promise((resolve) => {
        const begin = (): void => {
          clearTimeout(clock)
          lane.waiting.delete(begin)
          resolve(take())
        }
        const clock = setTimeout(() => {
          lane.waiting.delete(begin)
          resolve(null)
        }, waitMs)
        lane.waiting.add(begin)
      })
    },
  }
}
