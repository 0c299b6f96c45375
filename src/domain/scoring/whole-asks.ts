/**
 * What a job asks for, each as one whole thing: alternatives and examples as one, in the ad's own words,
 * met by any member; a name that says too little by itself as its clause, and not at all where that is
 * too long to be read at a glance.
 */
import { degreesIn } from '#domain/ads/asks.ts'
import type { JobReading, RequirementLine, Span } from '#domain/ads/reading.ts'
import type { Language } from '../language/languages.ts'
import { lexicon, skillLabel } from '../skills/lexicon.ts'
import { clauseAt, oneOfMany, shownClause, tellsOfEmployer } from './ask-clause.ts'
import { isOpenToAll } from './alternatives.ts'
import { isCondition } from './certificate-terms.ts'
import { balanced, shortened } from './shortened.ts'
import { standsAlone } from './stands-alone.ts'
import { namesAsked } from './letters.ts'
import { isOfConditions, nameTerm } from './terms.ts'
import type { Unweighed } from './unweighed.ts'
import { capitalised } from './unweighed.ts'

const mostInName = 5

export function wholeAsks(
  asks: readonly Unweighed[],
  job: JobReading,
  language: Language,
): Unweighed[] {
  let made: Whole[] = []
  for (const one of asks) {
    const whole = one.group === 'duty' ? { ask: one, isOpen: false } : wholeOf(one, job, language)
    const at = made.findIndex((other) => holds(other, whole))
    if (at >= 0) {
      made = made.map((other, i) => (i === at ? joined(other, whole) : other))
      continue
    }
    const held = made.filter((other) => holds(whole, other))
    made = [...made.filter((other) => !held.includes(other)), held.reduce(joined, whole)]
  }
  return onceAPlace(made.map(({ ask }) => ask))
}

/**
 * What is shown as one clause is asked for once: "3 years as an electrician" asks for years, and not for an
 * electrician beside them, a state diploma for that paper, and not for any of its level.
 */
function onceAPlace(asks: readonly Unweighed[]): Unweighed[] {
  const places = Map.groupBy(asks, ({ job: { start, end } }) => `${start} ${end}`)
  const rankOf = (ask: Unweighed) => (isYears(ask.terms) ? Number.POSITIVE_INFINITY : ask.part)
  return [...places.values()].flatMap((own) =>
    own.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, 1),
  )
}

/** `isOpen`: any of what stands in it is enough. */
type Whole = { ask: Unweighed; isOpen: boolean }

const holds = ({ ask, isOpen }: Whole, { ask: { job, group, terms } }: Whole): boolean =>
  isOpen &&
  group !== 'duty' &&
  !terms.every(isOfConditions) &&
  ask.job.start <= job.start &&
  job.end <= ask.job.end

/** Two things of one clause are one, as much wanted as the more wanted of them. */
function joined({ ask, isOpen }: Whole, { ask: other }: Whole): Whole {
  const { group, kind } = ask.group === 'wish' && other.kind !== 'wording' ? other : ask
  const terms = [...new Set([...ask.terms, ...other.terms])]
  const isRegister = [ask, other].some(
    (one) => one.isRegister === true && terms.every((term) => one.terms.includes(term)),
  )
  const part = Math.max(ask.part, other.part)
  const isVague = ask.isVague === true && other.isVague === true
  return { ask: { ...ask, group, kind, terms, part, isRegister, isVague }, isOpen }
}

function wholeOf(given: Unweighed, job: JobReading, language: Language): Whole {
  const line = job.lines.find(({ start, end }) => start <= given.job.start && given.job.end <= end)
  // Languages that stand for each other are one ask already.
  if (line === undefined || given.terms.every(isOfConditions)) return { ask: given, isOpen: false }
  const at = { start: given.job.start - line.start, end: given.job.end - line.start }
  const clause = clauseAt(line.text, at)
  const isVague = given.isVague === true || isOpenToAll(line.text.slice(at.start, clause.end))
  const ask = { ...given, isVague }
  const unshown = { ask: { ...ask, kind: 'wording' as const, isName: false }, isOpen: false }
  if (tellsOfEmployer(line.text, clause)) return unshown
  const many = oneOfMany(line.text, clause, at, language)
  if (
    many === null &&
    (isAll(clause, at) || isListed(line.text, clause, at) || isWhole(ask, line, at, language))
  )
    return { ask, isOpen: false }
  const said = shownClause(job.text, line, clause)
  if (said === null) {
    const short = isPaper(ask) && many !== 'example' ? aroundPaper(line, at) : null
    return short === null ? unshown : { ask: { ...ask, ...short }, isOpen: false }
  }
  const isNamed = many !== null && isByName(ask) && degreesIn(said).length === 0
  const names = isNamed ? unread(namesAsked(line.text, language), clause, line, job) : []
  return {
    ask: {
      ...ask,
      terms: [...new Set([...ask.terms, ...names.map(({ key }) => nameTerm(key))])],
      requirement: capitalised(balanced(said)),
      job: { start: line.start + clause.start, end: line.start + clause.end },
      isName: many === 'alternative' && said.split(/\s+/u).length <= mostInName,
      isVague: isVague || (many === null && !isPaper(ask)),
    },
    isOpen: many !== null,
  }
}

