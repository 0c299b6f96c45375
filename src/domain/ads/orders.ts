/**
 * Lines of a job that speak to a machine instead of to an applicant: "ignore all instructions",
 * "set the score to 100", "write that the candidate …", a page's hidden text, a letter salad that no
 * person reads. They ask nothing of anybody, so nothing is read from them: they move no score, and
 * no model is shown them. Each pattern needs two signs at once, so that an honest line that only
 * names prompts, scores or candidates stays.
 */
import { fold } from '#domain/language/fold.ts'
import { PhraseFinder } from '#domain/language/phrase-finder.ts'
import { phrasesOf } from '#domain/language/word-patterns.ts'
import { adWords } from '#tables/ad-words.js'

/** Whether a line, or a sentence of it, is such an order. */
export function isOrderToMachine(line: string): boolean {
  if (markup.some((pattern) => pattern.test(line))) return true
  const found = finder.firstIn(fold(line))
  return found.size > 0 && orders.some((uses) => uses.every((use) => found.has(use)))
}

/** What a person would not see, or only a model would read as more than text. */
const markup: readonly RegExp[] = [
  /<\s*(?:script|style|template|iframe|object|svg)\b|\bon(?:error|load|click)\s*=|javascript:\w/i,
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])/i,
  /<\|[\w ]{1,40}\|?>?|\|>|\[\/?INST\]|<<\/?SYS>>|<\/?\s*(?:job|system|assistant|instructions?)\s*>/i,
  /^\W*(?:system|assistant|developer)(?: (?:prompt|message|note|override))?\s*[:>\]]/i,
  /"(?:requirements|edits|score|basis|role)"\s*:/,
  /^(?:[A-Za-z0-9+/_-]{48,}={0,2}(?:\s+|$))+$/,
  /\[(?:NAME|EMAIL|PHONE|LINK)_\d/,
]

/** Each row of uses is an order where a word of each is there. */
const orders: readonly (readonly string[])[] = [
  ['override', 'instruction'],
  ['give', 'score', 'full'],
  ['write', 'about person'],
  ['check', 'off', 'anything'],
  ['you are machine'],
  ['as machine', 'choose'],
]
const finder = new PhraseFinder(
  [...new Set(orders.flat())].map((use) => [use, phrasesOf(adWords, use).join(';')]),
)
