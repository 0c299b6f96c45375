/**
 * What a resume got later than its other fields: the headline, further sections, the points of a
 * project. Resumes from before do not have it and clients from before do not send it. Opened, it is
 * empty; stored, an empty one is left out, so that a resume in which nobody used it stays as it was,
 * byte for byte; saved, what was not sent stays as it is.
 */
import { blankOf } from './blank.ts'
import { pairUp } from './merge-pairs.ts'
import type { ResumeContent } from './resume.ts'
import type { AllContents } from './sections.ts'
import { listSections } from './sections.ts'
import type { Field, Fields } from './sections/declaration.ts'
import type { FurtherItem, FurtherSection } from './sections/further.ts'
import { furtherFields } from './sections/further.ts'
import type { Item, Value } from './sections/leaves.ts'
import { isItem } from './sections/leaves.ts'

const isLater = (field: Field): boolean => field.kind !== 'nested' && field.isLater === true

const holdsLater = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) => isLater(field) || (field.kind === 'nested' && holdsLater(field.fields)),
  )

/** The lists whose entries, or entries inside them, have later fields. */
const laterLists = listSections.filter(({ fields }) => holdsLater(fields))

/** Whether it lacks nothing, which nearly all entries do not. */
function isWhole(fields: Fields, item: Item): boolean {
  for (const name in fields) {
    const [field, value] = [fields[name], item[name]]
    if (value === undefined || value === null || field === undefined) return false
    if (field.kind === 'nested' && !(isItem(value) && isWhole(field.fields, value))) return false
  }
  return true
}

/** An entry with every field of its section: what it lacks is as in `before`, or else blank. */
function itemWith(fields: Fields, item: Item, before: Item | null = null): Item {
  if (isWhole(fields, item)) return item
  const blank: Item = blankOf(fields)
  const whole = Object.entries(fields).map(([name, field]): [string, Value] => {
    const [value = null, old = null] = [item[name], before?.[name]]
    if (field.kind !== 'nested') return [name, value ?? old ?? blank[name] ?? null]
    return [name, isItem(value) ? itemWith(field.fields, value, isItem(old) ? old : null) : null]
  })
  return whole.every(([name, value]) => item[name] === value) ? item : Object.fromEntries(whole)
}

/** The very list where its entries have all their fields. */
export function itemsOpened<T extends Item>(fields: Fields, items: readonly Partial<T>[]): T[] {
  // Every field of the section is there now.
  const opened = items.map((item) => itemWith(fields, item as Item) as T)
  return opened.every((item, i) => item === items[i]) ? (items as T[]) : opened
}

/** Entries as clients from before know them. */
function bare(fields: Fields, item: Item): Item {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Value][] => {
      const value = item[name] ?? null
      if (isLater(field)) return []
      return [[name, field.kind === 'nested' && isItem(value) ? bare(field.fields, value) : value]]
    }),
  )
}

/** An entry without the later fields that are empty. */
function itemStored(fields: Fields, item: Item): Item {
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]): [string, Value][] => {
      const field = fields[name]
      if (field?.kind === 'nested' && isItem(value))
        return [[name, itemStored(field.fields, value)]]
      const isBlank = field !== undefined && isLater(field) && isEmpty(value)
      return isBlank ? [] : [[name, value]]
    }),
  )
}

const isEmpty = (value: Value): boolean =>
  typeof value === 'string' ? value === '' : Array.isArray(value) && value.length === 0

/** As it is stored. */
export function storedLater<T extends ResumeContent>(resume: T): T {
  const { headline, ...contact } = resume.contact_info
  const { further_sections: further, ...rest } = resume
  const lists = laterLists.map(({ field, fields }) => {
    const items: readonly Item[] = resume[field]
    return [field, items.map((item) => itemStored(fields, item))]
  })
  const sections = further.map((section) => ({
    ...section,
    items: section.items.map((item) => itemStored(furtherFields, item)),
  }))
  return {
    ...rest,
    contact_info: headline === '' ? contact : resume.contact_info,
    ...Object.fromEntries(lists),
    ...(sections.length > 0 && { further_sections: sections }),
  } as T // what is left out is filled in whenever it is opened
}

/**
 * What a client sent, with what it did not know of the resume as it is now: entries are followed by
 * what they say, further sections by their id.
 */
export function withUnsent<T extends SentLater>(current: ResumeContent, sent: T): SentWhole<T> {
  const lists = laterLists.flatMap(({ field, fields }) => {
    const items: readonly Item[] | undefined = sent[field]
    return items === undefined ? [] : [[field, itemsWithUnsent(fields, current[field], items)]]
  })
  const { contact_info: contact, further_sections: further } = sent
  return {
    ...sent,
    ...(contact && {
      contact_info: { ...contact, headline: contact.headline ?? current.contact_info.headline },
    }),
    ...Object.fromEntries(lists),
    ...(further && {
      further_sections: further.map((section) => {
        const old = current.further_sections.find(({ id }) => id === section.id)
        const { id, kind = old?.kind ?? 'other', title = old?.title ?? '' } = section
        const items = itemsWithUnsent(
          furtherFields,
          old?.items ?? [],
          section.items ?? old?.items ?? [],
        )
        return { id, kind, title, items }
      }),
    }),
  } as SentWhole<T> // as above
}

type SentContact = Omit<ResumeContent['contact_info'], 'headline'> & {
  headline?: string | undefined
}
export type SentFurther = Pick<FurtherSection, 'id'> &
  Partial<Pick<FurtherSection, 'kind' | 'title'>> & { items?: Partial<FurtherItem>[] | undefined }
export type SentLater = { [Field in (typeof laterLists)[number]['field']]?: Item[] | undefined } & {
  contact_info?: SentContact | undefined
  further_sections?: SentFurther[] | undefined
}
type SentWhole<T> = Omit<T, keyof AllContents | 'contact_info'> & {
  [Field in Extract<keyof T, keyof AllContents | 'contact_info'>]?: ResumeContent[Field]
}

function itemsWithUnsent(fields: Fields, current: readonly Item[], sent: readonly Item[]): Item[] {
  const known = sent.every((item) => Object.keys(fields).every((name) => Object.hasOwn(item, name)))
  const hasNested = Object.values(fields).some(({ kind }) => kind === 'nested')
  if (known && !hasNested) return [...sent]
  const pairs = pairUp(
    current.map((item) => seen(fields, item)),
    sent.map((item) => seen(fields, item)),
  )
  const origins = new Map([...pairs].map(([from, to]) => [to, from]))
  return sent.map((item, i) => itemWith(fields, item, current[origins.get(i) ?? -1] ?? null))
}

/** By which an entry is known: all that a client from before sees, or where that is nothing, all. */
function seen(fields: Fields, item: Item): Item {
  const known = bare(fields, item)
  return Object.keys(known).length === 0 ? item : known
}
