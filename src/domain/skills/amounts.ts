/** Amounts and hours that look like skills: "CAD 36" is money, "/hr" an hour, and neither is CAD or HR. */
const number = String.raw`[$€£]?\s?\d[\d.,]{0,20}\d`
const numberBehind = new RegExp(`^\\s?${number}`, 'u')
const numberBefore = new RegExp(`(?:^|[\\s(–-])${number}\\s?[kK]?\\s?$`, 'u')
const hourBefore = /(?:\/\s?|(?<!\p{L})(?:per|an?)\s|\d[\s-]?)$/iu
const near = 20

/** Whether the name that stands there is part of an amount. */
export function isOfAmount(text: string, start: number, end: number): boolean {
  const named = text.slice(start, end)
  const before = () => text.slice(Math.max(0, start - near), start)
  if (named === 'CAD')
    return numberBehind.test(text.slice(end, end + near)) || numberBefore.test(before())
  if (/^hrs?$/u.test(named)) return hourBefore.test(before())
  return /^HRS?$/u.test(named) && /\d\s?\/\s?$/u.test(before())
}
