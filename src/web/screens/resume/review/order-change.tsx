/** A changed order: what rose or sank, from which place to which. */
import type { Change } from '#domain/edits/changes.ts'
import { movesOf } from '#domain/edits/moves-of.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { ArrowDown, ArrowUp } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** More would not be read here. */
const mostMoves = 4

export function OrderChange({
  change,
  base,
  resume,
  moved,
}: {
  change: Change
  /** What is compared with. */
  base: Resume
  resume: Resume
  moved: Readonly<Record<string, number>>
}) {
  const { t, i18n } = useTranslation()
  const moves = movesOf(change, base, resume, moved, i18n.language)
  return (
    <>
      <p>{t('resume.review.order')}</p>
      <ol className="review-moves">
        {moves.slice(0, mostMoves).map(({ name, from, to }) => {
          const Icon = to < from ? ArrowUp : ArrowDown
          return (
            <li key={to} className="flex gap-2">
              <Icon className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden />
              <span className="min-w-0 wrap-anywhere">
                {name}{' '}
                <span className="text-ink-soft">{t('resume.review.moved', { from, to })}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
