/**
 * What each sentence and line of an ad is: a heading by what it opens, or what it tells of. The labels of
 * all of them are chosen at once: those under which the weights of their signs are highest.
 */
import type { UnitLabel, WeighAds } from './ad-weights.ts'
import { unitLabels, weightsOfSign } from './ad-weights.ts'
import type { UnitSigns } from './unit-signs.ts'

/** More points for some labels, where the weights themselves are worked out. */
type Favour = (at: number, label: UnitLabel) => number

/** What a unit leaves behind: its label, and the heading that is open. */
interface State {
  label: number
  open: number
  after: string
  under: string
}

const isHeading = (label: UnitLabel): boolean => label.startsWith('H-')
const none = -1

/** A heading opens itself; all else stands below any heading, or below none. */
const states: readonly State[] = unitLabels.flatMap((label, i): State[] => {
  const opens = unitLabels.flatMap((one, at) => (isHeading(one) ? [at] : []))
  return (isHeading(label) ? [i] : [none, ...opens]).map((open) => ({
    label: i,
    open,
    after: ` after ${label}`,
    under: ` under ${unitLabels[open] ?? 'none'}`,
  }))
})
const begin: State = { label: none, open: none, after: ' after nothing', under: ' under none' }

const placeOf = (label: number, open: number): number =>
  states.findIndex((one) => one.label === label && one.open === open)
/** For each state before and each label the state that follows. */
const nextOf = (before: State): number[] =>
  unitLabels.map((label, i) => placeOf(i, isHeading(label) ? i : before.open))
const wish = unitLabels.indexOf('wish')
/** Behind these a unit may be wished for without a word of wishing. */
const wishing = new Set([wish, unitLabels.indexOf('H-wish')])
const nexts = states.map(nextOf)
const firsts = nextOf(begin)

export function labelsOf(
  units: readonly UnitSigns[],
  weigh: WeighAds = weightsOfSign,
  favour: Favour = () => 0,
): UnitLabel[] {
  let points = new Float64Array(0)
  const ways: Int16Array[] = []
  for (const [at, signs] of units.entries()) {
    const own = pointsOf(signs.own, '', weigh)
    unitLabels.forEach(
      (label, i) => (own[i] = (own[i] ?? 0) + favour(at, label) + surely(signs, label)),
    )
    const joint = new Map<string, Float64Array>()
    const behind = (said: string): Float64Array => {
      const known = joint.get(said) ?? pointsOf(signs.joint, said, weigh)
      joint.set(said, known)
      return known
    }
    const best = new Float64Array(states.length).fill(-Infinity)
    const way = new Int16Array(states.length).fill(none)
    for (let i = at === 0 ? none : 0; i < points.length; i++) {
      const before = points[i] ?? 0
      if (before === -Infinity) continue
      const state = states[i] ?? begin
      const after = behind(state.after)
      const under = behind(state.under)
      for (const [label, next] of (nexts[i] ?? firsts).entries()) {
        const sum = before + (own[label] ?? 0) + (after[label] ?? 0) + (under[label] ?? 0)
        if (sum <= (best[next] ?? 0)) continue
        if (label === wish && !signs.isWished && !wishing.has(state.label)) continue
        best[next] = sum
        way[next] = i
      }
    }
    points = best
    ways.push(way)
  }
  let last = points.indexOf(Math.max(...points))
  const found: UnitLabel[] = []
  for (const way of ways.toReversed()) {
    found.unshift(unitLabels[states[last]?.label ?? 0] ?? 'other')
    last = way[last] ?? none
  }
  return found
}

/** What is sure of a unit rules out all else, and nothing opens wishes without a word of wishing. */
const surely = ({ may, isWished }: UnitSigns, label: UnitLabel): number =>
  (may === null ? label !== 'H-wish' || isWished : may.includes(label)) ? 0 : -1e4

function pointsOf(signs: readonly string[], said: string, weigh: WeighAds): Float64Array {
  const sums = new Float64Array(unitLabels.length)
  for (const sign of signs)
    weigh(sign + said)?.forEach((weight, i) => (sums[i] = (sums[i] ?? 0) + weight))
  return sums
}

/** All that spoke for the labels, by its name in the table. */
export function saidFor(
  units: readonly UnitSigns[],
  chosen: readonly UnitLabel[],
): Map<string, number> {
  const said = new Map<string, number>()
  let before = begin
  for (const [at, { own, joint }] of units.entries()) {
    const label = chosen[at] ?? 'other'
    const signs = [
      ...own,
      ...joint.flatMap((sign) => [sign + before.after, sign + before.under]),
    ].map((sign) => `${label} ${sign}`)
    for (const sign of signs) said.set(sign, (said.get(sign) ?? 0) + 1)
    const i = unitLabels.indexOf(label)
    before = states[placeOf(i, isHeading(label) ? i : before.open)] ?? begin
  }
  return said
}
