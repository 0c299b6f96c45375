/**
 * A headline of several parts, told again in another language: each part as the resume says it there, where it
 * stands in full; the names of certificates stay.
 */
import type { Language } from '../language/languages.ts'
import { phraseFor } from '../language/phrases/resume-phrases.ts'
import { headLabel } from '../truth/facts/head-label.ts'
import { headlineSign, listedFor } from '../truth/facts/headline.ts'
import { paperTrade } from '../truth/facts/paper-trade.ts'
import { letters } from '../truth/facts/same-field.ts'
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
  const saidOf = ({ path }: Unit) => said.get(path)
  /** Two that stand together here: the name of a row and one of its items. */
  const pairFor = (part: string): string | undefined => {
    const item = own.find(({ text }) => part.endsWith(` ${text.trim()}`))
    const name = own.find(({ text }) => part === `${text.trim()} ${item?.text.trim() ?? ''}`)
    const there = [name, item].map((unit) => unit && saidOf(unit))
    return there.includes(undefined) ? undefined : there.join(' ')
  }
  return headline
    .split(headlineSign)
    .map((part) => {
      const found = shortenings.flatMap((short) => {
        const unit = own.find(({ text }) => letters(short(text, from) ?? '') === letters(part))
        const there = unit && saidOf(unit)
        return there === undefined ? [] : [short(there, to) ?? there]
      })
      const there = found[0] ?? pairFor(part)
      if (there !== undefined) return there.charAt(0).toUpperCase() + there.slice(1)
      const [years = ''] = part.match(/\d+/u) ?? []
      const isOfYears = part === phraseFor(from, 'years').replace('{years}', years)
      return isOfYears ? phraseFor(to, 'years').replace('{years}', years) : part
    })
    .join(headlineSign)
}

/** As a text of the resume may stand in a headline: whole, on one line, or the trade that a paper is named by. */
const shortenings: readonly ((text: string, language: Language) => string | null)[] = [
  (text) => text.trim(),
  headLabel,
  paperTrade,
]
