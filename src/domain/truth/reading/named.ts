/** What the concepts found at a word make of it: what it means, which things, what kind of word. */
import type { Language } from '../../language/languages.ts'
import type { Concept } from './concept.ts'
import type { FoundConcept } from './concepts.ts'
import { verbEnding } from './line-parts.ts'
import type { Word } from './reading.ts'

/** By place, what was found at a word or over it. */
export function coveringOf(found: readonly FoundConcept[], words: number): FoundConcept[][] {
  const covering = Array.from({ length: words }, (): FoundConcept[] => [])
  for (const one of found)
    for (let i = one.index; i < one.index + one.length; i += 1) covering[i]?.push(one)
  return covering
}

type Named = Pick<Word, 'concepts' | 'meanings' | 'broad' | 'things' | 'kinds'>

export function namedBy(
  found: readonly FoundConcept[],
  written: string,
  language: Language,
): Named {
  if (found.length === 0) return namesNothing
  const concepts = found.map(({ concept }) => concept)
  return {
    concepts: new Set(concepts.map(({ id }) => id)),
    meanings: new Set(concepts.filter(isExact).map(({ id }) => id)),
    broad: new Set(concepts.flatMap(({ broad }) => broad ?? [])),
    things: verbEnding[language].test(written.toLowerCase()) ? nothing : thingsAmong(concepts),
    kinds: new Set(concepts.flatMap((concept) => kindOf(concept) ?? [])),
  }
}

function isExact({ isLoose }: Concept): boolean {
  return isLoose !== true
}

/** Empty where no table of things has the word. */
function thingsAmong(concepts: readonly Concept[]): ReadonlySet<string> {
  if (!concepts.some(({ kind }) => kind === 'thing')) return nothing
  const things = concepts.filter((concept) => concept.kind !== 'act' && isExact(concept))
  return new Set(things.map(({ id }) => id))
}

export const nothing: ReadonlySet<string> = new Set()
const namesNothing: Named = {
  concepts: nothing,
  meanings: nothing,
  broad: nothing,
  things: nothing,
  kinds: new Set(),
}

function kindOf({ kind, isPlain, id }: Concept): 'act' | 'thing' | 'plain' | 'other' | null {
  if (isPlain || plainConcepts.has(id)) return 'plain'
  return kind ?? 'other'
}

/** "Handled", "created", "carried out": what was done is said by the other words. */
const plainConcepts = new Set(
  'handle make maintain migrate introduce assist together plan log inform receive'.split(' '),
)
