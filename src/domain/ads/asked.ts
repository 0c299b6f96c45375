/**
 * Whether a skill named outside the sections of requirements is asked for, or only spoken of.
 *
 * "A Java developer" and "our front-end team" say who is meant; "a partner to banks and insurance"
 * says what the company does. A name counts where the line speaks of knowing things, where it stands
 * in a list, or where it is a proper name of a tool.
 */
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import { once } from '#domain/language/remembered.ts'
import { anyOf, wholeWords } from '#domain/language/word-patterns.ts'
import { lexicon } from '#domain/skills/lexicon.ts'
import { adWords } from '#tables/ad-words.js'
import type { SkillRequirement, Span } from './reading.ts'

const role = new RegExp(
  String.raw`^(?:[\s/&+(-]{1,6}(?:[\p{L}+#.]{1,30}[\s/&+)-]{1,4}){0,2}?)?-?${anyOf(adWords, 'role behind')}(?!\p{L})`,
  'u',
)

/** Words of knowing, doing or wanting. */
const cue = wholeWords(anyOf(adWords, 'knowing'))

/** Whether it speaks of knowing, doing or wanting something. */
export const speaksOfKnowing = (text: string): boolean => cue.test(foldKeepingPlaces(text))

/** Trades whose skills bear proper names or terms that are seldom mere topics. */
const namedTrades: ReadonlySet<string> = new Set(['software', 'engineering'])
const sayMuch = 2

/** Whether a name only says whose title it is: "2 years as a Java developer". */
export function namesRole(text: string, span: Span, one: Span): boolean {
  return role.test(foldKeepingPlaces(text.slice(one.end, Math.min(span.end, one.end + 60))))
}

/** Those of a line's skills that the line asks for. */
export function askedAmong(
  text: string,
  span: Span,
  found: readonly SkillRequirement[],
): SkillRequirement[] {
  const line = text.slice(span.start, span.end)
  const says = {
    cue: once(() => speaksOfKnowing(line)),
    isTitle: once(() => isTitle(line)),
    length: once(() => line.replace(/[^\p{L}\p{N}]+/gu, '').length),
  }
  return found.filter((one, at) => {
    if (namesRole(text, span, one)) return false
    if (ownBefore.test(text.slice(Math.max(span.start, one.start - 24), one.start))) return false
    if (one.kind === 'duty' || says.cue()) return true
    if (says.isTitle()) return false
    const [before, next] = [found[at - 1], found[at + 1]]
    if (before !== undefined && isNear(text, before.end, one.start)) return true
    if (next !== undefined && isNear(text, one.end, next.start)) return true
    if (says.length() - (one.end - one.start) <= sayMuch) return true
    const isTerm = /^\P{Ll}|\s|[\p{N}.+#/]|\p{Ll}\p{Lu}/u.test(one.text)
    return isTerm && namedTrades.has(lexicon().get(one.skill)?.trade ?? '')
  })
}

/** "Our recruitment process", "unser Online-Marketing": what the company has or does. */
const ownBefore =
  /(?<!\p{L})(?:our|unser(?:e|en|em|er|es)?|notre|nos|nuestr[oa]s?|noss[oa]s?|onze)(?:\s\p{Ll}+)?\s$/iu

/** "Frontend Engineer - JavaScript / React": a post and its stack, before anything is asked. */
function isTitle(line: string): boolean {
  return (
    line.split(/\s+/).length <= mostInTitle &&
    title.test(foldKeepingPlaces(line)) &&
    !/[.!?:]$/.test(line.trim())
  )
}

const mostInTitle = 16
const title = new RegExp(
  String.raw`(?<!\p{L})${anyOf(adWords, 'role in title')}(?:\s?\([^)]{1,12}\))?\s?(?:[-–—|/(,]|\p{L}{0,3}\s?\()`,
  'u',
)

const isNear = (text: string, from: number, to: number): boolean =>
  to - from <= 6 &&
  /^[\s,;/|•·+&()-]*(?:(?:and|or|und|oder|et|ou|y|o|e|en|of)\s)?$/u.test(text.slice(from, to))
