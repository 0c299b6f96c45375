/**
 * A text that somebody says stands in some lines → the very characters that stand there, or null.
 * Compared as the guard of tailoring compares: what is invisible removed, letters that only look
 * Latin read as Latin, no accents, no capitals. What is given back is always the file's own.
 */
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import { plain } from '#domain/language/plain.ts'
import type { Line } from '../lines.ts'
import { joinTexts } from '../paragraphs.ts'

export function quoted(said: string, lines: readonly Line[]): string | null {
  const wanted = comparable(plain(said))
  if (wanted === '' || !/[\p{L}\p{N}]/u.test(wanted)) return null
  const texts = lines.map((line) => line.text)
  // A word that was broken at a line's end stands whole in the joined lines only.
  for (const text of [texts.join('\n'), joinTexts(texts)]) {
    const found = find(wanted, text)
    if (found !== null) return found.replaceAll(/\s+/gu, ' ').trim()
  }
  return null
}

/** One code unit in, one out. */
const comparable = (text: string): string => foldKeepingPlaces(text).replaceAll(/[‐‑–—−]/gu, '-')

function find(wanted: string, text: string): string | null {
  // Runs of space count as one, so places are kept beside the letters.
  const places: number[] = []
  let folded = ''
  const whole = comparable(text)
  for (let i = 0; i < whole.length; i++) {
    if (whole[i] === ' ' && folded.endsWith(' ')) continue
    folded += whole[i]
    places.push(i)
  }
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    const [before, after] = [folded[at - 1] ?? ' ', folded[end] ?? ' ']
    if (isInWord(before, wanted[0]) || isInWord(after, wanted.at(-1))) continue
    return text.slice(places[at], places[end] ?? text.length)
  }
  return null
}

/** "Cook" does not stand in "Cookery". */
const isInWord = (outside: string, inside = ''): boolean =>
  /[\p{L}\p{N}]/u.test(outside) && /[\p{L}\p{N}]/u.test(inside)
