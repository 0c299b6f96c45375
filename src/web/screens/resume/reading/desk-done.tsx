/** What was asked at the desk and what was not: nobody has looked at what was read without a question. */
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ListChecks } from '../../../ui/icons.tsx'

export function DeskDone({
  left,
  onFinish,
  onAgain,
}: {
  /** What was left out. */
  left: readonly string[]
  onFinish: () => void
  /** Null where nothing can be taken back. */
  onAgain: (() => void) | null
}) {
  const { t } = useTranslation()
  return (
    <div className="reading-ask reading-done">
      <output>
        <b>
          <ListChecks aria-hidden />
          {t('resume.reading.done')}
        </b>
        <p>{t('resume.reading.compare')}</p>
      </output>
      {left.length > 0 && (
        <div>
          <h3>{t('resume.reading.aside', { count: left.length })}</h3>
          <ul>
            {left.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="reading-answers">
        <Button look="primary" data-first onClick={onFinish}>
          {t('resume.reading.finish')}
        </Button>
        {onAgain && <Button onClick={onAgain}>{t('resume.reading.again')}</Button>}
      </div>
    </div>
  )
}
