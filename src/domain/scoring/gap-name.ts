/**
 * The short name under which a missing requirement is told, as a person would write it in a list
 * of skills; null where the job only speaks of it. A name that is a common word is read with the
 * words it belongs to ("datacenter management", not "management"); what explains another name
 * ("HTML coding", "SSRS (SQL Server Reporting Services)", "… to improve logistics") is none.
 */
import { yearsIn } from '#domain/ads/asks.ts'
import { isLeadIn } from '#domain/ads/phrases.ts'
import type { JobReading, RequirementLine, Span } from '#domain/ads/reading.ts'
import { findAbilities } from '../skills/find.ts'
import { lexicon, skillLabel } from '../skills/lexicon.ts'
import { foldWord } from '../skills/tokens.ts'

const mostWords = 4

/** What a line of the job names, as places in the job's text. */
interface Naming {
  line: RequirementLine
  /** Everything the line names, in order. */
  named: readonly Span[]
}

/** The line that names a skill, with all that it names; null where the skill stands in the title. */
export function namingOf(at: Span, job: JobReading): Naming | null {
  const line = job.lines.find((one) => one.start <= at.start && at.end <= one.end)
  if (line === undefined) return null
  const abilities = findAbilities(line.text).map(({ start, end }) => ({
    start: line.start + start,
    end: line.start + end,
  }))
  return { line, named: [...line.skills, ...abilities].toSorted((a, b) => a.start - b.start) }
}

export function gapName(
  skill: string,
  requirement: string,
  at: Span,
  naming: Naming | null,
): string | null {
  if (naming === null) return requirement
  const { line, named } = naming
  const text = line.text
  const start = at.start - line.start
  const end = at.end - line.start
  const before = text.slice(0, start)
  const others = named
    .map((span) => ({ start: span.start - line.start, end: span.end - line.start }))
    .filter((span) => span.start < start && span.end <= start)
  if (yearsIn(text).length > 0 && roleBefore.test(before)) return null
  if (isExpansion(text, start)) return null
  if (others.some((other) => explains(text.slice(other.end, start)))) return null
  const own = text.slice(start, end)
  const acronym = acronymAfter(text, start, end)
  if (acronym !== null) return acronym
  // "Maîtrise d'Excel": a name the lexicon knows with the words of asking.
  const isTool = productTrades.has(lexicon().get(skill)?.trade ?? '')
  if (isTool && isLeadIn(foldWord(/^\p{L}+/u.exec(own)?.[0] ?? ''))) {
    return within(skillLabel(skill))
  }
  const compound = compoundAfter(text, end)
  if (compound !== '') return within(requirement + compound)
  if (!isCommonName(own, skill, start === 0)) return within(requirement)
  // "Surveillance des constantes vitales": the doing of what is named next.
  if (named.some((span) => doing.test(text.slice(end, Math.max(end, span.start - line.start))))) {
    return null
  }
  const previous = others.at(-1)
  if (previous !== undefined && /^[\s-]*$/.test(text.slice(previous.end, start))) return null
  const whole = wholeName(text, start, end)
  return whole === null ? null : within(capitalised(whole))
}

const within = (name: string): string | null =>
  name.trim().split(/\s+/).length <= mostWords && !/[{}%<>[\]|=*]|-(?:\s|$)/.test(name)
    ? name.trim()
    : null

/** "3 years as a teacher": what follows is a post that was held. */
const roleBefore =
  /(?<!\p{L})(?:as|als|comme|en tant que?|en qualité de?|como|role|position)\s(?:[^,;.]*)$/iu

/** Whether what stands between two names says what the first is for. */
const explains = (between: string): boolean => purpose.test(between) && !restarts.test(between)
const purpose =
  /(?:^|\s)(?:to|for|when|while|by|through|ensuring|toward|towards|so|that|which|um|zur|zum|für|pour|afin|para|om|voor|within)\s/u
const restarts =
  /[.;!?]\s|[,]?\s(?:and|und|et|y|e|en)\s(?:strong|the ability|ability|good|excellent|gute|une?|la|goede)\s/iu

const doing =
  /^\s(?:des?|du|d[ao]s?|del|der|von|van|van het|de la|de las|de los)\s$|^\s(?:d['’]|de l['’])$/iu

