/**
 * How well somebody's roles answer to each occupation: how near it, for how long, how lately. What
 * was learned counts where no work does, but less, and what a summary says hardly.
 *
 * Roles of one nearness and above count together, so a further role never takes anything away. The
 * last day of an open period is `now`.
 */
import type { CalendarDate } from '../language/dates.ts'
import { parseDate } from '../language/dates.ts'
import { nearTo } from '../job-search/near-occupations.ts'
import { wordsWithParts } from '../job-search/occupations.ts'
import { remembered } from '../language/remembered.ts'
import type { ResumeContent } from '../resume/resume.ts'
import {
  matterTerm,
  mostYears,
  occupationTerm,
  practisedTerm,
  titleTerm,
  workTerm,
  yearsTerm,
} from './terms.ts'
import { roleTrades } from './role-trades.ts'
import { soughtRole, mattersIn } from './sought-role.ts'
import { leadsTo, subjectsIn } from './subjects.ts'
import type { EvidenceSpan, Showing } from './showing.ts'
import { isPause } from './pauses.ts'
import { standingOfStudy } from './standing.ts'

const whole = 100
const learned = 60
/** Where practice is asked for, what is left of a time of learning. */
const inTraining = 0.6
/** What was learned, of who bears a title that names no trade. */
const learnedIn = 0.9
/** By its subject alone. */
const studied = 25
const certified = 25
/** Of what is not finished. */
const begun = 0.5
/** Anybody can write it. */
const said = 10
const opening = 200
/** What is left of it where practice is asked for. */
const inPlaceOfWork = 0.4
/** Of a role that has just begun; the rest grows until `fullMonths`. */
const atOnce = 0.4
const fullMonths = 24
const lostAYear = 0.08
const leastLeft = 0.4
/** Where no dates are given. */
const untoldMonths = 12

/** Practice in a trade so near counts among the years. */
const nearTrade = 0.5
/** Two thirds of the years that are asked for are met as far as a skill that is only listed. */
const fewer = 60
/** Of less it is not worth telling. */
const least = 10

/** So near a trade is the same, and so much is shown of what comes with it. */
const sameTrade = 0.85
const comesWithIt = 0.35

interface Held {
  /** What it answers to, and how near. */
  terms: ReadonlyMap<string, number>
  place: EvidenceSpan
  isLearner: boolean
  /** Months since year 0, half open. */
  from: number
  to: number
}

export function shownRoles(content: ResumeContent, now: CalendarDate, showing: Showing): void {
  const today = monthOf(now, 11) + 1
  const finished = content.education.map((item) => standingOfStudy(item, now) === 'held')
  const trades = roleTrades(content, finished)
  const learnedWords = content.education.flatMap(({ degree }, i) =>
    finished[i] === true ? heldWords(degree) : [],
  )
  const held = content.work_experience.flatMap((post, i) => {
    const { role, from_date, to_date } = post
    if (role.trim() === '' || isPause(post)) return []
    const place = { path: `/work_experience/${i}/role`, start: 0, end: role.length }
    const { words, isLearner, isGeneral } = soughtRole(role)
    const terms = termsOf(trades[i] ?? new Map(), words)
    for (const matter of mattersIn(role)) terms.set(matterTerm(matter), 1)
    if (isGeneral)
      for (const term of learnedWords) terms.set(term, Math.max(terms.get(term) ?? 0, learnedIn))
    return [{ terms, place, isLearner, ...periodOf(from_date, to_date, today) }]
  })
  showHeld(held, today, showing)
  showYears(held, showing)
  for (const [i, { degree }] of content.education.entries()) {
    const done = finished[i] === true ? 1 : begun
    const named = heldRole(degree, `/education/${i}/degree`)
    showFallback(named, learned * done, showing)
    const trades = new Map(
      subjectsIn(degree)
        .flatMap(leadsTo)
        .map((trade) => [trade, 1]),
    )
    showFallback({ terms: termsOf(trades, []), place: named.place }, studied * done, showing)
  }
  for (const [i, { name }] of content.certification_and_training.entries())
    showFallback(heldRole(name, `/certification_and_training/${i}/name`), certified, showing)
  showFallback(heldRole(content.summary.slice(0, opening), '/summary'), said, showing)
}

