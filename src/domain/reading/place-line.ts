/**
 * A line that was left over goes into the resume: into the section that it stands in on the page, or into
 * any other. In a section of posts it goes to the entry it stands below, as a point, but for one that reads as the head
 * of the next: that opens an entry; elsewhere it is an entry of its own. The line is taken as it stands, and nothing that
 * is there is lost.
 */
import { findDates } from '#domain/language/dates.ts'
import { fold } from '#domain/language/fold.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { SectionKey } from '#domain/resume/sections.ts'
import { completeSectionOrder, isList, sectionKeys, sections } from '#domain/resume/sections.ts'
import {
  isInOrderOfTime,
  type Fields,
  type ListDeclaration,
} from '#domain/resume/sections/declaration.ts'
import type { FurtherItem, FurtherKind } from '#domain/resume/sections/further.ts'
import {
  furtherDeclarations,
  furtherKinds,
  isFurtherKind,
} from '#domain/resume/sections/further.ts'
import type { Item } from '#domain/resume/sections/leaves.ts'
import { itemSaying, nameOfPart } from '#domain/resume/sections/said.ts'
import { address, email, labelled } from './contact-marks.ts'
import { fieldFinder } from './found-fields.ts'
import { kindOf } from './heading-words.ts'
import { stillLeft } from './left-over.ts'
import { degreeScore, employerScore, roleScore, schoolScore } from './lexicon.ts'
import type { Line } from './lines.ts'
import { freeId } from './further-ids.ts'
import type { SeenFile } from './seen-file.ts'
import { shownText } from './seen-file.ts'

export const lineKinds = ['contact', ...sectionKeys, ...furtherKinds] as const
export type LineKind = 'contact' | SectionKey | FurtherKind

export interface LinePlace {
  kind: LineKind
  /** What a further section is called that is made for the line. */
  title: string
  /** The entry that the line stands below on its page, '' for none. */
  below: string
  /** The entry right below the line that it is the head of, '' for none. */
  heads: string
}

/** Where a line belongs by the page that it stands on. */
export function placeOfLine(
  text: string,
  { sections: seen }: SeenFile,
  resume: ResumeContent,
): LinePlace {
  const section = seen.find(({ lines }) => lines.some((line) => shownText(line) === text))
  if (section === undefined)
    return { kind: isDetail(text) ? 'contact' : 'other', title: '', below: '', heads: '' }
  const find = fieldFinder(resume)
  const at = section.lines.findIndex((line) => shownText(line) === text)
  const pathsOf = (line: Line): string[] =>
    line.runs
      .map((run) => find(run.text, line.text, section.kind))
      .filter((path) => entryIn(path) !== '')
  const below = section.lines.slice(0, at).flatMap(pathsOf).at(-1) ?? ''
  const own = section.lines[at]
  const [next = ''] = section.lines.slice(at + 1, at + 2).flatMap(pathsOf)
  const isAnother = next !== '' && entryIn(next) !== entryIn(below)
  const heads = own !== undefined && isAnother && isHead(own) ? next : ''
  const key = sectionKeys.find((one) => kindOf(one) === section.kind)
  const kind: LineKind = ['head', 'contact', 'links', 'title'].includes(section.kind)
    ? kindOfPerson(text, resume)
    : (key ?? (isFurtherKind(section.kind) ? section.kind : 'other'))
  return { kind, title: section.heading, below, heads }
}

const entryIn = (path: string): string =>
  /^\/(?:further_sections\/\d+\/items|[a-z_]+)\/\d+/.exec(path)?.[0] ?? ''

/** Whether a line reads as the head of an entry: a few words, among them some that name a post, a study or a house. */
const isHead = ({ text, hasBullet }: Line): boolean =>
  !hasBullet &&
  !/[.;]$/.test(text) &&
  text.split(' ').length <= longestHead &&
  [roleScore, employerScore, degreeScore, schoolScore].some((score) => score(text) > 0)

const longestHead = 12

/** What stands beside the person's name is a detail only where it has the form of one. */
function kindOfPerson(text: string, resume: ResumeContent): LineKind {
  const pieces = piecesOf(text)
  const isSaid = (piece: string) =>
    findDates(piece).length === 0 && (isDetail(piece) || isWhere(piece))
  if (pieces.some(isSaid) || isHeadline(text, resume)) return 'contact'
  return text.split(' ').length > longestHeadline ? 'summary' : 'other'
}

/** Whether a line of the person's own details would stand below the name, as what they are. */
export const isHeadline = (text: string, { contact_info: contact }: ResumeContent): boolean =>
  contact.headline === '' &&
  !/[\d@,:]/.test(text) &&
  !isDetail(text) &&
  text.split(' ').length <= longestHeadline

const longestHeadline = 7

