/**
 * A job read for the command line, whose spans point into the text as it was given.
 *
 * Reading works on a cleaned text (contract: no invisible characters, no runs of blanks, no
 * comments), so places found there are carried back: cleaning never changes the order of what is
 * visible, and the two texts are walked side by side, blanks aside.
 */
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import type { JobReading, Span } from '#domain/ads/reading.ts'
import { readJob } from '#domain/ads/requirements.ts'

export type GivenJob = {
  reading: JobReading
  /** The same place in the text as given. */
  placeOf: (span: Span) => Span
}

export function readGivenJob(given: string): GivenJob {
  const cleaned = cleanJobText(given)
  const reading = readJob(cleaned)
  if (cleaned === given) return { reading, placeOf: ({ start, end }) => ({ start, end }) }
  const places = placesOf(cleaned, given)
  const placeOf = ({ start, end }: Span): Span => {
    const own = places.slice(start, end).filter((place) => place !== null)
    const [first] = own
    return { start: first?.start ?? 0, end: own.at(-1)?.end ?? first?.end ?? 0 }
  }
  return { reading, placeOf }
}

/** For each unit of the cleaned text its place in the given one; null for blanks. */
function placesOf(cleaned: string, given: string): (Span | null)[] {
  const visible = visibleUnits(given)
  let at = 0
  return Array.from({ length: cleaned.length }, (_, i) => {
    const unit = cleaned.charAt(i)
    if (/\s/.test(unit)) return null
    while (at < visible.length && visible[at]?.unit !== unit) at++
    const found = visible[at++]
    return found ? { start: found.start, end: found.end } : null
  })
}

/** A letter with its marks, which become one character or several when normalised. */
const clusters = /<!--[\s\S]*?(?:-->|$)|\P{M}\p{M}*|\p{M}+/gu

function visibleUnits(given: string): (Span & { unit: string })[] {
  return [...given.matchAll(clusters)].flatMap(({ 0: cluster, index: start }) =>
    cluster.startsWith('<!--')
      ? []
      : Array.from(cluster.normalize('NFKC').replaceAll(/\s/g, '').split(''), (unit) => ({
          unit,
          start,
          end: start + cluster.length,
        })),
  )
}
