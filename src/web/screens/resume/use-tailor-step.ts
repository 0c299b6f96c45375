/** What a tailoring is at, as the specification words it. */
import { useEffect, useState } from 'react'

import { rhythms } from '../../messages/toasts.ts'

const steps = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6'] as const

/** One step after the other, 9 s each; the last one stays. */
export function useTailorStep(isRunning: boolean): (typeof steps)[number] {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(
      () => setAt((n) => Math.min(n + 1, steps.length - 1)),
      rhythms.tailoringMessage,
    )
    return () => {
      clearInterval(timer)
      setAt(0)
    }
  }, [isRunning])
  return steps[at] ?? 'step1'
}
