/** What happens around one application: its days, its people, what was sent, when its status changed. */
import { useMutation, useQuery } from '@tanstack/react-query'

import type { Resume } from '#domain/resume/resume.ts'

import { X } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { datesQuery, reloadDates } from '../../api/application-queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { formatDay } from '../../i18n/dates.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Contacts } from './contacts.tsx'
import { DateForm } from './date-form.tsx'
import { whenOf } from './next-date.tsx'
import { SentPart } from './sent-part.tsx'

export function DatesDialog({
  resume,
  about,
  onClose,
}: {
  resume: Resume
  /** Which application they are of. */
  about: string
  onClose: () => void
}) {
  const { t, i18n } = useTranslation()
  const { id: resumeId } = resume
  const tell = useTell()
  const all = useQuery(datesQuery).data ?? []
  const dates = all.filter(({ resume_id }) => resume_id === resumeId)
  const changes = useQuery({
    queryKey: ['resume', resumeId, 'status-changes'],
    queryFn: ({ signal }) => callApi('statusChanges', { params: { id: resumeId }, signal }),
    staleTime: 0,
  }).data
  const remove = useMutation({
    mutationFn: (date: string) => callApi('removeDate', { params: { id: resumeId, date } }),
    onError: (error) => tell.failure('save', error),
    onSettled: () => reloadDates(),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dashboard.dates.title')}
      closeName={t('app.close')}
      size="medium"
    >
      <p className="mb-3 line-clamp-2 text-small wrap-anywhere text-ink-soft">{about}</p>
      {dates.length > 0 && (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {dates.map((date) => (
            <li key={date.id} className="flex items-center gap-3 py-2">
              <div className="min-w-0 grow text-small">
                <p>
                  <span className="font-medium">{t(`dashboard.dates.kinds.${date.kind}`)}</span>
                  {' · '}
                  {whenOf(date, i18n.language)}
                </p>
                {date.note !== '' && <p className="wrap-anywhere text-ink-soft">{date.note}</p>}
              </div>
              <IconButton
                name={t('dashboard.dates.remove', {
                  what: `${t(`dashboard.dates.kinds.${date.kind}`)}, ${whenOf(date, i18n.language)}`,
                })}
                icon={<X />}
                onClick={() => remove.mutate(date.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <DateForm resumeId={resumeId} />
      <Contacts resumeId={resumeId} />
      <SentPart resume={resume} />
      {changes !== undefined && changes.length > 0 && (
        <section className="mt-5 border-t border-line pt-3">
          <h3 className="mb-1 text-small font-semibold">{t('dashboard.dates.changes')}</h3>
          <ol className="text-small text-ink-soft">
            {changes.map(({ status, changed_at }) => (
              <li key={changed_at} className="tabular">
                {formatDay(changed_at, i18n.language)} · {t(`status.${status}`)}
              </li>
            ))}
          </ol>
        </section>
      )}
    </Dialog>
  )
}
