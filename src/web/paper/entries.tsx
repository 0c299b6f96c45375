/** How the entries of a section are set: a head, what stands under it, then lines and text. */
import { colonOf } from '#domain/language/colons.ts'
import type { Language } from '#domain/language/languages.ts'
import type { LabelledFields } from '#domain/resume/sections.ts'
import type { Item } from '#domain/resume/sections/leaves.ts'
import { isItem } from '#domain/resume/sections/leaves.ts'
import type { PlacedList } from '#domain/resume/sections/placed.ts'
import type { Said } from '#domain/resume/sections/said.ts'
import { nameOfPart, nestedFieldOf, saidBy } from '#domain/resume/sections/said.ts'

import { valuesOf } from '#domain/resume/values-of.ts'

import type { PlacedText } from './pieces.tsx'
import { Lines, Period, Run, Under, WordRun } from './pieces.tsx'
import { usePrinted, useSurface } from './surface.tsx'

export type EntryProps = {
  path: string
  section: PlacedList
  item: Item
  language: Language
}

/** Where a part of an entry stands and what it says; null where its section has none, or seldom. */
export function placed(
  { path, fields, item }: { path: string; fields: LabelledFields; item: Item },
  part: Exclude<keyof Said, 'nested'>,
): PlacedText | null {
  const name = nameOfPart(fields, part)
  const field = name === null ? undefined : fields[name]
  if (name === null || field === undefined || field.kind === 'nested') return null
  const value = item[name]
  if (field.isRare === true && valuesOf(value).every((text) => text === '')) return null
  return {
    path: `${path}/${name}`,
    field: field.label,
    value: typeof value === 'string' ? value : '',
  }
}

export function SectionEntry({ section, ...entry }: EntryProps) {
  return <Entry {...entry} fields={section.fields} />
}

export type Parts = { path: string; fields: LabelledFields; item: Item }

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
      {prose && <Paragraph {...prose} />}
      {listed && <Technologies {...listed} words={words} />}
      {list && <Lines path={list.path} lines={points} field={list.field} />}
      <NestedEntry {...entry} />
    </>
  )
}

export function NestedEntry({ path, fields, item }: Parts) {
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
  const printed = usePrinted()
  return <Under dates={when(entry, Text, printed)} place={where(entry, Text)} />
}

export type TextOf = ReturnType<typeof useSurface>['Text']

/** A period, a day, or in rare entries both. */
export function when(entry: Parts, Text: TextOf, printed: ReturnType<typeof usePrinted>) {
  const [from, to, date] = [placed(entry, 'from'), placed(entry, 'to'), placed(entry, 'date')]
  const parts = [
    (from ?? to) && {
      key: 'period',
      shown: `${from?.value ?? ''}${to?.value ?? ''}` !== '',
      node: <Period from={from} to={to} />,
    },
    date && { key: 'date', shown: date.value !== '', node: <Text {...date} /> },
  ].filter((part) => part !== null)
  const [begin, end, day] = [from, to, date].map((one) => (one === null ? '' : printed(one)))
  const period = [begin, end].filter(Boolean).join(' – ')
  return {
    shown: [period, day].filter(Boolean).join(', '),
    node: <Run separator=", " parts={parts} />,
  }
}

/** At whose place, in which town, at which address: those that the section has. */
function where(entry: Parts, Text: TextOf) {
  const [level, organization, town, link] = [
    placed(entry, 'level'),
    placed(entry, 'organization'),
    placed(entry, 'place'),
    placed(entry, 'link'),
  ]
  const parts = [
    level && { ...level, node: <Text {...level} /> },
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

export function Paragraph(text: PlacedText) {
  const { Text, showsEmpty } = useSurface()
  if (text.value === '' && !showsEmpty) return null
  return (
    <div className="paragraph" data-block="line">
      <Text {...text} as="block" />
    </div>
  )
}

export function Technologies({ path, field, words }: PlacedText & { words: readonly string[] }) {
  const { showsEmpty } = useSurface()
  if (words.length === 0 && !showsEmpty) return null
  return (
    <p className="technologies" data-block="line">
      <WordRun path={path} words={words} field={field} />
    </p>
  )
}
