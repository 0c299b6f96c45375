/**
 * Step 8: certificates → name, organization, date. They are printed one to a line, one to a bullet,
 * or stacked over two or three lines; which of these is seen from the dates and the styles.
 */
import type { Certification } from '#domain/resume/resume.ts'
import { findDates } from '#domain/language/dates.ts'
import { partsOf } from './head-parts.ts'
import { employerScore, roleScore, schoolScore } from './lexicon.ts'
import type { Line } from './lines.ts'
import { textOfRuns } from './lines.ts'
import { goesOn, paragraphsOf } from './paragraphs.ts'
import type { ReadItem } from './work.ts'

export function readCertifications(lines: readonly Line[]): ReadItem<Certification>[] {
  return groupsOf(lines)
    .map((group) => ({ item: itemOf(group), lines: group }))
    .filter(({ item }) => item.name !== '')
    .map(({ item, lines }) => ({ item, confidence: sureOf(item), lines }))
}

/** A bare line below the certificates may be anything: a language, an award, a society. */
const sureOf = ({ date, organization }: Certification): number =>
  0.4 + (date === '' ? 0 : 0.3) + (organization === '' ? 0 : 0.15)

/** "Issued on", "expires": what is said of the date is no part of the name. */
const isAboutDate =
  /^(?:expires|valid until|gültig bis|credential id|id[: ]|(?:issued on|ausgestellt am|d[ée]livrée? le|expedid[oa] el|emitid[oa] em|(?:af|uit)gegeven op):?$)/iu

const issued =
  /issued|expires|ausgestellt|g[üu]ltig|expedid[oa]|d[ée]livr[ée]e?|obtenue?|emitido|afgegeven|behaald|valid/giu

const isDateLine = (line: Line): boolean => {
  const dates = findDates(line.text)
  const rest = dates.reduceRight((left, d) => left.slice(0, d.start) + left.slice(d.end), line.text)
  const words = rest.replace(issued, '').replace(/[^\p{L}]/gu, '')
  return dates.length > 0 && words.length <= 3
}

function groupsOf(lines: readonly Line[]): Line[][] {
  if (lines.some((line) => line.hasBullet))
    return paragraphsOf(lines).map((paragraph) => paragraph.lines)
  const dated = lines.filter(isDated)
  const [first] = lines
  const leads = first !== undefined && dated.includes(first)
  if (dated.length >= 0.6 * lines.length || (leads && dated.length >= lines.length / 3)) {
    return datedLines(lines)
  }
  if (isStacked(lines)) return stacks(lines)
  return paragraphsOf(lines).map((paragraph) => paragraph.lines)
}

/** One certificate to a dated line; a line without a date belongs to the one above. */
function datedLines(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const open = groups.at(-1)
    if (open === undefined || (isDated(line) && open.some(isDated))) groups.push([line])
    else open.push(line)
  }
  return groups
}

const isDated = (line: Line): boolean => findDates(line.text).length > 0 && !isDateLine(line)

const look = (line: Line): string => {
  const run = line.runs[0]
  return `${Math.round((run?.size ?? 0) * 2)}/${run?.bold ?? false}/${run?.italic ?? false}/${run?.font ?? ''}`
}

/** Names and details alternate by style, or lone dates stand below them. */
function isStacked(lines: readonly Line[]): boolean {
  const first = lines[0]
  if (first === undefined || lines.length < 2) return false
  const dateLines = lines.filter(isDateLine).length
  if (dateLines >= 1 && dateLines <= lines.length / 2) return true
  const heads = lines.filter((line) => look(line) === look(first))
  return heads.length < lines.length && heads.length <= lines.length / 2 + 0.5 && heads.length >= 1
}

function stacks(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  const first = lines[0]
  if (first === undefined) return groups
  const styled = lines.some((line) => look(line) !== look(first) && !isDateLine(line))
  const hasDates = lines.some(isDateLine)
  for (const [i, line] of lines.entries()) {
    const open = groups.at(-1)
    const above = lines[i - 1]
    const opens =
      open === undefined ||
      (styled
        ? look(line) === look(first) &&
          above !== undefined &&
          (look(above) !== look(first) || isDateLine(above)) &&
          !isDateLine(line)
        : hasDates
          ? above !== undefined && isDateLine(above)
          : line.gapAbove > 2)
    if (opens) groups.push([line])
    else open.push(line)
  }
  return groups
}

