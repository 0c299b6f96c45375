/** Moving a resume to another application status: the one call that the card and the board share. */
import { useMutation } from '@tanstack/react-query'

import type { JobStatus } from '#domain/resume/status.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { callApi } from '../../api/client.ts'
import { amendResume, rememberResume } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'

export type Move = { resume: Resume; status: JobStatus }

export function useStatus() {
  const tell = useTell()
  return useMutation({
    mutationFn: ({ resume, status }: Move) =>
      callApi('saveResume', {
        params: { id: resume.id },
        body: {
          company_name: resume.company_name,
          job_title: resume.job_title,
          job_status: status,
        },
      }),
    // Shown at once, taken back where it fails. One card's moves are sent one after another.
    onMutate: ({ resume, status }) => {
      amendResume(resume.id, { job_status: status })
    },
    onSuccess: (saved) => rememberResume(saved),
    onError: (error, { resume }) => {
      amendResume(resume.id, { job_status: resume.job_status })
      tell.failure('status', error)
    },
  })
}
