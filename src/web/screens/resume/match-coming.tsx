/** While the job is read, and what shows the match is on its way. */
import { useTranslation } from '../../i18n/use-translation.ts'
import { Spinner } from '../../ui/spinner.tsx'

export function MatchComing() {
  const { t } = useTranslation()
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <Spinner />
      {t('resume.match.loading')}
    </p>
  )
}
