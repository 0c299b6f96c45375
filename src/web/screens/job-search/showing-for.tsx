import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { callApi } from '../../api/client.ts'
import type { Filters } from './filters.ts'

/** Says what was looked for instead, where a word was mended. Asked once the results are there. */
export function ShowingFor({ filters, resumeId }: { filters: Filters; resumeId: string | null }) {
  const { t } = useTranslation()
  const about = useQuery({
    queryKey: ['jobs-about', filters, resumeId],
    queryFn: ({ signal }) =>
      callApi('aboutSearch', {
        query: { ...filters, ...(resumeId ? { resume_id: resumeId } : {}) },
        signal,
      }),
    enabled: filters.job_title.trim() !== '',
  })
  const words = about.data?.showing_results_for
  return words ? <output className="text-small">{t('jobs.showingFor', { words })}</output> : null
}
