/**
 * Step 7: the lines of a section → entries (one job, one degree, one project), each with the lines of its
 * head and those of its text, as they were labelled.
 */
import { findDates } from '#domain/language/dates.ts'
import { isDateOnly } from './date-places.ts'
import { labelAt } from './field-labels.ts'
import { startsOfForm, withColumnFields } from './form-lines.ts'
import { namesLegalForm, roleScore } from './lexicon.ts'
import { labelsOf } from './line-labels.ts'
import { signsOfLines } from './line-signs.ts'
import type { Line, Run } from './lines.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'
import { endsSmall, goesOn } from './paragraphs.ts'
import type { Weigh } from './reading-weights.ts'
import { weightOf } from './reading-weights.ts'

export interface Entry {
  /** Lines with role, employer, place, dates. */
  heads: Line[]
  /** Everything below them. */
  body: Line[]
}

export function entriesOf(all: readonly Line[], weigh: Weigh = weightOf): Entry[] {
  const lines = withColumnFields(all)
  const labels = labelsOf(signsOfLines(lines), weigh)
  const said = startsOfForm(lines)
  // What stands above the first head is text of its entry.
  const first = said[0] ?? Math.max(0, labels.indexOf('start'))
  const starts = lines.flatMap((_, at) =>
    at === first || (said.length > 0 ? said.includes(at) : labels[at] === 'start') ? [at] : [],
  )
  return starts.map((start, i) => {
    const own = lines.slice(start, starts[i + 1] ?? lines.length)
    const isLabelled = (line: Line, at: number): boolean => {
      const said = labelAt(line.text)
      return at === 0 || (said === null ? labels[start + at] === 'head' : said.field !== null)
    }
    const below = own.findIndex((line, at) => !isLabelled(line, at))
    const isRole = namesRole(own.slice(0, below), own[below])
    const isHead = (line: Line, at: number): boolean =>
      isLabelled(line, at) || (isRole && at === below)
    return {
      heads: joinWrapped(own.filter(isHead)),
      body: [
        ...(i === 0 ? lines.slice(0, start) : []),
        ...own.filter((line, at) => !isHead(line, at)).map(withoutLabel),
      ],
    }
  })
}

/** Below heads that name no role: a line of its own that does. */
const namesRole = (heads: readonly Line[], line: Line | undefined): boolean =>
  line !== undefined &&
  !line.hasBullet &&
  heads.at(-1)?.hasBullet === false &&
  heads.every(({ text }) => roleScore(text) === 0) &&
  roleScore(line.text) > 0 &&
  line.text.split(' ').length < 7 &&
  !/[.;:]$/.test(line.text)

/** "Duties: …" of a form: the text alone. */
function withoutLabel(line: Line): Line {
  const said = labelAt(line.text)
  if (said === null || said.length === line.text.length) return line
  let left = said.length
  const runs = line.runs.flatMap((run): Run[] => {
    const glue = run.before === 'start' || run.before === 'none' ? 0 : 1
    const cut = Math.max(0, left - glue)
    left -= glue + run.text.length
    const text = run.text.slice(cut).trimStart()
    return text === '' ? [] : [cut === 0 ? run : { ...run, text }]
  })
  const textX = runs[0]?.x ?? line.textX
  return { ...line, runs, textX, text: line.text.slice(said.length) }
}

/** A title that runs over two lines of its column becomes one head line, its dates beside it or not. */
function joinWrapped(heads: readonly Line[]): Line[] {
  return heads.reduce<Line[]>((joined, line) => {
    const before = joined.at(-1)
    const cells = before === undefined ? [] : segmentsOfLine(before)
    const at = cells.findLastIndex((cell) => !isDateOnly(textOfRuns(cell)))
    const cell = cells[at]
    if (before === undefined || cell === undefined || !isWrapped(before, cell, cells[at + 1], line))
      return [...joined, line]
    // "Gonfreville-" above "l'Orcher": a name broken at its hyphen is one word.
    const glue = /\p{L}-$/u.test(textOfRuns(cell)) ? 'none' : 'space'
    const rest = line.runs.map((run, i): Run => (i === 0 ? { ...run, before: glue } : run))
    const runs = [...cells.slice(0, at), [...cell, ...rest], ...cells.slice(at + 1)].flat()
    return [...joined.slice(0, -1), { ...before, runs, text: textOfRuns(runs) }]
  }, [])
}

/** `cell`: the last of the line above that is no date, and what stands at its right. */
function isWrapped(above: Line, cell: Run[], beside: Run[] | undefined, line: Line): boolean {
  const [start, end, first] = [cell[0], cell.at(-1), line.runs[0]]
  if (start === undefined || end === undefined || first === undefined) return false
  if (line.text.includes('\t') || findDates(line.text).length > 0) return false
  if (line.gapAbove > 1.2 * line.leading) return false
  // "Content Creator" above "Westnetz GmbH": two fields.
  if (namesLegalForm(line.text) && roleScore(textOfRuns(cell)) > 0) return false
  const isOneStyle =
    end.bold === first.bold &&
    end.italic === first.italic &&
    end.font === first.font &&
    Math.abs(end.size - first.size) < 0.6
  const isBelow = Math.abs(start.x - line.textX) < 4 || cell[0] === above.runs[0]
  // Either a narrow column, or a cell beside another one, or a line that is full.
  const isNarrow =
    above.runs.length > cell.length ||
    line.right - line.left < 260 ||
    (end.bold && first.bold) ||
    above.x1 > line.right - 90 ||
    endsSmall(textOfRuns(cell))
  const edge = beside?.[0]?.x ?? line.right
  const before = { ...above, runs: cell, text: textOfRuns(cell), textX: start.x, x1: end.x1 }
  return isOneStyle && isBelow && isNarrow && goesOn(before, line, edge)
}
