/**
 * A PDF of ours, read as it was set. Other programs guess what a line is; of our own sheets the type
 * says it, so that a file which was downloaded or printed here comes back field by field. Only what
 * is visible is read. Null for every other file.
 */
import type { Language } from '../language/languages.ts'
import { blankContent } from '../resume/blank.ts'
import { placesApart } from '../resume/places.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { completeSectionOrder, contentsOf, isList } from '../resume/sections.ts'
import type { Fields, ListDeclaration } from '../resume/sections/declaration.ts'
import type { FurtherItem } from '../resume/sections/further.ts'
import { furtherDeclarations, isFurtherKind } from '../resume/sections/further.ts'
import type { Item } from '../resume/sections/leaves.ts'
import type { Said } from '../resume/sections/said.ts'
import { itemSaying, nameOfPart, nestedFieldOf } from '../resume/sections/said.ts'
import { placesFor } from './further-ids.ts'
import type { PdfDocument } from './items.ts'
import { areInLines, saidInLines, whenOf } from './own-line-entries.ts'
import type { OwnEntry } from './own-entries.ts'
import { addressOf, entriesOfOwn, isBareAddress, joinLines, wordsOf } from './own-entries.ts'
import type { OwnLine, Stretch } from './own-line.ts'
import type { OwnSection, OwnSheet } from './own-lines.ts'
import { ownSheetOf } from './own-lines.ts'

export function readOwnSheet(
  document: PdfDocument,
  spoken: Language,
): { resume: ResumeContent; language: Language } | null {
  const sheet = ownSheetOf(document, spoken)
  if (sheet === null) return null
  const places = placesFor(sheet.sections.map(({ key }) => key))
  const further = sheet.sections.flatMap((own, i) =>
    isFurtherKind(own.key)
      ? [{ id: places[i]?.id ?? '', kind: own.key, title: own.title, items: furtherOf(own, sheet) }]
      : [],
  )
  const resume: ResumeContent = {
    ...blankContent(),
    ...contentsOf((declared) => {
      const own = sheet.sections.find(({ key }) => key === declared.key)
      if (!isList(declared)) return own === undefined ? '' : joinLines(own.lines)
      return own === undefined ? [] : itemsOf(own, declared, sheet)
    }),
    further_sections: further,
    section_order: completeSectionOrder(
      places.map((place) => place?.key),
      further,
    ),
  }
  readContact(resume, sheet)
  return { resume, language: sheet.language }
}
function itemsOf(own: OwnSection, declared: ListDeclaration, sheet: OwnSheet): Item[] {
  const { form, fields } = declared
  if (form === 'rows') return rowsOf(own.lines).map((said) => itemSaying(fields, said))
  if (nameOfPart(fields, 'from') === null && areInLines(own.lines))
    return saidInLines(own.lines, fields).map((said) => itemSaying(fields, said))
  const entries = entriesOfOwn(own, declared, sheet.design)
  return entries.map((entry) => itemSaying(fields, saidIn(entry, fields)))
}

function furtherOf(own: OwnSection, sheet: OwnSheet): FurtherItem[] {
  const declared = furtherDeclarations[isFurtherKind(own.key) ? own.key : 'other']
  const { fields } = declared
  const isInLines = own.key === 'other' ? areInLines(own.lines) : declared.form === 'lines'
  const items = isInLines
    ? saidInLines(own.lines, fields).map((said) => itemSaying(fields, said))
    : itemsOf(own, declared, sheet)
  return items.map((item) => item as FurtherItem) // of these very fields
}

function saidIn(entry: OwnEntry, fields: Fields): Said {
  const has = (part: 'organization' | 'place') => nameOfPart(fields, part) !== null
  const nested = nestedFieldOf(fields)
  return {
    title: entry.title,
    level: '',
    organization: has('place') ? entry.place : whole(entry),
    place: entry.location,
    ...whenOf(entry.dates, fields),
    // An address that leads nowhere is set like a place.
    link: entry.link === '' && !has('organization') ? whole(entry) : entry.link,
    text: entry.paragraph,
    points: entry.bullets,
    words: entry.technologies,
    nested: nested && entry.nested && saidIn(entry.nested, nested.fields),
  }
}

