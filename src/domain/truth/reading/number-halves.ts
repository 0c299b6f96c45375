/** What a unit holds beside its number: "hora y media", "une demi-heure", "1 h 30". */
import type { Token } from './number-tokens.ts'
import { joiners, unitOf } from './number-words.ts'

/** "Half a tonne", "meia hora": before a unit only; alone they mean other things too. */
export const halves: ReadonlySet<string> = new Set(
  'half halbe halber halbes halben halve medio media meio meia demi demie'.split(' '),
)

/** How much of one more unit stands behind the unit at `at`, and where that ends. */
export function restOfUnit(tokens: readonly Token[], at: number): { share: number; to: number } {
  const none = { share: 0, to: 0 }
  const unit = unitOf.get(tokens[at]?.word ?? '')
  const [next, half] = tokens.slice(at + 1, at + 3)
  if (unit === undefined || next === undefined || next.isApart) return none
  if (half && joiners.has(next.word) && halves.has(half.word)) return { share: 0.5, to: at + 3 }
  const isHour = unit.dimension === 'time' && unit.scale === 3600
  const after = unitOf.get(half?.word ?? '')
  const isMinutes = isHour && /^[0-5]\d$/u.test(next.word) && (!after || after.scale === 60)
  return isMinutes ? { share: Number(next.word) / 60, to: at + 2 } : none
}

/** "12 lesdagen", "acht Schulungstage": the unit is the end of the word. */
export function unitOfCompound(word: string): { dimension: string; scale: number } | undefined {
  const [, kind = '', unit = ''] = compoundUnit.exec(word) ?? []
  return kind === '' || otherEndings.test(kind) ? undefined : unitOf.get(unit)
}

const compoundUnit = /^(\p{L}{2,}?)s?(stunden|tagen?|wochen|monaten?|minuten|dagen|weken|maanden)$/u
/** "Etagen", "Reportagen", "Halbjahre": what ends in the same letters, or is half of it. */
const otherEndings =
  /^(?:e|mon|repor|sabo|ban|col|vin|halb\p{L}*|viertel\p{L}*|dien|donner|frei|sam|sonn|vormit|nachmit|mit|maan|din|woen|donder|vrij|zater|zon|\p{L}*mid|feier|geburt|wochen|werk|jahre)$/u

/** Where the unit stands that the half at `at` is of: "demi-heure", "half an hour"; -1 for none. */
export function unitOfHalf(tokens: readonly Token[], at: number): number {
  if (!halves.has(tokens[at]?.word ?? '') || tokens[at + 1]?.isApart) return -1
  const behind = tokens.slice(at + 1, at + 3).findIndex((token) => unitOf.has(token.word))
  return behind < 0 ? -1 : at + 1 + behind
}
