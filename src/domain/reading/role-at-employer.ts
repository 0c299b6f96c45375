/**
 * A role and its employer in one part of a head, with a word between them or before the employer alone.
 * The words are those of all languages: people mix them.
 */
import { fold } from '#domain/language/fold.ts'
import { phrases } from '#domain/language/phrases/phrases.ts'
import type { Part } from './head-parts.ts'
import { employerScore, roleScore } from './lexicon.ts'

const kinds = ['at', 'in'] as const
type Kind = (typeof kinds)[number]

const joins: ReadonlyMap<string, Kind> = new Map(
  kinds.flatMap((kind) => phrases.flatMap((one) => one.joins[kind].map((said) => [said, kind]))),
)

/** "bei der": the most words that one of them has. */
const longest = 2

interface Join {
  kind: Kind
  before: string
  after: string
}

/** "Nurse at St. Mary", "Pfleger bei der Caritas", "Enfermera en el Hospital Central". */
export function splitAt(given: Part): Part[] {
  const part = withoutAt(given)
  const parted = joinsIn(part.text).find(isParted)
  return parted === undefined
    ? [part]
    : [
        { ...part, text: parted.before },
        { ...part, text: parted.after },
      ]
}

/** The role stood in type of its own before it: "bij Flevo Distributie", "@ Larkspur Live". */
export function withoutAt(part: Part): Part {
  const first = joinsIn(withSmallStart(part.text)).find(
    ({ before, kind }) => before === '' && kind === 'at',
  )
  return first !== undefined && isNameLike(first.after) ? { ...part, text: first.after } : part
}

/** "Chez": the word may open its line. */
const withSmallStart = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** The text is nothing but such a word. */
export const isJoin = (text: string): boolean => kindOf(text) !== undefined

/** In small letters: "IN" is a state. */
const kindOf = (text: string): Kind | undefined =>
  text === text.toLowerCase() ? joins.get(fold(text)) : undefined

function joinsIn(text: string): Join[] {
  const words = text.replace(/(^|\s)@(?=\p{Lu})/gu, '$1@ ').split(/\s+/)
  return words.flatMap((_, at) => {
    for (let count = longest; count > 0; count--) {
      const kind = kindOf(words.slice(at, at + count).join(' '))
      const after = words.slice(at + count).join(' ')
      if (kind === undefined || after === '') continue
      return [{ kind, before: words.slice(0, at).join(' ').replace(/,$/, ''), after }]
    }
    return []
  })
}

function isParted({ kind, before, after }: Join): boolean {
  if (before === '' || !isNameLike(after)) return false
  if (kind === 'at') return true
  const areBoth = roleScore(before) > 0 && employerScore(after) > 0
  return areBoth && roleScore(after) === 0 && /\s/.test(after)
}

const isNameLike = (text: string): boolean => /^[\p{Lu}\d"“]/u.test(text)
