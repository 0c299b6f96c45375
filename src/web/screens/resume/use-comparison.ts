/** What Show Edits shows: the draft against its original, worked out beside the typing. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import type { Comparison } from '#domain/edits/compare.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { originalQuery } from '../../api/queries.ts'

/** Loaded when first asked for: it brings stemmers and word lists. */
const compareQuery = {
  queryKey: ['code', 'compare'],
  queryFn: async () => (await import('#domain/edits/compare.ts')).compareResumes,
  staleTime: Number.POSITIVE_INFINITY,
}

export function useComparison(resume: Resume, shown: boolean): Comparison | null {
  const original = useQuery({
    ...originalQuery(resume.id),
    enabled: shown && resume.original_resume_id !== null,
  })
  const compare = useQuery({ ...compareQuery, enabled: shown })
  const settled = useDeferredValue(resume)
  const before = original.data
  const compareResumes = compare.data
  return useMemo((): Comparison | null => {
    if (!shown || !before || !compareResumes) return null
    return compareResumes(before, settled, before.resume_language)
  }, [shown, before, compareResumes, settled])
}

/** How many places differ, for the count beside the button. */
export function countEdits({ marks, added, removed, moved }: Comparison): number {
  const wholes = Object.keys(added)
  const inWhole = (path: string) => wholes.some((p) => path === p || path.startsWith(`${p}/`))
  const own = [...Object.keys(marks), ...Object.keys(moved)].filter((path) => !inWhole(path))
  const gone = Object.values(removed).reduce((sum, entries) => sum + entries.length, 0)
  return new Set(own).size + wholes.length + gone
}
