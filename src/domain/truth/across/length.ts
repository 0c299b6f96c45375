/** German packs into compounds what French spells out; beyond that a translation says more. */
import type { Passage } from '../passages.ts'

const longestTranslation = 2.2
const shortest = 80

export function isTooLong({ line, own }: Passage): boolean {
  if (own.length === 0 || line.text.length < shortest) return false
  const length = own.reduce((sum, source) => sum + source.text.length, 0)
  return line.text.length > longestTranslation * length
}
