/**
 * The smallest pieces of an entry's head that may be fields of their own, and what stands between them.
 * A comma, a bracket or a word like "at" may part two fields or stand within one.
 */
import type { Part } from './head-parts.ts'
import { isTown } from './known-towns.ts'
import { degreeScore, employerScore, isLegalForm, roleScore, schoolScore } from './lexicon.ts'
import { joinAt, withoutAt } from './role-at-employer.ts'

/** What stands before a piece. `cell` is a tab or a sign that is never within a field. */
export type Boundary =
  | 'line'
  | 'cell'
  | 'style'
  | 'bar'
  | 'dash'
  | 'comma'
  | 'bracket'
  | 'slash'
  | 'town'
  | 'at'
  | 'in'

export interface Atom {
  part: Part
  /** Where the piece lies in its part's text. */
  start: number
  end: number
  before: Boundary
  /** A word like "at" stands before it. */
  isAt: boolean
}

export function atomsOf(parts: readonly Part[]): Atom[] {
  return parts.flatMap((part, i) => {
    const opening = part.text.length - withoutAt(part.text).length
    const cuts = cutsOf(part.text, opening)
    return cuts.map((cut, k): Atom => {
      const before = k === 0 ? boundaryOf(parts[i - 1], part) : cut.before
      const isAt = before === 'at' || (k === 0 && opening > 0)
      return { part, start: cut.start, end: cuts[k + 1]?.end ?? part.text.length, before, isAt }
    })
  })
}

function boundaryOf(above: Part | undefined, part: Part): Boundary {
  if (above === undefined || above.line !== part.line) return 'line'
  if (above.stretch !== part.stretch)
    return /\S/.test(part.glue) ? 'bar' : part.text.startsWith('(') ? 'bracket' : 'style'
  // A long dash stands between two fields, a short one within names too.
  if (/^\s+[–‒~-]\s+$/u.test(part.glue)) return 'dash'
  return /\t|\s{3}/.test(part.glue) ? 'cell' : 'bar'
}

interface Cut {
  /** Where the text before the sign ends, and where that after it begins. */
  end: number
  start: number
  before: Boundary
}

/** In one walk over the text; what stands in brackets is not cut. */
function cutsOf(text: string, opening: number): Cut[] {
  const cuts: Cut[] = [{ end: 0, start: opening, before: 'line' }]
  const add = (end: number, start: number, before: Boundary): void => {
    const last = cuts.at(-1)
    if (last !== undefined && end > last.start && start < text.length)
      cuts.push({ end, start, before })
  }
  let open = 0
  for (let at = opening; at < text.length; at++) {
    const sign = text[at]
    if (sign === '(') {
      if (open === 0 && text[at - 1] === ' ') add(at - 1, at, 'bracket')
      open++
    } else if (sign === ')') open = Math.max(0, open - 1)
    else if (open === 0 && sign === ',' && text[at + 1] === ' ' && !isForm(text, at + 2))
      add(at, at + 2, 'comma')
    else if (open === 0 && (sign === ';' || isStop(text, at) || isBehindHouse(text, at)))
      add(at, at + 2, 'dash')
    else if (open === 0 && sign === ' ') {
      const join = joinAt(text, at + 1)
      if (join !== null) {
        add(at, join.end, join.kind)
        at = join.end - 1
      } else if (text.startsWith('/ ', at + 1)) add(at, at + 3, 'slash')
      else if (opensTown(text, at)) add(at, at + 1, 'town')
    }
  }
  return cuts
}

/** "Larkspur Paris, France": up to the next sign it is a town. */
const opensTown = (text: string, space: number): boolean =>
  /^\p{Lu}/u.test(text.slice(space + 1, space + 2)) &&
  isTown(/^[^,;:()/]{3,40}/.exec(text.slice(space + 1, space + 42))?.[0] ?? '')

/** "Acme, Inc." is one name. */
const isForm = (text: string, at: number): boolean =>
  isLegalForm(/^[^,]{1,11}/.exec(text.slice(at, at + 11))?.[0] ?? '')

/** "Mercedes-Benz AG: Internship in Design". */
function isBehindHouse(text: string, at: number): boolean {
  if (text[at] !== ':' || text[at + 1] !== ' ' || text.indexOf(':') < at) return false
  const house = text.slice(0, at)
  return (
    employerScore(house) + schoolScore(house) > 0 && roleScore(house) + degreeScore(house) === 0
  )
}

/** "Krankenschwester. Fachklinik". */
const isStop = (text: string, at: number): boolean =>
  text[at] === '.' && /^\p{Ll}{4}\. \p{Lu}/u.test(text.slice(Math.max(0, at - 4), at + 3))

/** What the pieces say together, without a bracket around all of it. */
export function textOfAtoms(atoms: readonly Atom[], from: number, to: number): string {
  let text = ''
  for (let at = from; at <= to; at++) {
    const atom = atoms[at]
    const before = atoms[at - 1]
    if (atom === undefined) continue
    const glue =
      at === from || before === undefined
        ? ''
        : before.part === atom.part
          ? atom.part.text.slice(before.end, atom.start)
          : atom.part.glue || ' '
    text += glue + atom.part.text.slice(atom.start, atom.end)
  }
  return text.replace(/\s+/g, ' ').replace(/^\(([^()]*)\)$/, '$1')
}
