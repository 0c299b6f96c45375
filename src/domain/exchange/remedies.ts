/** Why a machine did not read a field, told as what the person can do about it. */
import { parseDate } from '../language/dates.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { FieldKind } from '../resume/sections/declaration.ts'
import { placedLists } from '../resume/sections/placed.ts'
import { saidBy } from '../resume/sections/said.ts'
import type { ResumeLine } from '../resume/text.ts'
import { undrawnIn } from './drawn-letters.ts'
import type { ReadableText } from './same-text.ts'
import { keysOf, readableText } from './same-text.ts'

export const remedies = [
  'letters',
  'date',
  'phone',
  'address',
  'breaks',
  'headless',
  'elsewhere',
  'unplaced',
  'other',
] as const

export type Remedy = (typeof remedies)[number]

/** What to do about a line that did not come back, given all that was read. */
export function remediesFor(
  content: ResumeContent,
  read: readonly ReadableText[],
  unplaced: readonly string[],
): (line: ResumeLine & ReadableText) => Remedy {
  const elsewhere = new Set(read.flatMap(keysOf))
  const left = unplaced.map((line) => readableText(line).plain).join('\n')
  return (line) => {
    const { text, field } = line
    if (undrawnIn(text).length > 0) return 'letters'
    if (isDate(line.kind) && parseDate(text) === null) return 'date'
    if (field === 'phone') return 'phone'
    if (isAddressField(line) && line.href === null) return 'address'
    if (text.trim().includes('\n')) return 'breaks'
    if (isHeadless(line, content)) return 'headless'
    if (keysOf(line).some((key) => elsewhere.has(key))) return 'elsewhere'
    if (left.includes(line.plain)) return 'unplaced'
    return 'other'
  }
}

const isDate = (kind: FieldKind | null): boolean =>
  kind !== null && ['from', 'to', 'date'].includes(kind)

const isAddressField = ({ section, field, kind }: ResumeLine): boolean =>
  section === 'media' || field === 'email' || kind === 'link'

/** An entry without a title or without a date: nothing says where it begins. */
function isHeadless({ section, itemIndex }: ResumeLine, content: ResumeContent): boolean {
  const found = placedLists(content).find(({ key }) => key === section)
  if (itemIndex === null || found?.form !== 'entries') return false
  const item = found.items[itemIndex]
  if (item === undefined) return true
  const { title, from, to, date } = saidBy(found.fields, item)
  return title.trim() === '' || `${from}${to}${date}`.trim() === ''
}
