/**
 * The file beside the resume, drawn from its text: of its page what is spoken of, and on demand all of it.
 * A part that is in the resume leads to its field, the field that has the focus lights its part, and what
 * is left over or in doubt is marked. The cards beside it say all of that in words.
 */
import type { RefObject } from 'react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'

import { fieldFinder } from '#domain/reading/found-fields.ts'
import type { SeenFile } from '#domain/reading/seen-file.ts'
import { shownText } from '#domain/reading/seen-file.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Search } from '../../../ui/icons.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Box, Crop } from './crop.ts'
import { blocksOf, cropOf, isInside } from './crop.ts'
import { useFieldInSight } from './use-field-in-sight.ts'

export function FilePages({
  seen,
  resume,
  left,
  line,
  about,
  table,
  onShow,
  onLine,
}: {
  seen: SeenFile
  resume: Resume
  left: readonly string[]
  /** The left-over line that is looked at. */
  line: string | null
  /** Where the doubt stands on the sheet that is looked at. */
  about: string | null
  table: RefObject<HTMLElement | null>
  onShow: (path: string) => void
  /** A left-over line is to be looked at. */
  onLine: (text: string) => void
}) {
  const { t } = useTranslation()
  const view = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [isWhole, setIsWhole] = useState(false)
  const field = useFieldInSight(table)
  const parts = useMemo(() => partsOf(seen, resume), [seen, resume])
  const lit =
    field === null && line !== null
      ? parts.filter(({ text }) => text === line)
      : placeOf(field ?? about, parts, left)
  const at = lit[0]?.page ?? 0
  const page = seen.pages[at]

  useLayoutEffect(() => {
    const element = view.current
    if (!element) return undefined
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  const drawn = (number: number, box: Box, some: readonly Part[]) => (
    <svg
      key={number}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      // The cards beside it say in words what it shows.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={t('resume.reading.page', { page: number + 1, pages: seen.pages.length })}
    >
      {blocksOf(some.filter((part) => lit.includes(part))).map(
        ({ left: x, top: y, right, bottom }) => (
          <rect
            key={`${x} ${y}`}
            data-block
            x={x - 4}
            y={y + 0.5}
            width={right - x + 8}
            height={bottom - y - 0.5}
            rx={2}
          />
        ),
      )}
      {some.map((part) => {
        const isLeft = left.includes(part.text)
        return (
          <g
            key={part.key}
            data-lit={lit.includes(part) || undefined}
            data-left={isLeft || undefined}
            data-leads={part.path !== '' || isLeft || undefined}
            onClick={(event) => {
              if (part.path === '' && !isLeft) return
              event.stopPropagation()
              setIsWhole(false)
              if (isLeft) onLine(part.text)
              else onShow(part.path)
            }}
          >
            <rect
              x={part.x - 1}
              y={part.y - part.size}
              width={Math.max(1, part.x1 - part.x) + 2}
              height={1.3 * part.size}
            />
            <text
              x={part.x}
              y={part.y}
              fontSize={part.size}
              fontWeight={part.bold ? 600 : undefined}
              data-serif={isSerif.test(part.font) || undefined}
              textLength={part.x1 > part.x ? part.x1 - part.x : undefined}
              lengthAdjust="spacingAndGlyphs"
            >
              {part.words}
            </text>
          </g>
        )
      })}
    </svg>
  )
  const onPage = parts.filter((part) => part.page === at)
  const crop =
    page &&
    cropOf(
      page,
      onPage,
      lit.filter((part) => part.page === at),
      room,
    )
  const close = () => setIsWhole(false)
  const scale = crop ? room.width / crop.width : 1
  const isSmall = lit.some(({ size, page: on }) => on === at && size * scale < smallest)
  return (
    <section className="reading-file" aria-label={t('resume.reading.pages')}>
      <div className="reading-caption">
        <h3>{[t('resume.reading.file'), lit[0]?.heading].filter(Boolean).join(' · ')}</h3>
        <Button
          size="small"
          look="quiet"
          icon={<Search className="size-4" aria-hidden />}
          onClick={() => setIsWhole(true)}
        >
          {t('resume.reading.wholePage')}
        </Button>
      </div>
      {/* The button above does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={view} className="reading-pages" onClick={() => setIsWhole(true)}>
        {crop &&
          (isSmall ? (
            <div className="reading-quote">
              {linesAround(onPage, lit).map((part) => (
                <p
                  key={part.line}
                  data-lit={lit.some((one) => one.line === part.line) || undefined}
                  data-bold={part.bold || undefined}
                >
                  {part.text}
                </p>
              ))}
            </div>
          ) : (
            drawn(at, crop, wholeLines(crop, onPage))
          ))}
      </div>
      <Dialog
        open={isWhole}
        onClose={close}
        title={t('resume.reading.file')}
        closeName={t('app.close')}
        size="large"
        isOnlyRead
      >
        <div className="reading-whole">
          {left.length > 0 && <p className="reading-marks">{t('resume.reading.marks.mark')}</p>}
          {seen.pages.map((size, number) =>
            drawn(
              number,
              { x: 0, y: 0, ...size },
              parts.filter((part) => part.page === number),
            ),
          )}
        </div>
      </Dialog>
    </section>
  )
}

/**
 * Where an entry stands: most of what leads to it, one below the other. A date may be that of a neighbour; it goes with what
 * it stands in, and so does a line that is left over.
 */
function placeOf(place: string | null, parts: readonly Part[], left: readonly string[]): Part[] {
  const isOf = ({ path, text }: Part) =>
    (path === place || path.startsWith(`${place}/`)) && !left.includes(text)
  const blocks: Part[][] = []
  let block: Part[] = []
  let between: Part[] = []
  for (const part of place === null || place === '' ? [] : parts)
    if (!/\p{L}/u.test(part.words) || left.includes(part.text)) between.push(part)
    else if (isOf(part)) {
      if (block.length === 0) blocks.push(block)
      block.push(...(block.length > 0 ? between : []), part)
      between = []
    } else {
      block.push(...(block.length > 0 ? between.filter(isOf) : []))
      block = []
      between = []
    }
  const lengthOf = (some: readonly Part[]) => some.reduce((sum, { words }) => sum + words.length, 0)
  const [most] = blocks.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return most ?? parts.filter(isOf)
}

/** What is set in type with serifs, by the names that fonts bear. */
const isSerif =
  /times|(?:source|noto|pt|droid|roboto)-?serif|roman|garamond|georgia|cambria|minion|palatino|bookman|baskerville|(?:^|\+)(?:CM|LM|SF)R/i

type Part = ReturnType<typeof partsOf>[number]

/** Every run of text with its place, its line's text and the field that holds it. */
function partsOf({ sections }: SeenFile, resume: Resume) {
  const find = fieldFinder(resume)
  return sections.flatMap(({ kind, heading, headingLine, lines }, section) =>
    [headingLine ?? [], lines].flat().flatMap((line, at) =>
      line.runs.map(({ text: words, x, x1, size, bold, font }, run) => ({
        key: `${section}-${at}-${run}`,
        line: `${section}-${at}`,
        heading,
        page: line.page,
        y: line.y,
        text: shownText(line),
        path: line === headingLine ? '' : find(words, line.text, kind),
        words,
        x,
        x1,
        size,
        bold,
        font,
      })),
    ),
  )
}

/** In smaller type, in pixels, the page is not read: its lines are quoted. */
const smallest = 11

/** What is lit, with the lines before and after it. */
function linesAround(parts: readonly Part[], lit: readonly Part[]): Part[] {
  const firsts = parts.filter(({ line }, n) => line !== parts[n - 1]?.line)
  const isLit = ({ line }: Part) => lit.some((one) => one.line === line)
  return firsts.slice(Math.max(0, firsts.findIndex(isLit) - 1), firsts.findLastIndex(isLit) + 10)
}

/** A line of which a part would be cut is no help. */
function wholeLines(box: Crop, parts: readonly Part[]): Part[] {
  const cut = new Set(parts.flatMap((part) => (isInside(box, part) ? [] : [part.line])))
  return parts.filter(({ line }) => !cut.has(line))
}
