/**
 * What may tell of a line in a section whether it opens an entry, goes on with its head or is text below:
 * its dates, its look and place beside those of the other lines, its marks and the kinds of its words.
 */
import { findDates } from '#domain/language/dates.ts'
import { isDateAtEdge, isDateOnly } from './date-places.ts'
import { isTown } from './known-towns.ts'
import {
  degreeScore,
  employerScore,
  isEngagement,
  placeScore,
  roleScore,
  schoolScore,
} from './lexicon.ts'
import type { Look } from './looks.ts'
import { lookOf, sameLook } from './looks.ts'
import type { Line } from './lines.ts'
import type { Signs } from './reading-weights.ts'

/** A line with what the signs of its neighbours need to know of it. */
interface Seen {
  line: Line
  look: Look
  date: 'none' | 'inside' | 'single' | 'range'
  isDateOnly: boolean
  words: number
  /** How far its text stands from the leftmost of its column. */
  indent: number
  group: string
}

export function signsOfLines(lines: readonly Line[]): Signs[] {
  const all = seenLines(lines)
  const section = sectionOf(all)
  return all.map((one, at): Signs => {
    const [above, below] = [all[at - 1], all[at + 1]]
    const said = [
      ...signsOfDates(section, one, at),
      `gap ${gapAbove(section, one, at)}`,
      ...signsOfLook(section, one, above, below, at),
      ...signsOfPlace(one, above),
      ...signsOfText(one, above),
      ...signsOfWords(one),
    ]
    const share = section.shares.get(one.group) ?? { near: 0, count: 1 }
    return {
      ...Object.fromEntries(said.map((name) => [name, 1])),
      'near dates': share.near,
      'rare look': Math.min(1, section.anchors.length / Math.max(1, share.count)),
    }
  })
}

function seenLines(lines: readonly Line[]): Seen[] {
  const lefts = new Map<number, number>()
  for (const { block, textX } of lines) lefts.set(block, Math.min(lefts.get(block) ?? textX, textX))
  return lines.map((line): Seen => {
    const look = lookOf(line)
    const indent = line.textX - (lefts.get(line.block) ?? line.textX)
    return {
      line,
      look,
      date: dateIn(line),
      isDateOnly: isDateOnly(line.text),
      words: line.text.split(/\s+/).length,
      indent,
      group: `${Math.round(look.size * 2)} ${look.bold} ${look.italic} ${look.font} ${line.hasBullet} ${Math.round(indent / 4)}`,
    }
  })
}

/** What a line is held against. */
interface Section {
  top: Look | undefined
  body: Look
  hasBullets: boolean
  /** Where dates stand: ranges, and single ones where there is no range. */
  anchors: readonly number[]
  shares: ReturnType<typeof sharesOf>
  widest: number
  least: number
}

function sectionOf(all: readonly Seen[]): Section {
  const at = (kind: Seen['date']): number[] =>
    all.flatMap(({ date }, i) => (date === kind ? [i] : []))
  const ranges = at('range')
  const anchors = ranges.length > 0 ? ranges : at('single')
  const gaps = all.slice(1).flatMap(({ line }) => (line.gapAbove < farGap ? [line.gapAbove] : []))
  return {
    top: all[0]?.look,
    body: mostOf(all),
    hasBullets: all.some(({ line }) => line.hasBullet),
    anchors,
    shares: sharesOf(all, anchors),
    widest: Math.max(0, ...gaps),
    least: Math.min(9, ...gaps),
  }
}

const farGap = 8

function gapAbove({ widest, least }: Section, { line }: Seen, at: number): string {
  if (at === 0) return 'top'
  if (line.gapAbove >= farGap) return 'far'
  if (widest > 1.25 * least && line.gapAbove > (widest + least) / 2) return 'wide'
  return line.gapAbove > 1.2 * line.leading ? 'some' : 'none'
}

