/**
 * The bar under the sheet that goes through the changes: the one at hand with its words, why it was
 * made and what it rests on, and the two answers to it. Every button has a key.
 */
import { Check, Undo2 } from 'lucide-react'
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Change } from '#domain/edits/changes.ts'
import type { Comparison } from '#domain/edits/compare.ts'
import type { Editable } from '#domain/resume/edit.ts'
import { editableOf } from '#domain/resume/edit.ts'

import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import type { Draft } from '../draft.ts'
import '../marks.css'
import { sameEditable } from '../same-editable.ts'
import { useDraftState } from '../use-draft.ts'
import { ChangeAtHand } from './change-at-hand.tsx'
import { ReviewHead } from './review-head.tsx'
import './review.css'
import { settleChanges } from './settled.ts'
import { useMarksAtHand } from './use-marks-at-hand.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { nameOf, useReview, withoutChange } from './use-review.ts'
import type { Way } from './use-review.ts'

export function ReviewBar({
  draft,
  sheet: table,
  isCovered,
  shown,
  onShow,
}: {
  draft: Draft
  /** What holds the sheet. */
  sheet: RefObject<HTMLElement | null>
  /** The history lies over the review, which keeps its place and hears no key. */
  isCovered: boolean
  /** What the sheet marks right now. */
  shown: Comparison | null
  onShow: (comparison: Comparison, count: number) => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const { resume } = useDraftState(draft)
  const [way, setWay] = useState<Way>('all')
  const [at, setAt] = useState(0)
  const [showsAll, setShowsAll] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const review = useReview(resume, way)
  const open = review?.open ?? []
  const place = Math.min(at, Math.max(0, open.length - 1))
  const change = open[place]

  useEffect(() => {
    if (review) onShow(review.comparison, review.open.length)
  }, [review, onShow])

  const bringNextIntoSight = useMarksAtHand({
    table,
    bar,
    shown,
    review,
    change,
    onPoint: setAt,
  })

  const walk = (by: -1 | 1) => {
    if (open.length === 0) return
    bringNextIntoSight()
    setAt((place + by + open.length) % open.length)
  }

  const settle = (body: { settle?: string[]; reopen?: string[] }) =>
    settleChanges(resume.id, body).catch((error: unknown) => tell.failure('save', error))

  // What undo takes back: acceptances change no text, and an edit after them is undone before them.
  const acceptances = useRef<{ names: string[]; at: number; resume: Editable }[]>([])

  const accept = (changes: readonly Change[]) => {
    bringNextIntoSight()
    setAt(place)
    const names = changes.map((one) => nameOf(way, one))
    acceptances.current.push({ names, at: place, resume: editableOf(draft.state().resume) })
    void settle({ settle: names })
  }

  /** True where the last thing done was to accept. */
  const undoAcceptance = (): boolean => {
    const last = acceptances.current.at(-1)
    if (!last || !sameEditable(last.resume, draft.state().resume)) return false
    acceptances.current.pop()
    bringNextIntoSight()
    setAt(last.at)
    void settle({ reopen: last.names })
    return true
  }

  const reject = () => {
    if (!review || !change) return
    const value = withoutChange(review.base, editableOf(draft.state().resume), change)
    bringNextIntoSight()
    setAt(place)
    if (value) draft.apply({ kind: 'replace', value })
  }

  useReviewKeys({
    isCovered,
    walk,
    accept: change ? () => accept([change]) : null,
    reject: change ? reject : null,
    undoAcceptance,
  })

  if (!review) return null
  // A phone is shown the change and its two answers; the rest is one press away.
  const isFolded = change !== undefined && !showsAll
  return (
    <section
      ref={bar}
      className="review-bar"
      aria-label={t('resume.review.title')}
      data-folded={isFolded ? '' : undefined}
    >
      <ReviewHead
        {...{ review, way, place, showsAll }}
        onWay={(next) => {
          setWay(next)
          setAt(0)
        }}
        onWalk={walk}
        onAll={() => setShowsAll(!showsAll)}
      />
      {change && <ChangeAtHand change={change} resume={resume} review={review} />}
      <p aria-live="polite" className={review.isWaiting ? 'text-caption text-fair' : 'sr-only'}>
        {review.isWaiting && t('resume.review.waiting')}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {change && (
          <>
            <Button
              size="small"
              icon={<Check className="size-4" />}
              title="A"
              onClick={() => accept([change])}
            >
              {t('resume.review.accept')}
            </Button>
            <Button size="small" icon={<Undo2 className="size-4" />} title="R" onClick={reject}>
              {t('resume.review.reject')}
            </Button>
            {open.length > 1 && (
              <Button
                size="small"
                look="quiet"
                className="review-more"
                onClick={() => accept(open)}
              >
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
    </section>
  )
}
