/** What is shown of terms, as the best of what was said of each. */
export type EvidenceSpan = { path: string; start: number; end: number }

export interface Shown {
  level: number
  places: EvidenceSpan[]
}

export type ShownTerms = ReadonlyMap<string, Shown>

/** All of it. */
export const whole = 100
/** Of what is over: it is there to be seen, and meets nothing. */
export const leftOver = 1
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
      for (const one of places)
        if (known.places.length < mostPlaces && !known.places.some((other) => isSame(one, other)))
          known.places.push(one)
    }
  }
}

/** Each place once: several names of a skill may stand there. */
function distinct(places: readonly EvidenceSpan[]): EvidenceSpan[] {
  const all: EvidenceSpan[] = []
  for (const one of places)
    if (all.length < mostPlaces && !all.some((other) => isSame(one, other))) all.push(one)
  return all
}

const isSame = (a: EvidenceSpan, b: EvidenceSpan): boolean =>
  a.path === b.path && a.start === b.start && a.end === b.end
