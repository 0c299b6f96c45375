/**
 * The table the sheet lies on: it scales the paper to the room there is, and where there is too
 * little for paper it lets the text flow as one column. Scaling is by transform, which moves no
 * line: what is seen small breaks as it prints.
 */
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'

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

  useEffect(() => {
    const element = room.current
    const inner = sheet.current
    if (!element || !inner) return undefined
    const measure = () => {
      // Hidden, it keeps the width it will have again.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    // The room must be as high as the paper is seen, not as it is.
    const grow = () => {
      element.style.height = reflow ? '' : `${inner.offsetHeight * scale}px`
    }
    const observer = new ResizeObserver(() => {
      measure()
      grow()
    })
    observer.observe(element)
    observer.observe(inner)
    grow()
    return () => observer.disconnect()
  }, [scale, reflow])

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
