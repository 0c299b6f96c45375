/**
 * Every quantity is one of the same entry's, and counts there what it counts here: in any unit or
 * spelling, as a difference, a share or a sum of what the source says.
 */
import type { Month } from '../../language/dates.ts'
import { parseDate } from '../../language/dates.ts'
import { fold } from '../../language/fold.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { isTold } from '../claims/told.ts'
import { isPause, workIn } from '../../scoring/pauses.ts'
import type { Context } from '../context.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import type { PolicyName } from '../policies.ts'
import { headOf, wordsAround } from '../reading/counted.ts'
import { tokensOf } from '../reading/number-tokens.ts'
import type { Quantity } from '../reading/quantity.ts'
import { supports } from '../reading/quantity.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { isInNameOfSkillIn } from '../reading/skill-names.ts'
import { periodDoubts } from './periods.ts'
import { isToldBeside, mayFollow } from './worked-out.ts'
import { isSaidInWords } from './quantities-in-words.ts'

export function quantityDoubts(passage: Passage, context: Context): Doubt[] {
  const { line, path } = passage
  const found = line.quantities.flatMap((claim): Doubt[] => {
    const policy = objectionTo(claim, passage, context)
    return policy === null ? [] : [{ policy, path, claim: claim.text, source: passage.own[0] }]
  })
  return [...found, ...periodDoubts(passage)]
}

function objectionTo(claim: Quantity, passage: Passage, context: Context): PolicyName | null {
  const { line, own, entry, isTranslated, isSummary } = passage
  if (isSummary && isDerivedYears(claim, passage, context))
    return isRaised(claim, passage) ? 'numberOfAnother' : null
  if (isInNameOfSkillIn(claim, line, entry) || isToldBeside(claim, line, own)) return null
  const lines = isTranslated ? own : entry
  if (claim.kind === 'ordinal' && claim.value === 1 && !lines.some(hasRank)) return null
  const near = supportsIn(own, claim)
  const supporting = near.length > 0 ? near : supportsIn(lines, claim)
  if (supporting.length === 0) {
    if (isTranslated && isSaidInWords(claim, line, own)) return null
    const there = isTranslated ? entry : context.resume
    return (!isSummary && there.some((one) => hasFigure(one, claim))) ||
      supportsIn(entry, claim).length > 0
      ? 'numberOfAnother'
      : mayFollow(claim, line, isSummary ? passage.texts : own)
        ? 'numberWorkedOut'
        : 'number'
  }
  const fitting = isTranslated
    ? supporting
    : supporting.filter(({ source, quantity }) =>
        near.length > 0 || isSummary
          ? countsTheSame(line, claim, source, quantity)
          : isOfTheSame(line, claim, source, quantity),
      )
  if (fitting.length === 0) return 'numberOfAnother'
  return claim.end === null && fitting.every(({ quantity }) => quantity.end === 'high')
    ? endOf(claim, passage, fitting)
    : boundOf(claim, fitting)
}

/** "Eight months" of "8 of the 12 months": the figure stands there, whatever it counts. */
const hasFigure = ({ quantities }: LineReading, { kind, value }: Quantity): boolean =>
  quantities.some((one) => one.kind === kind && one.value === value)

type Support = { source: LineReading; quantity: Quantity }

/** In a list of very many numbers only the same figure is looked for, so that time does not explode. */
function supportsIn(lines: readonly LineReading[], claim: Quantity): Support[] {
  const { all, byValue } = indexOf(lines)
  const candidates = all.length <= mostCompared ? all : (byValue.get(claim.value) ?? [])
  return candidates.slice(0, mostCompared).filter(({ quantity }) => supports(quantity, claim))
}

const mostCompared = 400

type Index = { all: readonly Support[]; byValue: ReadonlyMap<number, readonly Support[]> }
const indexes = new WeakMap<readonly LineReading[], Index>()

function indexOf(lines: readonly LineReading[]): Index {
  const known = indexes.get(lines)
  if (known !== undefined) return known
  const all = lines.flatMap((source) =>
    source.quantities.map((quantity): Support => ({ source, quantity })),
  )
  const made = { all, byValue: Map.groupBy(all, ({ quantity }) => quantity.value) }
  indexes.set(lines, made)
  return made
}

/** "First" is a rank only against another rank; else it is the beginning of something. */
const hasRank = ({ quantities }: LineReading): boolean =>
  quantities.some((q) => q.kind === 'ordinal' && q.value > 1)

/** The upper end of a range alone claims more than the range, unless it is said to be one. */
function endOf(claim: Quantity, { line }: Passage, fitting: readonly Support[]): PolicyName | null {
  const isLed = (one: LineReading) => one.concepts.has('increase') || one.concepts.has('reduce')
  if (fitting.some(({ source }) => isLed(source)) && isLed(line)) return null
  const start = tokensOf(line.text)[claim.from]?.start ?? 0
  const before = fold(line.text.slice(Math.max(0, start - longestUpTo), start))
  const hasOther = fitting.some(({ source, quantity }) => {
    const low = source.quantities[source.quantities.indexOf(quantity) - 1]
    return low?.end === 'low' && line.quantities.some((one) => supports(low, one))
  })
  return hasOther || upTo.test(before) ? null : 'rangeEnd'
}

