/** From a job and a resume to what one wants and the other shows (want.ts). */
import type { JobReading } from '#domain/ads/reading.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { asksOf } from './asks.ts'
import { shownIn } from './shown.ts'
import { isOfConditions } from './terms.ts'
import type { Want } from './want.ts'
import { must } from './want.ts'

export function wantsOf(job: JobReading): Want[] {
  const weights = new Map<string, number>()
  for (const { terms, weight, group, isDefinite } of asksOf(job)) {
    const own = group === 'wish' ? terms.map(wished) : terms
    const term = (isDefinite ? must : '') + [...new Set(own)].join('|')
    weights.set(term, (weights.get(term) ?? 0) + weight)
  }
  return [...weights].map(([term, weight]) => ({ term, weight }))
}

export function shownLevels(resume: ResumeContent, language: Language): Map<string, number> {
  const shown = shownIn(resume, language, null)
  return new Map(
    [...shown].flatMap(([term, { level }]) => [
      [term, level],
      [wished(term), level],
    ]),
  )
}

/** A language that is only wished for is no condition. */
const wished = (term: string): string => (isOfConditions(term) ? `i:${term}` : term)
