/** The left-over lines that still are: what the resume says by now, whoever put it there, is no longer one. */
import { useEffect, useMemo, useState } from 'react'

import type { leftToAsk } from '#domain/reading/left-to-ask.ts'
import type { Resume } from '#domain/resume/resume.ts'

const none: readonly string[] = []

/** The words that it takes are loaded where there is a line. */
export function useStillLeft(unplaced: readonly string[] = none, resume: Resume): string[] {
  const [find, setFind] = useState<{ leftToAsk: typeof leftToAsk } | null>(null)
  const isAsked = unplaced.length > 0
  useEffect(() => {
    // Without them the lines stay listed as they were read.
    if (isAsked) import('#domain/reading/left-to-ask.ts').then(setFind, () => setFind(null))
  }, [isAsked])
  return useMemo(() => {
    const lines = [...new Set(unplaced)]
    return find === null ? lines : find.leftToAsk(lines, resume)
  }, [unplaced, resume, find])
}
