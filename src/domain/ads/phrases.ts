/**
 * The core of a requirement line: what is asked for, without the words of asking. "Proficiency in
 * equipment maintenance" is equipment maintenance; "Diagnostic: able to run …" is Diagnostic.
 */
import { once } from '#domain/language/remembered.ts'
import { phrasesOf } from '#domain/language/word-patterns.ts'
import { foldWord } from '#domain/skills/tokens.ts'
import { adWords } from '#tables/ad-words.js'
import { isWordingAlone } from './headings.ts'
import type { Span } from './reading.ts'

/** Words that open a requirement without being it. */
const leadWords = once(() => new Set(phrasesOf(adWords, 'lead-in')))

/** Whether a folded word opens requirements without being one. */
export const isLeadIn = (word: string): boolean => leadWords().has(word)

/** Where the phrase ends: at punctuation or a word that begins a clause. */
const clauseWords = once(() => new Set(phrasesOf(adWords, 'clause')))

/** Words that add nothing at the end of a phrase. */
const trailing = once(() => new Set(phrasesOf(adWords, 'trailing')))

const longestPhrase = 5

/** The name a line explains: "Customer Service: helping clients" is about customer service. */
function headOf(line: string): string | null {
  const head = /^([^:(–—,;.]{3,48}?)\s*(?::|\s[–—-]\s)\s*\S/u.exec(line)?.[1]
  return head !== undefined && head.split(/\s+/).length <= 6 ? head : null
}

/** The phrase a line is about, as a place in the line; null where nothing is left. */
export function corePhrase(line: string): Span | null {
  const head = headOf(line)
  if (head !== null && isWordingAlone(head)) {
    const at = head.length + (/^[\s:–—-]*/u.exec(line.slice(head.length))?.[0].length ?? 0)
    const rest = corePhrase(line.slice(at))
    return rest === null ? null : { start: at + rest.start, end: at + rest.end }
  }
  const scope = head ?? line
  const words = [...scope.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’+#&./-]*/gu)].map((match) => {
    const text = match[0].replace(/(?<![.'’/-])[.'’/-]+$/, '')
    return {
      text: foldWord(text),
      start: match.index,
      end: match.index + text.length,
      stops: /^\s*[,;:.!?()–—]/u.test(scope.slice(match.index + text.length)),
    }
  })
  const leads = leadWords()
  let from = 0
  let word = words[from]
  while (word !== undefined && (leads.has(word.text) || /^\d/.test(word.text))) {
    word = words[++from]
  }
  const first = words[from]
  if (first === undefined) return null
  let to = from
  while (to - from + 1 < longestPhrase && !words[to]?.stops) {
    const next = words[to + 1]
    if (next === undefined || clauseWords().has(next.text)) break
    to++
  }
  while (to > from && trailing().has(words[to]?.text ?? '')) to--
  const last = words[to]
  if (last === undefined || trailing().has(last.text)) return null
  return last.end - first.start < 3 ? null : { start: first.start, end: last.end }
}
