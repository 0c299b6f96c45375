/** A quantity that a text states, and whether another says the same. */

export type Quantity = {
  kind: 'count' | 'percent' | 'money' | 'fraction' | 'ordinal' | 'factor' | 'vague'
  value: number
  /** Dimension and value in its smallest unit, where a unit stands beside the number. */
  measure: { dimension: string; amount: number } | null
  currency: string | null
  /** Which end of a range it is, where it stands in one. */
  end: 'low' | 'high' | null
  /** "more than 40", "40+". */
  isBound: boolean
  /** "almost 40", "just under a third". */
  isUnder: boolean
  /** Index of the first token and of the one after the last. */
  from: number
  to: number
  text: string
}

/** Whether a quantity of the original says what one of the changed text says. */
export function supports(source: Quantity, claim: Quantity): boolean {
  if (claim.kind === 'vague') {
    return source.kind === 'vague'
      ? source.value >= claim.value
      : isPlain(source) && source.value >= claim.value * 0.95
  }
  const sourceShare = shareOf(source)
  const claimShare = shareOf(claim)
  if (sourceShare !== null || claimShare !== null) {
    // "From 9 to 5" of 9 and 5 per cent: what is counted is compared beside it.
    if (source.kind === 'percent' && claim.kind === 'count' && claim.measure === null)
      return isClose(source.value, claim.value)
    if (sourceShare === null || claimShare === null) return false
    if (source.kind === 'percent' && claim.kind === 'percent') return isRounded(source, claim)
    return Math.abs(sourceShare - claimShare) <= 0.006 || isNear(sourceShare, claimShare, claim)
  }
  if (source.kind === 'vague') return false
  if (isLess(source, claim) || isAlmost(source, claim)) return true
  if (claim.currency !== null && claim.currency !== source.currency) return false
  if (claim.measure && source.measure && claim.measure.dimension === source.measure.dimension)
    return isClose(claim.measure.amount, source.measure.amount)
  if (!isClose(source.value, claim.value)) return isScaled(source, claim)
  if (claim.measure && source.measure) return isScaled(source, claim)
  if (claim.measure !== null) return false
  return true
}

/** 34 % of 34.2 %; a share without its last nine of 99.99 is another one. */
function isRounded(source: Quantity, claim: Quantity): boolean {
  const isWhole = Number.isInteger(claim.value) && claim.value > 0 && claim.value < 100
  return isClose(source.value, claim.value) || (isWhole && Math.round(source.value) === claim.value)
}

/** "More than 40" of 45: true, and no boast where it is near. */
function isLess(source: Quantity, claim: Quantity): boolean {
  if (!claim.isBound || claim.kind !== source.kind || claim.currency !== source.currency)
    return false
  if (claim.kind === 'ordinal') return false
  const [low, high] =
    claim.measure && source.measure
      ? [claim.measure.amount, source.measure.amount]
      : [claim.value, source.value]
  if (claim.measure?.dimension !== source.measure?.dimension) return false
  return low < high && low >= 0.5 * high
}

/**
 * "Over a third" of 34 %, "just under a fifth" of 18 %: a round share that is said to be passed or
 * missed, and by little.
 */
function isNear(source: number, claim: number, { kind, isBound, isUnder }: Quantity): boolean {
  if (kind !== 'fraction') return false
  if (isBound) return source > claim && source <= claim * 1.12
  return isUnder && source < claim && source >= claim * 0.88
}

/** "Almost 200" of 196: the next round number, and said not to be reached. */
function isAlmost(source: Quantity, claim: Quantity): boolean {
  if (!claim.isUnder || claim.kind !== source.kind || claim.currency !== source.currency)
    return false
  if (claim.kind === 'ordinal' || claim.measure?.dimension !== source.measure?.dimension)
    return false
  const [here, there] =
    claim.measure && source.measure
      ? [claim.measure.amount, source.measure.amount]
      : [claim.value, source.value]
  return there < here && there >= 0.95 * here
}

/** Days and hours, months and days: dimensions that people convert loosely. */
function isScaled(source: Quantity, claim: Quantity): boolean {
  const a = hoursOf(source)
  const b = hoursOf(claim)
  return a !== null && b !== null && Math.abs(a - b) / Math.max(a, b) < 0.02
}

/** Null where it is no time. */
export function hoursOf({ measure }: Quantity): number | null {
  if (measure?.dimension === 'time') return measure.amount / 3600
  if (measure?.dimension === 'days') return measure.amount * 24
  if (measure?.dimension === 'months') return measure.amount * 730.5
  return null
}

function shareOf(quantity: Quantity): number | null {
  if (quantity.kind === 'percent') return quantity.value / 100
  // Doubled is 100 % more, halved is 50 % less.
  if (quantity.kind === 'factor') return quantity.value > 1 ? quantity.value - 1 : quantity.value
  return quantity.kind === 'fraction' ? quantity.value : null
}

function isPlain(quantity: Quantity): boolean {
  return quantity.kind === 'count' || quantity.kind === 'money'
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b))
}
