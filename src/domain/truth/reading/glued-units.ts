/** A number and what it counts in one word. */
import type { Words } from './number-words.ts'
import { unitOf } from './number-words.ts'
import type { Quantity } from './quantity.ts'

/** "dreitägig", "driedaags": number and unit in one word; "fünfmal" is five times. */
export function readGluedUnit(
  word: string,
  words: Words,
): Pick<Quantity, 'value' | 'measure'> | null {
  if (word.length < 7) return null
  const times = /^(\p{L}{3,30})(?:maa?l|malig\p{L}{0,4})$/u.exec(word)?.[1]
  const count = times === undefined ? undefined : words.cardinals.get(times)
  if (count !== undefined && count > 1) return { value: count, measure: null }
  for (const [cardinal, value] of words.cardinals) {
    if (!word.startsWith(cardinal)) continue
    if (value > 1 && membersOf.test(word.slice(cardinal.length))) return { value, measure: null }
    const unit = unitOf.get(word.slice(cardinal.length))
    if (unit) return { value, measure: { dimension: unit.dimension, amount: value * unit.scale } }
  }
  return null
}

/** "Dreischichtbetrieb", "vijfploegendienst", "siebenköpfig": so many shifts or heads. */
const membersOf =
  /^(?:schicht|erteam|ergruppe|kopfig|stufig|stellig|stockig|geschossig|gruppig|zugig|teilig|achsig|polig|phasig|ploegen|koppig|delig|persoons|laags)/u
