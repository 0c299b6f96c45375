/**
 * Which part of an entry is what, decided once for a section: parts in one type and at one place of
 * their entries have one slot. A pair of slots is chosen by how well the words of all entries fit it,
 * so that an entry whose own words say nothing is read as the others are.
 */
import type { Part } from './head-parts.ts'

export interface Pattern {
  /** Keys of the parts; null where the section shows none. */
  title: string | null
  organization: string | null
  place: string | null
  /** How much it counts against an entry's own words. */
  strength: number
}

/** What tells a slot: its type, and which of the parts in that type it is. */
export function withSlots(parts: readonly Part[]): Part[] {
  const seen = new Map<string, number>()
  return parts.map((part) => {
    const look = `${Math.round(part.size * 4)} ${part.bold} ${part.italic}`
    const count = seen.get(look) ?? 0
    seen.set(look, count + 1)
    return { ...part, slot: `${look} ${count}` }
  })
}

interface Kinds {
  /** Positive for a title, negative for an organization. */
  lean: (text: string) => number
  /** 0 where it is none, 2 and more where it surely is one. */
  place: (text: string) => number
}

export function patternOf(entries: readonly (readonly Part[])[], { lean, place }: Kinds): Pattern {
  const pairs = new Map<string, { title: string; organization: string; fit: number }>()
  for (const parts of entries)
    for (const title of parts.slice(0, 4))
      for (const organization of parts.slice(0, 4)) {
        if (title.slot === organization.slot) continue
        const key = `${title.slot}|${organization.slot}`
        const pair = pairs.get(key) ?? {
          title: title.slot,
          organization: organization.slot,
          fit: 0,
        }
        pairs.set(key, pair)
        pair.fit += clamp(lean(title.text) - lean(organization.text))
      }
  const [best] = [...pairs.values()].toSorted((a, b) => b.fit - a.fit)
  // Two entries may be alike by chance.
  const isShown = best !== undefined && entries.length > 2 && best.fit >= 0.5 * entries.length
  return {
    title: isShown ? best.title : null,
    organization: isShown ? best.organization : null,
    place: placeSlot(entries, place),
    strength: isShown ? Math.min(0.6, 0.3 * best.fit) : 0,
  }
}

const clamp = (value: number): number => Math.max(-1.5, Math.min(1.5, value))

/** Where places stand: at least one that surely is one, and most that may be. */
function placeSlot(
  entries: readonly (readonly Part[])[],
  place: (text: string) => number,
): string | null {
  const scores = new Map<string, number[]>()
  for (const part of entries.flatMap((parts) => parts.slice(1)))
    scores.set(part.slot, [...(scores.get(part.slot) ?? []), place(part.text)])
  const [best] = [...scores]
    .filter(([, all]) => all.some((score) => score >= 2))
    .filter(([, all]) => 2 * all.filter((score) => score > 0).length >= all.length)
    .toSorted((a, b) => sum(b[1]) - sum(a[1]))
  return best?.[0] ?? null
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)

/** Whether two parts stand as the pattern has it, or the other way round. */
export function fitOf(pattern: Pattern, title: Part, organization: Part): number {
  const isAs = pattern.title === title.slot && pattern.organization === organization.slot
  const isReversed = pattern.title === organization.slot && pattern.organization === title.slot
  return isAs ? pattern.strength : isReversed ? -pattern.strength : 0
}
