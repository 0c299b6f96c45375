/**
 * Words between a role and its employer, or before the employer alone. They are those of all languages:
 * people mix them.
 */
import { fold } from '#domain/language/fold.ts'
import { phrases } from '#domain/language/phrases/phrases.ts'

const kinds = ['at', 'in'] as const
type Kind = (typeof kinds)[number]

const joins: ReadonlyMap<string, Kind> = new Map(
  kinds.flatMap((kind) => phrases.flatMap((one) => one.joins[kind].map((said) => [said, kind]))),
)

/** The words at a place of a text, where what follows them is written as names are. */
export function joinAt(text: string, at: number): { kind: Kind; end: number } | null {
  const here = text.slice(at, at + 24)
  for (const pattern of patterns) {
    const [whole = '', words = ''] = pattern.exec(here) ?? []
    const kind = kindOf(words)
    if (kind !== undefined) return { kind, end: at + whole.length }
  }
  return null
}

/** "bei der": the most words that one of them has. */
const patterns = [
  /^(\S{1,8} \S{1,4}) (?=[\p{Lu}\d"“„])/u,
  /^(\S{1,8}) (?=[\p{Lu}\d"“„])/u,
  /^(@)(?=\p{Lu})/u,
  /^(\S{1,3} l)['’](?=\p{Lu})/u,
]

/** The role stood in type of its own before it: "bij Flevo Distributie", "@ Larkspur Live". */
export function withoutAt(text: string): string {
  // "Chez": the word may open its line.
  const small = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
  const join = joinAt(small, 0)
  return join?.kind === 'at' ? text.slice(join.end) : text
}

/** The text is nothing but such a word. */
export const isJoin = (text: string): boolean => kindOf(text) !== undefined

/** In small letters: "IN" is a state. */
const kindOf = (text: string): Kind | undefined =>
  text === text.toLowerCase() ? joins.get(fold(text)) : undefined
