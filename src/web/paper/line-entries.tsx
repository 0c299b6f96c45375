/** Entries that stand on a line: "German (C1)", or the names of a whole section one behind the other. */
import { saidBy } from '#domain/resume/sections/said.ts'

import type { EntryProps, Parts, TextOf } from './entries.tsx'
import { NestedEntry, Paragraph, placed, Technologies, when } from './entries.tsx'
import { DatesAtEnd, Lines, Run } from './pieces.tsx'
import { usePrinted, useSurface } from './surface.tsx'

/** Longer dates leave a line too little room. */
const longestApart = 30

/** Title and facts on one line, with what is said of it below. `datesApart`: at the end of the line. */
export function LineEntry({
  path,
  section,
  item,
  datesApart,
}: EntryProps & { datesApart: boolean }) {
  const { Text, showsEmpty } = useSurface()
  const printed = usePrinted()
  const entry = { path, fields: section.fields, item }
  const [list, prose, listed] = [
    placed(entry, 'points'),
    placed(entry, 'text'),
    placed(entry, 'words'),
  ]
  const { points, words } = saidBy(section.fields, item)
  const dates = when(entry, Text, printed)
  const { length } = dates.shown
  // Where dates are written they keep their place, or each key pressed could take it away.
  const isApart = datesApart && (showsEmpty || (length > 0 && length <= longestApart))
  const facts = [
    named(entry, Text, showsEmpty),
    ...(['organization', 'place'] as const).map((name) => {
      const part = placed(entry, name)
      return part && { key: name, shown: part.value !== '', node: <Text {...part} /> }
    }),
    !isApart && { key: 'dates', shown: length > 0, node: dates.node },
    linkIn(entry, Text),
  ].filter((part) => part !== null && part !== false)
  return (
    <>
      <p className="facts" data-block={points.length > 0 ? 'head' : 'entry'}>
        <span className="hung">
          <Run separator=", " parts={facts} />
        </span>
        {isApart && <DatesAtEnd {...dates} />}
      </p>
      {prose && <Paragraph {...prose} />}
      {listed && <Technologies {...listed} words={words} />}
      {list && <Lines path={list.path} lines={points} field={list.field} />}
      <NestedEntry {...entry} />
    </>
  )
}

function named(entry: Parts, Text: TextOf, showsEmpty: boolean) {
  const [title, level] = [placed(entry, 'title'), placed(entry, 'level')]
  // An entry is begun by its name.
  const hasTitle = title !== null && (title.value !== '' || showsEmpty)
  const parts = [
    title && {
      key: title.path,
      shown: hasTitle,
      node: (
        <strong>
          <Text {...title} />
        </strong>
      ),
    },
    level && {
      key: level.path,
      shown: level.value !== '',
      node: <Text {...level} />,
      behind: hasTitle ? ')' : null,
    },
  ].filter((part) => part !== null)
  return {
    key: 'named',
    shown: parts.some(({ shown }) => shown),
    node: <Run separator={opening} parts={parts} />,
  }
}

/** What is known of a name stands behind it in brackets. */
const opening = '\u00A0('

function linkIn(entry: Parts, Text: TextOf) {
  const link = placed(entry, 'link')
  return link && { key: 'link', shown: link.value !== '', node: <Text {...link} link /> }
}

/** Languages and interests. In a slim column each stands on its line that has more than its name. */
export function RunOfNames({
  list,
  section,
  isNarrow,
}: {
  list: string
  section: EntryProps['section']
  isNarrow: boolean
}) {
  const { Text } = useSurface()
  const entries = section.items.map((item, i) => {
    const entry = { path: `${list}/${i}`, fields: section.fields, item }
    return { path: entry.path, title: placed(entry, 'title'), level: placed(entry, 'level') }
  })
  const hasLevels = entries.some(({ level }) => level !== null && level.value !== '')
  const areLines = isNarrow && hasLevels
  const parts = entries.map(({ path, title, level }) => {
    const name = title && <Text {...title} />
    return {
      key: path,
      shown: true,
      node: (
        <>
          {hasLevels ? <strong>{name}</strong> : name}
          {level !== null && level.value !== '' && (
            <>
              {opening}
              <Text {...level} />)
            </>
          )}
        </>
      ),
    }
  })
  return (
    <div className="entry">
      <p className="facts" data-block="entry" data-lines={areLines || undefined}>
        <Run separator={areLines ? '' : '\u00A0· '} parts={parts} />
      </p>
    </div>
  )
}
