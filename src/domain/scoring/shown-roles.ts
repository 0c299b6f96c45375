/**
 * How well somebody's roles answer to each occupation: how near it, for how long, how lately. What
 * was learned and what a summary says count where no work does, but less.
 *
 * Roles of one nearness and above count together, so a further role never takes anything away. The
 * last day of an open period is `now`, or this edition's own date: a score does not change overnight.
 */
import type { CalendarDate } from '../language/dates.ts'
import { parseDate } from '../language/dates.ts'
import { nearTo } from '../job-search/near-occupations.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { occupationTerm, titleTerm } from './terms.ts'
import type { Role } from './sought-role.ts'
import { soughtRole } from './sought-role.ts'
import type { EvidenceSpan, Showing } from './shown.ts'

/** It is renewed together with the version of the score. */
const edition: CalendarDate = { year: 2026, month: 11 }

const whole = 100
const learned = 60
const said = 25
/** Of a role that has just begun; the rest grows until `fullMonths`. */
const atOnce = 0.4
const fullMonths = 24
const lostAYear = 0.08
const leastLeft = 0.4
/** Where no dates are given. */
const untoldMonths = 12

interface Held {
  role: Role
  place: EvidenceSpan
  /** Months since year 0, half open. */
  from: number
  to: number
}

export function shownRoles(
  content: ResumeContent,
  now: CalendarDate | null,
  showing: Showing,
): void {
  const today = monthOf(now ?? edition, 11) + 1
  const held = content.work_experience.flatMap(({ role, from_date, to_date }, i) =>
    role.trim() === ''
      ? []
      : [
          {
            ...heldRole(role, `/work_experience/${i}/role`),
            ...periodOf(from_date, to_date, today),
          },
        ],
  )
  showHeld(held, today, showing)
  for (const [i, { degree }] of content.education.entries())
    showFallback(heldRole(degree, `/education/${i}/degree`), learned, showing)
  for (const [i, { name }] of content.certification_and_training.entries())
    showFallback(heldRole(name, `/certification_and_training/${i}/name`), said, showing)
  const opening = content.summary.slice(0, 200)
  showFallback(heldRole(opening, '/summary'), said, showing)
}

function heldRole(text: string, path: string): Pick<Held, 'role' | 'place'> {
  return { role: soughtRole(text), place: { path, start: 0, end: text.length } }
}

function showHeld(held: readonly Held[], today: number, showing: Showing): void {
  const near = new Map<string, { held: Held; nearness: number }[]>()
  for (const one of held) {
    for (const [term, nearness] of termsOf(one.role)) {
      const list = near.get(term) ?? []
      list.push({ held: one, nearness })
      near.set(term, list)
    }
  }
  for (const [term, roles] of near) {
    for (const nearness of new Set(roles.map((one) => one.nearness))) {
      const counted = roles.filter((one) => one.nearness >= nearness).map((one) => one.held)
      const level = whole * nearness * timeIn(counted) * lateness(counted, today)
      showing.say(
        term,
        Math.round(level),
        counted.map(({ place }) => place),
      )
    }
  }
}

/** What a role answers to: its occupation and near ones, and the words of its title. */
function termsOf({ occupations, words }: Role): Map<string, number> {
  const terms = new Map<string, number>()
  for (const occupation of occupations) {
    for (const [asked, nearness] of nearTo(occupation)) {
      const term = occupationTerm(asked)
      terms.set(term, Math.max(terms.get(term) ?? 0, nearness))
    }
  }
  for (const word of words) terms.set(titleTerm(word), 1)
  return terms
}

function showFallback(
  { role, place }: Pick<Held, 'role' | 'place'>,
  most: number,
  showing: Showing,
): void {
  for (const [term, nearness] of termsOf(role))
    showing.say(term, Math.round(most * nearness), [place])
}

const timeIn = (held: readonly Held[]): number =>
  atOnce + (1 - atOnce) * Math.min(1, monthsCovered(held) / fullMonths)

function lateness(held: readonly Held[], today: number): number {
  const last = Math.max(...held.map(({ to }) => to))
  return Math.max(leastLeft, 1 - (lostAYear * Math.max(0, today - last)) / 12)
}

/** The months that periods cover together. */
function monthsCovered(held: readonly Held[]): number {
  let covered = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { from, to } of held.toSorted((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return covered
}

const monthOf = (date: CalendarDate, ifNone: number): number =>
  date.year * 12 + (date.month === null ? ifNone : date.month - 1)

/** Two bare years are as far apart as they say; a month counts in full. */
function periodOf(fromText: string, toText: string, today: number): Pick<Held, 'from' | 'to'> {
  const first = parseDate(fromText)
  const last = parseDate(toText)
  const to =
    last === 'present' || last === null
      ? today
      : monthOf(last, first !== null && first !== 'present' && first.month === null ? 0 : 11) +
        (last.month === null ? 0 : 1)
  if (first === null || first === 'present') return { from: to - untoldMonths, to }
  const from = monthOf(first, 0)
  // A year from itself to itself is some months of it.
  return { from, to: Math.max(to, from + 6) }
}
