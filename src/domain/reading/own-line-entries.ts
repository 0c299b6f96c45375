/**
 * The entries of our own sheet that stand on a line each: "German (C1)", "Baker of the year, Guild of
 * Bakers, 2021", with points below. A line is parted by what each kind of entry has: its dates end
 * it but for an address, a town is known, and a level has its own sign.
 */
import { findDates } from '../language/dates.ts'
import { labelOf } from '../exchange/printed.ts'
import type { Fields } from '../resume/sections/declaration.ts'
import type { Said } from '../resume/sections/said.ts'
import { nameOfPart } from '../resume/sections/said.ts'
import { employerScore, placeScore, schoolScore } from './lexicon.ts'
import {
  addressOf,
  goneOn,
  isBareAddress,
  isBullet,
  slimDates,
  startsBold,
  textOf,
} from './own-entries.ts'
import type { OwnLine } from './own-line.ts'

/** Facts go on behind the bold title of such a line, with a sign before them or at its end. */
export const areInLines = (lines: readonly OwnLine[]): boolean =>
  lines.some(
    (line) =>
      startsBold(line) && line.stretches.some(({ bold, text }) => !bold && /^\s*[—,(]/.test(text)),
  ) || lines.every((line) => startsBold(line) && !line.stretches.some(({ italic }) => italic))

export const saidInLines = (lines: readonly OwnLine[], fields: Fields): Partial<Said>[] =>
  areNames(lines) ? namesIn(lines) : groupsOf(lines).map((group) => saidIn(group, fields))

/** Names one behind the other: with a sign between them, or one that is not set as the title of an entry. */
const areNames = (lines: readonly OwnLine[]): boolean =>
  lines.every((line) => !isBullet(line)) &&
  (lines.some(({ text }) => / · /.test(text)) || lines.every((line) => !startsBold(line)))

function namesIn(lines: readonly OwnLine[]): Partial<Said>[] {
  const names: { title: string; level: string }[] = [{ title: '', level: '' }]
  const all = lines.flatMap(({ stretches }) => [...stretches, { text: ' ', bold: false }])
  const hasLevels = all.some(({ bold }) => bold)
  for (const { text, bold } of all) {
    for (const [i, part] of text.split('·').entries()) {
      if (i > 0) names.push({ title: '', level: '' })
      const name = names.at(-1)
      if (name !== undefined) name[bold || !hasLevels ? 'title' : 'level'] += part
    }
  }
  return names.map(({ title, level }) => ({
    title: textOf([{ text: title }]),
    level: textOf([{ text: level }]).replace(/^\((.*)\)$/, '$1'),
  }))
}

type Group = { head: OwnLine[]; points: string[] }

/** Browsers set small type that takes two lines a pixel further apart, and points at least two. */
const closest = 1.5

/** Entries stand a little further apart than lines; below the title that fills a line goes on. */
function groupsOf(lines: readonly OwnLine[]): Group[] {
  const groups: Group[] = []
  const left = Math.min(...lines.map(({ x }) => x))
  for (const [i, line] of lines.entries()) {
    const open = groups.at(-1)
    const isClose = line.gap !== null && line.apart < closest
    if (open !== undefined && isBullet(line)) open.points.push(line.text.replace(/^•\s+/, ''))
    else if (open !== undefined && open.points.length > 0 && line.x > left + 2)
      open.points.push(goneOn(open.points.pop() ?? '', line.text))
    else if (open !== undefined && open.points.length === 0 && goesOn(lines[i - 1], line, isClose))
      open.head.push(line)
    else groups.push({ head: [line], points: [] })
  }
  return groups
}

function goesOn(above: OwnLine | undefined, line: OwnLine, isClose: boolean): boolean {
  if (line.gap !== null) return isClose
  // At the top of a page only what has no title of its own goes on.
  return above !== undefined && !startsBold(line)
}

function saidIn({ head, points }: Group, fields: Fields): Partial<Said> {
  const stretches = head.flatMap((line, i) =>
    line.stretches.map((one, k) => (i > 0 && k === 0 ? { ...one, text: ` ${one.text}` } : one)),
  )
  const title = textOf(stretches.filter(({ bold }) => bold))
  const last = head.length > 1 ? head.at(-1) : undefined
  // In a slim column the dates have a line of their own, where they are long.
  const isBelow = last !== undefined && slimDates(last) === last.text
  const end = isBelow
    ? stretches.length - last.stretches.length
    : stretches.findIndex(({ isApart }) => isApart === true)
  const atEnd = textOf(end < 0 ? [] : stretches.slice(end, isBelow ? undefined : end + 1))
  const rest = stretches.filter(({ bold }, i) => !bold && i !== end && !(isBelow && i > end))
  const href = rest.findLast((one) => one.link !== null)?.link ?? null
  const { facts, link } = addressAtEnd(textOf(rest), href)
  const { before, dates } =
    atEnd === '' ? datesAtEnd(facts) : { before: withoutComma(facts), dates: atEnd }
  return { title, link, points, ...namedIn(before, fields), ...whenOf(dates, fields) }
}

/** Browsers print a line in one piece, so that its link tells where it leads and not where it begins. */
function addressAtEnd(text: string, href: string | null): { facts: string; link: string } {
  const shown = href === null ? '' : labelOf(href.replace(/^mailto:/, ''))
  const at = shown === '' ? -1 : beginOfEnd(text, shown)
  if (href !== null && at >= 0)
    return { facts: withoutComma(text.slice(0, at)), link: addressOf(shown, href) }
  const [last = ''] = text.split(/,\s/).toReversed()
  return isBareAddress(last)
    ? { facts: withoutComma(text.slice(0, text.length - last.length)), link: last }
    : { facts: text, link: '' }
}

/** Where the text ends as `end` does, which may be broken over lines; -1 where it does not. */
function beginOfEnd(text: string, end: string): number {
  let at = text.length
  for (const letter of [...end].toReversed()) {
    while (text[at - 1] === ' ') at--
    if (!text.slice(0, at).endsWith(letter)) return -1
    at -= letter.length
  }
  return at
}

const withoutComma = (text: string): string => text.replace(/(?<![,\s])[,\s]+$/, '')

/** Dates and what parts them, up to the end and from the begin of a fact on. */
function datesAtEnd(text: string): { before: string; dates: string } {
  let start = text.length
  for (const date of findDates(text).toReversed()) {
    if (/[\p{L}\p{N}]/u.test(text.slice(date.end, start))) break
    start = date.start
  }
  const isFact = /(?:^|,\s)$/.test(text.slice(0, start))
  return isFact
    ? { before: withoutComma(text.slice(0, start)), dates: text.slice(start) }
    : { before: text, dates: '' }
}

/** "(C1)", ", Guild of Bakers, Leeds": of what such an entry seldom has, only what is known as such. */
function namedIn(said: string, fields: Fields): Pick<Said, 'level' | 'organization' | 'place'> {
  const { level, facts } = bracketed(said)
  if (level !== '') return { ...namedIn(facts, fields), level }
  // Sheets that were printed before have a dash there.
  const hasLevel = /^—\s/.test(facts)
  const parts = facts
    .replace(/^(?:—|,)\s*/, '')
    .split(/,\s+/)
    .filter(Boolean)
  const isUsual = (part: 'organization' | 'place'): boolean => {
    const field = fields[nameOfPart(fields, part) ?? '']
    return field !== undefined && field.kind !== 'nested' && field.isRare !== true
  }
  const isNamed = (text: string): boolean => employerScore(text) + schoolScore(text) > 0
  const levels = !hasLevel
    ? 0
    : isUsual('organization')
      ? 1
      : 1 + parts.slice(1).filter((_, i) => !parts.slice(1, i + 2).some(isNamed)).length
  const others = parts.slice(levels)
  const isPlace = others.length > (hasLevel ? 0 : 1) || !isUsual('organization')
  const town = isPlace && placeScore(others.at(-1) ?? '') >= 2 ? (others.pop() ?? '') : ''
  return { level: parts.slice(0, levels).join(', '), organization: others.join(', '), place: town }
}

/** What stands in brackets behind the name, which may have some within, and what follows. */
function bracketed(said: string): { level: string; facts: string } {
  let open = 0
  for (let at = 0; at < said.length; at++) {
    if (said[at] === '(') open++
    else if (said[at] === ')') open--
    if (open === 0) {
      const rest = said.slice(at + 1)
      return at > 0 && /^(?:,|$)/.test(rest)
        ? { level: said.slice(1, at), facts: rest }
        : { level: '', facts: said }
    }
  }
  return { level: '', facts: said }
}

/** A period and a day, where an entry may have both; a lone date is what such entries usually have. */
export function whenOf(dates: string, fields: Fields): Pick<Said, 'from' | 'to' | 'date'> {
  const [from = '', ...behind] = dates.split(' – ')
  const to = behind.join(' – ')
  if (nameOfPart(fields, 'from') === null) return { from: '', to: '', date: dates }
  const period = fields[nameOfPart(fields, 'from') ?? '']
  if (nameOfPart(fields, 'date') === null || period === undefined || period.kind === 'nested')
    return loneEnd(from, to, fields)
  const cut = dates.lastIndexOf(', ')
  const last = cut < 0 ? '' : dates.slice(cut + 2)
  if (to !== '' && cut > dates.indexOf(' – ') && findDates(last).length > 0)
    return { ...whenOf(dates.slice(0, cut), fields), date: last }
  if (to !== '') return { from, to, date: '' }
  return period.isRare === true ? { from: '', to: '', date: dates } : { from, to: '', date: '' }
}

/** A lone date of a degree is the one it was given on. */
function loneEnd(from: string, to: string, fields: Fields): Pick<Said, 'from' | 'to' | 'date'> {
  const isDegree = Object.values(fields).some(({ kind }) => kind === 'degree')
  return isDegree && to === '' ? { from: '', to: from, date: '' } : { from, to, date: '' }
}
