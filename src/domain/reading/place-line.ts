/**
 * A line that was left over goes into the resume: into the section that it stands in on the page, between what it
 * stands between there, or into any other. In a section of posts it goes to the entry it stands in, as a point, but for
 * one that reads as the head of the next: that opens an entry; elsewhere it is an entry of its own. Of a line that
 * begins with what an entry is called only the rest is new, and goes into that entry. The line is taken as it stands,
 * and nothing that is there is lost.
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
import { itemSaying, nameOfPart, saidBy } from '#domain/resume/sections/said.ts'
import { isPlacedList, placedIn } from '#domain/resume/sections/placed.ts'
import { pointer } from '#domain/resume/pointer.ts'
import {
  isDetail,
  isHeadline,
  isWhere,
  longestHeadline,
  piecesOf,
  withDetails,
} from './detail-lines.ts'
import { isPersonalDetail } from './field-labels.ts'
import { entryIn, fieldFinder } from './found-fields.ts'
import { kindOf } from './heading-words.ts'
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
  /** The value that the line stands below on its page, and the one it stands above; '' for none. */
  below: string
  above: string
  /** The entry right below the line that it is the head of, '' for none. */
  heads: string
  /** Of a line that begins with what an entry is called, what else it says, and that entry. */
  rest: Rest | null
}

/** In a section, and nowhere in particular in it. */
export const somewhereIn = (kind: LineKind, title = ''): LinePlace => ({
  kind,
  title,
  below: '',
  above: '',
  heads: '',
  rest: null,
})

/** Where a line belongs by the page that it stands on. */
export function placeOfLine(
  text: string,
  { sections: seen }: SeenFile,
  resume: ResumeContent,
): LinePlace {
  const section = seen.find(({ lines }) => lines.some((line) => shownText(line) === text))
  if (section === undefined) return somewhereIn(isDetail(text) ? 'contact' : 'other')
  const find = fieldFinder(resume)
  const paths = section.lines.map((line) =>
    line.runs
      .map((run) => find(run.text, line.text, section.kind))
      .filter((path) => entryIn(path) !== ''),
  )
  const at = section.lines.findIndex((line) => shownText(line) === text)
  const before = paths.slice(0, at).flat()
  const last = entryIn(before.at(-1) ?? '')
  // A date may stand at the side of its points.
  const below =
    before.findLast((path) => entryIn(path) === last && isOfList(path)) ?? before.at(-1) ?? ''
  const above = paths.slice(at + 1).flat()[0] ?? ''
  const own = section.lines[at]
  const [next = ''] = paths[at + 1] ?? []
  const isAnother = next !== '' && entryIn(next) !== last
  const heads = own !== undefined && isAnother && isHead(own) ? next : ''
  const key = sectionKeys.find((one) => kindOf(one) === section.kind)
  const kind: LineKind = ['head', 'contact', 'links', 'title'].includes(section.kind)
    ? kindOfPerson(text, resume)
    : (key ?? (isFurtherKind(section.kind) ? section.kind : 'other'))
  const rest = restOfEntry(text, resume, kind, [below, above])
  return { kind, title: section.heading, below, above, heads: rest ? '' : heads, rest }
}

const isOfList = (path: string): boolean => /\/[a-z_]+\/\d+$/.test(path.slice(entryIn(path).length))

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
  if (pieces.some(isPersonalDetail)) return 'other'
  if (pieces.some(isSaid) || isHeadline(text, resume)) return 'contact'
  return text.split(' ').length > longestHeadline ? 'summary' : 'other'
}

export function withLine<R extends ResumeContent>(resume: R, text: string, place: LinePlace): R {
  if (place.kind === 'contact') return withDetails(resume, text)
  if (isFurtherKind(place.kind)) return withFurther(resume, text, { ...place, kind: place.kind })
  const section = sections.find(({ key }) => key === place.kind)
  if (section === undefined) return resume
  if (!isList(section))
    return { ...resume, summary: [resume.summary, text].filter(Boolean).join('\n') }
  const items =
    section.form === 'rows'
      ? withWords(resume.skill_categories, text, place)
      : withEntry(resume[section.field], text, section, place)
  return { ...resume, [section.field]: items }
}

function withWords(rows: ResumeContent['skill_categories'], text: string, place: LinePlace) {
  const [, name = '', list = text] = /^([^:]{2,40}): (.+)$/.exec(text) ?? []
  const skills = list
    .split(/[,;•|]/)
    .map((one) => one.trim())
    .filter(Boolean)
  const at = entryOf('skill_categories', rows, place)
  if (name !== '' || !(at in rows))
    return rows.toSpliced(between('skill_categories', rows, place), 0, { name, skills })
  const from = positionIn(`/skill_categories/${at}/skills`, place)
  return rows.map((row, i) =>
    i === at ? { ...row, skills: row.skills.toSpliced(from, 0, ...skills) } : row,
  )
}

function withEntry(
  items: readonly Item[],
  text: string,
  section: ListDeclaration & { field: string },
  place: LinePlace,
): Item[] {
  const { fields, field: list } = section
  const opened = indexIn(list, place.heads)
  if (opened in items) return withHead(items, text, fields, opened)
  const at = entryOf(list, items, place)
  const points = nameOfPart(fields, 'points')
  const change = (name: string, changed: (value: Item[string] | undefined) => Item[string]) =>
    items.map((item, i) => (i === at ? { ...item, [name]: changed(item[name]) } : item))
  const { rest } = place
  const filled = rest && fieldFor(fields, items[at] ?? {}, rest)
  if (rest && filled !== null) return change(filled, () => rest.rest)
  if (points === null || !isInOrderOfTime(section) || !(at in items))
    return items.toSpliced(between(list, items, place), 0, itemSaying(fields, { title: text }))
  return change(points, (said) =>
    (Array.isArray(said) ? said : []).toSpliced(
      positionIn(`/${list}/${at}/${points}`, place),
      0,
      rest?.rest ?? text,
    ),
  )
}