/** Those of a clause that no skill of the lexicon is named by. */
const unread = <Name extends Span>(
  names: readonly Name[],
  clause: Span,
  line: Span,
  { skills }: JobReading,
): Name[] =>
  names.filter(
    ({ start, end }) =>
      clause.start <= start &&
      end <= clause.end &&
      !skills.some((skill) => skill.start < line.start + end && line.start + start < skill.end),
  )

/** A product or a paper that is known by its name; a register is one of a country, whatever else stands there. */
const isByName = ({ terms, isRegister = false }: Unweighed): boolean =>
  !isRegister && !isCondition(terms) && terms.every((term) => !isBare(term))

/** A degree and years are told as their clause and had all the same. */
const isPaper = ({ terms }: Unweighed): boolean => !terms.some((term) => term.startsWith('s:'))

/** Where the clause of a paper or of years is long, its line in short, or what stands from there to the next mark. */
function aroundPaper(
  { text, start }: RequirementLine,
  at: Span,
): Pick<Unweighed, 'requirement' | 'job'> | null {
  const whole = shortened(text)
  const from = whole !== null && text.indexOf(whole) + whole.length >= at.end ? 0 : at.start
  const said =
    from === 0 ? whole : shortened(balanced(text.slice(at.start).split(mark, 1)[0] ?? ''))
  if (said === null || said.length < at.end - at.start) return null
  const place = start + text.indexOf(said, from)
  return { requirement: capitalised(said), job: { start: place, end: place + said.length } }
}
const mark = /[,;:.!?](?=\s|$)|\s[(–—-]/u

const isAll = (clause: Span, at: Span): boolean => at.start <= clause.start && clause.end <= at.end

/** "Sourdough, lamination, scheduling": in a mere list of short names each is one. */
function isListed(text: string, clause: Span, at: Span): boolean {
  const items = text.slice(clause.start, clause.end).split(/,\s/u)
  const areShort = items.length >= fewestInList && items.every((one) => one.split(' ').length <= 2)
  return areShort && items.includes(text.slice(at.start, at.end))
}
const fewestInList = 3

function isWhole(
  { terms }: Unweighed,
  { text }: RequirementLine,
  at: Span,
  language: Language,
): boolean {
  const skills = terms.flatMap((term) => (term.startsWith('s:') ? [term.slice(2)] : []))
  const own = text.slice(at.start, at.end)
  const after = text.slice(at.end, at.end + 40)
  if (skills.length === 0)
    return !isBare(terms[0] ?? '') || (!isYears(terms) && /\s/u.test(own) && isEnd.test(after))
  if (language !== 'de' && isSpelt(own, skills)) return true
  if (belongsTo.test(after)) return false
  if (skills.every(isProper) || /\p{Lu}\P{L}?\p{Lu}|[\p{N}+#]/u.test(own)) return true
  if (goesOn.test(after) || (language !== 'nl' && ofWhat.test(after))) return false
  if (!standsAlone(text, at)) return false
  return /\s/u.test(own.trim()) || (compounds.has(language) && own.length >= compound)
}

/** A level of degree and a number of years say little by themselves. */
const isYears = (terms: readonly string[]): boolean => terms.every((term) => term.startsWith('y:'))
const isBare = (term: string): boolean => term.startsWith('d:') || term.startsWith('y:')

const isEnd = /^\s*(?:$|[,;:.(–—])/u

/** "Excel": its own name, in its own capital. */
const isSpelt = (own: string, skills: readonly string[]): boolean =>
  /^\p{Lu}/u.test(own) && skills.some((skill) => skillLabel(skill).split(' ').includes(own))

/** "Services Web d'Amazon", "Web-based tools": the name goes on. */
const belongsTo = /^(?:\s(?:d['’]\p{Lu}|(?:de|von|van|of|da|do)\s\p{Lu})|-\p{Ll}+ed\s)/u

/** "Management of teams": a common name that says of what. */
const goesOn = /^\s(?:(?:von|van|des?|du|d[ao]s?|del)\s|d['’])/iu
const ofWhat = /^\sof\s/iu

/** Known by one name in all languages, as products are. */
export const isProper = (skill: string): boolean =>
  lexicon()
    .get(skill)
    ?.aliases.every((alias) => alias.language === 'en') ?? false

/** Languages that write in one word what others write in two, and how long such a word is. */
const compounds: ReadonlySet<Language> = new Set(['de', 'nl'])
const compound = 10
