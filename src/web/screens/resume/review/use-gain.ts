/** The match of a tailored resume with its job, and that of its original: what the tailoring brought. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { originalQuery } from '../../../api/queries.ts'
import { scoringQuery } from '../use-match.ts'

export function useGain(resume: Resume): { from: number; to: number } | null {
  const { job_description: text } = resume
  const { data: code } = useQuery({ ...scoringQuery, enabled: text !== null })
  const original = useQuery(originalQuery(resume.id)).data
  const now = useDeferredValue(resume)
  const job = useMemo(() => (code && text ? code.readJob(text) : null), [code, text])
  return useMemo(() => {
    if (!code || !job || !original) return null
    const scoreOf = (one: Resume) => code.scoreResume(one, job).score
    return { from: scoreOf(original), to: scoreOf(now) }
  }, [code, job, original, now])
}
