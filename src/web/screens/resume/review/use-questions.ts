/** What waits for the person's answer in an open resume; nothing in one that was made from no other. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { changesQuery, originalQuery, translationQuery } from '../../../api/queries.ts'
import type { Question } from './questions.ts'
import { questionsOf } from './questions.ts'

export function useQuestions(resume: Resume): { questions: Question[]; isKnown: boolean } {
  const enabled = resume.original_resume_id !== null
  const changes = useQuery({ ...changesQuery(resume.id), enabled })
  const translation = useQuery({ ...translationQuery(resume.id), enabled })
  const original = useQuery({ ...originalQuery(resume.id), enabled }).data ?? null
  const now = useDeferredValue(resume)
  const questions = useMemo(
    () => questionsOf(now, original, changes.data ?? [], translation.data ?? null),
    [now, original, changes.data, translation.data],
  )
  return { questions, isKnown: !changes.isLoading && !translation.isLoading }
}