function heldRole(text: string, path: string): Pick<Held, 'terms' | 'place'> {
  const { occupations, words, isGeneral } = soughtRole(text)
  // "Técnico superior en …" is what a degree is called there, and no work.
  const trades = isGeneral ? [] : occupations.map((one) => [one, 1] as const)
  const terms = termsOf(new Map(trades), words)
  return { terms, place: { path, start: 0, end: text.length } }
}

const mostDegrees = 1000

/** The words of a degree: its title may name what no table knows. */
const heldWords = remembered(mostDegrees, (degree): readonly string[] => [
  ...wordsWithParts(soughtRole(degree).words).map(titleTerm),
  ...mattersIn(degree).map(matterTerm),
])

function showHeld(held: readonly Held[], today: number, showing: Showing): void {
  const near = new Map<string, { held: Held; nearness: number }[]>()
  for (const one of held) {
    for (const [term, nearness] of one.terms) {
      const list = near.get(term) ?? []
      list.push({ held: one, nearness })
      near.set(term, list)
    }
  }
  for (const [term, roles] of near) {
    for (const nearness of new Set(roles.map((one) => one.nearness))) {
      const counted = roles.filter((one) => one.nearness >= nearness).map((one) => one.held)
      const level = levelOf(counted, nearness, today)
      const places = counted.map(({ place }) => place)
      showing.say(term, Math.round(level), places)
      const work = counted.filter((one) => !one.isLearner)
      const worked = work.length === counted.length ? level : levelOf(work, nearness, today)
      showing.say(workTerm(term), Math.round(Math.max(level * inTraining, worked)), places)
      if (nearness >= sameTrade)
        showing.say(practisedTerm(term), Math.round(level * comesWithIt), places)
    }
  }
}

/** Years of work in each trade and those near to it; of fewer than are asked, somewhat less than they are. */
function showYears(held: readonly Held[], showing: Showing): void {
  const work = held.filter(({ isLearner }) => !isLearner)
  const near = work.flatMap((one) =>
    [...one.terms].flatMap(([term, nearness]) => (nearness >= nearTrade ? [{ term, one }] : [])),
  )
  const all = work.map((one) => ({ term: '', one }))
  for (const [trade, roles] of Map.groupBy([...near, ...all], ({ term }) => term)) {
    const months = monthsCovered(roles.map(({ one }) => one))
    const places = roles.map(({ one }) => one.place)
    for (let years = 1; years <= mostYears; years++) {
      const part = months / (years * 12)
      const level = part >= 1 ? whole : Math.floor(part * fewer)
      if (level < least) break
      showing.say(yearsTerm(years, trade), level, places)
    }
  }
}

/** Occupations with how sure they are, near ones, and the words of a title. */
function termsOf(
  trades: ReadonlyMap<string, number>,
  words: readonly string[],
): Map<string, number> {
  const terms = new Map<string, number>()
  for (const [occupation, belief] of trades) {
    for (const [asked, nearness] of nearTo(occupation)) {
      const term = occupationTerm(asked)
      terms.set(term, Math.max(terms.get(term) ?? 0, belief * nearness))
    }
  }
  for (const word of words) terms.set(titleTerm(word), 1)
  return terms
}

function showFallback(
  { terms, place }: Pick<Held, 'terms' | 'place'>,
  most: number,
  showing: Showing,
): void {
  for (const [term, nearness] of terms) {
    showing.say(term, Math.round(most * nearness), [place])
    showing.say(workTerm(term), Math.round(most * nearness * inPlaceOfWork), [place])
  }
}

const levelOf = (held: readonly Held[], nearness: number, today: number): number =>
  held.length === 0 ? 0 : whole * nearness * timeIn(held) * lateness(held, today)

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
