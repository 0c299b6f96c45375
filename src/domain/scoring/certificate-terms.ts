/**
 * By what certificates, registrations and permits are known again: the register or paper that they are of
 * (`tables/ads/registrations`), each of its country; their short names (BIG, CIPD), which people write in
 * any sentence; of those that have neither, all of their words.
 */
import { registrations } from '#tables/registrations.js'
import { resumeWords } from '#tables/resume-words.js'
import { certificationsIn, saysRegister } from '#domain/ads/certifications.ts'
import { fold, foldKeepingPlaces } from '../language/fold.ts'
import { once, remembered } from '../language/remembered.ts'
import { isStopWord } from '../language/stop-words.ts'
import { anyAmong, wholeWords } from '../language/word-patterns.ts'
import { rowsInAll, rowsOf } from '../language/word-table.ts'
import { foldWord } from '../skills/tokens.ts'
import type { Showing } from './showing.ts'
import { conditionTerm } from './terms.ts'

const shortName = /(?<![\p{L}\p{N}])\p{Lu}{2,7}(?![\p{L}])/gu
const word = /[\p{L}\p{N}]+/gu
/** What says that something is a paper, and not which. */
const anyPaper = /^(?:certifi\p{L}*|licen[cs]\p{L}*|zertifi\p{L}*|diploma?\p{L}*)$/u

/**
 * The terms by which one that is asked for is met: any of them. A register is asked of who shows the trade that
 * is sought: a chamber is of several, and anybody can write a short name.
 */
export function certificateTerms(text: string, trades: readonly string[] = []): string[] {
  const { ofTrades } = registers()
  return plainTerms(text).flatMap((term) =>
    ofTrades.has(term) && trades.length > 0
      ? trades.map((trade) => registerTerm(term, trade))
      : [term],
  )
}

const registerTerm = (term: string, trade: string): string => `${term} ${trade}`

/** Whether nobody may work in a trade without it: to be on a register, and no diploma. */
export const isCondition = (terms: readonly string[]): boolean =>
  terms.every((term) => term.startsWith('c:')) &&
  terms.some((term) => registers().conditions.has(term.split(' ', 1)[0] ?? ''))

/** Who is registered is so in the trades that are shown; what is a condition is met by the same papers. */
export function showRegisters(showing: Showing): void {
  showTrades(showing)
  for (const [term, { level, places }] of showing.terms)
    if (term.startsWith('c:')) showing.say(conditionTerm(term), level, places)
}

function showTrades(showing: Showing): void {
  const { ofTrades } = registers()
  const held = [...showing.terms].filter(([term]) => ofTrades.has(term))
  if (held.length === 0) return
  const trades = [...showing.terms].filter(
    ([term, { level }]) => term.startsWith('o:') && level >= ofTrade,
  )
  for (const [trade] of trades)
    for (const [term, shown] of held)
      showing.say(registerTerm(term, trade), shown.level, shown.places)
}
const ofTrade = 25

function plainTerms(text: string): string[] {
  const named = [
    ...registersIn(text),
    ...[...text.matchAll(shortName)].map(([name]) => foldWord(name)),
  ]
  if (named.length > 0) return [...new Set(named)].map(certificateTerm)
  const words = (text.match(word) ?? [])
    .map(foldWord)
    .filter((one) => !anyPaper.test(one) && !isStopWord(one))
  return words.length === 0 ? [] : [certificateTerm(words.toSorted().join(' '))]
}

const certificateTerm = (key: string): string => `c:${key}`

/** So many lines are remembered: the resume is read with every key that is typed. */
const mostLines = 500

/** The terms that a line of a resume shows. */
export const certificatesShown = remembered(mostLines, (text: string): readonly string[] => [
  ...new Set([
    ...[...text.matchAll(shortName)].map(([name]) => certificateTerm(foldWord(name))),
    ...registersIn(text).map(certificateTerm),
    ...certificationsIn(text).flatMap(({ start, end }) => plainTerms(text.slice(start, end))),
  ]),
])

