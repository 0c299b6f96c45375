/** Answers that are worked out once: few words make most of all titles, and most lines stay as they are. */

/** What was asked for lately, between `most` and twice `most` of it; what is older goes first. */
export interface Recent<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

/**
 * Two halves: where the young one is full it becomes the old one, and what nobody asked for since
 * is forgotten. So no moment comes in which everything has to be worked out again.
 */
export function recent<T>(most: number): Recent<T> {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  const set = (key: string, value: T) => {
    if (young.size >= most) {
      old = young
      young = new Map()
    }
    young.set(key, value)
  }
  return {
    get(key) {
      const there = young.get(key)
      if (there !== undefined) return there
      const before = old.get(key)
      if (before !== undefined) set(key, before)
      return before
    },
    set,
  }
}

/** A function that remembers what it answered to the last texts, at least `most` of them. */
export function remembered<T>(most: number, answer: (text: string) => T): (text: string) => T {
  const known = recent<T>(most)
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const now = answer(text)
    known.set(text, now)
    return now
  }
}

/** An answer that is worked out when somebody first asks for it, and then once. */
export function once<T>(answer: () => T): () => T {
  let known: { value: T } | null = null
  return () => (known ??= { value: answer() }).value
}
