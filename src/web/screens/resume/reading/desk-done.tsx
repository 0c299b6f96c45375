/** What is left to say when nothing is left over. */
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { CircleCheck } from '../../../ui/icons.tsx'

export function DeskDone({
  left,
  onFinish,
  onAgain,
}: {
  /** How many things were left out. */
  left: number
  onFinish: () => void
  /** Null where nothing can be taken back. */
  onAgain: (() => void) | null
}) {
  const { t } = useTranslation()
  return (
    <div className="reading-done">
      <CircleCheck aria-hidden />
      <output>
        {t('resume.reading.done')}
        {left > 0 && <span>{t('resume.reading.aside', { count: left })}</span>}
      </output>
      <Button look="primary" data-first onClick={onFinish}>
        {t('resume.reading.finish')}
      </Button>
      {onAgain && <Button onClick={onAgain}>{t('resume.reading.again')}</Button>}
    </div>
  )
}
