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
  const lefts = new Map<number, number>()
  for (const { block, textX } of lines) lefts.set(block, Math.min(lefts.get(block) ?? textX, textX))
  const all = lines.map((line): Seen => {
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
  const dated = all.flatMap(({ date }, i) => (date === 'range' ? [i] : []))
  const anchors =
    dated.length > 0 ? dated : all.flatMap(({ date }, i) => (date === 'single' ? [i] : []))
  const shares = sharesOf(all, anchors)
  const gaps = all.slice(1).flatMap(({ line }) => (line.gapAbove < 8 ? [line.gapAbove] : []))
  const widest = Math.max(0, ...gaps)
  const least = Math.min(9, ...gaps)
  const bodyLook = mostOf(all)
  return all.map((one, i) => {
    const [above, below] = [all[i - 1], all[i + 1]]
    const next = anchors.find((at) => at >= i)
    const last = anchors.findLast((at) => at < i)
    const toNext = next === undefined ? 'none' : String(Math.min(4, next - i))
    const sinceLast = last === undefined ? 'none' : String(Math.min(4, i - last))
    const { line } = one
    const { text } = line
    const gap =
      above === undefined
        ? 'top'
        : line.gapAbove >= 8
          ? 'far'
          : widest > 1.25 * least && line.gapAbove > (widest + least) / 2
            ? 'wide'
            : line.gapAbove > 1.2 * line.leading
              ? 'some'
              : 'none'
    const capitals = text.match(/(?<![\p{L}'’])\p{Lu}/gu)?.length ?? 0
    const smalls = text.match(/(?<![\p{L}'’])\p{Ll}{3,}/gu)?.length ?? 0
    const share = shares.get(one.group) ?? { near: 0, count: 1 }
    const signs: Record<string, number> = {
      any: 1,
      [`date ${one.date}`]: 1,
      [`next date ${toNext}`]: 1,
      [`last date ${sinceLast}`]: 1,
      [`gap ${gap}`]: 1,
      [`words ${one.words < 4 ? 'few' : one.words < 8 ? 'some' : one.words < 13 ? 'many' : 'most'}`]: 1,
      'near dates': share.near,
      'rare look': Math.min(1, anchors.length / Math.max(1, share.count)),
    }
    const put = (name: string, is: boolean): void => {
      if (is) signs[name] = 1
    }
    put('date alone', one.isDateOnly)
    put('above a date', below?.isDateOnly === true)
    put('below a date', above?.isDateOnly === true)
    put('as the first', anchors.length > 1 && next !== undefined && next - i === anchors[0])
    put('bullet', line.hasBullet)
    put('bullets here', !line.hasBullet && all.some((other) => other.line.hasBullet))
    put('bold', one.look.bold)
    put('italic', one.look.italic)
    put('larger', one.look.size > bodyLook.size + 0.4)
    put('smaller', one.look.size < bodyLook.size - 0.4)
    put('as the text', sameLook(one.look, bodyLook))
    put('as the one above', above !== undefined && sameLook(one.look, above.look))
    put('as the one below', below !== undefined && sameLook(one.look, below.look))
    put('as the top', i > 0 && all[0] !== undefined && sameLook(one.look, all[0].look))
    put('below a bullet', above?.line.hasBullet === true)
    put('further in', one.indent > 6)
    put('further in than above', above !== undefined && one.indent > above.indent + 4)
    put('further out than above', above !== undefined && one.indent < above.indent - 4)
    put('column', above !== undefined && above.line.block !== line.block)
    put('cells', text.includes('\t'))
    put('parted', /\s[|·•–—-]\s/u.test(text))
    put('comma', text.includes(', '))
    put('ends a sentence', /(?:\p{Ll}|\p{Lu}{2})[.!?;]$/u.test(text) && one.words > 3)
    put('above ends a sentence', above !== undefined && /[.!?;]$/u.test(above.line.text))
    put('colon at the end', text.endsWith(':'))
    put('label', /^\p{Lu}[^:\t]{2,30}:\s/u.test(text))
    put('small', /^\p{Ll}/u.test(text))
    put('all capitals', text === text.toUpperCase() && /\p{Lu}{3}/u.test(text))
    put('names', capitals > smalls)
    put('small words', smalls >= 3 && smalls > capitals)
    put('full', line.x1 > line.right - 0.12 * (line.right - line.left))
    put('below a full one', above !== undefined && isFull(above.line))
    put('role', roleScore(text) > 0)
    put('employer', employerScore(text) > 0)
    put('form', employerScore(text) > 1)
    put('school', schoolScore(text) > 0)
    put('degree', degreeScore(text) > 0)
    put('place', placeScore(text) > 1 || isTown(text))
    put('engagement', isEngagement(text))
    put('digits', one.date === 'none' && /\d/.test(text))
    put('address', /https?:|www\.|@/.test(text))
    return signs
  })
}

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
