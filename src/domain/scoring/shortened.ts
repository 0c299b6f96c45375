/**
 * A line of an ad as a row of a table shows it: whole where it is short, else up to where it ends a
 * thought, and nothing where it is a sentence that demands nothing or would be cut within a thought.
 */
import { adWords } from '#tables/ad-words.js'
import { anyOf } from '../language/word-patterns.ts'

export const longest = 100
/** From the surest end of a thought to the least. */
const ends = [
  /(?<=[\p{Ll}\p{N})]{4})[.!?…]\s+(?=\p{Lu})/gu,
  /;|\s[–—-]\s/gu,
  /\s\(/gu,
  /,\s/gu,
] as const
const fewest = 12

export function shortened(line: string): string | null {
  const text = firstOf(line.trim())
  if (text.length <= longest) return isSentence(text) ? null : text.replace(itemEnd, '')
  for (const end of ends) {
    let cut = 0
    for (const { index } of text.slice(0, longest).matchAll(end))
      if (isClosed(text, index)) cut = index
    const said = text
      .slice(0, cut)
      .trimEnd()
      .replace(openEnd, '')
      .replace(/\s?[,:]$/u, '')
    if (said.length >= fewest) return said
  }
  return null
}

/** What is said in a sentence of its own behind a demand only explains it: "In that order, really". */
function firstOf(text: string): string {
  for (const { index } of text.matchAll(/(?<=[\p{Ll})]{4})[.!?]\s+(?=\p{Lu})/gu)) {
    const said = text.slice(0, index)
    if (said.split(' ').length >= fewestWords && isClosed(text, index)) return said
  }
  return text
}

/** Not within a bracket. */
function isClosed(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return before.lastIndexOf('(') <= before.lastIndexOf(')')
}

const itemEnd = /(?<=\p{L}{5})\.$/u
const openEnd = new RegExp(String.raw`\s(?:${anyOf(adWords, 'or')}|${anyOf(adWords, 'and')})$`, 'u')

/** "Only shortlisted candidates will be contacted." asks for nothing; a row of a list has no full stop. */
const isSentence = (text: string): boolean =>
  text.endsWith('.') && !isItem.test(text) && text.split(' ').length > fewestWords
/** A row that begins small may end in a full stop all the same, where it is no more than one. */
const isItem = /^\p{Ll}[^.!?]*\.$/u
const fewestWords = 4

/** Up to a bracket that was opened before it begins. */
export function balanced(text: string): string {
  let open = 0
  for (const { index, 0: mark } of text.matchAll(/[()]/gu)) {
    open += mark === '(' ? 1 : -1
    if (open < 0) return text.slice(0, index)
  }
  return text
}