/** The names of the signs that there are. */
const present = (signs: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(signs).filter((name) => signs[name])

function signsOfDates({ anchors }: Section, one: Seen, at: number): string[] {
  const next = anchors.find((anchor) => anchor >= at)
  const last = anchors.findLast((anchor) => anchor < at)
  return [
    'any',
    `date ${one.date}`,
    `next date ${next === undefined ? 'none' : Math.min(4, next - at)}`,
    `last date ${last === undefined ? 'none' : Math.min(4, at - last)}`,
    ...present({
      'date alone': one.isDateOnly,
      'as the first': anchors.length > 1 && next !== undefined && next - at === anchors[0],
      digits: one.date === 'none' && /\d/.test(one.line.text),
    }),
  ]
}

const signsOfLook = (
  { top, body, hasBullets }: Section,
  { line, look }: Seen,
  above: Seen | undefined,
  below: Seen | undefined,
  at: number,
): string[] =>
  present({
    bullet: line.hasBullet,
    'bullets here': !line.hasBullet && hasBullets,
    bold: look.bold,
    italic: look.italic,
    larger: look.size > body.size + 0.4,
    smaller: look.size < body.size - 0.4,
    'as the text': sameLook(look, body),
    'as the one above': above !== undefined && sameLook(look, above.look),
    'as the one below': below !== undefined && sameLook(look, below.look),
    'as the top': at > 0 && top !== undefined && sameLook(look, top),
    'above a date': below?.isDateOnly === true,
    'below a date': above?.isDateOnly === true,
  })

const signsOfPlace = ({ line, indent }: Seen, above: Seen | undefined): string[] =>
  present({
    'below a bullet': above?.line.hasBullet === true,
    'further in': indent > 6,
    'further in than above': above !== undefined && indent > above.indent + 4,
    'further out than above': above !== undefined && indent < above.indent - 4,
    column: above !== undefined && above.line.block !== line.block,
    full: isFull(line),
    'below a full one': above !== undefined && isFull(above.line),
  })

/** How it is written. */
function signsOfText({ line: { text }, words }: Seen, above: Seen | undefined): string[] {
  const capitals = text.match(/(?<![\p{L}'’])\p{Lu}/gu)?.length ?? 0
  const smalls = text.match(/(?<![\p{L}'’])\p{Ll}{3,}/gu)?.length ?? 0
  return [
    `words ${words < 4 ? 'few' : words < 8 ? 'some' : words < 13 ? 'many' : 'most'}`,
    ...present({
      cells: text.includes('\t'),
      parted: /\s[|·•–—-]\s/u.test(text),
      comma: text.includes(', '),
      'ends a sentence': /(?:\p{Ll}|\p{Lu}{2})[.!?;]$/u.test(text) && words > 3,
      'above ends a sentence': above !== undefined && /[.!?;]$/u.test(above.line.text),
      'colon at the end': text.endsWith(':'),
      label: /^\p{Lu}[^:\t]{2,30}:\s/u.test(text),
      small: /^\p{Ll}/u.test(text),
      'all capitals': text === text.toUpperCase() && /\p{Lu}{3}/u.test(text),
      names: capitals > smalls,
      'small words': smalls >= 3 && smalls > capitals,
      address: /https?:|www\.|@/.test(text),
    }),
  ]
}

/** What its words are of. */
const signsOfWords = ({ line: { text } }: Seen): string[] =>
  present({
    role: roleScore(text) > 0,
    employer: employerScore(text) > 0,
    form: employerScore(text) > 1,
    school: schoolScore(text) > 0,
    degree: degreeScore(text) > 0,
    place: placeScore(text) > 1 || isTown(text),
    engagement: isEngagement(text),
  })

const isFull = (line: Line): boolean => line.x1 > line.right - 0.12 * (line.right - line.left)

function dateIn(line: Line): Seen['date'] {
  const dates = findDates(line.text.replaceAll('\t', '  '))
  if (dates.length === 0) return 'none'
  if (dates.some(({ isRange }) => isRange) && dates.length < 3) return 'range'
  return isDateAtEdge(line) ? 'single' : 'inside'
}

/** Of the lines set alike, how many stand at a date or right beside one. */
function sharesOf(
  all: readonly Seen[],
  anchors: readonly number[],
): Map<string, { near: number; count: number }> {
  const shares = new Map<string, { near: number; count: number }>()
  for (const [i, { group }] of all.entries()) {
    const before = shares.get(group) ?? { near: 0, count: 0 }
    const isNear = anchors.some((at) => Math.abs(at - i) < 2) ? 1 : 0
    const count = before.count + 1
    shares.set(group, { count, near: (before.near * before.count + isNear) / count })
  }
  return shares
}

/** The look in which most of the words are set. */
function mostOf(all: readonly Seen[]): Look {
  const groups = new Map<string, { look: Look; words: number }>()
  for (const { look, words } of all) {
    const key = `${Math.round(look.size * 2)} ${look.bold} ${look.italic} ${look.font}`
    groups.set(key, { look, words: (groups.get(key)?.words ?? 0) + words })
  }
  const [most] = [...groups.values()].toSorted((a, b) => b.words - a.words)
  return most?.look ?? { size: 10, bold: false, italic: false, font: '' }
}
