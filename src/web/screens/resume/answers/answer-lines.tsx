/** The lines of the resume that answer something: each goes to its place on the sheet. */
import type { Answer, AnswerLine } from '#domain/answers/answers.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Place } from '../lights.ts'

/** The best says most; who wants more sees them lit on the sheet. */
const most = 2

export function AnswerLines({
  answer: { lines },
  onLine,
  onLight,
}: {
  answer: Answer
  onLine: (place: Place) => void
  onLight: (places: readonly Place[]) => void
}) {
  const { t } = useTranslation()
  return (
    <>
      {lines.length === 0 && <span className="text-ink-soft">{t('resume.answers.own')}</span>}
      {lines.slice(0, most).map((line) => (
        <button
          key={line.path}
          type="button"
          className="tap grid content-start cursor-pointer rounded-sm text-left hover:bg-hover focus-visible:bg-hover"
          aria-label={t('resume.answers.line', {
            text: [line.text, placeOf(line)].filter(Boolean).join(', '),
          })}
          onPointerEnter={() => onLight([line])}
          onPointerLeave={() => onLight([])}
          onFocus={() => onLight([line])}
          onBlur={() => onLight([])}
          onClick={() => onLine(line)}
        >
          <span className="wrap-anywhere">{line.text}</span>{' '}
          {placeOf(line) !== '' && (
            <span className="wrap-anywhere text-caption text-ink-soft">{placeOf(line)}</span>
          )}
        </button>
      ))}
    </>
  )
}

/** "Harbour Electric, 2020 – 2024" */
const placeOf = ({ entry, text }: AnswerLine): string =>
  [entry?.organization, entry?.period].filter((part) => part && !text.includes(part)).join(', ')
