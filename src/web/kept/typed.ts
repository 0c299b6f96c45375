/**
 * What is typed into a form that a button saves (notes, a letter), kept sealed on this device until
 * it is saved or given up. Each open form keeps a copy of its own, and what one left behind is
 * offered to the next; so is a saved text that another one is about to take the place of.
 */
import { newKey } from '../api/new-key.ts'
import { hasKey, seal, unseal } from './seal.ts'
import type { Sealed } from './sealed-copies.ts'
import { dropCopy, getCopies, leaveCopy, putCopy } from './sealed-copies.ts'

const writeMs = 400

export type Kept = { key: string; at: number; value: unknown }

export interface Typed {
  /** What stands in the form and is not saved; undefined where all is saved or given up. */
  set(value: unknown): void
  /** Keeps a text that is to be replaced. */
  putAside(value: unknown): Promise<Kept>
  /** The oldest that another form left and that `isNews`; 'later' where it cannot be opened now. */
  find(isNews: (value: unknown) => boolean): Promise<Kept | 'later' | null>
  end(): void
}

/** `about` names the form and what it is about, such as "letter:" and the resume's id. */
export function keepTyped(about: string, now: () => number): Typed {
  const own = `${about}:${newKey()}`
  let value: unknown
  let latest: Sealed | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Sealed at once after each change: a page that goes has no time for it. */
  const sealNow = async () => {
    const made = value
    const copy = await sealedCopy(own, now(), made)
    if (made === value) latest = copy
  }
  const write = async () => {
    timer = undefined
    try {
      if (value === undefined) return await dropCopy(own)
      await sealNow()
      if (latest) await putCopy(latest)
      // Saved while it was being written.
      if (value === undefined) await dropCopy(own)
    } catch {
      // A device without room keeps no copy; the text still stands in the form.
    }
  }
  const leave = () => {
    if (latest && value !== undefined) leaveCopy(latest)
  }
  window.addEventListener('pagehide', leave)
  void seal(null) // The key is at hand before the first keystroke.

  return {
    set(next) {
      if (next === undefined && value === undefined) return
      value = next
      if (next === undefined) {
        latest = null
        clearTimeout(timer)
        timer = undefined
        void write()
        return
      }
      void sealNow()
      timer ??= setTimeout(() => void write(), writeMs)
    },
    async putAside(replaced) {
      const kept = { key: `${about}:${newKey()}`, at: now(), value: replaced }
      const copy = await sealedCopy(kept.key, kept.at, replaced)
      if (copy) await putCopy(copy).catch(() => {}) // It is offered from memory all the same.
      return kept
    },
    async find(isNews) {
      try {
        const copies = (await getCopies(`${about}:`)).filter((copy) => copy.id !== own)
        if (copies.length > 0 && !(await hasKey())) return 'later'
        for (const { id, at, sealed } of copies.toSorted((a, b) => a.at - b.at)) {
          const opened = await unseal(sealed)
          if (typeof opened !== 'object' || opened === null || !('typed' in opened)) continue
          if (isNews(opened.typed)) return { key: id, at, value: opened.typed }
          await dropCopy(id)
        }
      } catch {
        // A browser that keeps nothing has nothing to offer.
      }
      return null
    },
    end() {
      window.removeEventListener('pagehide', leave)
      if (timer === undefined) return
      clearTimeout(timer)
      void write()
    },
  }
}

async function sealedCopy(id: string, at: number, typed: unknown): Promise<Sealed | null> {
  const sealed = await seal({ typed })
  return sealed === null ? null : { id, at, sealed }
}
