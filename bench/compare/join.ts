/** Two trees' verdicts on the same cases beside each other: the sums, and the cases that differ. */
import type { Area, Verdict } from '../cases/case.ts'
import { isSealed, isUnseen } from '../cases/case.ts'

/** One case as both trees judge it. */
export type Joined = { a: Verdict; b: Verdict }

export function join(a: readonly Verdict[], b: readonly Verdict[]): Joined[] {
  const byId = new Map(b.map((verdict) => [`${verdict.area} ${verdict.id}`, verdict]))
  return a.flatMap((verdict) => {
    const other = byId.get(`${verdict.area} ${verdict.id}`)
    return other === undefined ? [] : [{ a: verdict, b: other }]
  })
}

export type Sum = {
  area: Area
  /** Which cases: "seen, open", "seen, sealed third", or a batch. */
  of: string
  kind: string
  count: number
  right: [number, number]
  better: number
  worse: number
}

/** By area and kind: the seen batches in two parts, and every unseen batch. */
export function sumsOf(joined: readonly Joined[]): Sum[] {
  return sumBy(joined, ({ a }) =>
    isUnseen(a.batch) ? `${a.batch}, unseen` : isSealed(a.id) ? 'seen, sealed third' : 'seen, open',
  )
}

/** The batches in which anything turned. */
export function turnedBatches(joined: readonly Joined[]): Sum[] {
  return sumBy(joined, ({ a }) => a.batch).filter(({ better, worse }) => better + worse > 0)
}

function sumBy(joined: readonly Joined[], group: (one: Joined) => string): Sum[] {
  const groups = Map.groupBy(joined, (one) => [one.a.area, group(one), one.a.kind].join('\n'))
  return [...groups.values()].flatMap((members) => {
    const [first] = members
    if (first === undefined) return []
    const total = (which: 'a' | 'b') => members.reduce((sum, one) => sum + one[which].right, 0)
    return [
      {
        area: first.a.area,
        of: group(first),
        kind: first.a.kind,
        count: members.length,
        right: [total('a'), total('b')],
        better: members.filter(({ a, b }) => b.right > a.right).length,
        worse: members.filter(({ a, b }) => b.right < a.right).length,
      },
    ]
  })
}

/** The cases judged differently that may be printed. */
export function openDifferences(joined: readonly Joined[]): Joined[] {
  return joined.filter(({ a, b }) => a.verdict !== b.verdict && !isSealed(a.id))
}

/** How many cases are judged alike for other reasons, which no sum shows. */
export function otherReasons(joined: readonly Joined[]): number {
  return joined.filter(
    ({ a, b }) => a.verdict === b.verdict && a.because.join() !== b.because.join(),
  ).length
}
