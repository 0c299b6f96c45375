import { useEffect, useState } from 'react'

import { rhythms } from '../../messages/toasts.ts'

/** A newly added resume is marked for 300 ms (specification §2). */
export function useHighlight(): [string | null, (id: string) => void] {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    const timer = setTimeout(() => setId(null), rhythms.newResumeHighlight)
    return () => clearTimeout(timer)
  }, [id])
  return [id, setId]
}
