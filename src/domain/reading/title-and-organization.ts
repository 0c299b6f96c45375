/**
 * The two main parts of an entry: a title (a role, a degree) and an organization (an employer, a
 * school). All entries of a section vote on their order, and on the slots they stand in.
 */
import type { Part } from './head-parts.ts'
import { isTownIn, mayBeName, mayBeTitle } from './name-signs.ts'
import type { Pattern } from './slots.ts'
import { fitOf } from './slots.ts'

/** What the entries of a section have in common. */
export interface Order {
  /** Positive where titles come first. */
  vote: number
  pattern: Pattern | null
  /** Slots that hold towns. */
  towns: ReadonlySet<string>
}

/** Positive for what sounds like a title, negative for an organization. */
type Lean = (text: string) => number

export function voteOf(entries: readonly (readonly Part[])[], lean: Lean): number {
  return entries.reduce((sum, [first, second]) => {
    if (first === undefined || second === undefined) return sum
    return sum + Math.sign(lean(first.text) - lean(second.text))
  }, 0)
}

export interface Chosen extends Pair {
  /** How far the best reading is ahead of the next one. */
  margin: number
}

/**
 * Of the first four parts the pair that fits its words, the section's order and its place best, or one
 * part alone where that fits better. What cannot be a title or a name by what it says is neither.
 */
export function choose(parts: readonly Part[], order: Order, lean: Lean): Chosen {
  const candidates = parts.slice(0, 4).filter((part) => !isTownIn(part, order.towns))
  const titles = [...candidates.filter(({ text }) => mayBeTitle(text)), null]
  const names = [...candidates.filter(({ text }) => mayBeName(text)), null]
  const readings = titles.flatMap((title) =>
    names.flatMap((organization) =>
      title === organization
        ? []
        : [
            {
              title,
              organization,
              score: scoreOf({ title, organization }, candidates, order, lean),
            },
          ],
    ),
  )
  const [best, next] = readings.toSorted((a, b) => b.score - a.score)
  return best === undefined
    ? { title: null, organization: null, margin: 0 }
    : { ...best, margin: best.score - (next?.score ?? 0) }
}

function scoreOf(
  { title, organization }: Pair,
  parts: readonly Part[],
  { vote, pattern }: Order,
  lean: Lean,
): number {
  const onTitle = title === null ? 0 : lean(title.text)
  const onName = organization === null ? 0 : lean(organization.text)
  if (title === null || organization === null) {
    const at = parts.findIndex((part) => part === title || part === organization)
    const order = organization === null || onName > 0 ? 0 : vote < 0 ? 0.1 : -0.1
    return onTitle - onName + order - 0.35 * at - 1
  }
  const [i, j] = [parts.indexOf(title), parts.indexOf(organization)]
  const order = Math.sign(j - i) * Math.sign(vote) * Math.min(1.5, 0.5 + Math.abs(vote) * 0.25)
  const fit = pattern === null ? 0 : fitOf(pattern, title, organization)
  return onTitle - onName + order + fit - 0.35 * (i + j) + (i < j ? 0.1 : 0)
}

interface Pair {
  title: Part | null
  organization: Part | null
}
