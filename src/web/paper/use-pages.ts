/**
 * The pages of a sheet (mark-pages), anew after every change and when fonts arrive; and how close it is
 * set, where that goes by how full they are (domain/resume/by-fill).
 */
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { stepByFill } from '#domain/resume/by-fill.ts'
import type { Measures } from '#domain/resume/look.ts'
import type { Layout, Paper } from '#domain/resume/resume.ts'

import type { Marked, Page } from './mark-pages.ts'
import { markPages, unmarkPages } from './mark-pages.ts'
import { sheetStyles } from './sheet-styles.ts'
import { turnSigns } from './turn-signs.ts'

const pxPerMm = 96 / 25.4

const paperHeightsMm: Readonly<Record<Paper, number>> = { a4: 297, letter: 279.4 }
const paperWidthsMm: Readonly<Record<Paper, number>> = { a4: 210, letter: 215.9 }
const gapPx = 20

export function sheetWidthPx(paper: Paper): number {
  return paperWidthsMm[paper] * pxPerMm
}

/** What a sheet is set by; `step`: null where it goes by how full its pages are. */
type Setting = {
  paper: Paper
  layout: Layout
  step: number | null
  measuresAt: (step: number) => Measures
  reflow: boolean
}

type Settled = Marked & { step: number }

/** A step and the columns of its sections ask for each other: after so many rounds the step stands. */
const mostRounds = 3

export function usePages(
  flow: RefObject<HTMLElement | null>,
  { paper, layout, step: wished, measuresAt, reflow }: Setting,
): Settled {
  const [settled, setSettled] = useState<Settled>({
    pages: 1,
    last: 1,
    left: 0,
    turned: [],
    step: 0,
  })
  const rounds = useRef(0)

  const mark = useEffectEvent((element: HTMLElement) => {
    const markAt = (step: number): Held => {
      const measures = measuresAt(step)
      for (const [name, value] of Object.entries(sheetStyles(measures)))
        element.parentElement?.style.setProperty(name, value)
      return markSheet(element, paper, measures.marginMm, reflow)
    }
    // Type that is being written in keeps its size.
    const isWritten = element.contains(document.activeElement)
    const stays = reflow || isWritten || rounds.current >= mostRounds
    const step =
      wished ?? (stays ? settled.step : asPrinted(element, () => chosenBy(layout, markAt)))
    const after = unlessSame(settled, { ...markAt(step), step })
    rounds.current = after === settled ? 0 : rounds.current + 1
    setSettled(after)
  })

  // After every render, since each may have changed the height of a line. What is measured cannot
  // be computed beforehand, and what stays the same renders nothing again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (flow.current) mark(flow.current)
  })

  useEffect(() => {
    const element = flow.current
    if (!element) return undefined
    const again = () => mark(element)
    const observer = new ResizeObserver(again)
    observer.observe(element)
    document.fonts.addEventListener('loadingdone', again)
    // Between two fields nothing is in focus: what is gone to would seem free to stand elsewhere.
    const moved = ({ type, relatedTarget }: FocusEvent) => {
      const isWithin = relatedTarget instanceof Node && element.contains(relatedTarget)
      if (isWithin === (type === 'focusin')) again()
    }
    element.addEventListener('focusin', moved)
    element.addEventListener('focusout', moved)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', again)
      element.removeEventListener('focusin', moved)
      element.removeEventListener('focusout', moved)
    }
  }, [flow])

  return settled
}

/** What is drawn only to be filled in makes no page fuller: Edit is set as close as what it prints. */
function asPrinted<T>(flow: HTMLElement, measure: () => T): T {
  flow.dataset['asPrinted'] = ''
  try {
    return measure()
  } finally {
    delete flow.dataset['asPrinted']
  }
}

function chosenBy(layout: Layout, markAt: (step: number) => Marked): number {
  const steps = stepByFill(layout)
  let asked = steps.next()
  while (asked.done !== true) asked = steps.next(markAt(asked.value))
  return asked.value
}

type Held = Marked & {
  /** A section would lose the caret by standing elsewhere: it goes there once the caret has left it. */
  isHeld: boolean
}

function unlessSame(before: Settled, { isHeld, ...after }: Held & { step: number }): Settled {
  const turned = isHeld ? before.turned : after.turned
  const isSame =
    turned.join() === before.turned.join() &&
    after.pages === before.pages &&
    after.step === before.step
  return isSame ? before : { ...after, turned }
}

function markSheet(flow: HTMLElement, paper: Paper, marginMm: number, reflow: boolean): Held {
  turnSigns(flow, reflow ? 'narrow' : 'printed')
  const page: Page = {
    height: paperHeightsMm[paper] * pxPerMm,
    width: sheetWidthPx(paper),
    margin: marginMm * pxPerMm,
    gap: gapPx,
  }
  // A sheet that is not shown has no measures to break by.
  const after = reflow || flow.offsetWidth === 0 ? unmarkPages(flow) : markPages(flow, page)
  const caretIn = document.activeElement?.closest('.section[data-slim]') ?? null
  return { ...after, isHeld: caretIn !== null && flow.contains(caretIn) }
}
