/** Numbers that a line says otherwise than its source, though each is one that the source gives. */
import type { Passage } from '../passages.ts'
import { coverage } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import { tokensOf } from '../number-tokens.ts'
import { unitOf } from '../number-words.ts'
import type { Quantity } from '../quantity.ts'
import { supports } from '../quantity.ts'
import type { LineReading } from '../reading.ts'

/** "175 servers (140 Linux, 35 Windows)": what the line itself lists, added up. */
export function isSumOfNamed(claim: Quantity, line: LineReading, primary: readonly LineReading[]) {
  if (!isCount(claim) || line.quantities.length > mostNumbers) return false
  const others = line.quantities.filter((one) => one !== claim && isCount(one))
  if (others.length < 2 || others.length > 4) return false
  if (others.reduce((sum, { value }) => sum + value, 0) !== claim.value) return false
  return primary.some((source) =>
    others.every((one) => source.quantities.some((q) => isCount(q) && supports(q, one))),
  )
}

/**
 * "Quatre journées d'adoption" of "journées d'adoption, 4 par an", "één dag" of a "knipdag": what is
 * counted by a unit of time stands in the source apart from its number, or in a word with another.
 */
export function isOfUnitApart(claim: Quantity, { line, primary }: Passage): boolean {
  if (claim.measure === null || !['days', 'time', 'months'].includes(claim.measure.dimension))
    return false
  const unit = tokensOf(line.text)[claim.to]?.word ?? ''
  if (!unitOf.has(unit)) return false
  return primary.some(({ quantities, words, text }) => {
    const tokens = tokensOf(text)
    if (quantities.some(({ to }) => tokens[to]?.word === unit || tokens[to - 1]?.word === unit))
      return false
    const isCounted = quantities.some((q) => isCount(q) && q.value === claim.value)
    if (isCounted && words.some(({ word }) => word === unit)) return true
    // A day's event lasts that day.
    return claim.value === 1 && words.some(({ word }) => isCompoundOf(unit, word))
  })
}

const shortestFirstPart = 3

function isCompoundOf(unit: string, word: string): boolean {
  return ['', 'e', 'en', 's'].some(
    (ending) =>
      word.length >= shortestFirstPart + unit.length + ending.length &&
      word.endsWith(unit + ending),
  )
}

/** Both ends of one range, or one sum of money, in a line that retells its source in most words. */
export function isSameAmount(
  line: LineReading,
  claim: Quantity,
  source: LineReading,
  quantity: Quantity,
): boolean {
  const isMoney = claim.kind === 'money' && quantity.kind === 'money'
  if (!isMoney && !isSameRange(line, claim, source, quantity)) return false
  if (isMoney && source.quantities.filter(({ kind }) => kind === 'money').length > 1) return false
  const { covered, missing } = coverage(line, poolOf([source]))
  return covered.length >= 2 * missing.length
}

function isSameRange(
  line: LineReading,
  claim: Quantity,
  source: LineReading,
  quantity: Quantity,
): boolean {
  if (claim.end === null || claim.end !== quantity.end) return false
  const step = claim.end === 'high' ? -1 : 1
  const here = line.quantities[line.quantities.indexOf(claim) + step]
  const there = source.quantities[source.quantities.indexOf(quantity) + step]
  return here !== undefined && there !== undefined && supports(there, here)
}

/** A line of more numbers lists something else than the parts of one of them. */
const mostNumbers = 40

function isCount({ kind, measure }: Quantity): boolean {
  return kind === 'count' && measure === null
}
