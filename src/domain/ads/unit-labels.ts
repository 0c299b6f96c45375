/**
 * What each sentence and line of an ad is: a heading by what it opens, or what it tells of. The labels of
 * all of them are chosen at once: those under which the weights of their signs are highest.
 */
import type { AdWeights, UnitLabel } from './ad-weights.ts'
import { adWeightsOfTree, contexts, isHeading, unitLabels } from './ad-weights.ts'
import type { UnitSigns } from './unit-signs.ts'

/** More points for some labels, where the weights themselves are worked out. */
type Favour = (at: number, label: UnitLabel) => number

/** What a unit leaves behind: its label, and the heading that is open, as places among the contexts. */
interface State {
  label: UnitLabel | null
  open: UnitLabel | null
  after: number
  under: number
}

const stateOf = (label: UnitLabel | null, open: UnitLabel | null): State => ({
  label,
  open,
  after: contexts.indexOf(` after ${label ?? 'nothing'}`),
  under: contexts.indexOf(` under ${open ?? 'none'}`),
})
const begin = stateOf(null, null)
/** A heading opens itself; all else stands below any heading, or below none. */
const states: readonly State[] = unitLabels.flatMap((label) =>
  isHeading(label)
    ? [stateOf(label, label)]
    : [null, ...unitLabels.filter(isHeading)].map((open) => stateOf(label, open)),
)

/** The state that a label leads to from another. */
const stateAfter = ({ open }: State, label: UnitLabel): number =>
  states.findIndex((one) => one.label === label && one.open === (isHeading(label) ? label : open))
/** For each state before and each label the state that follows. */
const nexts = states.map((before) => unitLabels.map((label) => stateAfter(before, label)))
const firsts = unitLabels.map((label) => stateAfter(begin, label))
const none = -1
const all = unitLabels.length
const wish = unitLabels.indexOf('wish')
/** Behind these a unit may be wished for without a word of wishing. */
const isWishing = ({ label }: State): boolean => label === 'wish' || label === 'H-wish'

export function labelsOf(
  units: readonly UnitSigns[],
  weights: AdWeights = adWeightsOfTree(),
  favour: Favour = () => 0,
): UnitLabel[] {
  let points = new Float64Array(0)
  const ways: Int16Array[] = []
  for (const [at, signs] of units.entries()) {
    const own = sumOf(signs.own, weights.own, all)
    const joint = sumOf(signs.joint, weights.joint, all * contexts.length)
    const may = unitLabels.flatMap((label, i) => (isPossible(signs, label) ? [i] : []))
    for (const i of may) own[i] = (own[i] ?? 0) + favour(at, unitLabels[i] ?? 'other')
    const best = new Float64Array(states.length).fill(-Infinity)
    const way = new Int16Array(states.length).fill(none)
    for (let i = at === 0 ? none : 0; i < points.length; i++) {
      const before = i === none ? 0 : (points[i] ?? 0)
      if (before === -Infinity) continue
      const state = states[i] ?? begin
      const next = nexts[i] ?? firsts
      const mayWish = signs.isWished || isWishing(state)
      for (const label of may) {
        if (label === wish && !mayWish) continue
        const to = next[label] ?? 0
        const after = joint[state.after * all + label] ?? 0
        const under = joint[state.under * all + label] ?? 0
        const sum = before + (own[label] ?? 0) + after + under
        if (sum <= (best[to] ?? 0)) continue
        best[to] = sum
        way[to] = i
      }
    }
    points = best
    ways.push(way)
  }
  let last = points.indexOf(Math.max(...points))
  const found: UnitLabel[] = []
  for (const way of ways.toReversed()) {
    found.unshift(states[last]?.label ?? 'other')
    last = way[last] ?? none
  }
  return found
}

/** What is sure of a unit rules out all else, and nothing opens wishes without a word of wishing. */
const isPossible = ({ may, isWished }: UnitSigns, label: UnitLabel): boolean =>
  may === null ? label !== 'H-wish' || isWished : may.includes(label)

function sumOf(signs: readonly string[], weigh: AdWeights['own'], size: number): Float64Array {
  const sums = new Float64Array(size)
  for (const sign of signs) {
    const own = weigh(sign)
    if (own !== null) for (let i = 0; i < size; i++) sums[i] = (sums[i] ?? 0) + (own[i] ?? 0)
  }
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
      ...joint.flatMap((sign) =>
        [before.after, before.under].map((place) => sign + (contexts[place] ?? '')),
      ),
    ].map((sign) => `${label} ${sign}`)
    for (const sign of signs) said.set(sign, (said.get(sign) ?? 0) + 1)
    before = states[stateAfter(before, label)] ?? begin
  }
  return said
}
