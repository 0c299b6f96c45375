/** What happens around one application: its days, its people, what was sent, when its status changed. */
import { useQuery } from '@tanstack/react-query'

import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { formatDay } from '../../i18n/dates.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Part } from '../../ui/part.tsx'
import { Contacts } from './contacts.tsx'
import { Dates } from './dates.tsx'
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
  const changes = useQuery({
    queryKey: ['resume', resumeId, 'status-changes'],
    queryFn: ({ signal }) => callApi('statusChanges', { params: { id: resumeId }, signal }),
    staleTime: 0,
  }).data
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dashboard.dates.title')}
      closeName={t('app.close')}
      size="medium"
    >
      <p className="mb-3 line-clamp-2 text-small wrap-anywhere text-ink-soft">{about}</p>
      <Part title={t('dashboard.dates.list')}>
        <Dates resume={resume} />
      </Part>
      <Contacts resumeId={resumeId} />
      <SentPart resume={resume} />
      {changes !== undefined && changes.length > 0 && (
        <Part title={t('dashboard.dates.changes')}>
          <ol className="text-small text-ink-soft">
            {changes.map(({ status, changed_at }) => (
              <li key={changed_at} className="tabular">
                {formatDay(changed_at, i18n.language)} · {t(`status.${status}`)}
              </li>
            ))}
          </ol>
        </Part>
      )}
    </Dialog>
  )
}
