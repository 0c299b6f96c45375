/**
 * Step 8: work entries → role, employer, place, dates, bullets. Which part is the role is voted on
 * by all entries together: resumes keep one order from top to bottom.
 */
import type { WorkItem } from '#domain/resume/resume.ts'
import type { Language } from '#domain/language/languages.ts'
import { findDates, openEndIn } from '#domain/language/dates.ts'
import type { FoundDate } from '#domain/language/dates.ts'
import { entriesOf } from './entries.ts'
import type { Entry } from './entries.ts'
import type { Part } from './head-parts.ts'
import { mergeStretches, partsOf } from './head-parts.ts'
import { underEmployers } from './employer-groups.ts'
import { isAside, isLeave, withoutWorkload } from './job-asides.ts'
import { employerScore, placeScore, roleScore, schoolScore } from './lexicon.ts'
import type { LabelledEntry } from './labelled-entries.ts'
import { datesOfEntry, labelledEntries } from './labelled-entries.ts'
import { lookOf, sameLook } from './line-kinds.ts'
import type { Line } from './lines.ts'
import { withoutListLabels } from './list-labels.ts'
import { paragraphsOf } from './paragraphs.ts'
import { takePlace, usualPosition } from './places.ts'
import { apartFromPlace, nameInPlace } from './name-and-place.ts'
import { townSlots } from './name-signs.ts'
import { patternOf, withSlots } from './slots.ts'
import type { Order } from './title-and-organization.ts'
import { choose, voteOf } from './title-and-organization.ts'
import { splitAt } from './role-at-employer.ts'

export interface ReadItem<T> {
  item: T
  /** 0…1: how clear the reading was. */
  confidence: number
  lines: Line[]
}

export interface ReadingContext {
  language: Language
  /** Places named in the head of the resume. */
  places: readonly string[]
}

interface Draft {
  entry: Entry
  parts: Part[]
  place: string
  dates: FoundDate[]
}

export function readWork(lines: readonly Line[], context: ReadingContext): ReadItem<WorkItem>[] {
  const labelled = labelledEntries(lines)
  if (labelled !== null) return labelled.map((entry) => labelledItem(entry, context))
  const entries = entriesOf(withoutListLabels(lines), { allowsSingleDates: false }).map((entry) => {
    const { parts, dates } = partsOf(entry.heads)
    const said = parts.filter(
      ({ text, ...part }) =>
        /\p{L}/u.test(text) && !isLink(text) && !opensList(entry.heads, { text, ...part }),
    )
    return { entry, dates, parts: withSlots(said.map(withoutWorkload).flatMap(splitAt)) }
  })
  const all = entries.map(({ parts }) => parts)
  const usual = usualPosition(all)
  const pattern = patternOf(all, { lean, place: placeScore })
  const towns = townSlots(all)
  const drafts = entries.map((entry) => draftOf(entry, context, { usual, pattern, towns }))
  const order = {
    vote: voteOf(
      drafts.map(({ parts }) => parts),
      lean,
    ),
    pattern,
    towns,
  }
  const items: ReadItem<WorkItem>[] = []
  let opener: Draft | undefined
  for (const draft of drafts) {
    const read = itemOf(draft, order, items.at(-1), opener, context)
    if (draft.parts.some((part) => part.text === read.item.company)) opener = draft
    items.push(read)
  }
  return underEmployers(items).filter(
    ({ item }) => item.role !== '' || item.company !== '' || item.description.length > 0,
  )
}

function labelledItem(entry: LabelledEntry, context: ReadingContext): ReadItem<WorkItem> {
  const employer = takePlace(
    partsOf(entry.employer ?? []).parts.flatMap(splitAtComma),
    context.places,
    1,
  )
  return {
    item: {
      role: textOf(entry.role),
      company:
        entry.place === undefined
          ? employer.parts.map((part) => part.text).join(', ')
          : textOf(entry.employer),
      location: textOf(entry.place) || employer.place,
      ...datesOf(datesOfEntry(entry), context.language),
      description: paragraphsOf(entry.duties ?? []).map((paragraph) => paragraph.text),
    },
    confidence: 1,
    lines: entry.lines,
  }
}

const textOf = (lines: readonly Line[] = []): string =>
  lines.map((line) => line.text.replaceAll('\t', ' ')).join(' ')

function draftOf(
  { entry, parts, dates }: Omit<Draft, 'place'>,
  context: ReadingContext,
  { usual, pattern, towns }: { usual: string | null } & Pick<Order, 'pattern' | 'towns'>,
): Draft {
  const [only, another] = parts
  if (only !== undefined && another === undefined && lean(only.text) === 0)
    if (placeScore(only.text) > 1) return { entry, parts: [], place: only.text, dates }
  const named = parts.filter(
    (part) => placeScore(part.text) === 0 || roleScore(part.text) + employerScore(part.text) > 0,
  )
  const opened = named.length === 1 ? parts.flatMap(splitAtComma) : parts
  const placed = takePlace(opened, context.places, 2, usual, pattern, towns)
  const merged = mergeStretches(placed.parts, 2)
  const cut = merged.length === 1 ? merged.flatMap(splitAtComma) : merged
  return { entry, parts: cut, place: placed.place, dates }
}

/** "Duties include:" below the title names what follows and nothing of the job. */
const opensList = (heads: readonly Line[], { line }: Part): boolean =>
  line > 0 && /^[^\t\d]{4,40}:$/.test(heads[line]?.text.trim() ?? '')

const isLink = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+$|^[\w-]+(?:\.[\w-]+)+\/?\S*$/.test(text) && !/\s/.test(text)

