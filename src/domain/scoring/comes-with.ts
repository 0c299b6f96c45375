/**
 * What comes with a trade: who has practised the very one that is asked for can do some of what its ads name
 * (a teacher keeps a class in order), and seldom says so. Products, programs, languages and papers do not.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { lexicon } from '../skills/lexicon.ts'
import { practisedTerm } from './terms.ts'
import type { Unweighed } from './unweighed.ts'
import { isProper } from './whole-asks.ts'

const neverSo: ReadonlySet<string> = new Set(['software', 'language'])

export function comesWith(
  trades: readonly string[],
  asks: readonly Unweighed[],
  { certifications }: JobReading,
): Unweighed[] {
  const practised = trades.map(practisedTerm)
  return asks.map((ask) => {
    const isPaper = certifications.some(
      ({ start, end }) => start < ask.job.end && ask.job.start < end,
    )
    return isPaper || !ask.terms.every(isOfTrade)
      ? ask
      : { ...ask, terms: [...ask.terms, ...practised] }
  })
}

function isOfTrade(term: string): boolean {
  const skill = term.slice(2)
  return (
    term.startsWith('s:') && !isProper(skill) && !neverSo.has(lexicon().get(skill)?.trade ?? '')
  )
}
