/**
 * An abbreviation of the source, spelled out: "general practitioners" for "GPs", "Food-and-Beverage"
 * for "F&B", and "collectieve arbeidsovereenkomst (cao)" for what the source calls a "cao".
 */
import { fold } from '../../language/fold.ts'
import type { Spelling } from './letters-in-order.ts'
import { isSpelledOut } from './letters-in-order.ts'
import type { LineReading, Word } from './reading.ts'

export function spelledOut(line: LineReading, acronyms: readonly string[]): ReadonlySet<Word> {
  const found = new Set<Word>()
  for (const acronym of new Set(acronyms))
    for (const word of spellingOf(line.words, acronym)) found.add(word)
  return found
}

/** As written in capitals in some text: "GPs" as "gp", "F&B" as "fb". */
export function acronymsIn({ words, text }: LineReading): string[] {
  return [
    ...words.flatMap((w) => /^(\p{Lu}{2,5})s?$/u.exec(w.text)?.[1]?.toLowerCase() ?? []),
    ...[...text.matchAll(/(?<!\p{L})\p{Lu}(?:&\p{Lu})+(?!\p{L})/gu)].map(([written]) =>
      fold(written.replaceAll('&', '')),
    ),
  ]
}

/** What stands in brackets and may be an abbreviation in small letters: "(cao)". */
export function bracketedIn({ text }: LineReading): string[] {
  return [...text.matchAll(/\((\p{L}{2,6})\)/gu)].map(([, inside = '']) => fold(inside))
}

/** The words right beside each other that begin with its letters, or hold them in one compound. */
function spellingOf(words: readonly Word[], acronym: string): Word[] {
  const found = runSpelling(words, acronym)
  return found.length > 0 ? found : runOf(words, acronym, loosely)
}

/** The words right beside each other that begin with its letters, one each. */
function runSpelling(words: readonly Word[], acronym: string): Word[] {
  return runOf(words, acronym, byWords)
}

function runOf(words: readonly Word[], acronym: string, spelling: Spelling): Word[] {
  for (let start = 0; start < words.length; start += 1) {
    if (!words[start]?.word.startsWith(acronym.charAt(0))) continue
    let said = ''
    for (let length = 1; length <= acronym.length + 2; length += 1) {
      const last = words[start + length - 1]?.word
      // "PEP et Polypoint" spells out no PEP, which stands there itself.
      if (last === undefined || last === acronym) break
      said = length === 1 ? last : `${said} ${last}`
      if (said.length >= 4 * acronym.length && isSpelledOut(acronym, said, spelling))
        return words.slice(start, start + length)
    }
  }
  return []
}

/** Behind a space, and behind at most two small words between two that count. */
function afterSmallWords(text: readonly string[], at: number): number[] {
  const places: number[] = []
  let next = at
  for (let passed = 0; passed <= mostSmall && text[next] === ' '; passed++) {
    places.push(next + 1)
    const end = text.indexOf(' ', next + 1)
    if (end < 0 || end - next > longestSmall || !small.has(text.slice(next + 1, end).join('')))
      break
    next = end
  }
  return places
}

const mostSmall = 2
const small: ReadonlySet<string> = new Set(
  'and und en of the de der des du et y e for voor d l la le les del los las do da dos das o a pour para por sobre sur par em com con avec no na aux au al ao dans sans sem sin'.split(
    ' ',
  ),
)
const longestSmall = 1 + Math.max(...[...small].map((word) => word.length))

/** Each letter begins a word. */
const byWords: Spelling = { least: 1, leastAtEnd: 2, mayBeGlued: false, apart: afterSmallWords }
/** Or stands in a compound. */
const loosely: Spelling = { least: 0, leastAtEnd: 2, mayBeGlued: true, apart: afterSmallWords }
