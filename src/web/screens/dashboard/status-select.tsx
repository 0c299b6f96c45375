/** The application status of a resume of the list. A base resume is no application until it names a job. */

import { jobStatuses } from '#domain/resume/status.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { Select } from '../../ui/select.tsx'
import { useStatus } from './use-status.ts'

export function StatusSelect({
  resume,
  name,
  look,
  disabled = false,
}: {
  resume: Resume
  name: string
  look: 'small' | 'quiet'
  disabled?: boolean
}) {
  const { t } = useTranslation()
  const status = useStatus()
  const { is_base, job_title, company_name, job_status } = resume
  if (is_base && job_status === 'created' && !(job_title + company_name).trim()) return null
  return (
    <Select
      look={look}
      className="max-w-full"
      aria-label={name}
      value={job_status}
      disabled={disabled}
      options={jobStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      onChange={(next) => status.mutate({ resume, status: next })}
    />
  )
}
