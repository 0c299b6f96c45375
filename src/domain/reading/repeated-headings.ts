/**
 * Step 5: what stands below every job ("Environnement technique") is a label of each, whatever it heads
 * elsewhere: a section has its heading once, or again on its next page.
 */
import { fold } from '#domain/language/fold.ts'
import type { HeadedLine } from './headings.ts'

/** As often as no section goes on. */
const often = 3

export function withoutRepeated(headed: readonly HeadedLine[]): HeadedLine[] {
  const times = new Map<string, number>()
  for (const { heading } of headed)
    if (heading !== null) {
      const said = fold(heading.text)
      times.set(said, (times.get(said) ?? 0) + 1)
    }
  return headed.map((one) =>
    one.heading !== null && (times.get(fold(one.heading.text)) ?? 0) >= often
      ? { ...one, heading: null }
      : one,
  )
}
