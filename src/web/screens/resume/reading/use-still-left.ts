/** The left-over lines that still are: what the resume says by now, whoever put it there, is no longer one. */
import { useEffect, useMemo, useState } from 'react'

import type { leftToAsk } from '#domain/reading/left-to-ask.ts'
import type { Resume } from '#domain/resume/resume.ts'

const none: readonly string[] = []

/** The words that it takes are loaded where there is a line: null until they have come. */
export function useStillLeft(unplaced: readonly string[] = none, resume: Resume): string[] | null {
  const [find, setFind] = useState<{ leftToAsk: typeof leftToAsk } | 'missing' | null>(null)
  const isAsked = unplaced.length > 0
  useEffect(() => {
    if (isAsked) import('#domain/reading/left-to-ask.ts').then(setFind, () => setFind('missing'))
  }, [isAsked])
  return useMemo(() => {
    const lines = [...new Set(unplaced)]
    if (lines.length === 0 || find === 'missing') return lines
    return find && find.leftToAsk(lines, resume)
  }, [unplaced, resume, find])
}
