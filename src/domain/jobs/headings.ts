/**
 * Which section of a job a heading opens. A heading says how much what follows is wanted; sections
 * about the company and what it offers ask for nothing.
 */
import { fold } from '../language/fold.ts'
import { headingPhrases, wordings } from './heading-words.data.ts'

export type SectionKind = keyof typeof headingPhrases | 'other'

const listOf = (phrases: string): string[] =>
  phrases
    .split(';')
    .map((phrase) => fold(phrase))
    .filter((phrase) => phrase !== '')

/** One alternation a kind, made at first use: whole phrases only, longest first. */
function patternOf(phrases: string): RegExp {
  const alternatives = [...new Set(listOf(phrases))]
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.]/g, (sign) => `\\${sign}`))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}

const headingOrder = ['preferred', 'benefits', 'required', 'duty', 'about'] as const
let headings: (readonly [SectionKind, RegExp])[] | null = null
let wording: { preferred: RegExp; required: RegExp } | null = null

/**
 * The kind of section a short line opens, or null where it names none. What stands nearest to the
 * start decides, so that "Your tasks and our requirements" opens the tasks.
 */
export function sectionKindOf(heading: string): SectionKind | null {
  headings ??= headingOrder.map((kind) => [kind, patternOf(headingPhrases[kind])])
  const folded = fold(heading)
  let best: { kind: SectionKind; length: number; index: number } | null = null
  for (const [kind, pattern] of headings) {
    const match = pattern.exec(folded)
    if (match === null) continue
    if (kind === 'preferred') return kind
    const found = { kind, length: match[0].length, index: match.index }
    if (best === null || found.length > best.length) best = found
  }
  return best?.kind ?? null
}

/** How much the wording of one line wants it; null where it does not say. */
export function wordedKindOf(line: string): 'required' | 'preferred' | null {
  const folded = fold(line)
  if (patterns().preferred.test(folded)) return 'preferred'
  return patterns().required.test(folded) ? 'required' : null
}

/** Whether its wording makes a line a wish, in a section that makes it more. */
export const isOnlyWished = (line: string): boolean => patterns().preferred.test(fold(line))

const patterns = () =>
  (wording ??= {
    preferred: patternOf(wordings.preferred),
    required: patternOf(wordings.required),
  })
