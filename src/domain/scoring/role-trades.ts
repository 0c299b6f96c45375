/**
 * The trades of somebody's roles. A title that names none ("Journeyman") or a wide one ("Teacher") is read
 * with what stands around it: what was learned, and of one that names none the other roles. A summary counts
 * as much where one of these bears it out, and little for a title that says nothing at all. The lines below a
 * title name no trade: a helper who cleans machines is no cleaner, and each language has other words for it.
 */
import { likelyOccupations } from '../job-search/likely-occupations.ts'
import { isProfession, isWithin, hasNarrower, nearTo } from '../job-search/near-occupations.ts'
import { occupationsIn, wordsWithParts } from '../job-search/occupations.ts'
import { titleWords } from '../job-search/title-words.ts'
import { remembered } from '../language/remembered.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { soughtRole } from './sought-role.ts'
import { leadsTo, subjectsIn, surelyLeadsTo } from './subjects.ts'

/** How sure a trade is that the title itself does not say. */
const learned = 0.9
const around = 0.7
const borneOut = 0.9
const unsaid = 0.4
const narrowed = 0.9
/** By the employer's name: a "Nurse" at "Elm Dental Care". */
const employed = 0.9
/** By a subject in a title that names no trade: "Analyst, Microbiology". */
const practised = 0.8
const helpers: ReadonlySet<string> = new Set(['assistant', 'technician'])
/** A technician of dietetics is near to a dietitian. */
const helped = 0.5
/** By the words of a title that no table knows, as far as they tell. */
const likely = 0.8
/** By the subject of a degree alone; less where the title may be of no work ("Family leave"). */
const studied = 0.6
const hardly = 0.3
/** Who tells what was done there was at work. */
const fewestLines = 2
/** So near is what bears out a summary. */
const near = 0.5
/** So much of each text is read. */
const longest = 200

type Trades = Map<string, number>

/** `finished` says of each study whether it is. */
export function roleTrades(content: ResumeContent, finished: readonly boolean[]): Trades[] {
  const roles = content.work_experience.map(({ role }) => soughtRole(role))
  const degrees = content.education.flatMap(({ degree }, i) =>
    finished[i] === true ? [degree.slice(0, longest)] : [],
  )
  const ofDegrees = new Set(degrees.flatMap(tradesOf))
  const ofSubjects = new Set([...ofDegrees, ...degrees.flatMap(subjectsIn).flatMap(leadsTo)])
  const ofNarrow = new Set(degrees.flatMap(subjectsIn).flatMap(surelyLeadsTo))
  const ofRoles = new Set(
    roles.flatMap(({ occupations, isGeneral }) => (isGeneral ? [] : occupations)),
  )
  const known = new Set([...ofSubjects, ...ofRoles])
  const said = tradesOf(content.summary.slice(0, longest)).map((trade) => {
    const isBorneOut = [...known].some((one) => (nearTo(one).get(trade) ?? 0) >= near)
    return { trade, isBorneOut }
  })
  return content.work_experience.map(({ role, company, description }, i) => {
    const { occupations = [], isGeneral = true } = roles[i] ?? {}
    const trades: Trades = new Map()
    const say = (trade: string, belief: number) =>
      trades.set(trade, Math.max(trades.get(trade) ?? 0, belief))
    for (const trade of occupations) say(trade, 1)
    for (const trade of namedWith(role, company)) say(trade, employed)
    if (isGeneral) {
      for (const [trade, belief] of likelyTrades(role)) say(trade, likely * belief)
      const isHelper = occupations.some((one) => helpers.has(one))
      for (const trade of subjectsIn(role).flatMap(leadsTo))
        say(trade, isHelper && isProfession(trade) ? helped : practised)
      const isTold = description.length >= fewestLines
      for (const trade of ofSubjects)
        say(trade, occupations.length > 0 || (isTold && ofNarrow.has(trade)) ? studied : hardly)
      for (const trade of ofDegrees) say(trade, learned)
      for (const trade of ofRoles) say(trade, around)
      for (const { trade, isBorneOut } of said) {
        if (isBorneOut) say(trade, borneOut)
        else if (occupations.length === 0) say(trade, unsaid)
      }
      return trades
    }
    for (const wide of occupations.filter(hasNarrower)) {
      for (const trade of ofSubjects) if (isWithin(trade, wide)) say(trade, narrowed)
      for (const text of degrees)
        for (const { id } of namedIn(`${role} ${text}`)) if (isWithin(id, wide)) say(id, narrowed)
    }
    return trades
  })
}

function tradesOf(text: string): readonly string[] {
  const { occupations, isGeneral } = soughtRole(text)
  return isGeneral ? [] : occupations
}

/** What a title names together with a text beside it, and by a word of each. */
function namedWith(role: string, text: string): string[] {
  const own = new Set(wordsWithParts(titleWords(role)))
  return namedIn(`${role} ${text.slice(0, longest)}`).flatMap(({ id, words }) =>
    words.some((word) => own.has(word)) && words.some((word) => !own.has(word)) ? [id] : [],
  )
}

const mostTexts = 2000
const likelyTrades = remembered(mostTexts, (text) =>
  likelyOccupations(wordsWithParts(titleWords(text))),
)
const namedIn = remembered(mostTexts, (text) => occupationsIn(wordsWithParts(titleWords(text))))
