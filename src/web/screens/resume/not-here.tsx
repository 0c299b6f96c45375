/** Nobody's resume, or one of the person's own that is in the trash: then it can be had back here. */
import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '../../i18n/use-translation.ts'
import { trashQuery } from '../../api/queries.ts'
import { formatDay } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { useRestore } from '../dashboard/use-restore.ts'
import { NoSheet } from './no-sheet.tsx'

export function NotHere({ resumeId, onReturned }: { resumeId: string; onReturned: () => void }) {
  const { t, i18n } = useTranslation()
  const restore = useRestore()
  const { data, isPending } = useQuery(trashQuery)
  const trashed = data?.find(({ id }) => id === resumeId)
  if (isPending) return null
  if (!trashed) return <NoSheet title={t('resume.notFound')}>{t('resume.notFoundMore')}</NoSheet>
  return (
    <NoSheet
      title={t('resume.inTrash')}
      action={
        <Button
          look="primary"
          busy={restore.isPending}
          onClick={() => restore.mutate(resumeId, { onSuccess: onReturned })}
        >
          {t('dashboard.trash.restore')}
        </Button>
      }
    >
      {t('dashboard.trash.goneOn', { date: formatDay(trashed.gone_at, i18n.language) })}
    </NoSheet>
  )
}
