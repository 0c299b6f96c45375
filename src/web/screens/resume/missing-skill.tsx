/** One thing the job asks for and the resume does not show: stated by the person first, then written. */
import { Check, Plus, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import type { StatementAnswer } from '#contract/statements.ts'
import type { Span } from '#domain/ads/reading.ts'

import { formatDay } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { signed } from './points.ts'

/** A change of fewer points is not told. */
const fewestPoints = 0.5

export function MissingSkill({
  skill,
  points,
  place,
  statement,
  onPlace,
  onState,
  onWrite,
  onWithdraw,
}: {
  skill: string
  /** What it would bring to the score. */
  points: number
  /** Where the job asks for it; null where that is not one place. */
  place: Span | null
  statement: StatementAnswer | undefined
  onPlace: (place: Span) => void
  onState: () => void
  onWrite: () => void
  onWithdraw: (id: string) => void
}) {
  const { t, i18n } = useTranslation()
  const next = useRef<HTMLButtonElement>(null)
  const isAsked = useRef(false)
  // The button that was pressed gives way to the next step, and hands it the focus.
  useEffect(() => {
    if (!statement || !isAsked.current) return
    isAsked.current = false
    next.current?.focus()
  }, [statement])
  const pill = 'min-w-0 rounded-lg bg-fair-soft px-2.5 py-0.5 text-left text-fair wrap-anywhere'
  const words = (
    <>
      {skill}
      {points >= fewestPoints && (
        <>
          {' '}
          <span className="text-caption whitespace-nowrap tabular">
            {signed(points, i18n.language)}
          </span>
        </>
      )}
    </>
  )
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
      <span className="flex min-w-0">
        {place ? (
          <button
            type="button"
            className={`tap cursor-pointer hover:underline ${pill}`}
            title={t('resume.bar.viewJob')}
            onClick={() => onPlace(place)}
          >
            {words}
          </button>
        ) : (
          <span className={pill}>{words}</span>
        )}
      </span>
      {statement === undefined ? (
        <Button
          look="quiet"
          size="small"
          className="-mr-2.5"
          aria-label={t('resume.match.haveNamed', { skill })}
          onClick={() => {
            isAsked.current = true
            onState()
          }}
        >
          {t('resume.match.have')}
        </Button>
      ) : (
        <>
          <span className="flex min-h-8 items-center gap-1 text-caption text-ink-soft">
            <Check className="size-3.5 shrink-0 text-good" aria-hidden />
            <span className="sr-only">{t('resume.match.stated')} </span>
            <time dateTime={statement.stated_at}>
              {formatDay(statement.stated_at, i18n.language)}
            </time>
          </span>
          <span className="col-span-2 mb-1 flex flex-wrap items-center gap-1">
            <Button
              ref={next}
              size="small"
              icon={<Plus className="size-4" aria-hidden />}
              aria-label={t('resume.match.write', { skill })}
              onClick={onWrite}
            >
              {t('resume.match.writeShort')}
            </Button>
            <IconButton
              name={t('resume.match.withdraw', { skill })}
              icon={<Undo2 />}
              onClick={() => onWithdraw(statement.id)}
            />
          </span>
        </>
      )}
    </li>
  )
}
