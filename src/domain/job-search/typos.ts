/** Typing errors: how far two words are apart, and which of those that are known was meant. */

/** Short words have too many neighbours to guess; signs and digits are meant as they stand. */
const shortest = 4
const longFrom = 8

export const mostErrors = (word: string): number =>
  word.length < shortest || !/^\p{L}+$/u.test(word) ? 0 : word.length < longFrom ? 1 : 2

/** Letters to add, drop, change or swap with their neighbour; above `most` it is not counted out. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}

/** Which letters a word has, each as one of 32 bits. */
function lettersIn(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31)
  return bits
}

function bitsOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

export interface KnownWord {
  word: string
  spoken: string
}

/** Few people mistake the first letter. */
export const beginAlike = (a: string, b: string): boolean => a[0] === b[0]

/** The nearest of the known words, nearest first; those of one distance by their beginning. */
export function nearest(word: string, known: Iterable<KnownWord>): KnownWord[] {
  const most = mostErrors(word)
  if (most === 0) return []
  const found: { of: KnownWord; away: number }[] = []
  const letters = lettersIn(word)
  for (const of of known) {
    // An error changes two letters at most: most words need no counting out.
    if (bitsOf(letters ^ lettersIn(of.word)) > 2 * most) continue
    const away = distance(word, of.word, most)
    if (away > 0 && away <= most) found.push({ of, away })
  }
  const sharedStart = (other: string) => {
    let at = 0
    while (at < word.length && word[at] === other[at]) at++
    return at
  }
  return found
    .toSorted((a, b) => a.away - b.away || sharedStart(b.of.word) - sharedStart(a.of.word))
    .map(({ of }) => of)
}
