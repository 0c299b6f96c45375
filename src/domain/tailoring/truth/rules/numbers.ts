/** Rule 3: every quantity is one of the same entry's, and says there what it says here. */
import type { Month } from '../../../language/dates.ts'
import { parseDate } from '../../../language/dates.ts'
import { fold } from '../../../language/fold.ts'
import type { ResumeContent } from '../../../resume/resume.ts'
import { isDifference, isEndAsChange, isShareOfChange } from '../change.ts'
import { coverage, isInPool, spellings } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import type { Quantity } from '../quantity.ts'
import { tokensOf } from '../number-tokens.ts'
import { supports } from '../quantity.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import { isInNameOfSkillIn } from '../skill-names.ts'
import type { Violation } from '../violation.ts'
import { isCountOfList } from './counted-list.ts'
import { headOf, isPeriodWord, wordsAround } from './counted.ts'
import { isOfUnitApart, isSameAmount, isSumOfNamed } from './said-amounts.ts'
import { isOfCourses } from './said-anyway.ts'
import { checkPeriods } from './periods.ts'
import { isExchangedIn, twinOf } from './twin-lines.ts'
import { isServedByName } from './served.ts'
import { isRetoldBeside } from './retold-beside.ts'
import { isFromFirst, isOfAge, isSaidInWords } from './translated-numbers.ts'

export function checkNumbers(
  passage: Passage,
  original: ResumeContent,
  now: Month | undefined,
): Violation[] {
  const { path, line, isSummary } = passage
  const found: Violation[] = line.quantities.flatMap((claim): Violation[] => {
    const isGrowing = now !== undefined && original.work_experience.some(isOngoing)
    if (
      isSummary &&
      isDerivedYears(claim, original, now) &&
      (isGrowing || !isRaised(claim, passage))
    )
      return []
    if (isDifference(claim, line, passage.primary)) return []
    if (isShareOfChange(claim, line, passage.primary)) return []
    if (!isSummary && !passage.isTranslated && isEndAsChange(claim, line, passage.primary))
      return [{ rule: 'number', path, claim: claim.text, reason: 'number_of_another_claim' }]
    if (!passage.isTranslated && isCountOfList(claim, line)) return []
    if (isInNameOfSkillIn(claim, line, passage.entry)) return []
    if (!passage.isTranslated && isSumOfNamed(claim, line, passage.primary)) return []
    const reason = objectionTo(claim, passage)
    return reason ? [{ rule: 'number', path, claim: claim.text, reason }] : []
  })
  return [...found, ...checkPeriods(passage)]
}

/** Numbers of short texts that name things: a category, a skill, a title. */
export function checkNumbersOfName(
  path: string,
  line: LineReading,
  sources: readonly LineReading[],
): Violation[] {
  const known = sources.flatMap((source) => source.quantities)
  return line.quantities
    .filter((claim) => !known.some((source) => supports(source, claim)))
    .filter((claim) => !isInNameOfSkillIn(claim, line, sources))
    .map((claim) => ({ rule: 'number', path, claim: claim.text, reason: 'number_not_in_entry' }))
}

function objectionTo(claim: Quantity, passage: Passage): Violation['reason'] | null {
  const { line, entry, sources, isTranslated } = passage
  const lines = isTranslated ? sources : entry
  // "First" is a rank only against another rank; else it is the beginning of something.
  const isRank = lines.some((source) =>
    source.quantities.some((q) => q.kind === 'ordinal' && q.value > 1),
  )
  if (claim.kind === 'ordinal' && claim.value === 1 && !isRank) return null
  const supporting = lines.flatMap((source) =>
    source.quantities.filter((q) => supports(q, claim)).map((quantity) => ({ source, quantity })),
  )
  if (supporting.length === 0) {
    if (isTranslated && (isArticle(claim) || isOfLessons(claim, sources))) return null
    if (isTranslated && isSaidInWords(claim, line, sources)) return null
    if (!isTranslated && isOfUnitApart(claim, passage)) return null
    const isElsewhere = entry.some((source) => source.quantities.some((q) => supports(q, claim)))
    return isElsewhere ? 'number_of_another_claim' : 'number_not_in_entry'
  }
  const { primary, isSummary } = passage
  const twin = twinOf(passage)
  if (twin !== null && isExchangedIn(twin, line, claim)) return 'number_of_another_claim'
  const retold = supporting.filter(
    ({ source }) =>
      primary.includes(source) &&
      (twin === null || source === twin) &&
      isRetoldBeside(source, claim, headOf(passage.line, claim), passage),
  )
  const fitting = isTranslated
    ? supporting
    : (isSummary || primary.length === 0 ? supporting : retold).filter(({ source, quantity }) =>
        saysTheSame(line, claim, source, quantity),
      )
  if (fitting.length === 0) return 'number_of_another_claim'
  const isEndAlone = fitting.every(
    ({ quantity, source }) =>
      quantity.end === 'high' &&
      !isReached(line, claim, source) &&
      !(
        isTranslated &&
        (hasOtherEnd(line, quantity, source) || isFromFirst(line, quantity, source))
      ),
  )
  if (isEndAlone && claim.end === null && !isUpTo(line, claim)) return 'one_end_of_a_range'
  const isBound = fitting.some(
    ({ quantity }) => quantity.isBound || quantity.end === 'low' || quantity.value > claim.value,
  )
  if (
    claim.isBound &&
    !isBound &&
    !(isTranslated && (isSpreadOver(line, claim) || isOfAge(claim, sources)))
  )
    return 'bound_not_in_original'
  return null
}

