/**
 * Whether an answer can be the translation of a line: nothing that must stay has changed, and it is
 * in the language asked for. It says nothing about style; what it finds is never shipped unmarked.
 */
import { fold } from '../language/fold.ts'
import { scoreLanguages } from '../language/detect.ts'
import type { Language } from '../language/languages.ts'
import type { LineFault } from './faults.ts'
import { numbersIn, signsIn } from './numbers.ts'
import type { ProtectedLine } from './protect.ts'
import { restoreTerms, withoutPlaceholders } from './protect.ts'

export type CheckedLine = { kind: 'good'; text: string } | { kind: 'bad'; fault: LineFault }

const shortestShare = 0.6
const longestShare = 1.8
/** Below this many characters a share says nothing: "Goods in" is "Recepción de mercancías". */
const leeway = 24
/** With fewer words a line has no language of its own: "Marketing Controlling". */
const fewestWords = 5
/** How much clearer another language must be: neighbours share their small words. */
const clearly = 0.35
/** And where it is the language that the line came in. */
const clearlyTheSame = 0.25

export function checkLine(
  sent: ProtectedLine,
  answer: string,
  from: Language,
  to: Language,
): CheckedLine {
  const text = answer.trim()
  if (text === '' || /[\r\n]/.test(text)) return bad('empty')
  const restored = restoreTerms(text, sent)
  if (restored === null) return bad('terms')
  const before = withoutPlaceholders(sent.text, sent.brackets)
  const after = withoutPlaceholders(text, sent.brackets)
  if (numbersIn(before).join(' ') !== numbersIn(after).join(' ')) return bad('numbers')
  if (signsIn(before) !== signsIn(after)) return bad('numbers')
  if (!isOfLikeLength(sent.text, text) || repeatsItself(after)) return bad('length')
  if (isInAnotherLanguage(before, after, from, to)) return bad('language')
  return { kind: 'good', text: restored }
}

const bad = (fault: LineFault): CheckedLine => ({ kind: 'bad', fault })

function isOfLikeLength(before: string, after: string): boolean {
  if (Math.abs(after.length - before.length) <= leeway) return true
  const share = after.length / before.length
  return share >= shortestShare && share <= longestShare
}

/** What an engine does that has lost its thread: one word, or the whole line, over and over. */
function repeatsItself(text: string): boolean {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const half = words.length / 2
  if (half >= 1 && words.every((word, i) => i < half || word === words[i - half])) return true
  return words.some((word, i) => i > 2 && [1, 2, 3].every((back) => words[i - back] === word))
}

function isInAnotherLanguage(before: string, after: string, from: Language, to: Language): boolean {
  if (wordCount(before) > 3 && fold(before) === fold(after)) return true
  const distinct = [...new Set(after.match(/\p{L}+[’']?/gu))]
  if (distinct.filter((word) => word.length > 1).length < fewestWords) return false
  const [first, ...rest] = scoreLanguages(distinct.join(' '))
  if (first.language === to) return false
  const wanted = rest.find(({ language }) => language === to)?.share ?? 0
  return first.share - wanted > (first.language === from ? clearlyTheSame : clearly)
}

export const wordCount = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0
