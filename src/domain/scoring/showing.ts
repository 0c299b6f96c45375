/** What is shown of terms, as the best of what was said of each. */
export type EvidenceSpan = { path: string; start: number; end: number }

export interface Shown {
  level: number
  places: EvidenceSpan[]
}

export type ShownTerms = ReadonlyMap<string, Shown>

/** All of it. */
export const whole = 100
const mostPlaces = 4

/** The best of what was said of a term, and where. */
export class Showing {
  readonly terms = new Map<string, Shown>()

  say(term: string, level: number, places: readonly EvidenceSpan[]): void {
    if (level <= 0) return
    const known = this.terms.get(term)
    if (known === undefined) {
      this.terms.set(term, { level, places: places.slice(0, mostPlaces) })
      return
    }
    if (known.level < level) {
      known.level = level
      known.places = [...places, ...known.places].slice(0, mostPlaces)
    } else if (known.places.length < mostPlaces) {
      known.places.push(...places.slice(0, mostPlaces - known.places.length))
    }
  }
}
