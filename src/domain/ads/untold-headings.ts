/**
 * Headings in no set phrase. A line that stands as a heading ends the section above; what it opens
 * is told by its tone, else by the items below it. Where neither tells, it parts a section within.
 */
import { findSkills } from '#domain/skills/find.ts'
import { fold } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { anyOf } from '#domain/language/word-patterns.ts'
import { adWords } from '#tables/ad-words.js'
import { standingOf, withoutAside, wordsOfHeading } from './heading-shape.ts'
import { toneOf } from './heading-tones.ts'
import type { SectionKind } from './headings.ts'
import { sectionKindOf } from './headings.ts'
import { kindToldByItems } from './items-tell.ts'
import { marker, startsWithMark } from './list-marks.ts'

export interface Heading {
  kind: SectionKind
  /** Where the line goes on behind its colon; 0 where it does not. */
  rest: number
  /** A sentence that ends in a colon, and says more than what it leads to. */
  isLead?: boolean
}

const mostInTone = 8
const mostInHeading = 12
/** A sentence that goes on behind a colon has such words too. */
const mostOfIt = 0.5

/** The section above, and whether the page sets the line as a heading. */
export interface Around {
  open: SectionKind
  isSet: boolean
  language: () => Language
}

export function untoldHeading(
  rows: readonly string[],
  at: number,
  { open, isSet, language }: Around,
): Heading | null {
  const raw = rows[at] ?? ''
  const standing = isSet ? 'apart' : standingOf(rows, at)
  if (standing === null) return runIn(raw)
  const bare = withoutAside(wordsOfHeading(raw))
  if (aboutThem.test(fold(bare))) return null
  const words = bare.split(/\s+/)
  if (words.length > mostInHeading && !bare.endsWith(':')) return null
  const said = words.slice(-mostInTone).join(' ')
  const isLead = words.length > mostInHeading
  const tone = sectionKindOf(said) ?? toneOf(fold(said))
  if (tone !== null) return { kind: tone, rest: 0, isLead }
  if (standing === 'between') return null
  const told = toldBelow(rows, at, language)
  // A list of wishes may be parted into kinds of things that are wished for.
  if (told !== null)
    return { kind: open === 'preferred' && told === 'required' ? open : told, rest: 0, isLead }
  if (isSet || isLead || open === 'other' || open === 'about' || findSkills(bare).length > 0)
    return null
  return { kind: open, rest: 0 }
}

const aboutThem = new RegExp(String.raw`^${anyOf(adWords, 'about them')}(?!\p{L})`, 'u')

function toldBelow(rows: readonly string[], at: number, language: () => Language) {
  const items = itemsAfter(rows, at)
  return items.length === 0 ? null : kindToldByItems(items, language())
}

/** "What you get: …": a tone that a colon ends, and the line goes on. */
function runIn(raw: string): Heading | null {
  const colon = raw.search(/:(?=[\s*_])/u)
  if (colon < 3 || colon > 60 || startsWithMark(raw, 0)) return null
  const before = raw
    .slice(0, colon)
    .replace(/[#*_`]/g, '')
    .trim()
  if (before.split(/\s+/).length > mostInTone || !/^["„“¿]?\p{Lu}/u.test(before)) return null
  const rest = colon + 1 + (/^[\s*_]*/.exec(raw.slice(colon + 1))?.[0].length ?? 0)
  const tone = rest < raw.length ? toneOf(fold(before), mostOfIt) : null
  return tone === null ? null : { kind: tone, rest }
}

const mostItems = 12

/** The items of the list that a heading stands above. */
function itemsAfter(rows: readonly string[], at: number): string[] {
  const items: string[] = []
  for (let i = at + 1; i < rows.length && items.length < mostItems; i++) {
    const row = rows[i] ?? ''
    if (row.trim() === '') continue
    if (!startsWithMark(row, 0)) break
    items.push(row.replace(marker, ''))
  }
  return items
}
