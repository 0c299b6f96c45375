/**
 * What was left out or found right at the desk: set aside while it is open, so that it can come back, and
 * told to the server when it closes.
 */
import { useEffect, useEffectEvent, useState } from 'react'

import type { ReadingAnswer } from '#contract/readings.ts'

import { callApi } from '../../../api/client.ts'
import { queryClient, readingQuery } from '../../../api/queries.ts'
import { useTell } from '../../../frame/use-tell.ts'

/** One answer: what it set aside, what it edited, and whether the draft takes that back. */
type Step = {
  settled: readonly string[]
  checked: readonly string[]
  /** How many lines it added. */
  added: number
  isEdit: boolean
}
const nothing: Step = { settled: [], checked: [], added: 0, isEdit: false }

export function useAside(resumeId: string) {
  const tell = useTell()
  const [steps, setSteps] = useState<readonly Step[]>([])
  const settled = steps.flatMap((step) => step.settled)
  const checked = steps.flatMap((step) => step.checked)

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
    added: steps.reduce((sum, { added }) => sum + added, 0),
    /** It is asked about again. */
    putBack: (text: string) =>
      setSteps((all) =>
        all.map((step) => ({ ...step, settled: step.settled.filter((one) => one !== text) })),
      ),
    canUndo: steps.length > 0,
    canLookAgain: settled.length + checked.length > 0,
    put: (step: Partial<Step>) => setSteps((all) => [...all, { ...nothing, ...step }]),
    /** Whether the last answer is one that the draft takes back. */
    undo: (): boolean => {
      setSteps((all) => all.slice(0, -1))
      return steps.at(-1)?.isEdit !== false
    },
    clear: () =>
      setSteps((all) =>
        all.flatMap((step) => (step.isEdit ? [{ ...step, settled: [], checked: [] }] : [])),
      ),
  }
}
