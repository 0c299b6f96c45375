/**
 * So many at a time, each person in turn: for work that holds much memory while it is done. Who waits
 * too long, or comes where too many wait, is turned away.
 */
import { FairQueue } from './fair-queue.ts'

export interface Turnstile {
  /** Gives what ends the turn; null where there is none in time, or `signal` was aborted before. */
  enter(person: string, signal?: AbortSignal): Promise<(() => void) | null>
}

export interface TurnstileOptions {
  /** How many may be inside at once. */
  places: number
  /** How many of one person may be inside or wait, and how many of all may wait. */
  ofPerson: number
  waiting: number
  waitMs: number
}

export function createTurnstile(options: TurnstileOptions): Turnstile {
  const { places, ofPerson, waiting, waitMs } = options
  const queue = new FairQueue<() => void>()
  const inside = new Map<string, number>()
  let taken = 0

  const leave = (person: string): void => {
    taken--
    const left = (inside.get(person) ?? 1) - 1
    if (left > 0) inside.set(person, left)
    else inside.delete(person)
    queue.take()?.()
  }
  const take = (person: string): (() => void) => {
    taken++
    queue.noteTurn(person)
    inside.set(person, (inside.get(person) ?? 0) + 1)
    let isOver = false
    return () => {
      if (!isOver) leave(person)
      isOver = true
    }
  }

  return {
    async enter(person, signal) {
      const own = (inside.get(person) ?? 0) + queue.countOf(person)
      if (own >= ofPerson || signal?.aborted === true) return null
      if (taken < places) return take(person)
      if (queue.size >= waiting) return null
      return new Promise((resolve) => {
        const begin = (): void => {
          end()
          resolve(take(person))
        }
        const giveUp = (): void => {
          end()
          if (queue.remove(person, begin)) resolve(null)
        }
        const clock = setTimeout(giveUp, waitMs)
        const end = (): void => {
          clearTimeout(clock)
          signal?.removeEventListener('abort', giveUp)
        }
        signal?.addEventListener('abort', giveUp, { once: true })
        queue.push(person, begin)
      })
    },
  }
}
