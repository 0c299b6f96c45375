/** The bar over the sheet: whose resume for what, whether it is saved, and what can be done. */
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Resume } from '#domain/resume/resume.ts'

import { paths } from '../../paths.ts'
import { ResumeActions, type ResumeActionsProps } from './resume-actions.tsx'
import { SaveStatus } from './save-status.tsx'

export function TopBar(props: ResumeActionsProps) {
  const { t } = useTranslation()
  const { resume, status } = props.state
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Link
        to={paths.dashboard}
        className="tap inline-flex h-9 items-center gap-1.5 rounded-md pr-2 text-small text-ink-soft transition-colors hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {t('resume.bar.back')}
      </Link>
      <div className="flex min-w-0 grow basis-40 flex-wrap items-center gap-x-3">
        <h1 className="max-w-full min-w-0 truncate text-body font-semibold">
          {headingOf(resume) || t('resume.untitled')}
        </h1>
        <SaveStatus status={status} />
      </div>
      <ResumeActions {...props} />
    </div>
  )
}

/** The job that it is for, or whose it is; empty where neither is known. */
export function headingOf({ job_title, company_name, contact_info }: Resume): string {
  return [job_title, company_name].filter((part) => part !== '').join(' · ') || contact_info.name
}
