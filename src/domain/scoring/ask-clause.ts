/**
 * The clause of a line in which something is asked for, and whether its name can stand without it. A member
 * of an alternative, an example and a piece of a longer name say less than the ad does, and so does one
 * common word ("planning"): they are shown as the ad's own clause.
 */
import type { Span } from '#domain/ads/reading.ts'
import { tellsOfEmployer as saysOfEmployer } from '#domain/ads/employer-speaks.ts'
import { adWords } from '#tables/ad-words.js'
import { foldKeepingPlaces } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { anyIn, anyOf } from '../language/word-patterns.ts'
import { isExpansion } from './gap-name.ts'
import { longest } from './shortened.ts'

/** So far to either side a clause and a list are looked for: longer ones are not shown. */
const sight = 200

/** Where the clause of a place lies in its line, by marks outside of brackets and by a new thing to know. */
export function clauseAt(text: string, at: Span): Span {
  const from = Math.max(0, at.start - sight)
  const near = text.slice(from, at.end + sight)
  const held = bracketsIn(near)
  const own = { start: from, end: from + near.length }
  for (const { index, 0: mark } of near.matchAll(clauseEnds)) {
    if (held.some(({ start, end }) => start < index && index < end)) continue
    const [start, end] = [from + index, from + index + mark.length]
    if (/^[\s,]/u.test(mark) && !opensNext.test(foldKeepingPlaces(text.slice(end, end + sight))))
      continue
    if (end <= at.start) own.start = end
    else if (start >= at.end) {
      own.end = start
      break
    }
  }
  return trimmed(text, own)
}

/** "…, good knowledge of …": what is asked for next. */
const opensNext = new RegExp(
  String.raw`^(?:\p{L}+\s){0,2}${anyOf(adWords, 'asked next')}\s${anyOf(adWords, 'in what')}\s`,
  'u',
)
const and = anyOf(adWords, 'and')
/** The point of an abbreviation ends no clause. */
const short = String.raw`\b(?:e\.g|i\.e|[zZuou]\.|[zZ]\. ?B|p\. ?ex|p\. ?ej|bijv|bv|ca|etc|inkl|bzw|vs)`
const clauseEnds = new RegExp(
  String.raw`[;!?]\s*|:\s+|\.\s+(?=\p{Lu}\p{L}*\s)(?<!${short}\.\s+)|\s[–—-]\s|,\s(?:${and}\s)?|\s${and}\s`,
  'gu',
)

function bracketsIn(text: string): Span[] {
  return [...text.matchAll(/\([^()]*(?:\)|$)/gu)].map(({ index, 0: held }) => ({
    start: index,
    end: index + held.length,
  }))
}

function trimmed(text: string, { start, end }: Span): Span {
  const own = text.slice(start, end)
  const lead = /^[\s,;:.–—-]*/u.exec(own)?.[0].length ?? 0
  const tail = own.length - own.trimEnd().replace(/[,:.–—-]$/u, '').length
  return lead + tail >= own.length ? { start, end } : { start: start + lead, end: end - tail }
}

/** Whether what stands there is one of several of which any will do, or an example of something wider. */
export function oneOfMany(
  text: string,
  clause: Span,
  at: Span,
  language: Language,
): 'alternative' | 'example' | null {
  const before = text.slice(clause.start, at.start)
  const after = text.slice(at.end, clause.end)
  const isHeld = bracketsIn(text.slice(clause.start, clause.end)).some(
    ({ start, end }) =>
      start > 0 && clause.start + start < at.start && at.end <= clause.start + end,
  )
  if (
    (isHeld && !isExpansion(text, at.start)) ||
    leadsExamples.test(foldKeepingPlaces(before)) ||
    endsExamples.test(foldKeepingPlaces(after))
  )
    return 'example'
  const { follows, goesOn } = joints[language]
  return follows.test(before) || goesOn.test(after) ? 'alternative' : null
}

/** What a word leads to is no part of its name: "service design in an agency or a bank". */
const leads = String.raw`(?!(?:in|at|within|im|bei|dans|chez|en|em|bij|binnen)\s)`
/** Words of one item of a list, and no more. */
const item = String.raw`[^\s,;()/]+(?:\s[^\s,;()/]+){0,3}?`

/** By language: what is "or" in one is "of" and "the" in others. */
const joints = byLanguage((language) => {
  const or = `(?:and/or|or|OR|${anyIn(adWords, language, 'or')})`
  return {
    follows: new RegExp(
      String.raw`(?:(?<![\p{L}\p{N}/])${or}\s(?:[^\s,;()/]+\s){0,6}|[\p{L}\p{N}+#.]\s?\/\s?)$`,
      'u',
    ),
    goesOn: new RegExp(
      String.raw`^-?[^\s,;()/]*(?:\s${leads}[^\s,;()/]+){0,4}?(?:,\s${item}){0,8},?(?:\s${or}\s|\s?\/\s?\p{L})`,
      'u',
    ),
  }
})
const leadsExamples = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(adWords, 'example')}(?!\p{L})|${anyOf(adWords, 'example of')}\s\p{L})`,
  'u',
)
const likeIt = String.raw`${anyOf(adWords, 'or')}\s(?:${anyOf(adWords, 'another')}\s)?${anyOf(adWords, 'like it')}`
const endsExamples = new RegExp(
  String.raw`^[^;()]*?[,\s]\s?(?:(?:${anyOf(adWords, 'and so on')}|${likeIt})(?!\p{L})|\.\.\.|…)`,
  'u',
)

/**
 * The clause as it is shown, as a place in the line; null where it is too long or cut by the
 * line's end.
 */
export function shownClause(job: string, line: Span, clause: Span): string | null {
  const [start, end] = [line.start + clause.start, line.start + clause.end]
  const said = job
    .slice(start, end)
    .replaceAll(/\[([^[\]\n]*)\]\([^()\s]*\)|[*_`]{1,3}(?=\S|$)/gu, '$1')
    .trim()
  if (said.length > longest) return null
  if (isCutBefore(job, start, clause) || isCutBehind(job, end, line)) return null
  return said
}

/** A line that was wrapped goes on in small letters. */
function isCutBefore(job: string, start: number, clause: Span): boolean {
  if (clause.start > 0 || !/^\p{Ll}/u.test(job.slice(start, start + 1))) return false
  const before = job.slice(Math.max(0, start - 20), start)
  const line = before.trimEnd()
  return /[\p{L}\p{N},]$/u.test(line) && before.slice(line.length).includes('\n')
}

const isCutBehind = (job: string, end: number, line: Span): boolean =>
  end >= line.end && /^[ \t]*\n[ \t]*\p{Ll}/u.test(job.slice(end, end + 12))

/** What the employer has or does, and not what it looks for. */
export const tellsOfEmployer = (text: string, { start, end }: Span): boolean =>
  saysOfEmployer(text.slice(start, end))