/** "Une journée" of an "open dag": one language's article is another's one. */
function isArticle({ value, text }: Quantity): boolean {
  return value === 1 && article.test(fold(text))
}

const article = /^(?:an?|eine?[mnrs]?|une?|una|uma?|um|een)(?![\p{L}\p{N}])/u

/** The other end of a source's range stands in the line too, though not written as a range there. */
function hasOtherEnd(line: LineReading, high: Quantity, source: LineReading): boolean {
  const low = source.quantities[source.quantities.indexOf(high) - 1]
  return low?.end === 'low' && line.quantities.some((one) => supports(low, one))
}

/** "Over 18 months" is as long as "in 18 Monaten". */
function isSpreadOver({ text }: LineReading, { measure, from }: Quantity): boolean {
  const isTime = measure !== null && ['time', 'days', 'months'].includes(measure.dimension)
  return isTime && tokensOf(text)[from - 1]?.word === 'over'
}

/** "8 Stunden" of "8 lessen", and "15 out of 20" of "15 valores". */
function isOfLessons({ value, measure }: Quantity, sources: readonly LineReading[]): boolean {
  if (value === 20 && sources.some(({ words }) => words.some(({ word }) => word === 'valores')))
    return true
  if (measure?.dimension !== 'time') return false
  return sources.some(
    ({ quantities, words }) =>
      quantities.some((q) => q.value === value && q.measure === null) &&
      words.some(({ word }) => lessons.test(word)),
  )
}

const lessons = /^(?:less|lekti|aula|clase|cours|unterricht)/u

/** "Raised to 80 %" of what was raised from 45 % to 80 %: no end of a range, but where it led. */
function isReached(line: LineReading, claim: Quantity, source: LineReading): boolean {
  const before = tokensOf(line.text)[claim.from - 1]?.word ?? ''
  return [line, source].every(({ concepts }) => concepts.has('increase')) && leading.has(before)
}

const leading = new Set(['to', 'auf', 'a', 'al', 'hasta', 'ate', 'para', 'naar', 'tot'])

/** What is counted here is what is counted there: the words beside the number agree. */
function saysTheSame(
  line: LineReading,
  claim: Quantity,
  source: LineReading,
  quantity: Quantity,
): boolean {
  if (line.text === source.text || isSameAmount(line, claim, source, quantity)) return true
  const there = poolOf([{ ...source, words: wordsAround(source, quantity, 5) }])
  const heads = [headOf(line, claim), headOf(source, quantity)] as const
  if (isCount(claim) && quantity.measure !== null && heads[0].length > 0) return false
  const { missing } = coverage(line, poolOf([source]))
  if (
    missing.length > 0 &&
    isCount(claim) &&
    isCount(quantity) &&
    heads.every((head) => head.length > 0)
  ) {
    const isTold = heads.flat().some((word) => word.kinds.has('thing') || word.kinds.has('other'))
    const isCounted =
      !isTold ||
      (heads[0].every(isAnybody) && !heads[1].some(isNobody)) ||
      (heads[1].every(isAnybody) && heads[0].every(isServedByName)) ||
      heads[1].some((word) => isInPool(word, poolOf([line]))) ||
      heads[0].some((word) => isInPool(word, poolOf([{ ...source, words: heads[1] }])))
    if (!isCounted) return false
  }
  // The very thing counted there, whatever is said beside it.
  if (heads[0].some((word) => heads[1].some((other) => other.stem === word.stem))) return true
  // That something rose or fell by so much is said of what rose or fell.
  const beside = wordsAround(line, claim, 2).filter(
    (word) => !isChange(word) && !(isOfStudies(claim) && isOfCourses(word)),
  )
  const spelled = spellings(line, there)
  return (
    beside.length === 0 ||
    beside.some((word) => isInPool(word, there) || spelled.has(word)) ||
    isBesideTheSame(line, claim, source, quantity)
  )
}

