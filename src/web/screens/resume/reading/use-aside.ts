/**
 * What was left out or found right at the desk: set aside while it is open, so that it can come back, and
 * told to the server when it closes.
 */
import { useEffect, useEffectEvent, useState } from 'react'

import type { ReadingAnswer } from '#contract/readings.ts'

import { callApi } from '../../../api/client.ts'
import { queryClient, readingQuery } from '../../../api/queries.ts'
import { useTell } from '../../../frame/use-tell.ts'

/** Null stands for an edit of the resume, which the draft takes back. */
type Step = { how: 'settled' | 'checked'; keys: readonly string[] } | null

export function useAside(resumeId: string) {
  const tell = useTell()
  const [steps, setSteps] = useState<readonly Step[]>([])
  const keysOf = (how: NonNullable<Step>['how']) =>
    steps.flatMap((step) => (step?.how === how ? step.keys : []))
  const [settled, checked] = [keysOf('settled'), keysOf('checked')]

  const send = useEffectEvent(() => {
    if (settled.length + checked.length === 0) return
    const { queryKey } = readingQuery(resumeId)
    const told = (rest: ReadingAnswer | null) => queryClient.setQueryData(queryKey, rest)
    const known = queryClient.getQueryData<ReadingAnswer | null>(queryKey)
    if (known)
      told({
        ...known,
        unplaced: known.unplaced.filter((text) => !settled.includes(text)),
        confidence: known.confidence.filter(({ path }) => !checked.includes(path)),
      })
    callApi('checkReading', { params: { id: resumeId }, body: { settled, checked } }).then(
      told,
      (error: unknown) => {
        if (known) told(known)
        tell.failure('save', error)
      },
    )
  })
  useEffect(() => {
    // A page that is left is not unmounted.
    const leaving = () => send()
    addEventListener('pagehide', leaving)
    return () => {
      removeEventListener('pagehide', leaving)
      send()
    }
  }, [])

  return {
    has: (key: string) => settled.includes(key) || checked.includes(key),
    left: settled,
    canUndo: steps.length > 0,
    canLookAgain: settled.length + checked.length > 0,
    put: (how: NonNullable<Step>['how'], keys: readonly string[]) =>
      setSteps((all) => [...all, { how, keys }]),
    /** Something was done that the draft takes back. */
    note: () => setSteps((all) => [...all, null]),
    /** Whether the last step was one of these; an edit is left to the draft. */
    undo: (): boolean => {
      setSteps((all) => all.slice(0, -1))
      return (steps.at(-1) ?? null) !== null
    },
    clear: () => setSteps((all) => all.filter((step) => step === null)),
  }
}