/** "Software Engineer, Acme Corp": cut at the comma that leaves a role on one side only. */
function splitAtComma(part: Part): Part[] {
  const pieces = part.text.split(/,\s+/)
  let best: { left: string; right: string; gap: number } | null = null
  for (let i = 1; i < pieces.length; i++) {
    const [left, right] = [pieces.slice(0, i).join(', '), pieces.slice(i).join(', ')]
    const [onLeft, onRight] = [lean(left), lean(right)]
    // A role on one side, and on the other side something that is none.
    const isClear = (onLeft > 0 && onRight <= 0) || (onRight > 0 && onLeft <= 0)
    const isEmployer = i === 1 && onLeft === 0 && onRight < 0
    const gap = isClear || isEmployer ? Math.abs(onLeft - onRight) : 0
    if (gap > (best?.gap ?? 0)) best = { left, right, gap }
  }
  if (best === null) return [part]
  return [
    { ...part, text: best.left },
    { ...part, text: best.right },
  ]
}

const lean = (text: string): number => {
  const role = roleScore(text)
  const employer = employerScore(text) + (schoolScore(text) > 0 ? 1 : 0)
  return role - employer
}

function itemOf(
  draft: Draft,
  order: Order,
  before: ReadItem<WorkItem> | undefined,
  opener: Draft | undefined,
  context: ReadingContext,
): ReadItem<WorkItem> {
  const { parts, entry } = draft
  const { title, organization, margin: ahead } = choose(parts, order, lean)
  const isRefused = organization !== null && !isShown(organization, title, order)
  let company = isRefused ? null : organization
  // One part that names a role as well as an employer is the role: that is asked for less often.
  const role = title ?? (isRefused && roleScore(organization.text) > 0 ? organization : null)
  let { place } = draft
  const leftovers = parts.filter((part) => part !== role && part !== company)
  if (place === '') {
    const late = leftovers.find((part) => placeScore(part.text) > 0)
    if (late !== undefined) place = late.text
  }
  // Below a second role at one employer stands the town alone.
  const isTownAgain = place === '' && company !== null && company.text === before?.item.location
  if (isTownAgain) {
    place = company?.text ?? ''
    company = null
  }
  const inherits =
    company === null &&
    before !== undefined &&
    title !== null &&
    (isTownAgain || goesOnBelow(draft, opener)) &&
    !isLeave(title.text) &&
    before.item.company !== ''
  const dates = datesOf(draft.dates, context.language)
  const used = new Set([role, company].filter((part) => part !== null).map((part) => part.line))
  const hasPlaces = (order.pattern?.place ?? null) !== null
  const body = [
    ...entry.heads.filter(
      (line, i) =>
        i > Math.max(0, ...used) &&
        (isText(line) || (hasPlaces && isBelowAll(line, i, entry, place))),
    ),
    ...entry.body.filter((line) => !isAside(line)),
  ]
  const isMissing = company === null && !inherits && title !== null && roleScore(title.text) > 0
  const found = isMissing ? nameInPlace(place, context.places, hasPlaces) : null
  const employer = found ?? apartFromPlace({ name: company?.text ?? '', place }, context.places)
  const item: WorkItem = {
    role: role?.text ?? '',
    company: inherits ? before.item.company : employer.name,
    location: place === '' && inherits ? before.item.location : employer.place,
    ...dates,
    description: paragraphsOf(body)
      .map((paragraph) => paragraph.text)
      .filter((text) => !isLink(text) && /[\p{L}\p{N}]/u.test(text)),
  }
  const margin =
    role === null || company === null ? 0.3 : Math.abs(lean(role.text) - lean(company.text))
  const isTold = !isRefused && (company === null || ahead > 0.5)
  return {
    item,
    confidence: Math.min(
      isTold ? 1 : 0.5,
      0.4 +
        0.15 * margin +
        (draft.dates.length > 0 ? 0.25 : 0) +
        Math.min(0.1, Math.abs(order.vote) * 0.05),
    ),
    lines: [...entry.heads, ...entry.body],
  }
}

/**
 * An employer's own words tell it, or the role beside it, or the place where others of the section stand.
 * What sounds as much like a role as the role does is none.
 */
function isShown(company: Part, role: Part | null, { vote, pattern }: Order): boolean {
  const own = lean(company.text)
  if (role === null && roleScore(company.text) > 0) return false
  if (own !== 0) return own < 0 || (role !== null && lean(role.text) > own)
  const isUsual = pattern !== null && pattern.strength > 0 && pattern.organization === company.slot
  return isUsual || (role !== null && (roleScore(role.text) > 0 || vote !== 0))
}

/**
 * The sign that a role is with the employer above: that one's head opened with the employer and went
 * on with a role set like this one, which stands on a first line of its own here.
 */
function goesOnBelow(draft: Draft, opener: Draft | undefined): boolean {
  const [first] = draft.entry.heads
  const [top, ...below] = opener?.entry.heads ?? []
  if (first === undefined || top === undefined) return false
  return !areSetAlike(first, top) && below.some((line) => areSetAlike(first, line))
}

/** In one type to the quarter of a point, and both with a date or both without. */
const areSetAlike = (a: Line, b: Line): boolean =>
  sameLook(lookOf(a), lookOf(b)) &&
  Math.abs(lookOf(a).size - lookOf(b).size) < 0.25 &&
  findDates(a.text).length > 0 === findDates(b.text).length > 0

/** Where jobs have their place below their dates, what stands below both is said of the job, however short. */
function isBelowAll(line: Line, at: number, { heads }: Entry, place: string): boolean {
  const last = heads.findLastIndex(
    ({ text }) => findDates(text).length > 0 || (place !== '' && text.includes(place)),
  )
  return at > last && last > 0 && findDates(line.text).length === 0
}

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