/** How long a course was, or what it came to. */
function isOfStudies({ kind, measure }: Quantity): boolean {
  return kind === 'percent' || ['time', 'days', 'months'].includes(measure?.dimension ?? '')
}

/** "Call handling time of under six minutes": words that tell little, and two of them the same. */
function isBesideTheSame(
  line: LineReading,
  claim: Quantity,
  source: LineReading,
  quantity: Quantity,
): boolean {
  const before = (reading: LineReading, { from }: Quantity) => {
    const start = tokensOf(reading.text)[from]?.start ?? 0
    const told = reading.words.filter((word) => word.start < start && !word.isSmall)
    return told.filter((word) => !isPeriodWord(word) && /\p{L}/u.test(word.word)).slice(-3)
  }
  const there = new Set(before(source, quantity).map((word) => word.stem))
  return before(line, claim).filter((word) => there.has(word.stem)).length >= 2
}

/** "Meals for 80 people" of 80 guests: whoever is counted is a person. */
function isAnybody({ word }: Word): boolean {
  return persons.has(word)
}

function isNobody({ kinds, broad, concepts }: Word): boolean {
  return kinds.has('thing') && !broad.has('people') && !concepts.has('people')
}

const persons = new Set(
  'people person persons personen menschen leute personas persona personnes personne pessoas pessoa mensen'.split(
    ' ',
  ),
)

function isChange({ concepts, kinds }: Word): boolean {
  return concepts.has('increase') || concepts.has('reduce') || kinds.has('plain')
}

function isCount({ kind, measure }: Quantity): boolean {
  return kind === 'count' && measure === null
}

const upTo =
  /(up to|as many as|maximum|max|bis zu|maximal|jusqu'a|jusque|au plus|hasta|maximo|ate|no maximo|tot|maximaal|hooguit|hochstens)\s*$/u

function isUpTo(line: LineReading, claim: Quantity): boolean {
  const tokens = tokensOf(line.text)
  const before = tokens.slice(Math.max(0, claim.from - 3), claim.from).map((token) => token.word)
  return upTo.test(
    before
      .join(' ')
      .replace('jusqu a', "jusqu'a")
      .replace(/\s[$€£]$/u, ''),
  )
}

function isOngoing({ to_date: to }: ResumeContent['work_experience'][number]): boolean {
  return parseDate(to) === 'present'
}

/** Whoever states seven years of experience has no ten, though the dates of all jobs span them. */
function isRaised(claim: Quantity, { line, primary }: Passage): boolean {
  const years = ({ quantities }: LineReading) =>
    quantities.filter(({ measure }) => measure?.dimension === 'months')
  const stated = primary.flatMap(years)
  const isKept = (one: Quantity) => years(line).some((here) => supports(one, here))
  const amount = claim.measure?.amount ?? 0
  return (
    stated.length > 0 &&
    !stated.some(isKept) &&
    stated.every(({ measure }) => (measure?.amount ?? 0) < amount)
  )
}

/** Years of work that the entries' own dates add up to may be named (rule 10). */
function isDerivedYears(claim: Quantity, original: ResumeContent, now: Month | undefined): boolean {
  if (claim.measure?.dimension !== 'months') return false
  const today = now ? now.year * 12 + now.month : null
  const worked = original.work_experience.flatMap(({ from_date: from, to_date: to }) => {
    const start = parseDate(from)
    const end = parseDate(to)
    if (start === null || start === 'present' || end === null) return []
    const last = end === 'present' ? today : end.year * 12 + (end.month ?? 1)
    if (last === null) return []
    // What is still to come has not been worked.
    const done = today === null ? last : Math.min(last, today)
    return [{ start: start.year * 12 + (start.month ?? 12), end: done }]
  })
  const first = Math.min(...worked.map((span) => span.start))
  const last = Math.max(...worked.map((span) => span.end))
  return worked.length > 0 && claim.measure.amount <= last - first + 1
}
