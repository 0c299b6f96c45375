/**
 * Answers at the desk that are typed and not taken yet, by what they answer. They outlast the next question and the
 * closed desk, and a reload: then they are offered as other half-typed texts are.
 */
import { useCallback, useState } from 'react'

import type { Doubt } from '#domain/reading/doubts.ts'

import { useTyped } from '../../../kept/use-typed.tsx'

/** By the field of the entry that is asked about. */
export type Answers = Readonly<Record<string, string>>

/** By what is asked about, as it was named when it was read. */
type HalfTyped = Readonly<Record<string, Answers>>

const nothing: HalfTyped = {}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isHalfTyped = (kept: unknown): kept is HalfTyped =>
  isObject(kept) &&
  Object.values(kept).every(
    (one) => isObject(one) && Object.values(one).every((text) => typeof text === 'string'),
  )

const joined = (one: HalfTyped, other: HalfTyped): HalfTyped => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([readAs, answers]) => [readAs, { ...one[readAs], ...answers }]),
  ),
})

export function useHalfTyped(resumeId: string, doubts: readonly Doubt[]) {
  const [typed, setTyped] = useState(nothing)
  // What is answered, here or on the sheet, is half-typed no more.
  const open = Object.fromEntries(
    doubts.flatMap(({ readAs }) => {
      const answers = typed[readAs] ?? {}
      return Object.keys(answers).length === 0 ? [] : [[readAs, answers]]
    }),
  )
  const asked = doubts.map(({ readAs }) => readAs).join(' ')
  const isOurs = useCallback(
    (kept: unknown): kept is HalfTyped =>
      isHalfTyped(kept) && asked.split(' ').some((readAs) => readAs in kept),
    [asked],
  )
  const { offer } = useTyped(`desk:${resumeId}`, {
    value: open,
    saved: nothing,
    isOurs,
    // What stands in the same field now is put aside, and offered in turn.
    onTake: (kept) => setTyped((now) => joined(now, kept)),
  })
  return {
    offer,
    answersTo: ({ readAs }: Doubt): Answers => typed[readAs] ?? {},
    type: ({ readAs }: Doubt, answers: Answers) =>
      setTyped((all) => ({ ...all, [readAs]: answers })),
  }
}
