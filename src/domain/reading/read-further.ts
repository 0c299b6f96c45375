/**
 * Sections beside the six: each by the reader of what is written alike. Voluntary work is written as
 * jobs are, honours as certificates; what is a list or running text gives an entry a paragraph.
 */
import { findDates } from '#domain/language/dates.ts'
import { sectionTitles } from '#domain/language/phrases/section-titles.ts'
import { fold } from '#domain/language/fold.ts'
import { languages } from '#domain/language/languages.ts'
import { blankFurtherItem } from '#domain/resume/blank.ts'
import type { Fields } from '#domain/resume/sections/declaration.ts'
import { certifications } from '#domain/resume/sections/certifications.ts'
import type { FurtherItem, FurtherKind } from '#domain/resume/sections/further.ts'
import { furtherFields } from '#domain/resume/sections/further.ts'
import type { Item } from '#domain/resume/sections/leaves.ts'
import { projects } from '#domain/resume/sections/projects.ts'
import { itemSaying, nameIn, saidBy } from '#domain/resume/sections/said.ts'
import { workExperience } from '#domain/resume/sections/work-experience.ts'
import { readCertifications } from './certifications.ts'
import { isCaps } from './heading-style.ts'
import { readLanguages } from './languages.ts'
import type { Line } from './lines.ts'
import { paragraphsOf } from './paragraphs.ts'
import { readProjects } from './projects.ts'
import type { ReadingContext, ReadItem } from './work.ts'
import { readWork } from './work.ts'

type ReadFurther = ReadItem<FurtherItem>
type Reader = (lines: readonly Line[], context: ReadingContext) => ReadFurther[]

const readers: Readonly<Record<FurtherKind, Reader>> = {
  languages: (lines) =>
    readLanguages(lines).map(({ language: title, level }) => entry({ title, level }, [])),
  volunteering: (lines, context) => said(workExperience.fields, readWork(lines, context)),
  awards: (lines) => said(certifications.fields, readCertifications(lines)),
  publications: paragraphs,
  memberships: (lines) => said(certifications.fields, readCertifications(lines)),
  interests: lists,
  references: blocks,
  patents: paragraphs,
  other: (lines) =>
    lines.some((line) => findDates(line.text).length > 0) &&
    !lines.every(({ hasBullet }) => hasBullet)
      ? said(projects.fields, readProjects(lines))
      : paragraphs(lines),
}

export function readFurther(
  kind: FurtherKind,
  lines: readonly Line[],
  context: ReadingContext,
): ReadFurther[] {
  const read = readers[kind](lines, context).filter(({ item }) => item.title !== '')
  return read.length > 0 ? read : paragraphs(lines)
}

/** The person's words, unless they are the customary ones, or capitals that stand for these. */
export function titleOfFurther(kind: FurtherKind, heading: string): string {
  const isCustomary = languages.some(
    (language) => fold(sectionTitles[language][kind]) === fold(heading),
  )
  return isCustomary || (kind !== 'other' && isCaps(heading)) ? '' : heading
}

function said(fields: Fields, read: readonly ReadItem<Item>[]): ReadFurther[] {
  return read.map(({ item, offers = [], unsure = [], ...found }) => {
    const { text, words, ...parts } = saidBy(fields, item)
    const points = [text, ...parts.points, words.join(', ')].filter(Boolean)
    const title = parts.title || parts.organization
    const organization = parts.title === '' ? '' : parts.organization
    // Of these very fields.
    const own = itemSaying(furtherFields, { ...parts, title, organization, points }) as FurtherItem
    // What is in doubt is called as here, where an organization without a title stands in its place.
    const nameOf = (name: string) => {
      const named = nameIn(furtherFields, fields, name)
      return named === 'organization' && parts.title === '' ? 'title' : named
    }
    const texts = new Map<string, unknown>(Object.entries(own))
    return {
      ...found,
      item: own,
      offers: offers.flatMap(({ field, words: offered }) => {
        const name = nameOf(field)
        return name !== null && texts.get(name) === '' ? [{ field: name, words: offered }] : []
      }),
      unsure: unsure.flatMap((field) => nameOf(field) ?? []),
    }
  })
}

function entry(parts: Partial<FurtherItem>, lines: Line[]): ReadFurther {
  return { item: { ...blankFurtherItem, ...parts }, confidence: 0.8, lines }
}

/** Each line is an entry. */
export const readRows = (lines: readonly Line[]): ReadFurther[] =>
  lines.map((line) => entry({ title: line.text.replaceAll('\t', ' ') }, [line]))

function paragraphs(lines: readonly Line[]): ReadFurther[] {
  return paragraphsOf(lines).map((paragraph) => {
    const read = entry({ title: paragraph.text }, paragraph.lines)
    const joined = paragraph.lines.map(({ text }) => text)
    return mayBeSeveral(joined) ? { ...read, joined } : read
  })
}

/** "Compilers", "Cloud Computing": names one below the other, of which the first fills its line. */
const mayBeSeveral = (lines: readonly string[]): boolean =>
  lines.length > 1 &&
  lines.every((text) => /^\p{Lu}.*[\p{L}\p{N})]$/u.test(text) && text.split(' ').length <= 5)

/** "Chess, hiking, choir": names between commas; what is longer or has brackets is left whole. */
function lists(lines: readonly Line[]): ReadFurther[] {
  return paragraphsOf(lines).flatMap((paragraph) => {
    const names = paragraph.text
      .split(paragraph.text.includes('(') ? '\n' : /[,;|•·]/)
      .map((name) => name.replace(/\.$/, '').trim())
      .filter((name) => name !== '')
    const isList = names.every((name) => name.split(/\s+/).length <= 5)
    return (isList ? names : [paragraph.text]).map((title) => entry({ title }, paragraph.lines))
  })
}

/** A name with what stands below it, up to the next room or the next line of its look. */
function blocks(lines: readonly Line[]): ReadFurther[] {
  const groups: Line[][] = []
  for (const line of lines) {
    const open = groups.at(-1)
    const [first] = open ?? []
    const opens =
      first === undefined ||
      line.block !== first.block ||
      line.gapAbove > 1.9 ||
      (line.bold && first.bold)
    if (open === undefined || opens) groups.push([line])
    else open.push(line)
  }
  return groups.map((group) => {
    const [title = '', ...description] = group.map(({ text }) => text.replaceAll('\t', ' '))
    return entry({ title, description }, group)
  })
}
