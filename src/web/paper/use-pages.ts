/** The pages of a sheet (mark-pages), anew after every change and when fonts arrive. */
import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useState } from 'react'

import type { Paper } from '#domain/resume/resume.ts'

import type { Marked, Page } from './mark-pages.ts'
import { markPages, unmarkPages } from './mark-pages.ts'
import { turnSigns } from './turn-signs.ts'

const pxPerMm = 96 / 25.4

const paperHeightsMm: Readonly<Record<Paper, number>> = { a4: 297, letter: 279.4 }
const paperWidthsMm: Readonly<Record<Paper, number>> = { a4: 210, letter: 215.9 }
const gapPx = 20

export function sheetWidthPx(paper: Paper): number {
  return paperWidthsMm[paper] * pxPerMm
}

export function usePages(
  flow: RefObject<HTMLElement | null>,
  paper: Paper,
  marginMm: number,
  reflow: boolean,
): Marked {
  const [marked, setMarked] = useState<Marked>({ pages: 1, turned: null })

  // After every render, since each may have changed the height of a line. What is measured cannot
  // be computed beforehand, and what stays the same renders nothing again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (!flow.current) return
    const after = markSheet(flow.current, paper, marginMm, reflow)
    // oxlint-disable-next-line react/set-state-in-effect
    setMarked((before) => unlessSame(before, after))
  })

  useEffect(() => {
    const element = flow.current
    if (!element) return undefined
    const again = () => {
      const after = markSheet(element, paper, marginMm, reflow)
      setMarked((before) => unlessSame(before, after))
    }
    const observer = new ResizeObserver(again)
    observer.observe(element)
    document.fonts.addEventListener('loadingdone', again)
    element.addEventListener('focusout', again)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', again)
      element.removeEventListener('focusout', again)
    }
  }, [flow, paper, marginMm, reflow])

  return marked
}

type Held = Marked & {
  /** A section would lose the caret by standing elsewhere: it goes there once the caret has left it. */
  isHeld: boolean
}

function unlessSame(before: Marked, { pages, turned: wished, isHeld }: Held): Marked {
  const turned = isHeld ? before.turned : wished
  return turned === before.turned && pages === before.pages ? before : { pages, turned }
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
