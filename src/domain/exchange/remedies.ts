/** Why a machine did not read a field, told as what the person can do about it. */
import { parseDate } from '../language/dates.ts'
import type { Reading } from '../reading/read-resume.ts'
import { hrefOf } from '../resume/links.ts'
import { valueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { ResumeLine } from '../resume/text.ts'
import { resumeLines } from '../resume/text.ts'
import { undrawnIn } from './drawn-letters.ts'
import { isEqual, plain } from './same-text.ts'

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

export function remedyFor(
  line: ResumeLine,
  content: ResumeContent,
  reading: Pick<Reading, 'resume' | 'unplaced'>,
): Remedy {
  const { text, field } = line
  if (undrawnIn(text).length > 0) return 'letters'
  if (isDateField(field) && parseDate(text) === null) return 'date'
  if (field === 'phone') return 'phone'
  if (isAddressField(line) && hrefOf(text) === null) return 'address'
  if (/\S\s*\n\s*\S/.test(text)) return 'breaks'
  if (isHeadless(line, content)) return 'headless'
  if (resumeLines(reading.resume).some((other) => isEqual(other.text, text))) return 'elsewhere'
  if (reading.unplaced.some((left) => plain(left).includes(plain(text)))) return 'unplaced'
  return 'other'
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
