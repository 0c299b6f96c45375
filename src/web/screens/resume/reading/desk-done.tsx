/** What was asked at the desk and what was not: nobody has looked at what was read without a question. */
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ListChecks } from '../../../ui/icons.tsx'

export function DeskDone({
  left,
  unasked,
  onFinish,
  onAgain,
}: {
  /** What was left out. */
  left: readonly string[]
  /** How many lines of the file were read without a question. */
  unasked: number
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
        {unasked > 0 && <p>{t('resume.reading.unasked', { count: unasked })}</p>}
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
