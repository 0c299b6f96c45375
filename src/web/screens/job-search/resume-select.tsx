import { useTranslation } from 'react-i18next'

import type { Resume } from '#domain/resume/resume.ts'

import { Select } from '../../ui/select.tsx'
import { headingOf, inOrder } from '../dashboard/order.ts'

/** 'Score jobs against': which resume the scores are for. */
export function ResumeSelect({
  resumes,
  value,
  onChange,
}: {
  resumes: readonly Resume[]
  value: string | null
  onChange: (id: string | null) => void
}) {
  const { t } = useTranslation()
  const nameOf = (resume: Resume) =>
    [headingOf(resume) || t('dashboard.card.untitled'), resume.company_name && resume.job_title]
      .filter(Boolean)
      .join(' · ')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor="score-against" className="text-small font-medium">
        {t('jobs.scoreAgainst')}
      </label>
      <Select
        id="score-against"
        className="min-w-0 max-w-full sm:w-80"
        value={value ?? ''}
        options={[
          { value: '', label: t('jobs.chooseResume') },
          ...inOrder(resumes).map((r) => ({ value: r.id, label: nameOf(r) })),
        ]}
        onChange={(id) => onChange(id === '' ? null : id)}
      />
      {value === null && <p className="text-small text-ink-soft">{t('failures.scoreInline')}</p>}
    </div>
  )
}
