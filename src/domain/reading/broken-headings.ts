/**
 * Step 5: headings that a column broke over two lines, and the words of a heading without what papers
 * and forms put around them.
 */
import { sectionByRoots } from './heading-roots.ts'
import { collapseSpacing, sectionOfHeading } from './heading-words.ts'
import type { HeadedLine } from './headings.ts'
import type { Style } from './heading-style.ts'
import { isCaps, sameStyle, styleOf } from './heading-style.ts'
import type { Line } from './lines.ts'

/** "4.1 Skills", "Projects (if any)": papers number their headings, and forms say what goes there. */
export function bareHeading(text: string): string {
  const words = text.replace(/^\d{1,2}(?:\.\d{1,2})*[.)]?\s+/, '')
  const aside = words.indexOf(' (')
  return aside < 3 ? words : words.slice(0, aside)
}

/** Lines in the type of the headings, one below the other, of which only both together are a known one. */
export function withWholeHeadings(
  candidates: readonly HeadedLine[],
  styleAt: (line: Line) => Style | null,
): HeadedLine[] {
  return candidates.reduce<HeadedLine[]>((whole, candidate) => {
    const before = whole.at(-1)
    if (
      before === undefined ||
      before.heading !== null ||
      !isSecondLine(before.line, candidate.line, styleAt)
    )
      return [...whole, candidate]
    const line = joinedLine(before.line, candidate.line)
    if (opensAside(before.line) && candidate.heading === null)
      return [...whole.slice(0, -1), { line, heading: null }]
    const words = bareHeading(line.text)
    const kind = sectionOfHeading(words) ?? sectionByRoots(words)
    const isNewlyKnown =
      kind !== null && (candidate.heading === null || sectionByRoots(before.line.text) !== null)
    return isNewlyKnown
      ? [...whole.slice(0, -1), { line, heading: { kind, text: collapseSpacing(words) } }]
      : [...whole, candidate]
  }, [])
}

/** A remark in brackets that goes on below. */
const opensAside = ({ text }: Line): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

function isSecondLine(above: Line, line: Line, styleAt: (line: Line) => Style | null): boolean {
  const style = styleAt(above)
  return (
    style !== null &&
    above.block === line.block &&
    line.gapAbove < 1.6 &&
    sameStyle({ ...styleOf(above), caps: isCaps(bareHeading(above.text)) }, style) &&
    (opensAside(above) || sameStyle(styleOf(line), style)) &&
    styleOf(line).bold === style.bold &&
    !/\t|\d{3}|@/.test(`${above.text}${line.text}`)
  )
}

function joinedLine(above: Line, line: Line): Line {
  const [first, ...others] = above.runs
  const text = `${above.text} ${line.text}`
  // Both are in one type.
  return first === undefined || others.length > 0 || line.runs.length > 1
    ? { ...above, text }
    : { ...above, runs: [{ ...first, text }], text }
}
