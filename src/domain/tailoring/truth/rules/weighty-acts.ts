/**
 * "Repaired brakes" for "checked brakes", "granted aid" for "handled aid": an act that claims much by
 * itself opens no line whose source says nothing that it may retell, however little is known of
 * what the source says.
 */
import { weightyActs } from '#tables/weighty-acts.js'

import type { Language } from '../../../language/languages.ts'
import { rowsIn } from '../../../language/word-table.ts'
import { segmentsOf, verbEnding } from '../line-parts.ts'
import { isTold } from '../matching.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import { retoldSources } from '../retold-stretch.ts'
import type { Violation } from '../violation.ts'
import type { WrittenForms } from './written-forms.ts'
import { fitsAny, formsOf } from './written-forms.ts'

export function checkWeightyActs(passage: Passage): Violation[] {
  const { path, line, isSummary, isTranslated } = passage
  const sources = retoldSources(passage)
  if (isSummary || isTranslated || sources.length === 0) return []
  const acts = actsOf(line)
  return weightyActsOf(line.language).flatMap(({ claims, from }): Violation[] => {
    const act = acts.find(({ word }) => fitsAny(word, claims))
    if (act === undefined || isTold(act, sources)) return []
    const isRetold = sources.some(({ words }) =>
      words.some((other) => fitsAny(other.word, from) || fitsAny(other.word, claims)),
    )
    if (isRetold) return []
    return [
      { rule: 'seniority', path, claim: act.text, reason: 'more_responsible_than_its_source' },
    ]
  })
}

/** What opens each part of a line, and in German and Dutch what closes it or is a participle. */
function actsOf(line: LineReading): Word[] {
  const isClosed = line.language === 'de' || line.language === 'nl'
  return segmentsOf(line).flatMap((segment) => {
    const telling = segment.filter(({ isSmall, word }) => !isSmall && /\p{L}/u.test(word))
    if (!isClosed) return telling.slice(0, 1)
    const participle = verbEnding[line.language]
    return telling.filter(
      (word, i) => i === 0 || i === telling.length - 1 || participle.test(word.word),
    )
  })
}

/** `claims`: what a line may not open with; `from`: unless its source says one of these. */
type WeightyAct = { claims: WrittenForms; from: WrittenForms }

const known = new Map<Language, readonly WeightyAct[]>()

function weightyActsOf(language: Language): readonly WeightyAct[] {
  const made = known.get(language)
  if (made) return made
  const acts = [...Map.groupBy(rowsIn(weightyActs, language), ({ act }) => act).values()].map(
    (rows) => {
      const of = (use: string) =>
        formsOf(rows.flatMap((row) => (row.use === use ? [row.form] : [])).join(' '))
      return { claims: of('claims'), from: of('from') }
    },
  )
  known.set(language, acts)
  return acts
}