const longestUpTo = 20
const upTo =
  /(?:up to|as many as|maximum|max|bis zu|maximal|jusqu'a|jusque|au plus|hasta|maximo|ate|no maximo|tot|maximaal|hooguit|hochstens)[ $€£]*$/u

function boundOf({ isBound, value }: Quantity, fitting: readonly Support[]): PolicyName | null {
  const same = fitting.filter(({ quantity }) => quantity.value === value)
  const isKnown = (same.length > 0 ? same : fitting).some(
    ({ quantity }) => quantity.isBound || quantity.end === 'low' || quantity.value > value,
  )
  return isBound && !isKnown ? 'bound' : null
}

/** What is counted here is what is counted there: the words right behind the number agree. */
function countsTheSame(
  line: LineReading,
  claim: Quantity,
  source: LineReading,
  quantity: Quantity,
): boolean {
  const heads = [
    headOf(line, claim).filter((word) => !isChange(word)),
    headOf(source, quantity),
  ] as const
  if (claim.kind === 'count' && claim.measure === null) {
    if (quantity.measure !== null && heads[0].length > 0) return false
    if (heads[0].length === 0 || heads[1].length === 0) return true
    const there = { ...source, words: [...wordsAround(source, quantity, 4), ...heads[1]] }
    return heads[0].some((word) => isTold(word, [there]))
  }
  const beside = wordsAround(line, claim, 2).filter((word) => !isChange(word))
  if (beside.length === 0) return true
  const there = { ...source, words: wordsAround(source, quantity, 5) }
  return beside.some((word) => isTold(word, [there]))
}

/** Of another line of the entry, the very thing that is counted there. */
function isOfTheSame(
  line: LineReading,
  claim: Quantity,
  source: LineReading,
  quantity: Quantity,
): boolean {
  const head = headOf(line, claim)
  const there = { ...source, words: wordsAround(source, quantity, 3) }
  return head.length === 0 || head.some((word) => isTold(word, [there]))
}

const isChange = ({ concepts, kinds }: Word): boolean =>
  concepts.has('increase') ||
  concepts.has('reduce') ||
  concepts.has('improve') ||
  kinds.has('plain')

/** Years of work that the entries' own dates add up to may be named, but not more than stated. */
function isDerivedYears(claim: Quantity, passage: Passage, { original, now }: Context): boolean {
  if (claim.measure?.dimension !== 'months') return false
  const { amount } = claim.measure
  const isGrowing =
    now !== undefined && workIn(original).some(({ to_date: to }) => parseDate(to) === 'present')
  return (isGrowing || !isRaised(claim, passage)) && amount <= monthsWorked(original, now)
}

/** More than the summary itself stated, and nothing of that left. */
function isRaised({ measure: claimed }: Quantity, { line, texts }: Passage): boolean {
  const yearsIn = ({ quantities }: LineReading) =>
    quantities.filter(({ measure }) => measure?.dimension === 'months')
  const stated = texts.flatMap(yearsIn)
  return (
    stated.length > 0 &&
    !stated.some((one) => yearsIn(line).some((here) => supports(one, here))) &&
    stated.every(({ measure }) => (measure?.amount ?? 0) < (claimed?.amount ?? 0))
  )
}

/** From the first month of any work to the last, without those of which the resume says that they were a pause. */
function monthsWorked(resume: ResumeContent, now: Month | undefined): number {
  const work = monthsOf(workIn(resume), now)
  if (work.size === 0) return 0
  const [first, last] = [Math.min(...work), Math.max(...work)]
  const paused = [...monthsOf(resume.work_experience.filter(isPause), now)].filter(
    (month) => month > first && month < last && !work.has(month),
  )
  return last - first + 1 - paused.length
}

function monthsOf(
  posts: ResumeContent['work_experience'],
  now: Month | undefined,
): ReadonlySet<number> {
  const today = now ? now.year * 12 + now.month : null
  const months = new Set<number>()
  const spans = posts.flatMap(({ from_date: from, to_date: to }) => {
    const [start, end] = [parseDate(from), parseDate(to)]
    if (start === null || start === 'present' || end === null) return []
    const last = end === 'present' ? today : end.year * 12 + (end.month ?? 1)
    if (last === null) return []
    // What is still to come has not been worked.
    const done = today === null ? last : Math.min(last, today)
    return [{ start: start.year * 12 + (start.month ?? 12), end: done }]
  })
  for (const { start, end } of spans)
    for (let month = start; month <= end; month++) months.add(month)
  return months
}
