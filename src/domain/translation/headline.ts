/**
 * A headline of several parts, told again in another language: each part as the resume says it there, where it
 * stands in full; the names of certificates stay.
 */
import type { Language } from '../language/languages.ts'
import { phraseFor } from '../language/phrases/resume-phrases.ts'
import { headLabel } from '../truth/facts/head-label.ts'
import { headlineSign, listedFor } from '../truth/facts/headline.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Unit } from './units.ts'

const headlinePath = '/contact_info/headline'

/** Whether it is the headline, of several parts or of one that the resume lists. */
export function isOfParts({ path, text }: Unit, content: ResumeContent): boolean {
  if (path !== headlinePath) return false
  const isListed = listedFor(content, undefined).some((one) => one.text === text)
  return isListed || text.includes(headlineSign)
}

export function translateHeadline(
  headline: string,
  units: readonly Unit[],
  said: ReadonlyMap<string, string>,
  from: Language,
  to: Language,
): string {
  const own = units.filter(({ path }) => path !== headlinePath)
  return headline
    .split(headlineSign)
    .map((part) => {
      const unit =
        own.find(({ text }) => text.trim().toLowerCase() === part.toLowerCase()) ??
        own.find(({ text }) => headLabel(text, from).toLowerCase() === part.toLowerCase())
      const there = unit === undefined ? undefined : said.get(unit.path)
      if (there !== undefined && unit !== undefined) {
        const isShort = unit.text.trim().length > part.length
        const short = isShort ? headLabel(there, to) : there
        return short.charAt(0).toUpperCase() + short.slice(1)
      }
      const [years = ''] = part.match(/\d+/u) ?? []
      const isOfYears = part === phraseFor(from, 'years').replace('{years}', years)
      return isOfYears ? phraseFor(to, 'years').replace('{years}', years) : part
    })
    .join(headlineSign)
}
