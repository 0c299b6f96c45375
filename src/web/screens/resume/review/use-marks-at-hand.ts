/** The marks of the change at hand on the sheet: set apart, brought into sight, chosen by pointing. */
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

import type { Comparison } from '#domain/edits/compare.ts'

/** Answers what asks for the next of them to be brought into sight. */
export function useMarksAtHand({
  table,
  bar,
  shown,
  marks,
  at,
  onPoint,
}: {
  /** What holds the sheet. */
  table: RefObject<HTMLElement | null>
  /** The bar of the review where it lies over the sheet; null where it stands beside it. */
  bar: RefObject<HTMLElement | null> | null
  /** What the sheet marks right now. */
  shown: Comparison | null
  /** For each of what is gone through, how its marks are found; null before that is known. */
  marks: readonly ((sheet: ParentNode) => HTMLElement[])[] | null
  /** Which of them is at hand. */
  at: number
  onPoint: (place: number) => void
}): () => void {
  // The first comes into sight when the bar comes, which may cover it; then whoever walks goes on.
  const scrolls = useRef(true)
  /** Whether the one at hand was gone to, and not pointed at or scrolled away from. */
  const follows = useRef(true)
  // The marks at hand, once the sheet has drawn them.
  useEffect(() => {
    const sheet = table.current
    const find = marks?.[at]
    if (!sheet || !shown || !find) return undefined
    const found = find(sheet)
    const over = bar?.current ?? null
    for (const mark of found) mark.dataset['current'] = ''
    if (scrolls.current && found[0] && !isSeen(found[0], over)) bringIntoSight(found[0], over)
    scrolls.current = false
    const end = keepUncovered(found[0], over, follows)
    return () => {
      end()
      for (const mark of found) delete mark.dataset['current']
    }
  }, [table, bar, shown, marks, at])

  // Whoever points at a mark has it at hand.
  useEffect(() => {
    const sheet = table.current
    if (!sheet || !marks) return undefined
    const point = (event: Event) => {
      const mark = event.target instanceof Element && event.target.closest('ins, del')
      if (!mark) return
      const found = marks.findIndex((find) => find(sheet).some((element) => element.contains(mark)))
      if (found < 0) return
      follows.current = false
      onPoint(found)
    }
    const listening = new AbortController()
    sheet.addEventListener('pointerdown', point, { signal: listening.signal })
    sheet.addEventListener('pointerover', point, { signal: listening.signal })
    return () => listening.abort()
  }, [table, marks, onPoint])

  return () => {
    scrolls.current = true
    follows.current = true
  }
}

/**
 * What is told of a change arrives by and by: a bar that grows by it covers no mark that was gone to.
 * Whoever looks elsewhere is left there.
 */
function keepUncovered(
  mark: HTMLElement | undefined,
  bar: Element | null,
  follows: { current: boolean },
): () => void {
  if (!mark || !bar) return () => {}
  const observer = new ResizeObserver(() => {
    if (follows.current && !isSeen(mark, bar)) bringIntoSight(mark, bar)
  })
  observer.observe(bar)
  const listening = new AbortController()
  // By thumb, wheel, key or the bar of the window.
  const leave = () => {
    if (!isSeen(mark, bar)) follows.current = false
  }
  document.addEventListener('scroll', leave, { passive: true, signal: listening.signal })
  return () => {
    observer.disconnect()
    listening.abort()
  }
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
