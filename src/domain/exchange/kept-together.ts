/**
 * What keeps to one line of paper: the sheet of the editor and the file to download break their lines by
 * this one pattern.
 *
 * A word with a sign at which a line may break (a hyphen, a slash), since some readers drop a hyphen at
 * the end of a line. Guillemets and their words, and a sign of French that has a space before it. Numbers
 * with their spaces and units ("2 500 000 €", "15 %", "USD 3.2 million": amounts.ts), spans of years, initials
 * ("z. B."). The text is left as it was written: it is the line that does not end there.
 */
import type { Range } from './amounts.ts'
import { amountsIn } from './amounts.ts'

const word = String.raw`\S{0,20}`
const grouped = String.raw`${word}\d(?: \d{3}\b)+${word}`
const scale = String.raw`(?: \p{L}{1,4}\.?)?`
const measured = String.raw`(?:${grouped}|${word}\d\S{0,3})${scale} [%‰€]${word}|${word}€ \d${word}`
const years = String.raw`${word}\d{4} – ${word}`
const initials = String.raw`[(„“"«]?\p{L}\.(?: \p{L}\.)+${word}`
const bound = `${measured}|${grouped}|${years}|${initials}`

/** One group. From the begin of a word, so that no text takes long. */
const keptTogether = new RegExp(
  String.raw`(?<!\S)((?:« )?(?:${bound}|\S{1,40})(?: [»:;!?]${word})+|« (?:${bound}|\S{1,40})|${bound}|\S+[-‐–—/]\S+)`,
  'gu',
)

/** A text that may take several lines, in letters: every line holds as many. */
const shortest = 22

/** What keeps to one line. In a slim column that is narrower it has lines of its own, broken in it. */
export const longestKept = 40

/** The last word of a line of text, with what stands before it; no line ends at a narrow space. */
const lastWords = /(?<![^ ])[^ ]{1,30} [^ ]{1,30}$/u

/** What a person's name is not parted behind: "de La Rochefoucauld". */
const particles = /(?<![^ ])\p{Ll}{1,5}(?: \p{L}{1,3}){0,2} [^ ]{1,30}/gu

/**
 * What a text ends: lines of its own, the last of several texts, or none, since others follow it; or it is the
 * name of a person.
 */
export type Ending = 'lines' | 'last' | 'none' | 'name'

/**
 * A text in parts, every second of which keeps to one line. The last word of each line takes the word before
 * it along: none stands alone on the last line of paper, but for one that is longer than half of a slim
 * column and has no room beside another there. A name (a title, a school) is no such text: a machine takes
 * the short line above ("Bachelor of") for the whole of it.
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
  const parts = partsAt(line, wholeIn(line))
  if (ending === 'none' || (ending === 'lines' && line.length <= shortest)) return parts
  const flowing = parts.at(-1) ?? ''
  const before = parts.slice(0, -1)
  const tail = lastWords.exec(flowing)?.[0]
  if (tail !== undefined) return [...before, flowing.slice(0, -tail.length), tail, '']
  const kept = before.at(-1) ?? ''
  // The word before it is one that keeps to a line already.
  const isOneWord = /^ [^ ]{1,30}$/.test(flowing) && kept.length + flowing.length <= longestKept
  if (isOneWord) return [...before.slice(0, -1), `${kept}${flowing}`, '']
  // The last word is such a one itself.
  const open = before.at(-2) ?? ''
  const last = open.slice(open.lastIndexOf(' ', open.length - 2) + 1)
  const isLast = flowing === '' && !kept.includes(' ') && last.length > 1
  if (!isLast || last.length + kept.length > longestKept) return parts
  return [...before.slice(0, -2), open.slice(0, -last.length), `${last}${kept}`, '']
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
