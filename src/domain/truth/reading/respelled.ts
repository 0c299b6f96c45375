/**
 * One word written apart, together or with a hyphen: "on-line" and "online", "pre-assembled" and
 * "preassembled", "book keeping" and "bookkeeping", "ré-embauche" and "réembauche".
 */
import type { LineReading, Word } from './reading.ts'

/** Letters and digits of what stands side by side, joined: "on-line" as "online". */
export function joinedIn({ words, text }: LineReading): string[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1]
    return next !== undefined && areBeside(word, next, text) ? [word.word + next.word] : []
  })
}

/** The words of a line that its sources write otherwise; `exact` and `joined` are theirs. */
export function respelledIn(
  { words, text }: LineReading,
  exact: ReadonlySet<string>,
  joined: ReadonlySet<string>,
): Word[] {
  return words.flatMap((word, i) => {
    if (word.word.length >= leastJoined && joined.has(word.word)) return [word]
    const next = words[i + 1]
    if (next === undefined || !areBeside(word, next, text)) return []
    const whole = word.word + next.word
    return whole.length >= leastJoined && exact.has(whole) ? [word, next] : []
  })
}

const leastJoined = 6

function areBeside(word: Word, next: Word, text: string): boolean {
  return /^[ -]$/u.test(text.slice(word.start + word.text.length, next.start))
}

/** "Booking" of "Booking.com": what a firm is called by where it is found. */
export function withoutDomain(word: string): string {
  return word.replace(domain, '')
}

const domain =
  /(?<=\p{L}{3})\.(?:com|org|net|eu|de|at|ch|fr|be|es|mx|ar|pt|br|nl|ie|uk|co\.uk|com\.br)$/u
