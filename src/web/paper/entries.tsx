/** How the entries of a section are set: a head, what stands under it, then lines and text. */
import { colonOf } from '#domain/language/colons.ts'
import type { Language } from '#domain/language/languages.ts'
import type { LabelledFields, RegisteredList } from '#domain/resume/sections.ts'
import type { Item } from '#domain/resume/sections/leaves.ts'
import { isItem } from '#domain/resume/sections/leaves.ts'
import type { Said } from '#domain/resume/sections/said.ts'
import { nameOfPart, nestedFieldOf, saidBy } from '#domain/resume/sections/said.ts'

import type { PlacedText } from './pieces.tsx'
import { Lines, Period, Run, Under, WordRun } from './pieces.tsx'
import { useSurface } from './surface.tsx'

export type EntryProps = {
  path: string
  section: RegisteredList
  item: Item
  language: Language
}

/** Where a part of an entry stands and what it says; null where its section has none. */
function placed(
  { path, fields, item }: { path: string; fields: LabelledFields; item: Item },
  part: Exclude<keyof Said, 'nested'>,
): PlacedText | null {
  const name = nameOfPart(fields, part)
  const field = name === null ? undefined : fields[name]
  if (name === null || field === undefined || field.kind === 'nested') return null
  const value = item[name]
  return {
    path: `${path}/${name}`,
    field: field.label,
    value: typeof value === 'string' ? value : '',
  }
}

export function SectionEntry({ section, ...entry }: EntryProps) {
  return <Entry {...entry} fields={section.fields} />
}

type Parts = { path: string; fields: LabelledFields; item: Item }

function Entry(entry: Parts) {
  const { showsEmpty, Text } = useSurface()
  const { fields, item } = entry
  const { points, text, words, nested } = saidBy(fields, item)
  const [title, list, prose, listed] = [
    placed(entry, 'title'),
    placed(entry, 'points'),
    placed(entry, 'text'),
    placed(entry, 'words'),
  ]
  const says = points.length > 0 || text !== '' || words.length > 0 || nested !== null
  // The head of an entry stays with its first line; text that may be written is one.
  const hasLines = says || (showsEmpty && (prose !== null || listed !== null))
  return (
    <>
      <div className="entry-head" data-block={hasLines ? 'head' : 'entry'}>
        <h3>{title && <Text {...title} />}</h3>
        <WhenAndWhere {...entry} />
      </div>
      {list && <Lines path={list.path} lines={points} field={list.field} />}
      {prose && <Paragraph {...prose} />}
      {listed && <Technologies {...listed} words={words} />}
      <NestedEntry {...entry} />
    </>
  )
}

function NestedEntry({ path, fields, item }: Parts) {
  const { Nested } = useSurface()
  const field = nestedFieldOf(fields)
  const value = item[field?.name ?? ''] ?? null
  if (field === null || !isItem(value)) return null
  const at = `${path}/${field.name}`
  return (
    <Nested path={at}>
      <Entry path={at} fields={field.fields} item={value} />
    </Nested>
  )
}

function WhenAndWhere(entry: Parts) {
  const { Text } = useSurface()
  const [from, to, date] = [placed(entry, 'from'), placed(entry, 'to'), placed(entry, 'date')]
  const dates =
    from && to
      ? { written: from.value + to.value, node: <Period from={from} to={to} /> }
      : { written: date?.value ?? '', node: date && <Text {...date} /> }
  return <Under dates={dates} place={where(entry, Text)} />
}

/** At whose place, in which town, at which address: those that the section has. */
function where(entry: Parts, Text: ReturnType<typeof useSurface>['Text']) {
  const [organization, town, link] = [
    placed(entry, 'organization'),
    placed(entry, 'place'),
    placed(entry, 'link'),
  ]
  const parts = [
    organization && { ...organization, node: <Text {...organization} /> },
    town && {
      ...town,
      node: (
        <span className="town">
          <Text {...town} />
        </span>
      ),
    },
    link && { ...link, node: <Text {...link} link /> },
  ].filter((part) => part !== null)
  const [only, ...others] = parts.map(({ path, value, node }) => ({
    key: path,
    shown: value !== '',
    node,
  }))
  if (only === undefined) return null
  if (others.length === 0) return only
  const all = [only, ...others]
  return { shown: all.some(({ shown }) => shown), node: <Run separator=", " parts={all} /> }
}

export function Row({ path, section, item, language }: EntryProps) {
  const { Text, showsEmpty } = useSurface()
  const entry = { path, fields: section.fields, item }
  const [name, list] = [placed(entry, 'title'), placed(entry, 'words')]
  return (
    <p className="skills" data-block="entry">
      {name && (name.value !== '' || showsEmpty) && (
        <>
          <strong>
            <Text {...name} />
          </strong>
          <span className="separator">{colonOf(language)} </span>
        </>
      )}
      {list && (
        <WordRun path={list.path} words={saidBy(section.fields, item).words} field={list.field} />
      )}
    </p>
  )
}

function Paragraph(text: PlacedText) {
  const { Text, showsEmpty } = useSurface()
  if (text.value === '' && !showsEmpty) return null
  return (
    <div className="paragraph" data-block="line">
      <Text {...text} as="block" />
    </div>
  )
}

function Technologies({ path, field, words }: PlacedText & { words: readonly string[] }) {
  const { showsEmpty } = useSurface()
  if (words.length === 0 && !showsEmpty) return null
  return (
    <p className="technologies" data-block="line">
      <WordRun path={path} words={words} field={field} />
    </p>
  )
}
