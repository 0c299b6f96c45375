/**
 * A job's text cut into lines, each with its place and the kind of section it stands in: what its sentences
 * and list lines are is chosen for the whole ad at once (unit-labels.ts).
 *
 * Bullets, numbers and markdown marks are taken off. "Requirements: Python, SQL" is a heading and a line
 * at once.
 */
import { detectLanguage } from '#domain/language/detect.ts'
import type { Language } from '#domain/language/languages.ts'
import type { UnitLabel } from './ad-weights.ts'
import { isBoilerplate } from './boilerplate.ts'
import { tellsOfEmployer } from './employer-speaks.ts'
import type { SectionKind } from './headings.ts'
import { isNotAsked, isOnlyWished, isWished, wordedKindOf } from './headings.ts'
import { demandsOf, hasCue } from './listed.ts'
import { isOrderToMachine } from './orders.ts'
import type { RequirementKind, Span } from './reading.ts'
import { labelsOf } from './unit-labels.ts'
import { signsOfUnits } from './unit-signs.ts'
import type { Unit } from './units.ts'
import { unitsOf } from './units.ts'

export interface JobLine extends Span {
  text: string
  section: SectionKind
  isHeading: boolean
  /** No heading came before it. */
  isHead: boolean
}

const sectionOf: Readonly<Record<UnitLabel, SectionKind>> = {
  head: 'other',
  duty: 'duty',
  must: 'required',
  wish: 'preferred',
  offer: 'benefits',
  employer: 'about',
  apply: 'closing',
  other: 'closing',
  'H-duty': 'duty',
  'H-must': 'required',
  'H-wish': 'preferred',
  'H-offer': 'benefits',
  'H-other': 'about',
}

/** `known` is the language of the text, where it is known. */
export function jobLines(text: string, known: Language | null = null): JobLine[] {
  const language = known ?? detectLanguage(text)
  // An order is told as a whole: a part of it could be taken for a demand.
  const units = unitsOf(text).filter((unit) => !isOrderToMachine(unit.text))
  const signs = signsOfUnits(units, language)
  const labels = labelsOf(signs)
  const lines: JobLine[] = []
  let isHead = true
  let last: Unit | null = null
  for (const [i, unit] of units.entries()) {
    const label = labels[i] ?? 'other'
    const isHeading = label.startsWith('H-')
    const isAside = !isHeading && asks(sectionOf[label]) && asksNothing(unit)
    const mayAsk = isClosing(label) && signs[i]?.own.includes('applying') === false
    const worded = mayAsk ? demandIn(unit.text) : null
    const section = isAside ? 'about' : (worded ?? sectionOf[label])
    if (isHeading || unit.lead !== null) isHead = false
    if (unit.lead !== null) lines.push({ ...unit.lead, section, isHeading: true, isHead })
    const before = lines.at(-1)
    const isWithin = last?.row === unit.row && unit.lead === null && before?.section === section
    if (isWithin && !asks(section) && unit.end - before.start < longestLine) {
      before.end = unit.end
      before.text = text.slice(before.start, unit.end)
    } else
      for (const part of asks(section)
        ? partsOf(unit, section, worded !== null, language)
        : [{ section, text: unit.text, from: 0 }]) {
        const own = part.text.trim()
        if (own === '') continue
        const start = unit.start + unit.text.indexOf(own, part.from)
        const end = start + own.length
        lines.push({ text: own, start, end, section: part.section, isHeading, isHead })
      }
    last = unit
  }
  return lines
}

interface Part {
  section: SectionKind
  text: string
  from: number
}

/** What a unit asks for, part by part; where only its own words ask, what they do not speak of goes with its neighbours. */
function partsOf(
  { text, start }: Unit,
  section: SectionKind,
  isWorded: boolean,
  language: Language,
): Part[] {
  const clauses = saysSeveral(text) ? [...text.matchAll(clause)] : [{ 0: text, index: 0 }]
  const parts = clauses.flatMap(({ 0: said, index }) =>
    demandsOf(said, language).map(([from, to]) => ({
      from: index + from,
      text: said.slice(from, to),
    })),
  )
  const kinds = parts.map((part) => wordedKindOf(part.text))
  return parts.map((part, i): Part => {
    const before = kinds.slice(0, i + 1).findLast((one) => one !== null)
    const behind = kinds.find((one) => one !== null)
    const isDropped = isNotAsked(part.text) && !isWished(part.text)
    // An ad opens with whom it seeks: "Koch gesucht, Führerschein B erforderlich".
    const isOpening = start === 0 && isWorded && i === 0 && before === undefined
    const near = isWorded ? (before ?? behind) : kinds[i] === 'required' ? kinds[i] : null
    const own = isOpening ? 'other' : (near ?? section)
    return { ...part, section: isDropped ? 'about' : own }
  })
}
const clause = /[^,;]+/gu

/** "English is required, German is a plus", "German, no degree needed": each of its clauses says how much is wanted. */
const saysSeveral = (text: string): boolean =>
  isNotAsked(text) ||
  [...text.matchAll(clause)].filter(([said]) => wordedKindOf(said) !== null).length > 1

const isClosing = (label: UnitLabel): boolean =>
  label === 'head' || label === 'apply' || label === 'other'

/** "You must have a licence": said of whatever a person may have, it demands wherever it stands. */
function demandIn(text: string): 'required' | 'preferred' | null {
  const worded = wordedKindOf(text)
  return worded === 'required' && !hasCue(text) ? null : worded
}

/** Shorter rows of one thought are one line. */
const longestLine = 160

/** What the employer says of itself behind a demand only explains it, and scales of pay ask for nothing. */
const asksNothing = ({ text, isFirst }: Unit): boolean =>
  isBoilerplate(text) || (!isFirst && tellsOfEmployer(text) && wordedKindOf(text) === null)

const asks = (section: SectionKind) => section === 'required' || section === 'preferred'

/** How much a line is wanted: by its own wording first where the section leaves it open. */
export function kindOf({ section, text }: Pick<JobLine, 'section' | 'text'>): RequirementKind {
  if (section === 'preferred') return 'preferred'
  if (section === 'duty') return section
  if (section === 'required') return isOnlyWished(text) ? 'preferred' : section
  return wordedKindOf(text) ?? 'other'
}
