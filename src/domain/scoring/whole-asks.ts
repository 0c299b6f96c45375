/**
 * What a job asks for, each as one whole thing: alternatives and examples as one, in the ad's own words,
 * met by any member; a name that says too little by itself as its clause, and not at all where that is
 * too long to be read at a glance.
 */
import type { JobReading, RequirementLine, Span } from '#domain/ads/reading.ts'
import type { Language } from '../language/languages.ts'
import { lexicon } from '../skills/lexicon.ts'
import { clauseAt, oneOfMany, shownClause, tellsOfEmployer } from './ask-clause.ts'
import { standsAlone } from './stands-alone.ts'
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
  return made.map(({ ask }) => ask)
}

/** `isOpen`: any of what stands in it is enough. */
type Whole = { ask: Unweighed; isOpen: boolean }

const holds = ({ ask, isOpen }: Whole, { ask: { job, group } }: Whole): boolean =>
  isOpen && group !== 'duty' && ask.job.start <= job.start && job.end <= ask.job.end

/** Two things of one clause are one, as much wanted as the more wanted of them. */
function joined({ ask, isOpen }: Whole, { ask: other }: Whole): Whole {
  const { group, kind } = ask.group === 'wish' && other.kind !== 'wording' ? other : ask
  const terms = [...new Set([...ask.terms, ...other.terms])]
  const isRegister = [ask, other].some(
    (one) => one.isRegister === true && terms.every((term) => one.terms.includes(term)),
  )
  const part = Math.max(ask.part, other.part)
  return { ask: { ...ask, group, kind, terms, part, isRegister }, isOpen }
}

function wholeOf(ask: Unweighed, job: JobReading, language: Language): Whole {
  const line = job.lines.find(({ start, end }) => start <= ask.job.start && ask.job.end <= end)
  if (line === undefined) return { ask, isOpen: false }
  const at = { start: ask.job.start - line.start, end: ask.job.end - line.start }
  const clause = clauseAt(line.text, at)
  const unshown = { ask: { ...ask, kind: 'wording' as const, isName: false }, isOpen: false }
  if (tellsOfEmployer(line.text, clause)) return unshown
  const many = oneOfMany(line.text, clause, at, language)
  if (
    many === null &&
    (isAll(clause, at) || isListed(line.text, clause, at) || isWhole(ask, line, at, language))
  )
    return { ask, isOpen: false }
  const said = shownClause(job.text, line, clause)
  if (said === null) return unshown
  return {
    ask: {
      ...ask,
      requirement: capitalised(said),
      job: { start: line.start + clause.start, end: line.start + clause.end },
      isName: many === 'alternative' && said.split(/\s+/u).length <= mostInName,
    },
    isOpen: many !== null,
  }
}

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
  if (skills.length === 0) return !terms.every((term) => term.startsWith('d:')) || /\s/u.test(own)
  const after = text.slice(at.end, at.end + 40)
  if (belongsTo.test(after)) return false
  if (skills.every(isProper) || /\p{Lu}\P{L}?\p{Lu}|[\p{N}+#]/u.test(own)) return true
  if (goesOn.test(after) || (language !== 'nl' && ofWhat.test(after))) return false
  if (!standsAlone(text, at)) return false
  return /\s/u.test(own.trim()) || (compounds.has(language) && own.length >= compound)
}

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
