/** Which resumes of a person are shown, and in which order, by what is chosen above them. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'

import type { Resume } from '#domain/resume/resume.ts'
import type { JobStatus } from '#domain/resume/status.ts'

import { dayForField, formatDay } from '../../i18n/dates.ts'
import { languageName } from '../../i18n/language-name.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { datesQuery } from '../../api/application-queries.ts'
import { resumesQuery } from '../../api/queries.ts'
import { answersTo, inOrder, type Order } from './order.ts'
import type { Layout } from './use-layout.ts'

export function useShown(layout: Layout) {
  const { t, i18n } = useTranslation()
  const [words, setWords] = useState('')
  const [status, setStatus] = useState<JobStatus | null>(null)
  const [order, setOrder] = useState<Order>('newest')
  const dates = useQuery({ ...datesQuery, enabled: order === 'next' })
  const today = dayForField(new Date(dates.dataUpdatedAt).toISOString())
  const nextDay = (id: string) =>
    dates.data?.find(({ resume_id, day }) => resume_id === id && day >= today)?.day
  const wanted = useDeferredValue(words).trim()
  const { data: resumes, isPending } = useQuery(resumesQuery)
  /** What a card says beside the resume's own words. */
  const onCard = (one: Resume): string[] => [
    t(`status.${one.job_status}`),
    languageName(one.resume_language, i18n.language),
    formatDay(one.created_at, i18n.language),
  ]
  const shown = inOrder(resumes ?? [], { order, nextDay }).filter(
    (one) =>
      // The board has a column for each.
      (status === null || layout === 'board' || one.job_status === status) &&
      (wanted === '' || answersTo(one, wanted, onCard(one))),
  )
  const change = (next: { words?: string; order?: Order; status?: JobStatus | null }) => {
    if (next.words !== undefined) setWords(next.words)
    if (next.order) setOrder(next.order)
    if (next.status !== undefined) setStatus(next.status)
  }
  return { resumes, isPending, words, order, status, change, shown }
}