const whole = ({ place, location }: OwnEntry): string =>
  [place, location].filter((text) => text !== '').join(', ')

/** A category in bold before its skills or over them; a row without one stands apart. */
function rowsOf(lines: readonly OwnLine[]): Pick<Said, 'title' | 'words'>[] {
  const rows: { name: string; words: string }[] = []
  let isName = false
  for (const line of lines) {
    const bold = line.stretches.filter((one) => one.bold)
    const name = bold
      .map(({ text }) => text)
      .join('')
      .trim()
    const rest = line.stretches
      .filter((one) => !one.bold)
      .map(({ text }) => text)
      .join('')
      .trim()
    const open = rows.at(-1)
    const goesOn = open !== undefined && (line.gap === null ? mayGoOn(open.words) : line.gap < 1.07)
    if (name !== '' && !(goesOn && isName && rest === ''))
      rows.push({ name, words: rest.replace(/^:\s*/, '') })
    else if (name !== '' && open !== undefined) open.name += ` ${name}`
    else if (goesOn) open.words = `${open.words} ${rest}`.trim()
    else rows.push({ name: '', words: rest })
    isName = name !== '' && rest === ''
  }
  return rows.map(({ name, words }) => ({ title: name, words: wordsOf(words) }))
}

/** A row of skills stays on one page but for the longest: at the top of a page it is another. */
const mayGoOn = (words: string): boolean => words.length > 1_000 || words.endsWith(',')

function readContact(resume: ResumeContent, sheet: OwnSheet): void {
  const { contact_info: contact, media } = resume
  contact.name = sheet.name
  contact.headline = sheet.headline
  const stretches = joined(sheet.contact)
  const hrefs = new Map(stretches.map(({ text, link }) => [text.trim(), link ?? '']))
  const written = stretches
    .map(({ text }) => text)
    .join('')
    .trim()
  for (const part of written.split(/\s*·(?:\s+|$)/).filter((text) => text !== '')) {
    const href = hrefs.get(part) ?? ''
    if (/^\S+@\S+\.\S+$/.test(part)) contact.email ||= part
    else if (href !== '' || isBareAddress(part)) {
      const address = href === '' ? part : addressOf(part, href)
      media[mediaOf(address, media)] = address
    } else if (contact.phone === '' && isPhone(part)) contact.phone = part
    else if (contact.possible_work_locations.length === 0)
      contact.possible_work_locations = part.split(placesApart)
  }
}

/** The lines as one; what was broken goes on: an address without a space, places with one. */
function joined(lines: readonly OwnLine[]): Stretch[] {
  const all: Stretch[] = []
  for (const line of lines)
    for (const [i, one] of line.stretches.entries()) {
      const before = all.at(-1)
      if (i > 0 || before === undefined) all.push({ ...one })
      else if (before.link !== null && before.link === one.link) before.text += one.text
      else {
        const between = areOneWay(before, one) ? ' ' : ' · '
        all.push({ ...one, link: null, text: between }, { ...one })
      }
    }
  return all
}

/** A line has no sign at its end. Only places are long enough to be broken, beside addresses. */
function areOneWay(before: Stretch, after: Stretch): boolean {
  const [end = ''] = before.text.split('·').toReversed()
  const [begin = ''] = after.text.split('·')
  // Sheets of before ended a line with the sign.
  if (end.trim() === '' || begin.trim() === '') return true
  return [
    { text: end, link: before.link },
    { text: begin, link: after.link },
  ].every(
    ({ text, link }) =>
      link === null && !isPhone(text) && !/@/.test(text) && !isBareAddress(text.trim()),
  )
}

const isPhone = (text: string): boolean =>
  (text.match(/\d/g)?.length ?? 0) >= 6 && (text.match(/\p{L}/gu)?.length ?? 0) <= 6

function mediaOf(address: string, media: ResumeContent['media']): keyof ResumeContent['media'] {
  if (/(?:^|\W)(?:linkedin|xing)\./i.test(address) && media.linkedin === '') return 'linkedin'
  if (/(?:^|\W)(?:github|gitlab|bitbucket|codeberg)\./i.test(address) && media.github === '')
    return 'github'
  return 'website'
}
