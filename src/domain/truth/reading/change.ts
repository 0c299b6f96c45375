/** That something rose or fell is said by two numbers as well: "from 4.2 to 1.8 seconds". */
import { grammarWordsOf } from '../../language/grammar-words.ts'
import { once } from '../../language/remembered.ts'
import type { Quantity } from './quantity.ts'
import { tokensOf } from './number-tokens.ts'
import { supports } from './quantity.ts'
import type { LineReading } from './reading.ts'

/** Two numbers of one kind that stand one after the other in a source, and both in the line too. */
function pairsKept(
  line: LineReading,
  sources: readonly LineReading[],
  isEnough: (kept: [from: boolean, to: boolean]) => boolean = ([from, to]) => from && to,
): [from: Quantity, to: Quantity][] {
  const isKept = (one: Quantity) => isKeptIn(line, one)
  return sources.flatMap(({ quantities, concepts, words }) => {
    const isPassing = quantities.length > 1 && words.some(({ word }) => passing.has(word))
    return quantities.flatMap((from, i): [Quantity, Quantity][] => {
      const to = quantities[i + 1]
      if (to === undefined || from.kind !== to.kind) return []
      // "Raised from 61 % to 74 %" is written like a range and is none.
      const isRange = from.end !== null && !isPassing
      if (isRange && !concepts.has('increase')) return []
      return isEnough([isKept(from), isKept(to)]) ? [[from, to]] : []
    })
  })
}

/** Each number of a line is held against those of its sources: what a pair was asked for is known. */
function isKeptIn(line: LineReading, one: Quantity): boolean {
  const asked = kept.get(line) ?? new WeakMap<Quantity, boolean>()
  kept.set(line, asked)
  const known = asked.get(one)
  if (known !== undefined) return known
  const isKept = line.quantities.some((here) => supports(one, here))
  asked.set(one, isKept)
  return isKept
}

const kept = new WeakMap<LineReading, WeakMap<Quantity, boolean>>()

/** "Passé de 620 à 710", "pasó de 40 a 55": what passes from one number to another spans none. */
const passing = new Set(
  'passe passee passes passees passer passant pasar paso pasaron pasando pase passou passaram passar passando passei'.split(
    ' ',
  ),
)

/** Whether the sources state the two numbers of a change in this direction, and the line does too. */
export function isChangeByNumbers(
  direction: 'increase' | 'reduce',
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  return pairsKept(line, sources).some(([from, to]) => {
    const rise = sizeOf(to, from) - sizeOf(from, to)
    return direction === 'increase' ? rise > 0 : rise < 0
  })
}

/** "By nine days (24 to 15)", "by 8 points to 29 %": what lies between two numbers of the source. */
export function isDifference(
  claim: Quantity,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  const before = tokensOf(line.text)[claim.from - 1]?.word ?? ''
  const isMarked = (from: Quantity) =>
    from.kind === 'count' &&
    byWords[line.language].has(before) &&
    sources.some((one) => changesIn(one).some((two) => two.from === from))
  const hasPoints = once(() => line.words.some(({ word }) => points.test(word)))
  return pairsKept(line, sources, isEitherKept(claim)).some(([from, to]) => {
    const areBoth = isKeptIn(line, from) && isKeptIn(line, to)
    if (!areBoth && !hasPoints() && !isMarked(from)) return false
    const between = Math.abs(from.value - to.value)
    return between > 0 && Math.abs(between - claim.value) < 1e-9
  })
}

/**
 * "By a third" of what went from 75 to 50, "halved" of 12 and 6: the share of what there was, and
 * "by 6 percentage points" of what went from 20 % to 26 %, though neither number is said any more.
 */
export function isShareOfChange(
  claim: Quantity,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  const hasPoints = line.words.some(({ word }) => points.test(word))
  return pairsKept(line, sources, () => true).some(([from, to]) => {
    const [was, is] = [sizeOf(from, to), sizeOf(to, from)]
    if (was <= 0 || is <= 0 || was === is) return false
    const share = Math.abs(is - was) / was
    if (hasPoints) return from.kind === 'percent' && isNear(claim.value, Math.abs(is - was), 1e-9)
    if (claim.kind === 'factor') return isNear(claim.value, is / was, 0.01)
    if (claim.kind === 'fraction')
      return isNear(claim.value, isLeft(claim, line) ? is / was : share, 0.01)
    return claim.kind === 'percent' && isNear(claim.value, 100 * share, 0.5)
  })
}

/**
 * "Up by 26 %" of what went from 18 % to 26 %: where it began or led to, told as what lies between.
 * Nothing else of the two is said.
 */
export function isEndAsChange(
  claim: Quantity,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  const tokens = tokensOf(line.text)
  const before = tokens.slice(Math.max(0, claim.from - 2), claim.from).map(({ word }) => word)
  const by = byWords[line.language]
  if (!by.has(before.at(-1) ?? '') && !(articles.has(before[1] ?? '') && by.has(before[0] ?? '')))
    return false
  return pairsKept(line, sources, ([from, to]) => from !== to).some(
    ([from, to]) => supports(from, claim) || supports(to, claim),
  )
}

const byWords = grammarWordsOf('by')
const articles = new Set(['un', 'una', 'uns', 'umas', 'unos', 'unas'])

/** "To a third", where "by a third" leaves two of them. */
function isLeft({ from }: Quantity, { text }: LineReading): boolean {
  return leavingWords.has(tokensOf(text)[from - 1]?.word ?? '')
}

const leavingWords = new Set('to auf a al hasta ate para op tot naar'.split(' '))

function isNear(a: number, b: number, room: number): boolean {
  return Math.abs(a - b) <= room
}

/** Beside a difference one end is enough; "by 8 %" is a share of what there was. */
function isEitherKept(claim: Quantity) {
  return ([from, to]: [boolean, boolean]) => (from === to ? from : claim.kind === 'count')
}

const points = /^(?:points?|prozentpunkt(?:en?)?|puntos?|pontos?|procentpunt(?:en)?)$/u

/** In the smallest unit where both have one of the same kind. */
function sizeOf(one: Quantity, other: Quantity): number {
  const isComparable = one.measure !== null && one.measure.dimension === other.measure?.dimension
  return isComparable && one.measure !== null ? one.measure.amount : one.value
}

/** Numbers beside each other, the first behind a word for "from" and the second behind one for "to". */
export function changesIn({
  text,
  language,
  quantities,
}: LineReading): { from: Quantity; to: Quantity }[] {
  if (quantities.length < 2) return []
  const tokens = tokensOf(text)
  const follows = (use: typeof fromWords, { from }: Quantity, room: number) =>
    tokens.slice(Math.max(0, from - room), from).some(({ word }) => use[language].has(word))
  return quantities.flatMap((from, i) => {
    const to = quantities[i + 1]
    if (to === undefined || to.value === from.value) return []
    const between = Math.min(mostWords, to.from - from.to)
    return follows(fromWords, from, mostWords) && follows(toWords, to, between)
      ? [{ from, to }]
      : []
  })
}

const mostWords = 3
const fromWords = grammarWordsOf('from')
const toWords = grammarWordsOf('to')
