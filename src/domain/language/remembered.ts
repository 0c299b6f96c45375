/**
 * A function that remembers what it answered: few words make most of all titles, so that most of them
 * are worked out once. What is remembered is dropped when it grows beyond `most`.
 */
export function remembered<T>(most: number, answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const now = answer(text)
    if (known.size >= most) known.clear()
    known.set(text, now)
    return now
  }
}
