/**
 * Step 8: work entries → role, employer, place, dates, bullets. Which part is the role is voted on
 * by all entries together: resumes keep one order from top to bottom.
 */
import type { WorkItem } from '#domain/resume/resume.ts'
import type { Language } from '#domain/language/languages.ts'
import { findDates, openEndIn } from '#domain/language/dates.ts'
import type { FoundDate } from '#domain/language/dates.ts'
import type { Offer } from './doubts.ts'
import { entriesOf } from './entries.ts'
import type { Entry } from './entries.ts'
import type { HeadFields } from './head-fields.ts'
import { fieldsOfHeads, noFields, offersOf, surenessOf, unsureOf } from './head-fields.ts'
import type { Part } from './head-parts.ts'
import { partsOf } from './head-parts.ts'
import { lookOf, sameLook } from './looks.ts'
import type { Line } from './lines.ts'
import { withoutListLabels } from './list-labels.ts'
import { paragraphsOf } from './paragraphs.ts'
import type { Weigh } from './reading-weights.ts'
import { weightOf } from './reading-weights.ts'

export interface ReadItem<T> {
  item: T
  /** 0…1: how clear the reading was. */
  confidence: number
  lines: Line[]
  /** What may stand in the fields that were left empty. */
  offers?: Offer[]
  /** The fields that may not be what they were taken for. */
  unsure?: string[]
  /** Of a title of several lines: these, where each may be an entry of its own. */
  joined?: string[]
}

export interface ReadingContext {
  language: Language
  /** Places named in the head of the resume. */
  places: readonly string[]
}

interface Draft {
  entry: Entry
  dates: readonly FoundDate[]
  fields: HeadFields
}

/** What a head's title and organization are called in an entry. */
const names = { title: 'role', organization: 'company' } as const

export function readWork(lines: readonly Line[], context: ReadingContext): ReadItem<WorkItem>[] {
  const { entries, heads } = headsOfWork(lines)
  const fields = fieldsOfHeads(
    heads.map(({ parts }) => parts),
    { section: 'work', places: context.places },
  )
  const items: ReadItem<WorkItem>[] = []
  let opener: Entry | undefined
  entries.forEach((entry, i) => {
    const draft = { entry, dates: heads[i]?.dates ?? [], fields: fields[i] ?? noFields }
    const read = itemOf(draft, items.at(-1), opener, context)
    if (draft.fields.organization?.text === read.item.company) opener = entry
    items.push(read)
  })
  return items.filter(
    ({ item, offers = [] }) =>
      item.role !== '' || item.company !== '' || item.description.length > 0 || offers.length > 0,
  )
}

/** The entries of a section, with what their heads may hold. */
export function headsOfWork(lines: readonly Line[], weigh: Weigh = weightOf) {
  const entries = entriesOf(withoutListLabels(lines), weigh)
  const heads = entries.map((entry) => {
    const { parts, dates } = partsOf(entry.heads)
    const said = parts.filter((part) => /\p{L}/u.test(part.text) && !isLink(part.text))
    return { dates, parts: said.map(withoutWorkload) }
  })
  return { entries, heads }
}

/** "Pflegefachfrau HF, 80 %": how much of a week is no part of the role. */
const withoutWorkload = (part: Part): Part => ({
  ...part,
  text: part.text.replace(/,\s*(?:Pensum\s)?\d{2,3}\s?%$/u, ''),
})

const isLink = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+$/.test(text)

function itemOf(
  { entry, dates: found, fields }: Draft,
  before: ReadItem<WorkItem> | undefined,
  opener: Entry | undefined,
  context: ReadingContext,
): ReadItem<WorkItem> {
  const { title, organization: company, offers } = fields
  const inherits =
    company === null &&
    offers.every(({ field }) => field !== 'organization') &&
    before !== undefined &&
    title !== null &&
    goesOnBelow(entry, opener) &&
    before.item.company !== ''
  const used = [title, company, fields.place].flatMap((run) =>
    run === null ? [] : [run.part.line],
  )
  const last = Math.max(0, ...used)
  const body = [...entry.heads.filter((line, i) => i > last && isText(line)), ...entry.body]
  const place = fields.place?.text ?? ''
  const item: WorkItem = {
    role: title?.text ?? '',
    company: inherits ? before.item.company : (company?.text ?? ''),
    location: place === '' && inherits ? before.item.location : place,
    ...datesOf(found, context.language),
    description: paragraphsOf(body)
      .map((paragraph) => paragraph.text)
      .filter((text) => !isLink(text) && /[\p{L}\p{N}]/u.test(text)),
  }
  return {
    item,
    confidence: surenessOf(fields),
    lines: [...entry.heads, ...entry.body],
    offers: offersOf(fields, names),
    unsure: unsureOf(fields, names),
  }
}

/**
 * The sign that a role is with the employer above: that one's head opened with the employer and went
 * on with a role set like this one, which stands on a first line of its own here.
 */
function goesOnBelow(entry: Entry, opener: Entry | undefined): boolean {
  const [first] = entry.heads
  const [top, ...below] = opener?.heads ?? []
  if (first === undefined || top === undefined) return false
  return !areSetAlike(first, top) && below.some((line) => areSetAlike(first, line))
}

/** In one type to the quarter of a point, and both with a date or both without. */
const areSetAlike = (a: Line, b: Line): boolean =>
  sameLook(lookOf(a), lookOf(b)) &&
  Math.abs(lookOf(a).size - lookOf(b).size) < 0.25 &&
  findDates(a.text).length > 0 === findDates(b.text).length > 0

/** A head line that turned out to be a sentence. */
const isText = (line: Line): boolean =>
  line.text.split(/\s+/).length > 7 &&
  !line.text.includes('\t') &&
  findDates(line.text).length === 0

/** The range of an entry as text, in the language's own words where the text only says "since". */
export function datesOf(
  dates: readonly FoundDate[],
  language: Language,
): { from_date: string; to_date: string } {
  const range = dates.find((date) => date.isRange)
  if (range !== undefined) {
    const isWordless =
      range.to === 'present' &&
      (range.toText === '' || /^(?:present|heute|actualidad|aujourd'hui|heden)$/.test(range.toText))
    // "Desde" is Spanish and Portuguese: what it leaves open is said in the file's language.
    const isShared = language === 'pt' && range.toText === openEndIn('es')
    return {
      from_date: range.fromText,
      to_date: isShared || (isWordless && range.toText === '') ? openEndIn(language) : range.toText,
    }
  }
  const [first, second] = dates
  if (first !== undefined && second !== undefined && !second.isRange) {
    return { from_date: first.fromText, to_date: second.fromText }
  }
  return { from_date: '', to_date: first?.fromText ?? '' }
}
