/** The small parts that every section is set from: spans of dates, lines, runs of words. */
import type { ReactNode } from 'react'
import { Fragment } from 'react'

import type { FieldName, TextProps } from './surface.tsx'
import { useSurface } from './surface.tsx'
import { endOfList } from './whole-words.ts'

/**
 * Parts on one line with a separator between those that say something. A surface that shows the
 * empty ones too can tell them by `data-empty`, and the part that leads without them by `data-lead`.
 */
export function Run({
  parts,
  separator,
}: {
  parts: readonly {
    key: string
    shown: boolean
    node: ReactNode
    /** What ends it. */
    behind?: ReactNode
    /** Not broken over two lines. */
    isWhole?: boolean
    /** No line ends before it. */
    takesAlong?: boolean
  }[]
  separator: ReactNode
}) {
  const { showsEmpty } = useSurface()
  const shown = parts.filter((part) => part.shown || showsEmpty)
  const lead = shown.findIndex((part) => part.shown)
  return shown.map((part, i) => (
    <span
      key={part.key}
      className={part.isWhole === true ? 'part whole' : 'part'}
      data-empty={part.shown ? undefined : true}
      data-lead={i === lead || undefined}
    >
      {i > 0 && (
        <span className={part.takesAlong === true ? 'separator whole' : 'separator'}>
          {separator}
        </span>
      )}
      {part.node}
      {part.behind}
    </span>
  ))
}

/** `shown`: as it is printed. */
type Dates = { shown: string; node: ReactNode }

/** Dates that a slim column has room for behind the last word of a text. */
const shortDates = 10

export const DatesAtEnd = ({ shown, node }: Dates) => (
  <span
    className="dates"
    data-hyphen={shown.includes('-') || undefined}
    data-short={shown.length <= shortDates || undefined}
  >
    {node}
  </span>
)

/**
 * What stands under a title: when, then where. One layout sets both on one line, the other the dates
 * at the end of the title's.
 */
export function Under({
  dates,
  place,
}: {
  dates: Dates
  /** Null where such an entry has none. */
  place: { shown: boolean; node: ReactNode } | null
}) {
  const { showsEmpty } = useSurface()
  const hasDates = dates.shown !== '' || showsEmpty
  const hasPlace = place !== null && (place.shown || showsEmpty)
  if (!hasDates && !hasPlace) return null
  return (
    <p className="under">
      {hasDates && <DatesAtEnd {...dates} />}
      {hasDates && hasPlace && (
        <span className="separator" data-empty={!(dates.shown !== '' && place.shown) || undefined}>
          {' · '}
        </span>
      )}
      {hasPlace && <span className="place">{place.node}</span>}
    </p>
  )
}

/** A text, where it stands and what it is. */
export type PlacedText = Pick<TextProps, 'path' | 'field' | 'value'>

export function Period(ends: { from: PlacedText | null; to: PlacedText | null }) {
  const { Text } = useSurface()
  const parts = (['from', 'to'] as const).flatMap((key) => {
    const end = ends[key]
    return end === null ? [] : [{ key, shown: end.value !== '', node: <Text {...end} /> }]
  })
  return <Run separator={' – '} parts={parts} />
}

/** The bullets of an entry. */
export function Lines({
  path,
  lines,
  field,
}: {
  path: string
  lines: readonly string[]
  field: FieldName
}) {
  const { Text, Line, Gone } = useSurface()
  return (
    <ul className="lines">
      {lines.map((line, i) => (
        // A line has no identity but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={i}>
          <Gone list={path} before={i} as="line" />
          <Line list={path} index={i}>
            <Text path={`${path}/${i}`} value={line} field={field} as="block" />
          </Line>
        </Fragment>
      ))}
      <Gone list={path} before={lines.length} as="line" />
    </ul>
  )
}

/** Skills or technologies, one after the other. */
export function WordRun({
  path,
  words,
  field,
}: {
  path: string
  words: readonly string[]
  field: FieldName
}) {
  const { Text, Gone, AfterWords } = useSurface()
  const end = endOfList(words)
  return (
    <>
      {words.map((word, i) => {
        const kept = i === words.length - 1 ? end : null
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={i}>
            {i > 0 && (
              <span className={kept === null ? 'separator' : `separator ${kept}`}>{', '}</span>
            )}
            <Gone list={path} before={i} as="word" />
            <Text path={`${path}/${i}`} value={word} field={field} ending="names" />
          </Fragment>
        )
      })}
      <Gone list={path} before={words.length} as="word" />
      <AfterWords list={path} field={field} empty={words.length === 0} />
    </>
  )
}
