/** What was done at the desk, what was left out, what looks odd now, and what nobody was asked about. */
import { useMemo } from 'react'

import { oddValues } from '#domain/reading/odd-values.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ListChecks } from '../../../ui/icons.tsx'

export function DeskDone({
  resume,
  count,
  added,
  left,
  unasked,
  onShow,
  onBack,
  onFinish,
  onAgain,
}: {
  resume: Resume
  /** How many questions there were. */
  count: number
  /** How many lines were added. */
  added: number
  /** What was left out. */
  left: readonly string[]
  /** How many lines of the file were read without a question. */
  unasked: number
  /** To a value on the sheet. */
  onShow: (path: string) => void
  /** A line that was left out is asked about again. */
  onBack: (text: string) => void
  onFinish: () => void
  /** Null where nothing can be taken back. */
  onAgain: (() => void) | null
}) {
  const { t } = useTranslation()
  const sums = { added, left: left.length, answered: Math.max(0, count - added - left.length) }
  const odd = useMemo(() => oddValues(resume), [resume])
  return (
    <div className="reading-ask reading-done">
      <output>
        <b>
          <ListChecks aria-hidden />
          {t('resume.reading.done', { count })}
        </b>
        <p>
          {(['added', 'left', 'answered'] as const)
            .filter((sum) => sums[sum] > 0)
            .map((sum) => t(`resume.reading.sum.${sum}`, { count: sums[sum] }))
            .join(' · ')}
        </p>
        {unasked > 0 && <p>{t('resume.reading.compare', { count: unasked })}</p>}
      </output>
      {odd.length > 0 && (
        <div>
          <h3>{t('resume.reading.odd', { count: odd.length })}</h3>
          <ul>
            {odd.map(({ about, path, words, entry }) => (
              <li key={path}>
                <span>{t(`resume.reading.oddly.${about}`, { words, entry })}</span>
                <Button size="small" onClick={() => onShow(path)}>
                  {t('resume.reading.show')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {left.length > 0 && (
        <div>
          <h3>{t('resume.reading.aside', { count: left.length })}</h3>
          <ul>
            {left.map((text) => (
              <li key={text}>
                <span>{text}</span>
                <Button size="small" onClick={() => onBack(text)}>
                  {t('resume.reading.back')}
                </Button>
              </li>
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
