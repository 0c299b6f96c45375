/**
 * The numbers of a line in their order, whatever way a language writes them: `1,500`, `1.500`,
 * `1 500` and `1500` are one number, `1,5` and `1.5` another. Signs that give a number its meaning
 * are counted beside, "percent" as the sign it stands for.
 */
const number = /(?<![\p{L}\p{N}])(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}(?!\d))+|\d+)(?:[.,]\d+)?/gu

export function numbersIn(text: string): string[] {
  return [...text.matchAll(number)].map(([found]) => canonical(found))
}

export function signsIn(text: string): string {
  return signs.flatMap(([sign, pattern]) => (text.match(pattern) ?? []).map(() => sign)).join('')
}

const signs: readonly [string, RegExp][] = [
  ['%', /%|(?<!\p{L})(?:per ?cent|prozent|por ciento|pour ?cents?|por cento|procent)(?!\p{L})/giu],
  ['€', /€|(?<!\p{L})(?:euros?|eur)(?!\p{L})/giu],
  ['$', /\$|(?<!\p{L})(?:dollars?|dólare?s?|usd)(?!\p{L})/giu],
  ['£', /£|(?<!\p{L})gbp(?!\p{L})/giu],
]

function canonical(found: string): string {
  const grouped = /^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+$/u.test(found)
  if (grouped) return found.replace(/\D/gu, '')
  const decimal = /^(.*)[.,](\d+)$/u.exec(found)
  if (decimal === null) return found.replace(/\D/gu, '')
  return `${(decimal[1] ?? '').replace(/\D/gu, '')}.${decimal[2]}`
}
