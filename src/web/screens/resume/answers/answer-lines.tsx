/** The lines of the resume that answer something: each goes to its place on the sheet. */
import type { Answer, AnswerLine } from '#domain/answers/answers.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Place } from '../lights.ts'

/** The best says most; who wants more sees them lit on the sheet. */
const most = 2

export function AnswerLines({
  answer: { state, lines, isUnfinished },
  onLine,
  onLight,
}: {
  answer: Answer
  onLine: (place: Place) => void
  onLight: (places: readonly Place[]) => void
}) {
  const { t } = useTranslation()
  // What a missing row has as its line has run out, or was left unfinished.
  const ofState = { missing: 'over', partly: isUnfinished ? 'begun' : 'partly' } as const
  const told = state === 'missing' || state === 'partly' ? ofState[state] : 'shown'
  return (
    <>
      <span className={told === 'shown' ? 'sr-only' : 'text-caption text-fair'}>
        {t(`resume.answers.${told}`)}
      </span>
      {lines.length === 0 && <span className="text-ink-soft">{t('resume.answers.own')}</span>}
      {lines.slice(0, most).map((line, i) => (
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
          <span className="line-clamp-2 wrap-anywhere text-ink-soft">{line.text}</span>{' '}
          {/* Lines of one entry say once where it was. */}
          {placeOf(line) !== '' && placeOf(line) !== placeBelow(lines, i) && (
            <span className="wrap-anywhere text-caption text-ink-faint">{placeOf(line)}</span>
          )}
        </button>
      ))}
    </>
  )
}

const placeBelow = (lines: readonly AnswerLine[], i: number): string => {
  const next = lines.slice(0, most)[i + 1]
  return next === undefined ? '' : placeOf(next)
}

/** "Harbour Electric, 2020 – 2024" */
const placeOf = ({ entry, text }: AnswerLine): string =>
  [entry?.organization, entry?.period].filter((part) => part && !text.includes(part)).join(', ')
