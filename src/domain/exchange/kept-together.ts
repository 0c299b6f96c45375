/**
 * What keeps to one line of paper: the sheet of the editor and the file to download break their lines by
 * this one pattern.
 *
 * A word with a sign at which a line may break (a hyphen, a slash), since some readers drop a hyphen at
 * the end of a line. Guillemets and their words, and a sign of French that has a space before it. Numbers
 * with their spaces and units ("2 500 000 €", "15 %", "USD 3.2 million": amounts.ts), spans of years, initials
 * ("z. B."), places ("La Rioja"). The text is left as it was written: it is the line that does not end there.
 */
import type { Range } from './amounts.ts'
import { amountsIn } from './amounts.ts'

const word = String.raw`\S{0,20}`
const grouped = String.raw`${word}\d(?: \d{3}\b)+${word}`
const scale = String.raw`(?: \p{L}{1,4}\.?)?`
const measured = String.raw`(?:${grouped}|${word}\d\S{0,3})${scale} [%‰€]${word}|${word}€ \d${word}`
const years = String.raw`${word}\d{4} – ${word}`
const initials = String.raw`[(„“"«]?\p{L}\.(?: \p{L}\.)+${word}`
const places = String.raw`(?:L[aeo]s?|El|S[ãa]o|San(?:ta|to)?|Saint|Den|Bad|New) \p{Lu}${word}`
const bound = `${measured}|${grouped}|${years}|${initials}|${places}`

/** One group. From the begin of a word, so that no text takes long. */
const keptTogether = new RegExp(
  String.raw`(?<!\S)((?:« )?(?:${bound}|\S{1,40})(?: [»:;!?]${word})+|« (?:${bound}|\S{1,40})|${bound}|\S+[-‐–—/]\S+)`,
  'gu',
)

/** A text that may take several lines, in letters: every line holds as many. */
const shortest = 22

/** What keeps to one line. In a slim column that is narrower it has lines of its own, broken in it. */
export const longestKept = 40

/** What has room on every line of a slim column, whatever its letters. */
export const narrowest = 24

/** Between the names of a list. */
const namesApart = ', '

/** A last line of less looks lost: its words take the one before them along. */
const leastAtEnd = 20

/** What a person's name is not parted behind: "de La Rochefoucauld". */
const particles = /(?<![^ ])\p{Ll}{1,5}(?: \p{L}{1,3}){0,2} [^ ]{1,30}/gu

/**
 * What a text ends: lines of its own, the last of several texts, or none, since others follow it; or it is the
 * name of a person, or names with commas between them.
 */
export type Ending = 'lines' | 'last' | 'none' | 'name' | 'names'

/**
 * A text in parts, every second of which keeps to one line. The last word of each line takes the word before
 * it along, and where both are short another one: none stands alone on the last line of paper, but for one that
 * is longer than half of a slim column and has no room beside another there. A name (a title, a school) is no
 * such text: a machine takes the short line above ("Bachelor of") for the whole of it.
 */
export function keptParts(text: string, ending: Ending): string[] {
  const [first = [''], ...others] = text.split('\n').map((line) => partsOfLine(line, ending))
  return others.reduce(
    (parts, [begin = '', ...rest]) => [
      ...parts.slice(0, -1),
      `${parts.at(-1) ?? ''}\n${begin}`,
      ...rest,
    ],
    first,
  )
}

/**
 * Whether the last of several texts behind each other takes the end of the one before it along, which would
 * leave it a line of its own.
 */
export function takesAlong(before: string, last: string): boolean {
  if (/\s/.test(last)) return false
  const parts = before.includes(' ') ? keptParts(before, 'last') : ['', before, '']
  const tail = parts.at(-1) === '' ? parts.at(-2) : undefined
  return tail !== undefined && `${tail}, ${last}`.length <= longestKept
}

function partsOfLine(line: string, ending: Ending): string[] {
  if (ending === 'name') return partsAt(line, rangesOf(line, particles))
  if (ending === 'names') return partsAt(line, namesIn(line))
  const ranges = wholeIn(line)
  if (ending === 'none' || (ending === 'lines' && line.length <= shortest))
    return partsAt(line, ranges)
  const from = tailOf(line, ranges, ending === 'lines' ? leastAtEnd : 0)
  if (from === null) return partsAt(line, ranges)
  return partsAt(line, [
    ...ranges.filter(({ end }) => end <= from),
    { start: from, end: line.length },
  ])
}

/** Where the words begin that its last line has at least; null where they would be too long. */
function tailOf(line: string, ranges: readonly Range[], least: number): number | null {
  let found: number | null = null
  for (let at = line.length - 1; at >= 0 && line.length - at <= longestKept; at -= 1) {
    if (at > 0 && line[at - 1] !== ' ') continue
    if (ranges.some(({ start, end }) => start < at && at < end)) continue
    const { length } = line.slice(at)
    if (!line.slice(at, -1).includes(' ')) continue
    if (found !== null && length > narrowest) break
    found = at
    if (length >= least) break
  }
  return found
}

/** Names that have room on every line; the last one, of a single word, with the one before it. */
function namesIn(line: string): Range[] {
  const names = line.split(namesApart)
  const isKept = keptAtEnd(names) !== 'nowhere'
  let start = 0
  return names.flatMap((name, i) => {
    const isEnd = isKept && i === names.length - 2
    const from = start
    const end = isEnd ? line.length : start + name.length
    start = end + namesApart.length
    if (isKept && i === names.length - 1) return []
    if (isEnd) return { start: from, end }
    // A word of letters alone needs no keeping.
    if (name.length <= narrowest) return /[ /\p{Pd}]/u.test(name) ? { start: from, end } : []
    return wholeIn(name).map((range) => ({ start: from + range.start, end: from + range.end }))
  })
}

/** Whether the last name of a list keeps to the one before it, so that it does not stand alone on a line. */
export function keptAtEnd(names: readonly string[]): 'everywhere' | 'in-wide' | 'nowhere' {
  const [before = '', last = ''] = names.slice(-2)
  if (names.length < 2 || last.includes(' ')) return 'nowhere'
  if (Math.max(before.length, last.length) > narrowest) return 'nowhere'
  const letters = before.length + last.length
  if (letters <= narrowest) return 'everywhere'
  return letters + namesApart.length <= longestKept ? 'in-wide' : 'nowhere'
}

const rangesOf = (line: string, pattern: RegExp): Range[] =>
  [...line.matchAll(pattern)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }))

/** What keeps to one line, from the first on; none touches the next. */
function wholeIn(line: string): Range[] {
  const amounts = amountsIn(line)
  const found = rangesOf(line, keptTogether)
  if (amounts.length === 0) return found
  const ranges: Range[] = []
  for (const range of [...found, ...amounts].toSorted((a, b) => a.start - b.start)) {
    const last = ranges.at(-1)
    if (last === undefined || range.start >= last.end) ranges.push({ ...range })
    else last.end = Math.max(last.end, range.end)
  }
  return ranges
}

function partsAt(line: string, ranges: readonly Range[]): string[] {
  const parts: string[] = []
  let from = 0
  for (const { start, end } of ranges) {
    parts.push(line.slice(from, start), line.slice(start, end))
    from = end
  }
  return [...parts, line.slice(from)]
}
