/** One entry of a section as an entry of JSON Resume, and back. Empty fields are left out. */
import { openEndIn } from '../language/dates.ts'
import type { Language } from '../language/languages.ts'
import { hrefOf } from '../resume/links.ts'
import type { Field, Fields, ListDeclaration } from '../resume/sections/declaration.ts'
import { isOfSeveral } from '../resume/sections/declaration.ts'
import type { Item } from '../resume/sections/leaves.ts'
import { isItem } from '../resume/sections/leaves.ts'
import { saidBy } from '../resume/sections/said.ts'
import { fromIsoPeriod, isoDate, toIsoPeriod } from './periods.ts'

export type Source = Readonly<Record<string, unknown>>

/** Fields that say something. */
export function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value)
        ? value.length > 0
        : typeof value === 'object' && value !== null
          ? Object.keys(value).length > 0
          : value !== '' && value !== null && value !== undefined,
    ),
  )
}

/** The format wants whole addresses; what was written goes beside one where it is shorter. */
export function addressOf(written: string): Record<string, string> {
  const href = hrefOf(written)
  if (href === written) return { url: href }
  return { ...(href !== null && { url: href }), url_as_written: written }
}

export function toEntry(
  { form, fields }: Pick<ListDeclaration, 'form' | 'fields'>,
  item: Item,
): Record<string, unknown> {
  const entry = filled(writtenFields(fields, item))
  // Without keywords the name of a row would be read as a skill of its own.
  return form === 'rows' ? { ...entry, keywords: saidBy(fields, item).words } : entry
}

function writtenFields(fields: Fields, item: Item): Record<string, unknown> {
  const { from, to } = saidBy(fields, item)
  const all = Object.entries(fields).map(([name, field]): Record<string, unknown> => {
    const value = item[name] ?? null
    if (field.kind === 'nested')
      return isItem(value) ? { [name]: nestedOf(field.fields, value) } : {}
    const known = field.jsonResume ?? name
    if (field.kind === 'from') return { ...toIsoPeriod({ from, to }) }
    if (field.kind === 'to') return {}
    if (Array.isArray(value)) return listOf(known, field.jsonResumeText, value)
    if (typeof value !== 'string') return { [known]: value }
    if (field.kind === 'date') return moment(value, known)
    return field.kind === 'link' ? addressOf(value) : { [known]: value }
  })
  return Object.fromEntries(all.flatMap((one) => Object.entries(one)))
}

/** As the one text that the format has, where its lines are these very points. */
function listOf(
  known: string,
  text: string | undefined,
  points: readonly string[],
): Record<string, unknown> {
  const isOwn = text === undefined || known !== 'description'
  const areLines = points.every((point) => point !== '' && !point.includes('\n'))
  return isOwn || !areLines ? { [known]: points } : { [text]: points.join('\n') }
}

/** Named even where it is empty: an empty project is still there. */
const nestedOf = (fields: Fields, item: Item): Record<string, unknown> => ({
  ...filled(writtenFields(fields, item)),
  name: saidBy(fields, item).title,
})

function moment(written: string, field: string): Record<string, unknown> {
  const iso = isoDate(written)
  return {
    ...(iso !== null && { [field]: iso }),
    ...(iso !== written && written !== '' && { date_as_written: written }),
  }
}

/** An entry by the names that our export gives to its fields. */
export function fromEntry(fields: Fields, item: Source, language: Language): Source {
  const { from, to } = period(item, language)
  const hasPeriod = Object.values(fields).some(({ kind }) => kind === 'from')
  const read = ([name, field]: [string, Field]): [string, unknown] => {
    if (field.kind === 'nested') {
      const nested = item[name]
      return [name, isSource(nested) ? fromEntry(field.fields, nested, language) : null]
    }
    const known = field.jsonResume ?? name
    if (field.kind === 'from') return [name, from]
    if (field.kind === 'to') return [name, to]
    if (field.kind === 'date') return [name, momentOf(item, known, hasPeriod ? null : language)]
    if (field.kind === 'link') return [name, addressIn(item)]
    if (!isOfSeveral(field.kind)) return [name, item[known]]
    const { jsonResumeText: text } = field
    const lines = text === undefined ? [] : textOf(item[text]).split('\n').filter(Boolean)
    return [name, [...lines, ...texts(item[known])]]
  }
  return Object.fromEntries(Object.entries(fields).map(read))
}

function period(item: Source, language: Language) {
  const written = item['dates_as_written']
  const asWritten = isSource(written)
    ? { from: textOf(written['from']), to: textOf(written['to']) }
    : null
  const [start, end] = [textOf(item['startDate']), textOf(item['endDate'])]
  return fromIsoPeriod(start, end, asWritten, openEndIn(language))
}

/** With a language, an entry that has only a period is dated by that. */
function momentOf(item: Source, field: string, language: Language | null): string {
  const iso = textOf(item[field])
  const written = textOf(item['date_as_written'])
  if (written !== '' && (isoDate(written) ?? '') === iso) return written
  if (language === null || textOf(item['endDate']) === '') return iso
  const { from, to } = period(item, language)
  return from === to ? from : [from, to].filter(Boolean).join(' – ')
}

/** What the person wrote, unless the address was changed since. */
export function addressIn(item: Source): string {
  const [url, written] = [textOf(item['url']), textOf(item['url_as_written'])]
  return written !== '' && (hrefOf(written) ?? '') === url ? written : url
}

export const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function texts(value: unknown): string[] {
  if (!Array.isArray(value)) return [textOf(value)].filter(Boolean)
  return value.filter((entry) => typeof entry === 'string' || typeof entry === 'number').map(String)
}