/** The words of a bracket whose first letters are the name before it, or the other way round. */
export function isExpansion(text: string, start: number): boolean {
  const open = text.lastIndexOf('(', start)
  if (open < 0 || text.slice(open, start).includes(')')) return false
  const inside = text.slice(open + 1, (text.indexOf(')', open) + 1 || text.length + 1) - 1)
  const before = text.slice(0, open).trimEnd()
  const name = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+$/u.exec(before)?.[0] ?? ''
  if (name.length > 1 && initials(inside).includes(name.toLowerCase())) return true
  return inside.length <= 8 && inside.length > 1 && initials(before).endsWith(inside.toLowerCase())
}

const initials = (phrase: string): string =>
  (phrase.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.charAt(0).toLowerCase()).join('')

/** "Structured Query Language (SQL)": the short form behind the name. */
function acronymAfter(text: string, start: number, end: number): string | null {
  const acronym = /^\s?\(([\p{L}\p{N}]{2,8})\)/u.exec(text.slice(end))?.[1]
  if (acronym === undefined) return null
  return initials(text.slice(start, end)) === acronym.toLowerCase() ? acronym : null
}

/** "Frontend-Libraries": what the name is a part of; "HTML-Kenntnisse" asks for the part. */
function compoundAfter(text: string, end: number): string {
  const rest = /^(?:-\p{L}[\p{L}\p{N}]*)+/u.exec(text.slice(end))?.[0] ?? ''
  return isLeadIn(foldWord(rest.split('-').at(-1) ?? '')) ? '' : rest
}

const productTrades: ReadonlySet<string> = new Set(['software', 'engineering', 'language'])

/** One plain word ("security", "planning"), which says little without its neighbours. */
function isCommonName(own: string, skill: string, isFirst: boolean): boolean {
  if (!/^\p{L}[\p{Ll}-]+$/u.test(own)) return false
  if (/^\p{Ll}/u.test(own)) return true
  const trade = lexicon().get(skill)?.trade ?? ''
  return !productTrades.has(trade) || (isFirst && own.toLowerCase() === own)
}

const functionWords = new Set(
  (
    'a an the and or of in on at to for from with by as into via per is are be was will can must should may our your their this that these those any all both such other others etc including notably especially particularly like using within across between related based toward towards while when who which ' +
    'und oder sowie mit von vom im in der die das den dem des ein eine einer einem einen zu zur zum für bei auf aus als wie um durch ist sind ' +
    'chez vers sous entre et ou de des du le la les l d un une en au aux dans avec pour par sur est sont à ' +
    'y o e u el los las un una unos con para por del al es son ' +
    'os as um uma com em no na nos nas do da dos das são é ' +
    'naar over onder tegen het een van voor met op bij door te en is zijn'
  )
    .split(' ')
    .map(foldWord),
)

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&/+#-]*/gu

/** A common word with the content words that stand beside it; null where that is no short name. */
function wholeName(text: string, start: number, end: number): string | null {
  const words = [...text.matchAll(word)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    folded: foldWord(match[0]),
  }))
  let first = words.findIndex((one) => one.to > start)
  let last = words.findLastIndex((one) => one.from < end)
  if (first < 0 || last < first) return null
  const belongs = (at: number): boolean => {
    const one = words[at]
    if (one === undefined || functionWords.has(one.folded) || isLeadIn(one.folded)) return false
    return !/^\d/.test(one.folded)
  }
  const meets = (left: number): boolean =>
    /^[ \u00a0]$/.test(text.slice(words[left]?.to ?? 0, words[left + 1]?.from ?? 0))
  while (belongs(first - 1) && meets(first - 1)) first--
  while (belongs(last + 1) && meets(last)) last++
  const own = words.findIndex((one) => one.to > start)
  while (first < own && /(?:ing|ed|ly)$/.test(words[first]?.folded ?? '')) first++
  const from = words[first]?.from ?? start
  const to = words[last]?.to ?? end
  return last - first + 1 > mostWords ? null : text.slice(from, to)
}

const capitalised = (name: string): string => {
  const bare = name.replace(/^[ld]['’](?=\p{L})/iu, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
