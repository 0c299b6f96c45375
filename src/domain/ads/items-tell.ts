/**
 * What kind of section a list is, told by its items: what somebody does begins with the doing, what
 * somebody has names years, knowledge, a licence, and what the employer gives is money, time and
 * help. Only a clear majority tells.
 */
import { patternsOf } from '#domain/language/patterns.ts'
import { fold } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { anyOf, wholeWords } from '#domain/language/word-patterns.ts'
import { adWords } from '#tables/ad-words.js'

type Told = 'benefits' | 'required' | 'duty'

const money = /[€$£]\s?\d|\d\s?(?:k?€|euro)/
const given = wholeWords(anyOf(adWords, 'given'))
const had = wholeWords(anyOf(adWords, 'had'))
const time = new RegExp(
  String.raw`\b\d{1,2}\s?\+?\s?(?:-|a|to|bis|tot|ou|o)?\s?\d{0,2}\s?${anyOf(adWords, 'years', 'months')}\b`,
  'u',
)

const gives = (folded: string): boolean => money.test(folded) || given.test(folded)
const has = (folded: string): boolean => time.test(folded) || had.test(folded)

/** How the doing of something opens a line. */
const does = patternsOf('duty', (pattern) => new RegExp(pattern, 'u'))

/** How much of the items a kind needs, of those that tell anything and of all. */
const clear = 0.6
const least = 0.4

/** `items` are the lines of the list, without their marks. */
export function kindToldByItems(items: readonly string[], language: Language): Told | null {
  const counts: Record<Told, number> = { benefits: 0, required: 0, duty: 0 }
  for (const item of items) {
    const told = toldBy(fold(item), language)
    if (told !== null) counts[told]++
  }
  const telling = counts.benefits + counts.required + counts.duty
  for (const kind of ['required', 'benefits', 'duty'] as const) {
    if (counts[kind] > 0 && counts[kind] >= telling * clear && counts[kind] >= items.length * least)
      return kind
  }
  return null
}

/** Whether a line names what an employer gives. */
export const namesWhatIsGiven = (line: string): boolean => gives(fold(line))

/** Whether a line opens with the doing of something. */
export const opensWithDuty = (line: string, language: Language): boolean =>
  does[language].test(fold(line))

function toldBy(item: string, language: Language): Told | null {
  const isHeld = has(item)
  if (!isHeld && gives(item)) return 'benefits'
  if (does[language].test(item)) return 'duty'
  return isHeld ? 'required' : null
}
