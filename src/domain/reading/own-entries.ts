/**
 * The entries of a section of our own sheet (own-lines): a title in bold, when and where under or
 * beside it, then bullets, paragraphs and the names of technologies, each in its own type.
 */
import { findDates } from '../language/dates.ts'
import { narrowest } from '../exchange/kept-together.ts'
import { labelOf } from '../exchange/printed.ts'
import { hrefOf, printedLink } from '../resume/links.ts'
import type { Design } from '../resume/designs/design.ts'
import type { ListDeclaration } from '../resume/sections/declaration.ts'
import { nameOfPart, nestedFieldOf } from '../resume/sections/said.ts'
import type { OwnLine, Stretch } from './own-line.ts'
import type { OwnSection } from './own-lines.ts'
import { conjunction } from './paragraphs.ts'

export type OwnEntry = {
  title: string
  dates: string
  /** Where it was: its name, what stands behind it in other type, and an address. */
  place: string
  location: string
  link: string
  bullets: string[]
  paragraph: string
  technologies: string[]
  nested: OwnEntry | null
}

export function entriesOfOwn(
  section: Pick<OwnSection, 'lines' | 'left'>,
  { fields }: Pick<ListDeclaration, 'fields'>,
  design: Design,
): OwnEntry[] {
  const mayNest = nestedFieldOf(fields) !== null
  const hasText = (['text', 'words'] as const).some((part) => nameOfPart(fields, part) !== null)
  const entries: OwnEntry[] = []
  for (const lines of groupsOf(section.lines)) {
    const isNested =
      design.layout === 'ats-vanilla' || section.left > 0 ? inset(lines, section.left) : false
    const entry = entryOf(lines, design, hasText)
    const open = entries.at(-1)
    if (isNested && mayNest && open !== undefined) open.nested = entry
    else entries.push(entry)
  }
  return entries
}

/** A nested entry stands further in than bullets do, title and all. */
const inset = ([first]: readonly OwnLine[], left: number): boolean =>
  first !== undefined && !isBullet(first) && first.x - left > 6 && startsBold(first)

export const startsBold = ({ stretches: [first] }: OwnLine): boolean => first?.bold === true
export const isBullet = ({ text }: OwnLine): boolean => /^•\s/.test(text)

/** Entries stand further apart than lines; what follows a title at once belongs to it. */
function groupsOf(lines: readonly OwnLine[]): OwnLine[][] {
  const groups: OwnLine[][] = []
  for (const [i, line] of lines.entries()) {
    const above = lines[i - 1]
    const opens =
      above === undefined ||
      (startsBold(line) && (line.gap === null || line.gap > 1.2 || !startsBold(above))) ||
      (line.gap !== null && line.gap > 1.3)
    if (opens) groups.push([line])
    else groups.at(-1)?.push(line)
  }
  return groups
}

function entryOf(lines: readonly OwnLine[], design: Design, hasText: boolean): OwnEntry {
  const entry: OwnEntry = {
    title: '',
    dates: '',
    place: '',
    location: '',
    link: '',
    bullets: [],
    paragraph: '',
    technologies: [],
    nested: null,
  }
  const left = [...lines]
  const titles: string[] = []
  for (let line = left[0]; line !== undefined && startsBold(line); line = left[0]) {
    titles.push(textOf(line.stretches.filter(({ bold }) => bold)))
    // In the wide column the dates stand at the end of the title's line.
    const beside = textOf(line.stretches.filter(({ bold }) => !bold))
    if (beside !== '') entry.dates = `${entry.dates} ${beside}`.trim()
    left.shift()
  }
  entry.title = titles.reduce((text, next) => (text === '' ? next : goneOn(text, next)), '')
  const head: OwnLine[] = []
  // Where an entry has no text but its bullets, no rounding can take its head for one.
  const isNoText = !hasText && design.layout === 'two-column'
  const opens = (line: OwnLine): boolean =>
    isHead(line, head, design) || (isNoText && head.length === 0 && !isBullet(line))
  for (let line = left[0]; line !== undefined && opens(line); line = left[0]) {
    head.push(line)
    left.shift()
  }
  readHead(entry, head, design)
  readBody(entry, left, design)
  return entry
}

const isQuiet = ({ stretches }: OwnLine, design: Design): boolean =>
  stretches.every(({ italic, isSmall }) => (design.layout === 'ats-vanilla' ? italic : isSmall))

/**
 * What stands under a title without room above it; text of the entry itself has two pixels. A browser
 * puts each line of print on a whole pixel: what had no room has less than one, what had two more.
 */
function isHead(line: OwnLine, head: readonly OwnLine[], design: Design): boolean {
  if (isBullet(line)) return false
  // Dates in smaller type on the title's baseline make its line a seventh of a pixel taller or more.
  const taller = design.layout === 'two-column' && head.length === 0 ? 0.14 : 0
  const isClose = line.apart < 1 + taller
  if (design.layout === 'ats-vanilla') return isClose || (line.gap ?? 0) > 1.3
  const before = head.at(-1)
  if (before !== undefined && isDated(before.text)) return false
  return isClose || isDated(line.text) || head.length === 0
    ? isClose || line.stretches.some(({ isSmall }) => isSmall)
    : false
}

const isDated = (text: string): boolean => {
  const rest = findDates(text).reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    text,
  )
  return rest.length < text.length && rest.replace(/[^\p{L}]/gu, '').length <= 6
}

/** The longest dates that a slim column has behind what is said, in letters. */
const longestBehind = 10

