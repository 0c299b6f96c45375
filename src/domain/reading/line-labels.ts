/**
 * Which lines of a section open an entry, which go on with its head and which are text below it. The
 * labels of all lines are chosen at once: those under which the weights of their signs are highest.
 */
import type { Signs, Weigh } from './reading-weights.ts'
import { pointsOf, weightOf } from './reading-weights.ts'

const labels = ['start', 'head', 'body'] as const
export type Label = (typeof labels)[number]

/** What a line leaves behind: its label, and whether the head of its entry has had a date. */
interface State {
  label: Label
  isDated: boolean
}

interface Way {
  points: number
  state: State
  before: Way | null
}

/** More points for some labels, where the weights themselves are worked out. */
type Favour = (at: number, label: Label) => number

export function labelsOf(
  lines: readonly Signs[],
  weigh: Weigh = weightOf,
  favour: Favour = () => 0,
): Label[] {
  let ways: Way[] = []
  lines.forEach((signs, at) => {
    const best = new Map<string, Way>()
    for (const label of labels) {
      const own = pointsOf(label, signs, weigh) + favour(at, label)
      for (const before of at === 0 ? [null] : ways) {
        const state = stateAfter(before?.state ?? null, label, signs)
        const points =
          (before?.points ?? 0) +
          own +
          pointsOf(label, betweenSigns(before?.state ?? null, signs), weigh)
        const key = `${state.label} ${state.isDated}`
        if (points > (best.get(key)?.points ?? -Infinity)) best.set(key, { points, state, before })
      }
    }
    ways = [...best.values()]
  })
  const found: Label[] = []
  let way = ways.toSorted((a, b) => b.points - a.points)[0] ?? null
  for (; way !== null; way = way.before) found.unshift(way.state.label)
  return found
}

/** All that spoke for the labels, by its name in the table. */
export function saidFor(lines: readonly Signs[], chosen: readonly Label[]): Map<string, number> {
  const said = new Map<string, number>()
  let state: State | null = null
  for (const [at, signs] of lines.entries()) {
    const label = chosen[at] ?? 'body'
    for (const [sign, much] of Object.entries({ ...signs, ...betweenSigns(state, signs) }))
      said.set(`${label} ${sign}`, (said.get(`${label} ${sign}`) ?? 0) + much)
    state = stateAfter(state, label, signs)
  }
  return said
}

function stateAfter(before: State | null, label: Label, signs: Signs): State {
  const had = label !== 'start' && before?.isDated === true
  const hasDate = signs['date range'] === 1 || signs['date single'] === 1
  return { label, isDated: had || (label !== 'body' && hasDate) }
}

/** Of these it counts what stands before them. */
const joined = [
  'any',
  'gap wide',
  'gap some',
  'date range',
  'date single',
  'date alone',
  'as the one above',
  'bullet',
  'next date 1',
  'above a date',
]

function betweenSigns(before: State | null, signs: Signs): Signs {
  if (before === null) return { first: 1 }
  const dated = before.isDated ? 'dated' : 'undated'
  return Object.fromEntries(
    joined
      .filter((sign) => signs[sign] !== undefined)
      .flatMap((sign) => [
        [`${sign} after ${before.label}`, 1],
        [`${sign} after ${dated}`, 1],
      ]),
  )
}
