import { useQuery } from '@tanstack/react-query'

import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { modelQuery, userQuery } from '../../api/queries.ts'
import { Select } from '../../ui/select.tsx'
import { headingOf, inOrder } from '../dashboard/order.ts'

const selectId = 'score-against'

/** To where what is missing is chosen: in a long list that is far above. */
export function goToResumeSelect(): void {
  const select = document.getElementById(selectId)
  select?.focus({ preventScroll: true })
  select?.scrollIntoView({ block: 'center' })
}

/** 'Score jobs against': which resume the scores are for. */
export function ResumeSelect({
  resumes,
  value,
  isComing,
  onChange,
}: {
  resumes: readonly Resume[]
  value: string | null
  /** Whether it is not known yet which resumes there are. */
  isComing: boolean
  onChange: (id: string | null) => void
}) {
  const { t } = useTranslation()
  const price = usePrice()
  // Its line is kept, so that nothing moves once it is known what it says.
  const hint = isComing ? '\u00A0' : value === null ? t('failures.scoreInline') : price
  return (
    <div className="flex max-w-full min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1.5">
      <label htmlFor={selectId} className="text-small font-medium">
        {t('jobs.scoreAgainst')}
      </label>
      <Select
        id={selectId}
        look="small"
        className="w-full min-w-0 sm:w-72"
        value={value ?? ''}
        options={[
          { value: '', label: t('jobs.chooseResume') },
          ...inOrder(resumes).map((resume) => ({
            value: resume.id,
            label: headingOf(resume) || t('dashboard.card.untitled'),
          })),
        ]}
        onChange={(id) => onChange(id === '' ? null : id)}
      />
      {hint && <p className="text-small text-ink-soft max-sm:w-full">{hint}</p>}
    </div>
  )
}

/** What scoring and tailoring cost, said before they are asked for; null where nothing is counted. */
export function usePrice(): string | null {
  const { t } = useTranslation()
  const costs = useQuery(userQuery).data?.credit_balance !== null
  const hasModel = useQuery(modelQuery).data != null
  return costs ? t(hasModel ? 'jobs.priceOwn' : 'jobs.price') : null
}
