/** Why a machine did not read a field, told as what the person can do about it. */
import { parseDate } from '../language/dates.ts'
import { valueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
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
    if (isDateField(field) && parseDate(text) === null) return 'date'
    if (field === 'phone') return 'phone'
    if (isAddressField(line) && line.href === null) return 'address'
    if (text.trim().includes('\n')) return 'breaks'
    if (isHeadless(line, content)) return 'headless'
    if (keysOf(line).some((key) => elsewhere.has(key))) return 'elsewhere'
    if (left.includes(line.plain)) return 'unplaced'
    return 'other'
  }
}

const isDateField = (field: string): boolean =>
  field === 'from_date' || field === 'to_date' || field === 'date'

const isAddressField = ({ section, field }: ResumeLine): boolean =>
  section === 'media' || field === 'email' || field === 'link' || field === 'certificate_link'

const titles: ReadonlySet<string> = new Set(['role', 'degree', 'name'])

/** An entry without a title or without a date: nothing says where it begins. */
function isHeadless({ section, itemIndex, path }: ResumeLine, content: ResumeContent): boolean {
  if (itemIndex === null || section === 'skills') return false
  const item = path.split('/').slice(0, 3).join('/')
  const fields = Object.entries(Object(valueAt(content, item)))
  const says = (isIt: (name: string) => boolean): boolean =>
    fields.some(([name, value]) => isIt(name) && typeof value === 'string' && value.trim() !== '')
  return !says((name) => titles.has(name)) || !says(isDateField)
}
