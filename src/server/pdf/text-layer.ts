/**
 * Whether the text of a PDF says its letters. Fonts that lost their table of characters give control
 * characters, private ones and signs in place of letters: such a page can be seen but not read.
 */
import type { TextItem } from '#domain/reading/items.ts'

export function saysItsLetters(items: readonly Pick<TextItem, 'text'>[]): boolean {
  const texts = items.map(({ text }) => text)
  const letters = countIn(texts, /[\p{L}\p{N}]/gu)
  const lost = countIn(texts, /[\p{Co}\p{Cn}\uFFFD]|(?![\t\n\r])\p{Cc}/gu)
  const signs = countIn(texts, /[\p{P}\p{S}]/gu)
  return letters > 0 && letters > lost && 2 * letters > signs
}

const countIn = (texts: readonly string[], kind: RegExp): number =>
  texts.reduce((sum, text) => sum + (text.match(kind)?.length ?? 0), 0)
