/**
 * Measures the blocks of a sheet, has `paginate` say where pages begin, and marks those blocks:
 * `data-page-start` breaks the page in print, and on the screen `--page-push` carries the block
 * over the gap. Measured after every change, when fonts arrive, and once more before printing.
 */
import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useState } from 'react'

import type { Paper } from '#domain/resume/resume.ts'

import type { Block } from './paginate.ts'
import { paginate } from './paginate.ts'
import { turnSigns } from './turn-signs.ts'

const pxPerMm = 96 / 25.4

/** Height of a page; its margin above and below the text; the gap between pages on the screen. */
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
): number {
  const [pages, setPages] = useState(1)

  // After every render, since each may have changed the height of a line. What is measured cannot
  // be computed beforehand, and a number that stays the same renders nothing again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (flow.current) setPages(markPages(flow.current, paper, marginMm, reflow))
  })

  useEffect(() => {
    const element = flow.current
    if (!element) return undefined
    const again = () => setPages(markPages(element, paper, marginMm, reflow))
    const observer = new ResizeObserver(again)
    observer.observe(element)
    document.fonts.addEventListener('loadingdone', again)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', again)
    }
  }, [flow, paper, marginMm, reflow])

  return pages
}

/** Answers how many pages there are. */
function markPages(flow: HTMLElement, paper: Paper, marginMm: number, reflow: boolean): number {
  for (const started of flow.querySelectorAll<HTMLElement>('[data-page-start]')) {
    delete started.dataset['pageStart']
    started.style.removeProperty('--page-push')
  }
  turnSigns(flow, reflow ? 'narrow' : 'printed')
  // A sheet that is not shown has no measures to break by.
  if (reflow || flow.offsetWidth === 0) return 1
  const page = paperHeightsMm[paper] * pxPerMm
  const margin = marginMm * pxPerMm
  const measure = { firstBottom: page - margin, room: page - 2 * margin }
  const sheet = flow.getBoundingClientRect()
  // By the width of the paper: `offsetWidth` is rounded, and a page high that is half a px.
  const scale = sheet.width / sheetWidthPx(paper)
  let most = 1
  for (const column of flow.querySelectorAll<HTMLElement>('[data-column]')) {
    const elements = [...column.querySelectorAll<HTMLElement>('[data-block]')]
    const blocks = elements.map((element, i) => blockOf(element, elements[i - 1], sheet.top, scale))
    for (const [i, { top, bottom }] of blocks.entries())
      elements[i]?.toggleAttribute('data-long', bottom - top > measure.room)
    const { starts, pages } = paginate(blocks, measure)
    most = Math.max(most, pages)
    let pushed = 0
    for (const { block, page: number } of starts) {
      const element = elements[block]
      const top = blocks[block]?.top
      if (!element || top === undefined) continue
      const wanted = number * (page + gapPx) + margin
      const natural = Number.parseFloat(getComputedStyle(element).marginTop) || 0
      const push = wanted - top - pushed
      pushed += push
      element.dataset['pageStart'] = String(number)
      element.style.setProperty('--page-push', `${natural + push}px`)
    }
  }
  return most
}

function blockOf(
  element: HTMLElement,
  before: HTMLElement | undefined,
  sheetTop: number,
  scale: number,
): Block {
  const rect = element.getBoundingClientRect()
  const kind = element.dataset['block']
  return {
    top: (rect.top - sheetTop) / scale,
    bottom: (rect.bottom - sheetTop) / scale,
    keepsWithNext: kind === 'heading' || kind === 'head',
    startsEntry: kind !== 'line' && before?.dataset['block'] !== 'heading',
  }
}
