/** What stands where a list could not be loaded: that it failed, why, and the way to ask again. */
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useTell } from './use-tell.ts'

export function NotLoaded({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { t } = useTranslation()
  const tell = useTell()
  return (
    <Notice
      kind="bad"
      title={t('failures.load')}
      actions={
        <Button size="small" onClick={onAgain}>
          {t('app.tryAgain')}
        </Button>
      }
    >
      {tell.reason(error)}
    </Notice>
  )
}