/** "Osterbergstr. 26", "8331 DS, Steenwijk", "Ithaca, NY": a street, a postcode that is no year, a town. */
const isWhere = (piece: string): boolean => {
  const text = labelled(piece)?.rest ?? piece
  return (
    /^\p{L}[\p{L}\s.'’-]{3,40}\s\d{1,4}\s?[a-z]?$/u.test(text) ||
    (/(?:^|\s)(?!(?:19|20)\d\d(?!\d))\d{4,5}(?:-\d{3,4})?(?!\d)/.test(text) &&
      /\p{L}/u.test(text)) ||
    /^\p{Lu}[^\d,:]{1,30}(?:,\s\p{Lu}[^\d,:]{1,25}){1,2}$/u.test(text)
  )
}

/** "jo@example.org | 607 379 5733 | Ithaca, NY" */
const piecesOf = (text: string): string[] =>
  text
    .split(/[|•]|\s[·–—]\s/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

export function withLine<R extends ResumeContent>(resume: R, text: string, place: LinePlace): R {
  if (place.kind === 'contact') return withDetails(resume, text)
  if (isFurtherKind(place.kind)) return withFurther(resume, text, { ...place, kind: place.kind })
  const section = sections.find(({ key }) => key === place.kind)
  if (section === undefined) return resume
  if (!isList(section))
    return { ...resume, summary: [resume.summary, text].filter(Boolean).join('\n') }
  const items =
    section.form === 'rows'
      ? withWords(resume.skill_categories, text, place.below)
      : withEntry(resume[section.field], text, section, place)
  return { ...resume, [section.field]: items }
}

function withWords(rows: ResumeContent['skill_categories'], text: string, below: string) {
  const [, name = '', list = text] = /^([^:]{2,40}): (.+)$/.exec(text) ?? []
  const skills = list
    .split(/[,;•|]/)
    .map((one) => one.trim())
    .filter(Boolean)
  const at = name === '' ? placeIn('skill_categories', rows, below) : rows.length
  return at in rows
    ? rows.map((row, i) => (i === at ? { ...row, skills: [...row.skills, ...skills] } : row))
    : [...rows, { name, skills }]
}

function withEntry(
  items: readonly Item[],
  text: string,
  section: ListDeclaration & { field: string },
  { below, heads }: LinePlace,
): Item[] {
  const { fields } = section
  const opened = indexIn(section.field, heads)
  if (opened in items) return withHead(items, text, fields, opened)
  const points = nameOfPart(fields, 'points')
  const at = placeIn(section.field, items, below)
  if (points === null || !isInOrderOfTime(section) || !(at in items))
    return [...items, itemSaying(fields, { title: text })]
  return items.map((item, i) => {
    const said = item[points]
    return i === at ? { ...item, [points]: [...(Array.isArray(said) ? said : []), text] } : item
  })
}

/** The title of an entry that has none, else an entry of its own before it. */
function withHead(items: readonly Item[], text: string, fields: Fields, at: number): Item[] {
  const title = nameOfPart(fields, 'title')
  return title !== null && items[at]?.[title] === ''
    ? items.map((item, i) => (i === at ? { ...item, [title]: text } : item))
    : items.toSpliced(at, 0, itemSaying(fields, { title: text }))
}

/** The entry of this list that the path leads into, else the last one. */
function placeIn(list: string, items: readonly unknown[], path: string): number {
  const index = indexIn(list, path)
  return index in items ? index : items.length - 1
}

const indexIn = (list: string, path: string): number =>
  path.startsWith(`/${list}/`) ? Number(path.split('/').at(list.split('/').length + 1)) : -1

function withFurther<R extends ResumeContent>(
  resume: R,
  text: string,
  place: LinePlace & { kind: FurtherKind },
): R {
  const { kind, title } = place
  const all = resume.further_sections
  const isNamed = kind === 'other' && title !== ''
  const at = all.findIndex(
    (one) => one.kind === kind && (!isNamed || fold(one.title) === fold(title)),
  )
  const declared = { ...furtherDeclarations[kind], field: `further_sections/${at}/items` }
  // Of the very fields that the declaration names.
  const added = (items: readonly Item[]) => withEntry(items, text, declared, place) as FurtherItem[]
  const further =
    at < 0
      ? [...all, { id: freeId(kind, all), kind, title: isNamed ? title : '', items: added([]) }]
      : all.map((one, i) => (i === at ? { ...one, items: added(one.items) } : one))
  return {
    ...resume,
    further_sections: further,
    section_order: completeSectionOrder(resume.section_order, further),
  }
}

const number = /\+?\d[\d\s()./-]{6,20}\d/

const isDetail = (text: string): boolean => email.test(text) || number.test(text) || isAddress(text)
const isAddress = (text: string): boolean => !/\s/.test(text) && text.replace(address, '') === ''

/** Each of several details goes to its own field; what is there already does not come again. */
function withDetails<R extends ResumeContent>(resume: R, text: string): R {
  const pieces = piecesOf(text)
  if (pieces.length < 2) return withDetail(resume, text)
  return pieces.reduce((whole, piece) => {
    const isThere = stillLeft([piece], whole).length === 0
    return isThere ? whole : withDetail(whole, piece)
  }, resume)
}

/** Into the field that is for it where that is free, else among the places. */
function withDetail<R extends ResumeContent>(resume: R, text: string): R {
  const { contact_info: contact, media } = resume
  const [mail, phone] = [email.exec(text)?.[0], number.exec(text)?.[0]]
  const network = /linkedin|github/i.exec(text)?.[0].toLowerCase()
  const site = network === 'linkedin' || network === 'github' ? network : 'website'
  if (mail !== undefined && contact.email === '')
    return { ...resume, contact_info: { ...contact, email: mail } }
  if (phone !== undefined && contact.phone === '')
    return { ...resume, contact_info: { ...contact, phone } }
  if (isAddress(text) && media[site] === '') return { ...resume, media: { ...media, [site]: text } }
  if (isHeadline(text, resume)) return { ...resume, contact_info: { ...contact, headline: text } }
  const places = [...contact.possible_work_locations, text]
  return { ...resume, contact_info: { ...contact, possible_work_locations: places } }
}
