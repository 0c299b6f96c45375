/** Over the sheet of a tailored resume: how many suggestions wait, and the way to them. */
import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '../../i18n/use-translation.ts'
import { changesQuery } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function WaitingNotice({ id, onReview }: { id: string; onReview: () => void }) {
  const { t } = useTranslation()
  const { data: changes = [] } = useQuery(changesQuery(id))
  const count = changes.filter(({ op, state }) => state === 'waiting' && op !== 'move').length
  if (count === 0) return null
  return (
    <Notice
      title={t('resume.tailored.waiting', { count })}
      actions={
        <Button size="small" onClick={onReview}>
          {t('resume.tailored.review')}
        </Button>
      }
    >
      {t('resume.tailored.notYet')}
    </Notice>
  )
}
