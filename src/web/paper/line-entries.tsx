/** Entries that stand on a line: "German (C1)", or the names of a whole section one behind the other. */
import { takesAlong } from '#domain/exchange/kept-together.ts'
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
  const { title, level, points, words } = saidBy(section.fields, item)
  const dates = when(entry, Text, printed)
  const { length } = dates.shown
  // Where dates are written they keep their place, or each key pressed could take it away.
  const isApart = datesApart && (showsEmpty || (length > 0 && length <= longestApart))
  const link = placed(entry, 'link')
  const facts = [
    ...(['organization', 'place'] as const).map((name) => {
      const part = placed(entry, name)
      const node = part && <Text {...part} ending="last" />
      return part && { key: name, says: printed(part), node }
    }),
    !isApart && { key: 'dates', says: dates.shown, node: dates.node },
    link && { key: 'link', says: printed({ ...link, link: true }), node: <Text {...link} link /> },
  ].filter((part) => part !== null && part !== false)
  return (
    <>
      <p className="facts" data-block={points.length > 0 ? 'head' : 'entry'}>
        <span className="hung">
          <Run
            separator=", "
            parts={[
              named(entry, Text, showsEmpty),
              ...keptToTheLast(level === '' ? title : '', facts),
            ]}
          />
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

/** The last of them, of one word, takes the end of what stands before it along: of a fact or of the name. */
function keptToTheLast<Fact extends { says: string }>(name: string, facts: readonly Fact[]) {
  const [last, before] = facts.filter(({ says }) => says !== '').toReversed()
  const isKept = last !== undefined && takesAlong(before?.says ?? name, last.says)
  return facts.map((fact) => ({
    ...fact,
    shown: fact.says !== '',
    takesAlong: isKept && fact === last,
  }))
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
