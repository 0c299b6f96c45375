/**
 * Many phrases, found in a text in one walk over its words: a tree of folded words. No pattern is
 * made of what people write, and a walk is never longer than the longest phrase, which is bounded.
 */
import type { PrivateKind, PrivateSpan } from './private-span.ts'
import type { Word, WordedText } from './words.ts'
import { gapAfter, isCapitalised, wordsIn } from './words.ts'

/** In which spelling a phrase counts: any; only with a capital; only exactly as it was given. */
export type Spelling = 'any' | 'capital' | 'exact'

export interface PhraseSpan extends PrivateSpan {
  /** One word out of a longer name: it gives way where it is part of the name of a skill. */
  isPart: boolean
}

interface Ending {
  kind: PrivateKind
  spelling: Spelling
  isPart: boolean
  exact: string
}

interface Node {
  next: Map<string, Node>
  endings: Ending[]
}

/** Longer names are found by their first words, and by each that is telling. */
const mostWords = 12
/** " & ", "., ", " – ": as much as stands between two words of one name. */
const widestGap = 4

export class PhraseIndex {
  readonly #root: Node = { next: new Map(), endings: [] }

  add(kind: PrivateKind, phrase: string, spelling: Spelling = 'any', isPart = false): void {
    const words = wordsIn(phrase).slice(0, mostWords)
    if (words.length === 0) return
    const ending: Ending = { kind, spelling, isPart, exact: exactOf(words) }
    this.#hang(
      words.map(({ folded }) => folded),
      ending,
    )
    const spelledOut = words.map(({ text, folded }) => withoutUmlauts(text) ?? folded)
    if (spelledOut.some((one, i) => one !== words[i]?.folded)) this.#hang(spelledOut, ending)
  }

  find(line: WordedText): PhraseSpan[] {
    const { words } = line
    const found: PhraseSpan[] = []
    for (let at = 0; at < words.length;) {
      const match = this.#longestAt(line, at)
      const first = words[at]
      const last = match === null ? undefined : words[match.last]
      if (match === null || first === undefined || last === undefined) at++
      else {
        const { kind, isPart } = match.ending
        found.push({ start: first.start, end: last.end, kind, isPart })
        at = match.last + 1
      }
    }
    return found
  }

  #longestAt(line: WordedText, from: number): { last: number; ending: Ending } | null {
    let best: { last: number; ending: Ending } | null = null
    let node: Node | undefined = this.#root
    for (let at = from; node !== undefined && at < line.words.length; at++) {
      const word = line.words[at]
      if (word === undefined || (at > from && !isGapOfName(gapAfter(line, at - 1)))) break
      const written = line.words.slice(from, at + 1)
      const ending = endingAt(node, word, written)
      if (ending !== null) best = { last: at, ending }
      node = node.next.get(word.folded)
    }
    return best
  }

  #hang(words: readonly string[], ending: Ending): void {
    let node = this.#root
    for (const word of words) {
      const next = node.next.get(word) ?? { next: new Map<string, Node>(), endings: [] }
      node.next.set(word, next)
      node = next
    }
    const isKnown = node.endings.some(
      ({ spelling, exact }) =>
        spelling === 'any' || (spelling === ending.spelling && exact === ending.exact),
    )
    if (!isKnown) node.endings.push(ending)
  }
}

const isGapOfName = (gap: string): boolean => gap.length <= widestGap && !gap.includes('\n')

/** "Annas", "Berliner": a name may carry the ending of its language. */
function endingAt(node: Node, word: Word, written: readonly Word[]): Ending | null {
  for (const form of [word.folded, ...stemsOf(word)]) {
    const ending = node.next.get(form)?.endings.find((one) => isSpelled(one, written))
    if (ending !== undefined) return ending
  }
  return null
}

const exactOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

function isSpelled({ spelling, exact }: Ending, words: readonly Word[]): boolean {
  if (spelling === 'exact') return exactOf(words) === exact
  return spelling === 'any' || words.every(isCapitalised)
}

const stemsOf = ({ folded }: Word): string[] =>
  ['s', 'er', 'ers'].flatMap((ending) =>
    folded.length >= ending.length + 4 && folded.endsWith(ending)
      ? [folded.slice(0, -ending.length)]
      : [],
  )

/** "Müller" is "mueller" in addresses and file names; null where there is nothing to spell out. */
function withoutUmlauts(text: string): string | null {
  const lower = text.normalize('NFC').toLowerCase()
  if (!/[äöüøå]/.test(lower)) return null
  const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
  return (
    wordsIn(lower.replace(/[äöüøå]/g, (letter) => letters[letter] ?? letter))[0]?.folded ?? null
  )
}