function itemOf(lines: readonly Line[]): Certification {
  const whole = joinName(lines)
  const { parts, dates } = partsOf(
    whole.length > 1 && whole.some((line) => line.hasBullet) ? [joined(whole)] : whole,
  )
  const texts = parts.map((part) => part.text).filter((text) => !isAboutDate.test(text))
  const link =
    lines.flatMap((line) => line.runs).find((run) => run.link !== null && /^https?:/.test(run.link))
      ?.link ?? ''
  const { name, organization, rest } = nameAndOrganization(
    texts.filter((text) => text !== '' && !/^https?:\/\//.test(text)),
  )
  const date = dates.find((d) => !d.isRange) ?? dates[0]
  return {
    name,
    organization,
    date: date === undefined ? '' : date.fromText,
    certificate_link: link,
    description: rest.join(' '),
    key_technologies_concepts: [],
    project: null,
  }
}

/** What one style set over two lines (a long name, a long organization) becomes one line. */
function joinName(lines: readonly Line[]): Line[] {
  const [first] = lines
  if (first === undefined || first.hasBullet) return [...lines]
  const lastLook = look(lines.at(-1) ?? first)
  return lines.reduce<Line[]>((joinedLines, line) => {
    const before = joinedLines.at(-1)
    const isOneStyle = before !== undefined && look(before) === look(line)
    const mayWrap = lastLook !== look(first) || lines.length === 2 || /^\p{Ll}/u.test(line.text)
    if (
      before !== undefined &&
      isOneStyle &&
      mayWrap &&
      !isDateLine(line) &&
      goesOn(before, line, line.right)
    ) {
      return [...joinedLines.slice(0, -1), joined([before, line])]
    }
    return [...joinedLines, line]
  }, [])
}

/** A bullet that runs over several lines, as one line. */
function joined(lines: readonly Line[]): Line {
  const [first, ...others] = lines
  if (first === undefined) throw new RangeError('no lines')
  const runs = [
    ...first.runs,
    ...others.flatMap((line) =>
      line.runs.map((run, i) => (i === 0 ? { ...run, before: 'space' as const } : run)),
    ),
  ]
  return { ...first, runs, text: textOfRuns(runs) }
}

function nameAndOrganization(texts: readonly string[]): {
  name: string
  organization: string
  rest: string[]
} {
  const [first = '', second, ...rest] = texts
  if (second === undefined) return { ...splitOne(first), rest: [] }
  const isIssuer = (text: string): boolean => employerScore(text) + schoolScore(text) > 0
  const isCourse =
    /^(?:curso|course|cours|kurs|lehrgang|seminar|formation|training|certif|zertifi|diplom|schulung|workshop)/iu.test(
      first,
    )
  // An "AWS Solutions Architect" is a person, though firms are Solutions, too.
  const isTitle = roleScore(first) > 0
  return isIssuer(first) && !isIssuer(second) && !isCourse && !isTitle
    ? { name: second, organization: first, rest }
    : { name: first, organization: second, rest }
}

/** "Médiation en entreprise (CNAM)", "Master Electrician License, City of Phoenix". */
function splitOne(text: string): { name: string; organization: string } {
  // The closing bracket is gone where a date stood before it.
  const parens = /^(.{3,}?)\s*\(([^()]{2,60})\)?$/u.exec(text)
  if (parens !== null && !/^[A-Z]{2,8}\d*$/.test(parens[2] ?? ''))
    return { name: parens[1] ?? '', organization: parens[2] ?? '' }
  const pieces = text.split(/,\s+/)
  if (pieces.length > 1) {
    const at = pieces.findIndex(
      (piece, i) => i > 0 && employerScore(piece) + schoolScore(piece) > 0,
    )
    const cut = at > 0 ? at : pieces.length - 1
    return { name: pieces.slice(0, cut).join(', '), organization: pieces.slice(cut).join(', ') }
  }
  return { name: text, organization: '' }
}
