/**
 * The bar under the sheet that goes through a tailored resume: first what waits for an answer, then
 * the marks of what is in it. Every button has a key.
 */
import type { RefObject } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import type { Comparison } from '#domain/edits/compare.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { skipClass, skipsId } from '../../../frame/skips.ts'
import type { Draft } from '../draft.ts'
import '../marks.css'
import { useDraftState } from '../use-draft.ts'
import { locate, locateText } from './locate.ts'
import { MarkAnswers } from './mark-answers.tsx'
import { QuestionAnswers } from './question-answers.tsx'
import { ReviewHead } from './review-head.tsx'
import './review.css'
import { useGain } from './use-gain.ts'
import { useMarksAtHand } from './use-marks-at-hand.ts'
import { isOffer } from './questions.ts'
import { useQuestions } from './use-questions.ts'
import { useReview } from './use-review.ts'
import type { MarkWay, Way } from './ways.ts'

export function ReviewBar({
  draft,
  sheet: table,
  isCovered,
  beside,
  shown,
  onShow,
}: {
  draft: Draft
  /** What holds the sheet. */
  sheet: RefObject<HTMLElement | null>
  /** The history lies over the review, which keeps its place and hears no key. */
  isCovered: boolean
  /** Where it has room beside the sheet; else it lies under it. */
  beside: HTMLElement | null
  /** What the sheet marks right now. */
  shown: Comparison | null
  onShow: (comparison: Comparison, count: number) => void
}) {
  const { t } = useTranslation()
  const { resume } = useDraftState(draft)
  const [chosen, setChosen] = useState<Way | null>(null)
  const [at, setAt] = useState(0)
  const [showsAll, setShowsAll] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const { questions, isKnown } = useQuestions(resume)
  const markWay: MarkWay = chosen === null || chosen === 'questions' ? 'all' : chosen
  const review = useReview(resume, markWay)
  // What is in doubt comes first, and what is only offered after all that was done.
  const isAll = questions.every(isOffer) && review !== null && review.open.length > 0
  const way = chosen ?? (questions.length > 0 && !isAll ? 'questions' : 'all')
  const gain = useGain(resume)
  const isAsking = way === 'questions'

  const marks = useMemo(() => {
    if (isAsking)
      return questions.map(
        ({ path }) =>
          (sheet: ParentNode) =>
            locateText(sheet, path),
      )
    return (
      review?.open.map((one) => (sheet: ParentNode) => locate(sheet, one, review.ordinalOf(one))) ??
      null
    )
  }, [isAsking, questions, review])
  const count = marks?.length ?? 0
  const decided = useDecided(way, count, isAsking ? 0 : (review?.accepted.length ?? 0))
  // A button that was pressed here may go with its question: what comes next has the focus.
  const hadFocus = useRef(false)
  const before = useRef({ way, count })
  useEffect(() => {
    const isOtherWay = before.current.way !== way
    if (!isOtherWay && before.current.count === count) return
    before.current = { way, count }
    if (!hadFocus.current || document.activeElement !== document.body) return
    // Of other changes it is told first how many there are: a key that repeats answers none of them.
    const order = isOtherWay ? ['output', answers] : [answers, 'output']
    const next = order.map((one) => bar.current?.querySelector<HTMLElement>(one))
    next.find((one) => one)?.focus({ preventScroll: true })
  }, [way, count])
  // The last decision closes what was opened for it.
  const [hadSome, setHadSome] = useState(false)
  if (hadSome !== count > 0) {
    setHadSome(count > 0)
    if (count === 0) setShowsAll(false)
  }
  const place = Math.min(at, Math.max(0, count - 1))

  useEffect(() => {
    if (!review || !isKnown) return
    if (isAsking) onShow(unmarked, questions.length)
    else onShow(review.comparison, review.open.length)
  }, [review, isKnown, isAsking, questions, onShow])

  const bringNextIntoSight = useMarksAtHand({
    table,
    bar: beside ? null : bar,
    shown,
    marks,
    at: place,
    onPoint: setAt,
  })
  const goTo = (next: number) => {
    bringNextIntoSight()
    setAt(next)
  }
  const walk = (by: -1 | 1) => {
    if (count > 0) goTo((place + by + count) % count)
  }

  if (!review || !isKnown) return null
  const markWays: Way[] = review.hasWays ? ['all', 'tailoring', 'mine'] : ['all']
  const walking = { draft, isCovered, place, walk, goTo }
  const drawn = (
    // Where the focus is, is all that is heard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={bar}
      className="review-bar"
      aria-label={t('resume.review.title')}
      // A phone is shown the one at hand and its answers; the rest is one press away.
      data-folded={showsAll ? undefined : ''}
      onFocus={() => {
        hadFocus.current = true
      }}
    >
      <ReviewHead
        {...{ way, count, place, decided, gain, showsAll }}
        counts={{ questions: questions.length, [markWay]: review.open.length }}
        ways={questions.length > 0 || isAsking ? ['questions', ...markWays] : markWays}
        onWay={(next) => {
          setChosen(next)
          setAt(0)
        }}
        onWalk={walk}
        onAll={() => setShowsAll(!showsAll)}
      />
      {isAsking ? (
        <QuestionAnswers
          {...walking}
          question={questions[place]}
          // What is answered last leaves the way as it was chosen.
          onAnswer={() => setChosen('questions')}
        />
      ) : (
        <MarkAnswers {...walking} way={markWay} review={review} />
      )}
    </section>
  )
  const skips = document.getElementById(skipsId)
  return (
    <>
      {skips &&
        count > 0 &&
        createPortal(
          <button
            type="button"
            className={skipClass}
            onClick={() => bar.current?.querySelector<HTMLElement>(answers)?.focus()}
          >
            {t('resume.review.title')}
          </button>,
          skips,
        )}
      {beside ? createPortal(drawn, beside) : drawn}
    </>
  )
}

/** The first answer to what is at hand, by its key. */
const answers = '[title="A"], [title="E"]'

/** How many of a way there were to decide, by the most that were seen of it. */
function useDecided(way: Way, open: number, accepted: number): number {
  const [most, setMost] = useState({ way, count: 0 })
  const count = Math.max(open + accepted, most.way === way ? most.count : 0)
  if (most.way !== way || most.count !== count) setMost({ way, count })
  return count - open
}

/** What waits is not in the resume: nothing of it is marked. */
const unmarked: Comparison = { marks: {}, added: {}, removed: {}, moved: {} }
