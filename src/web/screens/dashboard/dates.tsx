/** The days of one application: those kept, and a form for one of them or one more. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ApplicationDate } from '#contract/applications.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { CircleAlert, Pencil, Trash2 } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { datesQuery, reloadDates } from '../../api/application-queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { dayForField } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { DateForm } from './date-form.tsx'
import { standingOf } from './date-standing.ts'
import { whenOf } from './next-dates.tsx'

export function Dates({ resume }: { resume: Resume }) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const { data = [], dataUpdatedAt } = useQuery(datesQuery)
  const today = dayForField(new Date(dataUpdatedAt).toISOString())
  const dates = data.filter(({ resume_id }) => resume_id === resume.id)
  /** One that is changed, or `new`; null where no form is open. */
  const [edited, setEdited] = useState<ApplicationDate | 'new' | null>(
    dates.length === 0 ? 'new' : null,
  )
  const remove = useMutation({
    mutationFn: (date: string) => callApi('removeDate', { params: { id: resume.id, date } }),
    onError: (error) => tell.failure('save', error),
    onSettled: () => reloadDates(),
  })
  const nameOf = (date: ApplicationDate) =>
    `${t(`dashboard.dates.kinds.${date.kind}`)}, ${whenOf(date, i18n.language)}`
  return (
    <>
      {dates.length > 0 && (
        <ul className="mb-1 divide-y divide-line">
          {dates.map((date) => {
            const standing = standingOf(date, resume.job_status, today)
            return (
              <li key={date.id} className="flex items-center gap-1 py-2">
                <div className="min-w-0 grow text-small">
                  <p>
                    <span className="font-medium">{t(`dashboard.dates.kinds.${date.kind}`)}</span>
                    {' · '}
                    {whenOf(date, i18n.language)}
                    {standing === 'past' && (
                      <span className="text-ink-faint"> · {t('dashboard.dates.past')}</span>
                    )}
                  </p>
                  {standing === 'overdue' && (
                    <p className="flex items-center gap-1 font-medium text-danger">
                      <CircleAlert className="size-3.5 shrink-0" aria-hidden />
                      {t('dashboard.dates.overdue')}
                    </p>
                  )}
                  {date.note !== '' && <p className="wrap-anywhere text-ink-soft">{date.note}</p>}
                </div>
                <IconButton
                  name={t('dashboard.dates.change', { what: nameOf(date) })}
                  icon={<Pencil />}
                  onClick={() => setEdited(date)}
                />
                <IconButton
                  name={t('dashboard.dates.remove', { what: nameOf(date) })}
                  look="danger"
                  icon={<Trash2 />}
                  onClick={() => remove.mutate(date.id)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {edited === null ? (
        <Button size="small" onClick={() => setEdited('new')}>
          {t('dashboard.dates.add')}
        </Button>
      ) : (
        <DateForm
          key={edited === 'new' ? 'new' : edited.id}
          resumeId={resume.id}
          date={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
          onCancel={dates.length === 0 ? null : () => setEdited(null)}
        />
      )}
    </>
  )
}
