/**
 * The two main parts of an entry: a title (a role, a degree) and an organization (an employer, a
 * school). All entries of a section vote on their order, and on the slots they stand in.
 */
import type { Part } from './head-parts.ts'
import type { Pattern } from './slots.ts'
import { fitOf } from './slots.ts'

/** What the entries of a section have in common. */
export interface Order {
  /** Positive where titles come first. */
  vote: number
  pattern: Pattern | null
}

/** Positive for what sounds like a title, negative for an organization. */
type Lean = (text: string) => number

export function voteOf(entries: readonly (readonly Part[])[], lean: Lean): number {
  return entries.reduce((sum, [first, second]) => {
    if (first === undefined || second === undefined) return sum
    return sum + Math.sign(lean(first.text) - lean(second.text))
  }, 0)
}

export interface Chosen {
  title: Part | null
  organization: Part | null
  /** How far the best reading is ahead of the next one. */
  margin: number
}

/** Of the first four parts the pair that fits its words, the section's order and its place best. */
export function choose(parts: readonly Part[], { vote, pattern }: Order, lean: Lean): Chosen {
  const candidates = parts.slice(0, 4)
  const [first, second] = candidates
  if (first === undefined) return { title: null, organization: null, margin: 0 }
  if (second === undefined)
    return isOrganization(lean(first.text), vote)
      ? { title: null, organization: first, margin: Math.abs(lean(first.text)) }
      : { title: first, organization: null, margin: Math.abs(lean(first.text)) }
  const readings: { title: Part; organization: Part; score: number }[] = []
  candidates.forEach((title, i) => {
    candidates.forEach((organization, j) => {
      if (i === j) return
      const order = Math.sign(j - i) * Math.sign(vote) * Math.min(1.5, 0.5 + Math.abs(vote) * 0.25)
      const fit = pattern === null ? 0 : fitOf(pattern, title, organization)
      const said = lean(title.text) - lean(organization.text)
      const score = said + order + fit - 0.35 * (i + j) + (i < j ? 0.1 : 0)
      readings.push({ title, organization, score })
    })
  })
  const [best, next] = readings.toSorted((a, b) => b.score - a.score)
  return best === undefined || next === undefined
    ? { title: first, organization: second, margin: 0 }
    : { ...best, margin: best.score - next.score }
}

const isOrganization = (leaning: number, vote: number): boolean =>
  leaning < 0 || (leaning === 0 && vote < 0)