/** In a slim column: a line of its own, or short ones behind others in small type. */
export function slimDates(line: OwnLine | undefined): string {
  if (line === undefined || startsBold(line)) return ''
  const parts = line.text.split(/,\s+/)
  if (parts.every(isDated)) return line.text
  const last = parts.at(-1) ?? ''
  const isBehind = last.length <= longestBehind && line.stretches.every(({ isSmall }) => isSmall)
  return isBehind && isDated(last) ? last : ''
}

/** Without the dates that end them. */
function withoutEnd(stretches: readonly Stretch[], dates: string): Stretch[] {
  let left = dates.replace(/\s/g, '').length
  const kept = stretches.toReversed().flatMap((one) => {
    const letters = [...one.text]
    while (left > 0 && letters.length > 0) if (/\S/.test(letters.pop() ?? '')) left -= 1
    return letters.length === 0 && one.text !== '' ? [] : [{ ...one, text: letters.join('') }]
  })
  return kept.toReversed()
}

function readHead(entry: OwnEntry, head: readonly OwnLine[], design: Design): void {
  let stretches = head.flatMap((line, k) => {
    const above = head[k - 1]?.text ?? ''
    const isBroken = above !== '' && goneOn(above, line.text) === `${above}${line.text}`
    const space = isBroken ? '' : ' '
    return line.stretches.map((one, i) => (i === 0 ? { ...one, text: `${space}${one.text}` } : one))
  })
  if (design.layout === 'ats-vanilla' && design.organization === 'italic') {
    const at = stretches.findIndex(({ italic }) => italic)
    const before = textOf(at < 0 ? stretches : stretches.slice(0, at))
    const [dates = '', ...behind] = before.split(/\s*·\s*/)
    const hasDates = behind.length > 0 || at < 0 ? isDated(dates) || behind.length > 0 : false
    if (hasDates || (at > 0 && before !== '')) entry.dates = dates
    const lone = hasDates ? behind.join(' · ') : at < 0 ? before : ''
    stretches =
      at < 0
        ? [{ text: lone, bold: false, italic: false, isSmall: true, link: null }]
        : stretches.slice(at)
  } else if (entry.dates === '') {
    entry.dates = slimDates(head.at(-1))
    stretches = withoutEnd(stretches, entry.dates)
  }
  const isLink = ({ link, text }: Stretch): boolean => link !== null && /\S/.test(text)
  const linked = stretches.filter(isLink)
  const [href = ''] = linked.map(({ link }) => link ?? '')
  entry.link = href === '' ? '' : addressOf(textOf(linked).replace(/\s/g, ''), href)
  const places = stretches.filter((one) => !isLink(one))
  const isMain = ({ italic, isSmall }: Stretch): boolean =>
    ({ italic, upright: !italic, small: !isSmall })[design.organization]
  entry.place = trimmed(textOf(places.filter(isMain)))
  entry.location = trimmed(textOf(places.filter((one) => !isMain(one))))
}

function readBody(entry: OwnEntry, lines: readonly OwnLine[], design: Design): void {
  const paragraph: OwnLine[] = []
  const quiet: OwnLine[] = []
  for (const line of lines) {
    if (isBullet(line)) entry.bullets.push(line.text.replace(/^•\s+/, ''))
    else if (entry.bullets.length > 0)
      entry.bullets.push(goneOn(entry.bullets.pop() ?? '', line.text))
    else if (isQuiet(line, design)) quiet.push(line)
    else paragraph.push(line)
  }
  entry.paragraph = joinLines(paragraph)
  entry.technologies = wordsOf(quiet.map(({ text }) => text).join(' '))
}

export const isBareAddress = (text: string): boolean => /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text)

/** As it is written in full where print showed the shorter form of it, or broke it at a hyphen of its own. */
export function addressOf(shown: string, href: string): string {
  const whole = href.replace(/^mailto:/, '')
  if ([printedLink(whole), labelOf(whole)].some((one) => unbroken(one) === unbroken(shown)))
    return whole
  return hrefOf(shown) === null ? whole : shown
}

const unbroken = (address: string): string => address.replaceAll('-', '')

/** A list with commas; those in brackets are part of a word. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/,\s+(?![^()]*\))/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** A line broken behind a hyphen of its own; "Innen- und" at a line's end has a space behind it. */
export function goneOn(text: string, next: string): string {
  const isBroken = /[\p{L}\p{N}]-$/u.test(text)
  return `${text}${isBroken && !conjunction.test(next) ? '' : ' '}${next}`
}

/** Where the next word would have had room, the person began a new line. */
export function joinLines(lines: readonly OwnLine[]): string {
  return lines.reduce((text, line, i) => {
    const above = lines[i - 1]
    if (above === undefined) return line.text
    const perLetter = (above.x1 - above.x) / Math.max(1, above.text.length)
    // The end of a text keeps to one line (exchange/kept-together.ts), and needs room for all of it.
    const [word = ''] = line.text.length <= narrowest ? [line.text] : line.text.split(' ')
    const room = above.right - above.x1
    // A line may end early to avoid a lonely last word; a person's own break leaves far more, but behind a sentence.
    const least = (above.right - above.x) / (/[.!?]$/.test(above.text) ? 6 : 3)
    const hadRoom = room > (word.length + 4) * perLetter * 1.2 && room > least
    return hadRoom ? `${text}\n${line.text}` : goneOn(text, line.text)
  }, '')
}

export const textOf = (stretches: readonly Pick<Stretch, 'text'>[]): string =>
  stretches
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

const trimmed = (text: string): string => text.replace(/^[\s,·]+|[\s,·]+$/g, '')