/** The terms that the name of a paper shows in its own field: there it need not say that it is one. */
export const paperShown = remembered(mostLines, (name: string): readonly string[] => {
  const [head = ''] = name.split(aside, 1)
  return [...new Set([...certificatesShown(name), ...plainTerms(head)])]
})
const aside = /[(,;:|–—]|\s-\s/u

/** Whether it names where one is registered, whatever else its words may mean. */
export const isOfRegister = (text: string): boolean =>
  registersIn(text).length > 0 || saysRegister(text)

/** Whether a line says that what it names is applied for, or not finished: "en cours", but not "en cours de validité". */
export const isUnderWay = remembered(mostLines, (text: string): boolean => {
  const folded = foldKeepingPlaces(text)
  if (brokenOff().test(folded) || underWay().test(folded.replace(ending(), ''))) return true
  // Who is enrolled in a course has not ended it; who is on a register has what it takes.
  return enrolled().test(folded) && !isOfRegister(text)
})

/**
 * Whether what stands below a paper leaves open that it is had: it denies something ("not repeated since"), or speaks of
 * an examination or an application and of nothing that is over.
 */
export const leavesOpen = remembered(mostLines, (text: string): boolean => {
  const folded = foldKeepingPlaces(text)
  return denying().test(folded) || (opening().test(folded) && !ending().test(folded))
})
const denying = once(() => saying('paper-denied'))
const opening = once(() => saying('paper-open'))
const ending = once(() => saying('paper-held'))

/** The words of a use, in all languages. */
export const wordsSaying = (use: string): string[] =>
  rowsInAll(resumeWords).flatMap((row) => (row.use === use ? [row.word] : []))

const saying = (...uses: readonly string[]): RegExp =>
  wholeWords(anyAmong(uses.flatMap(wordsSaying)))
const underWay = once(() => saying('under-way'))
const enrolled = once(() => saying('enrolled'))

/** "Abgebrochen", "not completed": whether a line says that something ended before it was had. */
export const saysBrokenOff = remembered(mostLines, (text: string): boolean =>
  brokenOff().test(foldKeepingPlaces(text)),
)
const brokenOff = once(() => saying('broken-off'))
/** "Looking into it, not applied yet": the paper is named, and not had. */
export const isNotHad = (text: string): boolean => notHad().test(foldKeepingPlaces(text))
const notHad = once(() => saying('not-had'))

/** "Klasse C1", "nivel 3": how far a paper goes. */
export const saysLevelOfPaper = (text: string): boolean =>
  levelOfPaper().test(foldKeepingPlaces(text))
const levelOfPaper = once(() => saying('paper-level'))

/** Whether it says that a paper of another country is worth one of the own. */
export const isRecognition = (text: string): boolean => recognition().test(foldKeepingPlaces(text))
const recognition = once(() => saying('recognition'))

/** Whether it is of a school that everybody goes to, and of no trade: "12.º ano, curso profissional" is of one. */
export const isOfGeneralSchool = (text: string): boolean => {
  const folded = fold(text)
  return generalSchool().test(folded) && !/(?<!\p{L})(?:prof|beruf|beroep|te[ck]h?n)/u.test(folded)
}
const generalSchool = once(() => saying('general school'))

interface Register {
  register: string
  pattern: RegExp
}

interface Registers {
  all: readonly Register[]
  ofTrades: ReadonlySet<string>
  conditions: ReadonlySet<string>
  any: RegExp
}

const registers = once((): Registers => {
  const rows = rowsOf(registrations)
  const all = rows.map(({ register, use, names }) => ({
    register,
    use,
    pattern: wholeWords(anyAmong(names)),
  }))
  return {
    all,
    ofTrades: new Set(
      all.flatMap(({ register, use }) => (use === 'clearance' ? [] : [certificateTerm(register)])),
    ),
    conditions: new Set(
      all.flatMap(({ register, use }) => (use === 'register' ? [certificateTerm(register)] : [])),
    ),
    any: wholeWords(anyAmong(rows.flatMap(({ names }) => names))),
  }
})

function registersIn(text: string): string[] {
  const { all, any } = registers()
  const folded = foldKeepingPlaces(text)
  if (!any.test(folded)) return []
  return all.flatMap(({ register, pattern }) => (pattern.test(folded) ? [register] : []))
}
