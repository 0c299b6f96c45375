/**
 * The pages of the file, drawn from their text. A part that is in the resume leads to its field, the field
 * that has the focus lights its part, and what is left over or in doubt is marked. The lists beside it say
 * all of that in words.
 */
import type { RefObject } from 'react'
import { useEffect, useMemo, useRef } from 'react'

import type { Doubt } from '#domain/reading/doubts.ts'
import { fieldFinder } from '#domain/reading/found-fields.ts'
import type { SeenFile } from '#domain/reading/seen-file.ts'
import { shownText } from '#domain/reading/seen-file.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { useFieldInSight } from './use-field-in-sight.ts'

export function FilePages({
  seen,
  resume,
  left,
  doubts,
  line,
  about,
  table,
  onShow,
  onLine,
}: {
  seen: SeenFile
  resume: Resume
  left: readonly string[]
  doubts: readonly Doubt[]
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
  const box = useRef<HTMLElement>(null)
  const field = useFieldInSight(table)
  const parts = useMemo(() => partsOf(seen, resume), [seen, resume])
  const lit = parts.filter(({ path, text }) =>
    field === null && line !== null ? text === line : isAt(path, field ?? about),
  )
  const first = lit[0]?.key

  useEffect(() => {
    const target = first && box.current?.querySelector(`[data-part="${first}"]`)
    if (!target || !box.current) return
    const [at, room] = [target.getBoundingClientRect(), box.current.getBoundingClientRect()]
    const isSeen = at.top >= room.top && at.bottom <= room.bottom
    box.current.scrollBy({
      top: isSeen ? 0 : at.top - room.top - room.height / 2,
      left: at.right <= room.right && at.left >= room.left ? 0 : at.left - room.left - 16,
    })
  }, [box, first])

  return (
    // It scrolls, and so must whoever has nothing but keys.
    <section
      ref={box}
      className="reading-pages"
      aria-label={t('resume.reading.pages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {seen.pages.map(({ width, height }, page) => (
        <svg
          // The pages of a file never change places.
          // oxlint-disable-next-line react/no-array-index-key
          key={page}
          viewBox={`0 0 ${width} ${height}`}
          // The lists beside it say in words what it shows.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={t('resume.reading.page', { page: page + 1, pages: seen.pages.length })}
        >
          {parts
            .filter((part) => part.page === page)
            .map((part) => (
              <g
                key={part.key}
                data-part={part.key}
                data-lit={lit.includes(part) || undefined}
                data-left={left.includes(part.text) || undefined}
                data-doubt={doubts.some((doubt) => isAt(part.path, doubt.path)) || undefined}
                data-leads={part.path !== '' || left.includes(part.text) || undefined}
                onClick={() => {
                  if (left.includes(part.text)) onLine(part.text)
                  else if (part.path !== '') onShow(part.path)
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
                  fontWeight={part.bold ? 700 : undefined}
                  textLength={part.x1 > part.x ? part.x1 - part.x : undefined}
                  lengthAdjust="spacingAndGlyphs"
                >
                  {part.words}
                </text>
              </g>
            ))}
        </svg>
      ))}
    </section>
  )
}

const isAt = (path: string, place: string | null): boolean =>
  place !== null && place !== '' && (path === place || path.startsWith(`${place}/`))

/** Every run of text with its place, its line's text and the field that holds it. */
function partsOf({ sections }: SeenFile, resume: Resume) {
  const find = fieldFinder(resume)
  return sections.flatMap(({ kind, headingLine, lines }, section) =>
    [headingLine ?? [], lines].flat().flatMap((line, at) =>
      line.runs.map(({ text: words, x, x1, size, bold }, run) => ({
        key: `${section}-${at}-${run}`,
        page: line.page,
        y: line.y,
        text: shownText(line),
        path: line === headingLine ? '' : find(words, line.text, kind),
        words,
        x,
        x1,
        size,
        bold,
      })),
    ),
  )
}
