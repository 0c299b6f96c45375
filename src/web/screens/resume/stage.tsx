/**
 * The table the sheet lies on: it scales the paper to the room there is, and where there is too
 * little for paper it lets the text flow as one column. Scaling is by transform, which moves no
 * line: what is seen small breaks as it prints.
 */
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

import type { Paper } from '#domain/resume/resume.ts'
import { sheetWidthPx } from '#web/paper/use-pages.ts'

/** Below this width paper would be too small to read. */
const reflowBelowPx = 560
const largest = 1.2

export function Stage({
  paper,
  children,
}: {
  paper: Paper
  children: (reflow: boolean) => ReactNode
}) {
  const room = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  const paperWidth = sheetWidthPx(paper)
  const reflow = width !== null && width < reflowBelowPx
  const scale = width === null || reflow ? 1 : Math.min(largest, width / paperWidth)

  // Before the first paint: what stands below would come into sight, and be pushed away.
  useLayoutEffect(() => {
    const element = room.current
    const inner = sheet.current
    if (!element || !inner) return undefined
    const measure = () => {
      // Hidden, it keeps the width it will have again.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
      grow(element, inner, reflow ? null : scale)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(inner)
    measure()
    return () => observer.disconnect()
  }, [scale, reflow])

  // The sheet may have been drawn just now.
  useLayoutEffect(() => {
    if (room.current && sheet.current) grow(room.current, sheet.current, reflow ? null : scale)
  })

  return (
    <div ref={room} className="stage" data-reflow={reflow || undefined}>
      <div
        ref={sheet}
        className="stage-sheet"
        style={
          reflow
            ? undefined
            : {
                transform: `scale(${scale})`,
                width: paperWidth,
                marginLeft: Math.max(0, ((width ?? 0) - paperWidth * scale) / 2),
              }
        }
      >
        {width !== null && children(reflow)}
      </div>
    </div>
  )
}

/** The room must be as high as the paper is seen, not as it is; while none is, as it likes. */
function grow(room: HTMLElement, sheet: HTMLElement, scale: number | null): void {
  const height = sheet.offsetHeight
  room.style.height = scale === null || height === 0 ? '' : `${height * scale}px`
}
