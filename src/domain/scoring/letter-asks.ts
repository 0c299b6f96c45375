/**
 * What a job asks for by a proper name that no table knows: a clause that speaks of knowing things, or that is a
 * short item of a list. The names of one clause are one ask, met by any of them.
 */
import { isClearance } from '#domain/ads/clearances.ts'
import { degreesIn, languagesIn, yearsIn } from '#domain/ads/asks.ts'
import { speaksOfKnowing } from '#domain/ads/asked.ts'
import { kindsIn } from '#domain/ads/clauses.ts'
import type { JobReading, RequirementLine, Span } from '#domain/ads/reading.ts'
import type { Language } from '../language/languages.ts'
import { isOpenToAll, isWilling } from './alternatives.ts'
import { clauseAt, oneOfMany, shownClause, tellsOfEmployer } from './ask-clause.ts'
import { namesAsked } from './letters.ts'
import { soughtRole } from './sought-role.ts'
import { nameTerm } from './terms.ts'
import type { Unweighed } from './unweighed.ts'
import { capitalised, groupOf } from './unweighed.ts'
import type { Weights } from './weights.ts'

/** So short is an item of a list, and a list; else it is a sentence. */
const mostInItem = 5
const mostInList = 12

export function letterAsks(
  job: JobReading,
  asks: readonly Unweighed[],
  language: Language,
  by: Weights,
): Unweighed[] {
  return job.lines.flatMap((line): Unweighed[] => {
    if (line.kind !== 'required' && line.kind !== 'preferred') return []
    const names = namesAsked(line.text, language)
    if (names.length === 0) return []
    const clauses = Map.groupBy(
      names.map((name) => ({ name, clause: clauseAt(line.text, name) })),
      ({ clause }) => clause.start,
    )
    return [...clauses.values()].flatMap((own) => {
      const [{ name, clause } = { name: null, clause: null }] = own
      if (name === null || clause === null) return []
      return clauseAsk(
        line,
        name,
        clause,
        own.map((one) => one.name.key),
      )
    })
  })

  function clauseAsk(line: RequirementLine, name: Span, clause: Span, keys: string[]): Unweighed[] {
    const text = line.text.slice(clause.start, clause.end)
    const at = { start: line.start + clause.start, end: line.start + clause.end }
    const isNamed = [...asks.map((ask) => ask.job), ...job.languages, ...job.certifications].some(
      (one) => one.start < at.end && at.start < one.end,
    )
    const isItem = wordsOf(text) <= mostInItem && wordsOf(line.text) <= mostInList
    if (
      isNamed ||
      !(isItem || speaksOfKnowing(text)) ||
      !isOpen(text) ||
      tellsOfEmployer(line.text, clause)
    )
      return []
    if (job.company !== null && text.includes(job.company.text)) return []
    const said = shownClause(job.text, line, clause)
    const kind = kindsIn({ ...line, section: line.kind, isHeading: false, isHead: false })(name)
    if (said === null || (kind !== 'required' && kind !== 'preferred')) return []
    return [
      {
        group: groupOf[kind],
        kind,
        requirement: capitalised(said),
        job: at,
        terms: [...new Set(keys)].map(nameTerm),
        part: by[groupOf[kind]],
        isVague:
          isOpenToAll(line.text) || oneOfMany(line.text, clause, name, language) === 'example',
      },
    ]
  }
}

const wordsOf = (text: string): number => text.split(/\s+/u).length

/** Whether nothing else reads it. */
const isOpen = (clause: string): boolean =>
  !isClearance(clause) &&
  !isWilling(clause) &&
  soughtRole(clause).isGeneral &&
  degreesIn(clause).length + yearsIn(clause).length + languagesIn(clause).length === 0
