/**
 * How much a few words read as the name of a trade or of an employer, by the runs of letters that they are
 * made of: what nobody put into a table is known by its parts ("Pferdewirtin", "Podoloog"). What a run says
 * for or against it is data (`tables/ads/name-letters`).
 */
import { fold } from '#domain/language/fold.ts'
import { once, recent } from '#domain/language/remembered.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import { nameLetters } from '#tables/name-letters.js'
import type { Signs } from './choice.ts'
import { genderMark } from './gender-mark.ts'

export const named = ['trade', 'firm'] as const
export type Named = (typeof named)[number]

/** A run of letters is in the box that its code gives, and each box says so many steps for or against a name. */
export interface Letters {
  bias: number
  step: number
  boxes: Int8Array
}

/** In the table a box is one sign. */
export const signsOfBoxes = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
export const zero = 31

const own = once(
  (): Readonly<Record<Named, Letters>> =>
    Object.fromEntries(
      rowsOf(nameLetters).map(({ field, bias, step, letters }) => [
        field,
        { bias, step, boxes: Int8Array.from(letters, (one) => signsOfBoxes.indexOf(one) - zero) },
      ]),
    ) as Record<Named, Letters>,
)

export const wordsOf = (text: string): string[] =>
  fold(text.replaceAll(everyMark, ' '))
    .replaceAll(/\d/g, '0')
    .match(/[\p{L}\p{N}+#&]+/gu) ?? []
const everyMark = new RegExp(genderMark.source, 'giu')

const [shortest, longest] = [2, 5]
const longestWord = 40
const mix = (code: number): number => {
  const once = code ^ (code >>> 15)
  return once ^ (once >>> 7)
}

/** The codes of the runs of a word's letters between its borders, and of the whole of a longer one. */
export function runsOf(word: string): number[] {
  const bordered = `^${word.slice(0, longestWord)}$`
  const codes: number[] = []
  const whole = { code: 7 }
  for (let from = 0; from < bordered.length; from++) {
    let code = 0x811c9dc5
    for (let n = 1; n <= longest && from + n <= bordered.length; n++) {
      code = Math.imul(code ^ bordered.charCodeAt(from + n - 1), 0x01000193)
      if (n >= shortest) codes.push(mix(code))
    }
    whole.code = Math.imul(whole.code ^ bordered.charCodeAt(from), 0x01000193)
  }
  if (bordered.length > longest) codes.push(mix(whole.code))
  return codes
}

function pointsOf({ step, boxes }: Letters, word: string): number {
  const codes = runsOf(word)
  let sum = 0
  for (const code of codes) sum += boxes[code & (boxes.length - 1)] ?? 0
  return (step * sum) / Math.sqrt(codes.length)
}

/** How much a text reads as each: all its words together, the first and last that say something, the most and the least. */
export type Reads = (text: string) => Signs

export function readsBy(letters: () => Readonly<Record<Named, Letters>>): Reads {
  const known = recent<readonly number[]>(mostWords)
  const pointsOfWord = (word: string): readonly number[] => {
    const before = known.get(word)
    if (before !== undefined) return before
    const made = named.map((field) => pointsOf(letters()[field], word))
    known.set(word, made)
    return made
  }
  return (text) => {
    const words = wordsOf(text)
    if (words.length === 0) return {}
    const points = words.map(pointsOfWord)
    const told = points.filter((_, i) => {
      const word = words[i] ?? ''
      return word.length > 1 && !isStopWord(word)
    })
    const telling = told.length === 0 ? points : told
    return Object.assign(
      {},
      ...named.map((field, at): Signs => {
        const all = telling.map((one) => one[at] ?? 0)
        const sum = points.reduce((whole, one) => whole + (one[at] ?? 0), 0)
        return {
          [field]: held(letters()[field].bias + sum / Math.sqrt(words.length)),
          [`${field} first`]: held(all[0] ?? 0),
          [`${field} last`]: held(all.at(-1) ?? 0),
          [`${field} most`]: held(Math.max(...all)),
          [`${field} least`]: held(Math.min(...all)),
        }
      }),
    )
  }
}
const mostWords = 5_000

/** Surer than that is no surer. */
const held = (points: number): number => Math.max(-3, Math.min(3, points / 2))

export const reads = readsBy(own)