/** The title of an entry that has none, else an entry of its own before it. */
function withHead(items: readonly Item[], text: string, fields: Fields, at: number): Item[] {
  const title = nameOfPart(fields, 'title')
  return title !== null && items[at]?.[title] === ''
    ? items.map((item, i) => (i === at ? { ...item, [title]: text } : item))
    : items.toSpliced(at, 0, itemSaying(fields, { title: text }))
}

/** The entry of this list that the line stands in: the one above it, or else the first below it; -1 for none. */
const entryOf = (list: string, items: readonly unknown[], { below, above, rest }: LinePlace) =>
  [rest ? `${rest.entry}/` : '', below, above]
    .map((path) => indexIn(list, path))
    .find((at) => at in items) ?? -1

/** Where an entry of its own comes to stand. */
function between(list: string, items: readonly unknown[], { below, above }: LinePlace): number {
  const [before, after] = [below, above].map((path) => indexIn(list, path))
  if (before !== undefined && before in items) return before + 1
  return after !== undefined && after in items ? after : items.length
}

/** Among the values of this list: behind the one that it stands below, or before the one that it stands above. */
function positionIn(list: string, { below, above }: LinePlace): number {
  const [after, before] = [below, above].map((path) =>
    path.startsWith(`${list}/`) ? Number(path.slice(list.length + 1)) : null,
  )
  return typeof after === 'number' ? after + 1 : (before ?? 0)
}

/** The field that the rest of a line fills. */
function fieldFor(fields: Fields, item: Item, { into }: Rest): string | null {
  if (into === 'title') return nameOfPart(fields, 'title')
  const parts =
    into === 'place' ? (['place'] as const) : (['title', 'organization', 'level'] as const)
  const names = parts.flatMap((part) => nameOfPart(fields, part) ?? [])
  return (
    names.find((name) => {
      const field = fields[name]
      return field?.kind !== 'nested' && field?.isRare !== true && item[name] === ''
    }) ?? null
  )
}

interface Rest {
  /** The entry that the words before it call. */
  entry: string
  rest: string
  /** What stands behind a comma may be a place as well as a house; what stands in brackets goes with the title. */
  into: 'title' | 'place' | 'house'
}

/**
 * "Leader – Scouts of Leeds" where the post of a leader is, "French – C1 / TOEIC: 955" where TOEIC has no result yet:
 * what no field says of a line that begins with what an entry is called.
 */
function restOfEntry(
  text: string,
  resume: ResumeContent,
  kind: LineKind,
  near: readonly string[],
): Rest | null {
  const entries = entriesOf(kind, resume)
  const isNear = ({ path }: Entry) => near.some((one) => entryIn(one) === path)
  const sorted = [...entries.filter(isNear), ...entries.filter((one) => !isNear(one))]
  let [rest, entry, into] = [text, null as Entry | null, 'house' as Rest['into']]
  for (;;) {
    const call = (one: Entry) => one.names.find((name) => beginsWith(rest, name))
    const called: Entry | undefined = sorted.find(call)
    const said: string | undefined = called
      ? call(called)
      : entry?.values.find((value) => beginsWith(rest, value))
    if (said === undefined) break
    entry = called ?? entry
    const more = rest.slice(said.length)
    if (rest === text && said === entry?.title && /^ \([^()]+\)$/.test(more))
      return { entry: entry.path, rest, into: 'title' }
    const [end] = /^[\s,:;|/·•–—-]*[,:;|/·•–—-]\s*/u.exec(more) ?? []
    if (end === undefined) return null
    rest = more.slice(end.length)
    into =
      end.includes(',') && employerScore(rest) <= 0 && schoolScore(rest) <= 0 ? 'place' : 'house'
  }
  const isFact = /[\p{L}\p{N}]/u.test(rest) && findDates(rest).length === 0
  return entry && isFact ? { entry: entry.path, rest, into } : null
}

/** An entry as a line may call it. */
interface Entry {
  path: string
  title: string
  /** What it is called, and by whom it was given or held. */
  names: string[]
  /** All that it says in one text each. */
  values: string[]
}

/** A shorter one is as often a word. */
const leastName = 4

function entriesOf(kind: LineKind, resume: ResumeContent): Entry[] {
  return placedIn(resume).flatMap((placed) => {
    if (placed.named !== kind || !isPlacedList(placed) || placed.form === 'rows') return []
    return placed.items.map((item, i): Entry => {
      const { title, organization, place, level } = saidBy(placed.fields, item)
      return {
        path: pointer([...placed.at, i]),
        title,
        names: [title, organization].filter((name) => name.length >= leastName),
        values: [title, organization, place, level].filter(Boolean),
      }
    })
  })
}

const beginsWith = (text: string, words: string): boolean =>
  text.slice(0, words.length).toLowerCase() === words.toLowerCase() &&
  !/^[\p{L}\p{N}]/u.test(text.slice(words.length))

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
