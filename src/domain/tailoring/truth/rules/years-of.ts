/**
 * "Nine years of experience in new buildings" are no nine years in heat pumps: in a summary, what the
 * years were spent on is what the summary of the original says of the same years.
 */
import { isInPool } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import type { Passage } from '../passages.ts'
import type { Quantity } from '../quantity.ts'
import { supports } from '../quantity.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Violation } from '../violation.ts'

export function checkYearsOf({ path, line, texts, isSummary, isTranslated }: Passage): Violation[] {
  if (!isSummary || isTranslated) return []
  return yearsOf(line).flatMap((years): Violation[] => {
    const sources = texts.filter((source) => yearsOf(source).some((one) => supports(one, years)))
    if (sources.length === 0) return []
    const pool = poolOf(sources)
    const novel = spentOn(line, years).filter((word) => !isInPool(word, pool))
    // Where the years were spent has many names; what was done in them is told by its act.
    if (!novel.some(({ kinds, concepts }) => kinds.has('act') || concepts.has('lead'))) return []
    const claim = [years.text, ...novel.map((word) => word.text)].join(' … ')
    return [{ rule: 'number', path, claim, reason: 'number_of_another_claim' }]
  })
}

const yearsOf = ({ quantities }: LineReading): Quantity[] =>
  quantities.filter(({ measure }) => measure?.dimension === 'months' && measure.amount >= 12)

/** The words behind the years, to the end of their clause. */
function spentOn({ text, words }: LineReading, years: Quantity): Word[] {
  const from = text.indexOf(years.text) + years.text.length
  const clause = clauseEnd.exec(text.slice(from))
  const to = clause === null ? text.length : from + clause.index
  return words.filter(
    (word) =>
      word.start >= from && word.start < to && word.isContent && !experience.test(word.word),
  )
}

const clauseEnd =
  /[.,;:()–—]|\s(?:and|und|y|e|et|as|als|como|comme|with|including|mit|sowie|davon|avec|dont|con|incluidos?|com|incluindo|met|waarvan)\s/u

/** What years are called that were worked. */
const experience =
  /^(?:experienc|berufserfahr|erfahr|praxis|berufspraxis|experienci|ervaring|werkervaring|praktij|practic|pratiqu|vivenci|trayectori|percurs|background|work|working|berufsjahr|seniority|professional|profession|beruf|laboral|profesional|profissional)/u
