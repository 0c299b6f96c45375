/**
 * A job's text as the product reads it, before anything is spent: title, employer, what must be, and
 * how far the resume answers it. Worked out here, with the code of the match.
 */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import type { Answer } from '#domain/answers/answers.ts'
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { Score } from '#domain/scoring/score.ts'

import { scoringQuery } from './use-match.ts'

/** Characters; less is no ad yet. */
const fewestCharacters = 60

export interface AsRead {
  title: string
  company: string
  /** What the ad asks for and does not only wish, in its order. */
  musts: Answer[]
  score: Score
}

/** Null of a text that is too short, and until it has been read. */
export function useAsRead(text: string, resume: Resume): AsRead | null {
  const isLong = text.trim().length >= fewestCharacters
  const { data: code } = useQuery({ ...scoringQuery, enabled: isLong })
  const settled = useDeferredValue(isLong ? text : '')
  return useMemo(() => {
    if (!code || settled === '') return null
    const job = code.readJob(cleanJobText(settled))
    return {
      title: job.title?.text ?? '',
      company: job.company?.text ?? '',
      musts: code.answersTo(resume, job, code.now).filter(({ group }) => group === 'must'),
      score: code.scoreResume(resume, job),
    }
  }, [code, settled, resume])
}
