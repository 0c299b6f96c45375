/**
 * "Repaired brakes" for "checked brakes", "granted aid" for "handled aid": an act that claims much by
 * itself opens no line whose source says nothing that it may retell, however little is known of
 * what the source says.
 */
import { segmentsOf, verbEnding } from '../line-parts.ts'
import { isTold } from '../matching.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import { retoldSources } from '../retold-stretch.ts'
import type { Violation } from '../violation.ts'
import { weightyActs } from './weighty-acts.data.ts'
import { fitsAny, formsOf } from './written-forms.ts'

export function checkWeightyActs(passage: Passage): Violation[] {
  const { path, line, isSummary, isTranslated } = passage
  const sources = retoldSources(passage)
  if (isSummary || isTranslated || sources.length === 0) return []
  const acts = actsOf(line)
  return weightyActs.flatMap((kind): Violation[] => {
    const { claims: claiming, from: retelling } = kind[line.language]
    const [claims, from] = [formsOf(claiming), formsOf(retelling)]
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
