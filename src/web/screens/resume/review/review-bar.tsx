/**
 * The bar under the sheet that goes through the changes: the one at hand with its words, why it was
 * made and what it rests on, and the two answers to it. Every button has a key.
 */
import { Check, ChevronDown, ChevronUp, Ellipsis, Undo2 } from 'lucide-react'
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Change } from '#domain/edits/changes.ts'
import type { Comparison } from '#domain/edits/compare.ts'
import type { Editable } from '#domain/resume/edit.ts'
import { editableOf } from '#domain/resume/edit.ts'

import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { isTyping } from '../../../ui/typing.ts'
import type { Draft } from '../draft.ts'
import '../marks.css'
import { sameEditable } from '../same-editable.ts'
import { readShortcut } from '../shortcuts.ts'
import { useDraftState } from '../use-draft.ts'
import { ChangeAtHand } from './change-at-hand.tsx'
import { locate } from './locate.ts'
import './review.css'
import { settleChanges } from './settled.ts'
import { nameOf, useReview, withoutChange } from './use-review.ts'
import type { Way } from './use-review.ts'

export function ReviewBar({
  draft,
  sheet: table,
  shown,
  onShow,
}: {
  draft: Draft
  /** What holds the sheet. */
  sheet: RefObject<HTMLElement | null>
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
  // The first change comes into sight when the bar comes, which may cover it; then whoever walks goes on.
  const scrolls = useRef(true)
  const bar = useRef<HTMLElement>(null)
  const review = useReview(resume, way)
  const open = review?.open ?? []
  const place = Math.min(at, Math.max(0, open.length - 1))
  const change = open[place]

  useEffect(() => {
    if (review) onShow(review.comparison, review.open.length)
  }, [review, onShow])

  // The marks of the change at hand, once the sheet has drawn them.
  useEffect(() => {
    const sheet = table.current
    if (!sheet || !shown || !review || !change) return undefined
    const marks = locate(sheet, change, review.ordinalOf(change))
    for (const mark of marks) mark.dataset['current'] = ''
    if (scrolls.current && marks[0] && !isSeen(marks[0], bar.current))
      bringIntoSight(marks[0], bar.current)
    scrolls.current = false
    return () => {
      for (const mark of marks) delete mark.dataset['current']
    }
  }, [table, shown, review, change])

  // Whoever points at a mark has it at hand.
  useEffect(() => {
    const sheet = table.current
    if (!sheet || !review) return undefined
    const point = (event: Event) => {
      const mark = event.target instanceof Element && event.target.closest('ins, del')
      if (!mark) return
      const found = review.open.findIndex((one) =>
        locate(sheet, one, review.ordinalOf(one)).some((element) => element.contains(mark)),
      )
      if (found >= 0) setAt(found)
    }
    const listening = new AbortController()
    sheet.addEventListener('pointerdown', point, { signal: listening.signal })
    sheet.addEventListener('pointerover', point, { signal: listening.signal })
    return () => listening.abort()
  }, [table, review])

  const walk = (by: -1 | 1) => {
    if (open.length === 0) return
    scrolls.current = true
    setAt((place + by + open.length) % open.length)
  }

  const settle = (body: { settle?: string[]; reopen?: string[] }) =>
    settleChanges(resume.id, body).catch((error: unknown) => tell.failure('save', error))

  // What undo takes back: acceptances change no text, and an edit after them is undone before them.
  const acceptances = useRef<{ names: string[]; at: number; resume: Editable }[]>([])

  const accept = (changes: readonly Change[]) => {
    scrolls.current = true
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
    scrolls.current = true
    setAt(last.at)
    void settle({ reopen: last.names })
    return true
  }

  const reject = () => {
    if (!review || !change) return
    const value = withoutChange(review.base, editableOf(draft.state().resume), change)
    scrolls.current = true
    setAt(place)
    if (value) draft.apply({ kind: 'replace', value })
  }

  // Before the editor's own undo hears of it.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (readShortcut(event) !== 'undo' || isTyping(event.target) || !undoAcceptance()) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const held = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (held || isTyping(event.target) || document.querySelector('[role="dialog"]')) return
      if (event.key === 'n') walk(1)
      else if (event.key === 'p') walk(-1)
      else if (event.key === 'a' && change) accept([change])
      else if (event.key === 'r' && change) reject()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
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
      <div className="flex flex-wrap items-center gap-x-2 max-sm:gap-x-0">
        {review.hasWays && (
          <Segments
            name={t('resume.review.ways')}
            value={way}
            options={(['all', 'tailoring', 'mine'] as const).map((value) => ({
              value,
              label: t(`resume.review.way.${value}`),
            }))}
            onChange={(next) => {
              setWay(next)
              setAt(0)
            }}
          />
        )}
        {/* On a phone below the rest of the row, where that has no room for it. */}
        <output
          className={`ml-auto text-caption text-ink-soft tabular ${isFolded || !review.hasWays ? 'max-sm:ml-0' : 'max-sm:order-last max-sm:mt-1 max-sm:w-full'}`}
        >
          {open.length === 0
            ? t('resume.review.none')
            : t('resume.review.place', { number: place + 1, count: open.length })}
        </output>
        <span className="flex items-center gap-1 max-sm:ml-auto max-sm:gap-0">
          <IconButton
            name={t('resume.bar.previousEdit')}
            keys="P"
            icon={<ChevronUp />}
            disabled={open.length === 0}
            onClick={() => walk(-1)}
          />
          <IconButton
            name={t('resume.bar.nextEdit')}
            keys="N"
            icon={<ChevronDown />}
            disabled={open.length === 0}
            onClick={() => walk(1)}
          />
          {change && (
            <IconButton
              className="sm:hidden"
              name={t('resume.review.more')}
              aria-expanded={showsAll}
              icon={<Ellipsis />}
              onClick={() => setShowsAll(!showsAll)}
            />
          )}
        </span>
      </div>
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

/** Between what lies over the sheet above and below. */
function isSeen(mark: Element, bar: Element | null): boolean {
  const { top, bottom } = mark.getBoundingClientRect()
  const head = document.querySelector('.editor-head')?.getBoundingClientRect().bottom ?? 0
  return top >= Math.max(0, head) && bottom <= (bar?.getBoundingClientRect().top ?? innerHeight)
}

/** Into the middle of what is free between the head and the bar. */
function bringIntoSight(mark: HTMLElement, bar: Element | null): void {
  const head = document.querySelector('.editor-head')
  const isStuck = head !== null && getComputedStyle(head).position === 'sticky'
  mark.style.scrollMarginTop = `${(isStuck ? head.clientHeight : 0) + 16}px`
  mark.style.scrollMarginBottom = `${(bar?.clientHeight ?? 0) + 28}px`
  mark.scrollIntoView({ block: 'center' })
  mark.style.scrollMargin = ''
}
