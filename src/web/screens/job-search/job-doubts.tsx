/** What the page of an added job left in doubt; what was said stays changeable until the job is closed. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { JobDetail } from '#domain/jobs/job.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { jobQuery, loadAnew, reloadFoundJobs } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Notice } from '../../ui/notice.tsx'
import { Readings } from '../../ui/readings.tsx'

const fields = [
  ['job_title', 'jobs.jobTitle'],
  ['company_name', 'jobs.found.employer'],
  ['job_location', 'jobs.found.place'],
] as const

export function JobDoubts({ job }: { job: JobDetail }) {
  const { t } = useTranslation()
  const tell = useTell()
  const [doubts] = useState(job.in_doubt)
  const say = useMutation({
    mutationFn: (said: Partial<Record<(typeof fields)[number][0], string>>) =>
      callApi('correctFoundJob', { params: { id: job.id }, body: said }),
    onSuccess: () => Promise.all([loadAnew(jobQuery(job.id).queryKey), reloadFoundJobs()]),
    onError: (error) => tell.failure('job', error),
  })
  if (doubts === undefined) return null
  return (
    <Notice title={t('jobs.found.inDoubt')}>
      <div className="mt-2 grid gap-3">
        {fields.map(([field, label]) => {
          const readings = doubts[field]
          return (
            readings && (
              <Readings
                key={field}
                label={t(label)}
                readings={readings}
                chosen={job.in_doubt?.[field] === undefined ? job[field] : ''}
                disabled={say.isPending}
                onChoose={(reading) => say.mutate({ [field]: reading })}
              />
            )
          )
        })}
      </div>
    </Notice>
  )
}
