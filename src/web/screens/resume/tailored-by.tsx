/** How this resume was tailored: by whom, why not by the model, and what was left out and why. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import type { TailoringRecord } from '#contract/tailoring.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { tailoringQuery } from '../../api/queries.ts'
import { Summary } from '../../ui/summary.tsx'

export function TailoredBy({ resume }: { resume: Resume }) {
  const { t } = useTranslation()
  const { data: record } = useQuery({
    ...tailoringQuery(resume.id),
    enabled: resume.original_resume_id !== null,
  })
  if (!record) return null
  const { done_by, discarded, unusable_count } = record
  const { model, fallback } = done_by
  const leftOut = discarded.length + unusable_count
  const told = discarded.filter(({ edit }) => typeof edit.value === 'string')
  return (
    <section
      aria-label={t('resume.tailored.how')}
      className="mt-4 grid content-start gap-2 border-t border-line pt-4 text-small"
    >
      <h2 className="font-semibold">{t('resume.tailored.how')}</h2>
      <p className="text-ink-soft">
        {fallback !== null
          ? t('tailoring.fellBack', { reason: t(`tailoring.failures.${fallback}`) })
          : model !== null
            ? t('tailoring.byModel', { model })
            : t('resume.tailored.byRules')}
      </p>
      {leftOut > 0 && told.length === 0 && (
        <p>{t('resume.tailored.leftOut', { count: leftOut })}</p>
      )}
      {told.length > 0 && (
        <details>
          <Summary>{t('resume.tailored.leftOut', { count: leftOut })}</Summary>
          <ul className="mt-2 grid gap-3">
            {told.map((one) => (
              <li key={one.edit.id} className="grid gap-0.5">
                <q className="wrap-anywhere">{String(one.edit.value)}</q>
                <span className="text-ink-soft">
                  {t(`resume.tailored.because.${reasonOf(one)}`)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const reasons = {
  number: 'number',
  name: 'name',
  skill: 'skill',
  source_line: 'claim',
  claim: 'claim',
  seniority: 'seniority',
  scope: 'scope',
  language: 'language',
  length: 'length',
  addition: 'claim',
} as const

/** The rule that the person is told of; a new one is told in general words. */
function reasonOf({ violations }: TailoringRecord['discarded'][number]) {
  const [first] = violations
  if (first === undefined) return 'score'
  return Object.hasOwn(reasons, first.rule) ? reasons[first.rule as keyof typeof reasons] : 'other'
}
