/** Step 8: projects → name, date, link, purpose, points, technologies. */
import type { Project } from '#domain/resume/resume.ts'
import type { FoundDate } from '#domain/language/dates.ts'
import { fold } from '#domain/language/fold.ts'
import { phrases } from '#domain/language/phrases/phrases.ts'
import { entriesOf } from './entries.ts'
import { partsOf } from './head-parts.ts'
import { roleScore } from './lexicon.ts'
import type { Line } from './lines.ts'
import { withoutListLabels } from './list-labels.ts'
import type { Paragraph } from './paragraphs.ts'
import { paragraphsOf } from './paragraphs.ts'
import type { ReadItem } from './work.ts'

const technologyLabels = new Set(phrases.flatMap((p) => p.labels.technologies))

export function readProjects(lines: readonly Line[]): ReadItem<Project>[] {
  return entriesOf(withoutListLabels(lines))
    .map(({ heads, body }) => {
      const { parts, dates } = partsOf(heads.slice(0, 2))
      const [named] = parts.filter((part) => !isAddress(part.text) && !isTechnologies(part.text))
      const given = named?.text ?? ''
      const rest = [...heads.slice((named?.line ?? 0) + 1), ...body].filter(
        (line) => !isWhenAndWhere(line),
      )
      const leftOfName = parts.filter(
        (part) => part !== named && part.line === (named?.line ?? 0) && !isAddress(part.text),
      )
      // "**Busline** | *Go, PostgreSQL*": a list beside the name is what it was made with.
      const beside = leftOfName.find((part) => part.text.includes(',') && looksLikeList(part.text))
      const others = leftOfName.filter((part) => part !== beside)
      const paragraphs = paragraphsIn(rest)
      const texts = [
        ...others.map((part) => part.text),
        ...paragraphs.map((paragraph) => paragraph.text),
      ].filter((text) => !isBareDate(text))
      const link = linkOf([...heads, ...body], texts)
      const made = takeTechnologies(texts.filter((text) => !isAddress(text)))
      const told = made.others.filter(
        (text, i) => !(i === 0 && made.others.length > 1 && isRoleLine(text)),
      )
      const points = pointsAmong(told, paragraphs)
      const date = dates[0]
      const item: Project = {
        name: given,
        date: date === undefined ? '' : dateTextOf(date),
        link,
        purpose: told.filter((text) => !points.includes(text)).join(' '),
        key_technologies_concepts: [
          ...(beside === undefined ? [] : listOf(beside.text)),
          ...made.technologies,
        ],
        description: points,
      }
      return { item, confidence: given === '' ? 0.3 : 0.75, lines: [...heads, ...body] }
    })
    .filter(({ item }) => item.name !== '' || item.purpose !== '' || item.description.length > 0)
}

/** Paragraphs; a last line that is a list of names stays one, however full the line above is. */
function paragraphsIn(lines: readonly Line[]): Paragraph[] {
  const [before, last] = lines.slice(-2)
  const isList =
    before !== undefined &&
    last !== undefined &&
    !last.hasBullet &&
    looksLikeList(last.text) &&
    listOf(last.text).every((part) => /^[\p{Lu}\d.]/u.test(part)) &&
    !/[,;:(-]$|\s\p{L}{1,4}$/u.test(before.text)
  const parts = isList ? [lines.slice(0, -1), [last]] : [lines]
  return parts.flatMap((part) => paragraphsOf(part))
}

/** What stands behind bullets; a single one says what the project is for. */
function pointsAmong(texts: readonly string[], paragraphs: readonly Paragraph[]): string[] {
  const bulleted = new Set(paragraphs.filter(({ hasBullet }) => hasBullet).map(({ text }) => text))
  const points = texts.filter((text) => bulleted.has(text))
  return points.length > 1 ? points : []
}

/** "2022 · github.com/ana/atlas": a date, an address or both, and nothing else. */
const isWhenAndWhere = (line: Line): boolean => {
  const { parts, dates } = partsOf([line])
  return dates.length > 0 && parts.every((part) => isAddress(part.text))
}

/** An open range says only when it began. */
const dateTextOf = (date: FoundDate): string =>
  date.isRange && date.to !== 'present' ? `${date.fromText} – ${date.toText}` : date.fromText

const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim()) ||
  /^[\w.-]+\.(?:com|org|net|io|dev|app|de|es|fr|pt|nl|br|eu|example|me|ai|co)(?:\.\w{2,})?(?:\/\S*)?$/i.test(
    text.trim(),
  )

const isBareDate = (text: string): boolean => partsOfText(text) === ''
const partsOfText = (text: string): string => text.replace(/[\d\s./–-]/g, '')

/** "Creator & Maintainer", "Project Lead": the person's part in it, not what it is for. */
const isRoleLine = (text: string): boolean =>
  text.split(/\s+/).length <= 5 &&
  !/[.,]/.test(text) &&
  (roleScore(text) > 0 || /creator|maintainer|lead|contributor|author|autor|leitung/i.test(text))

function linkOf(lines: readonly Line[], texts: readonly string[]): string {
  const printed = texts.flatMap((text) => text.split(/\s+/)).find(isAddress)
  if (printed !== undefined) return printed.replace(/[),.;]+$/, '')
  for (const line of lines) {
    for (const part of line.text.split(/[\s|]+/)) if (isAddress(part)) return part
    const linked = line.runs.find((run) => run.link !== null && /^https?:/.test(run.link))
    if (linked?.link !== undefined && linked.link !== null) return linked.link
  }
  return ''
}

function labelBefore(text: string): { label: string; rest: string } | null {
  const match = /^([^:]{2,32}):\s*(.+)$/u.exec(text)
  return match === null ? null : { label: fold(match[1] ?? ''), rest: match[2] ?? '' }
}

const isTechnologies = (text: string): boolean => {
  const label = labelBefore(text)
  return label !== null && technologyLabels.has(label.label)
}

/** A labelled list, or a last line that is nothing but a short list. */
function takeTechnologies(texts: readonly string[]): { technologies: string[]; others: string[] } {
  const labelled = texts.find(isTechnologies)
  if (labelled !== undefined) {
    return {
      technologies: listOf(labelBefore(labelled)?.rest ?? ''),
      others: texts.filter((text) => text !== labelled),
    }
  }
  const last = texts.at(-1)
  if (last !== undefined && texts.length > 1 && looksLikeList(last)) {
    return { technologies: listOf(last), others: texts.slice(0, -1) }
  }
  return { technologies: [], others: [...texts] }
}

const listOf = (text: string): string[] =>
  text
    .split(/\s*[,;|•·]\s*|\s+\/\s+|\t/)
    .map((part) => part.replace(/(?<![.\s])[.\s]+$/, '').trim())
    .filter((part) => part !== '')

function looksLikeList(text: string): boolean {
  const parts = listOf(text)
  return (
    parts.length >= 2 &&
    !/[.!?]$/.test(text) &&
    parts.every((part) => part.split(/\s+/).length <= 3 && !/^\p{Ll}{4,}\s\p{Ll}/u.test(part))
  )
}
