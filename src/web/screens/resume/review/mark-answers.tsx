/** A mark of Show Edits at hand: why it was made, what it rests on, and the two answers to it. */
import { useRef } from 'react'

import type { Change } from '#domain/edits/changes.ts'
import type { Editable } from '#domain/resume/edit.ts'
import { editableOf } from '#domain/resume/edit.ts'

import { Check, X } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { sameEditable } from '../same-editable.ts'
import { useDraftState } from '../use-draft.ts'
import { ChangeAtHand } from './change-at-hand.tsx'
import { settleChanges } from './settled.ts'
import { useReviewKeys } from './use-review-keys.ts'
import type { Review } from './use-review.ts'
import { nameOf, withoutChange } from './use-review.ts'
import type { MarkWay, Walking } from './ways.ts'

export function MarkAnswers({
  draft,
  isCovered,
  place,
  walk,
  goTo,
  way,
  review,
}: Walking & { way: MarkWay; review: Review }) {
  const { t } = useTranslation()
  const tell = useTell()
  const { resume } = useDraftState(draft)
  const { open } = review
  const change = open[place]

  const settle = (body: { settle?: string[]; reopen?: string[] }) =>
    settleChanges(resume.id, body).catch((error: unknown) => tell.failure('save', error))

  // What undo takes back: acceptances change no text, and an edit after them is undone before them.
  const acceptances = useRef<{ names: string[]; at: number; resume: Editable }[]>([])

  const accept = (changes: readonly Change[]) => {
    goTo(place)
    const names = changes.map((one) => nameOf(way, one))
    acceptances.current.push({ names, at: place, resume: editableOf(draft.state().resume) })
    void settle({ settle: names })
  }

  /** True where the last thing done was to accept. */
  const undoAcceptance = (): boolean => {
    const last = acceptances.current.at(-1)
    if (!last || !sameEditable(last.resume, draft.state().resume)) return false
    acceptances.current.pop()
    goTo(last.at)
    void settle({ reopen: last.names })
    return true
  }

  const reject = () => {
    if (!change) return
    const value = withoutChange(review.base, editableOf(draft.state().resume), change)
    goTo(place)
    if (value) draft.apply({ kind: 'replace', value })
  }

  useReviewKeys({
    isCovered,
    walk,
    accept: change ? () => accept([change]) : null,
    reject: change ? reject : null,
    undoAnswer: undoAcceptance,
  })

  return (
    <>
      {change && <ChangeAtHand change={change} resume={resume} review={review} />}
      <p aria-live="polite" className={review.isWaiting ? 'text-caption text-fair' : 'sr-only'}>
        {review.isWaiting && t('resume.review.waiting')}
      </p>
      <div
        className={`flex flex-wrap items-center gap-2 empty:hidden ${change ? '' : 'review-more'}`}
      >
        {change && (
          <>
            <Button
              size="small"
              look="primary"
              icon={<Check className="size-4" />}
              title="A"
              onClick={() => accept([change])}
            >
              {t('resume.review.accept')}
            </Button>
            <Button size="small" icon={<X className="size-4" />} title="R" onClick={reject}>
              {t('resume.review.reject')}
            </Button>
            {open.length > 1 && (
              <Button size="small" className="review-more" onClick={() => accept(open)}>
                {t('resume.review.acceptAll')}
              </Button>
            )}
          </>
        )}
        {review.accepted.length > 0 && (
          <Button
            size="small"
            look="quiet"
            className="review-more"
            onClick={() => void settle({ reopen: review.accepted.map((one) => nameOf(way, one)) })}
          >
            {t('resume.review.reopen', { count: review.accepted.length })}
          </Button>
        )}
      </div>
    </>
  )
}
