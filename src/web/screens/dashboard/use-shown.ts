/** Which resumes of a person are shown, and in which order, by what is chosen above them. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { formatDay } from '../../i18n/dates.ts'
import { languageName } from '../../i18n/language-name.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { resumesQuery } from '../../api/queries.ts'
import { answersTo, inOrder } from './order.ts'

export function useShown() {
  const { t, i18n } = useTranslation()
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words).trim()
  const { data: resumes, isPending } = useQuery(resumesQuery)
  /** What a card says beside the resume's own words. */
  const onCard = (one: Resume): string[] => [
    t(`status.${one.job_status}`),
    languageName(one.resume_language, i18n.language),
    formatDay(one.created_at, i18n.language),
  ]
  const shown = inOrder(resumes ?? []).filter(
    (one) => wanted === '' || answersTo(one, wanted, onCard(one)),
  )
  return { resumes, isPending, words, setWords, shown }
}
