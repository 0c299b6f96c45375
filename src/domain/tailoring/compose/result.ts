/** How strong a result a line tells: nothing counted, something counted, or what was changed by it. */
import type { Language } from '../../language/languages.ts'
import { readLine } from '../../truth/reading/reading.ts'

export type Result = 0 | 1 | 2

/** A number that is no year counts; one time alone ("every two weeks") says how often, two say what changed. */
export function resultOf(text: string, language: Language): Result {
  const { quantities, concepts } = readLine(text, language)
  const counted = quantities.filter(
    ({ kind, value, measure, currency }) =>
      kind !== 'ordinal' && (measure !== null || currency !== null || value < 1900 || value > 2100),
  )
  const times = counted.filter(
    ({ measure }) => measure !== null && timeDimensions.has(measure.dimension),
  )
  if (counted.length <= times.length && times.length < 2) return 0
  return concepts.has('increase') || concepts.has('reduce') ? 2 : 1
}

const timeDimensions: ReadonlySet<string> = new Set(['time', 'days', 'months'])
