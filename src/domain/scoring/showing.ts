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
      this.terms.set(term, { level, places: distinct(places) })
      return
    }
    if (known.level < level) {
      known.level = level
      known.places = distinct([...places, ...known.places])
    } else if (known.places.length < mostPlaces) {
      known.places = distinct([...known.places, ...places])
    }
  }
}

/** Each place once: several names of a skill may stand there. */
const distinct = (places: readonly EvidenceSpan[]): EvidenceSpan[] =>
  places
    .filter((one, i) => places.findIndex((other) => isSame(one, other)) === i)
    .slice(0, mostPlaces)

const isSame = (a: EvidenceSpan, b: EvidenceSpan): boolean =>
  a.path === b.path && a.start === b.start && a.end === b.end
