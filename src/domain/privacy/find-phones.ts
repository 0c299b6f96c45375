/** Telephone numbers in whatever spelling: digits with signs between them. Dates are none. */
import type { PrivateSpan } from './private-span.ts'

const ofNumber = /[\d\s().+/‐‑‒–-]/u
const digit = /\d/
/** ") / ": more signs than these stand between no two digits of one number. */
const widestGap = 3
const fewestDigits = 9
/** Of a number that says by its beginning that it is one, and of parts of the person's own. */
const fewestOfSure = 7
const fewestOfOwn = 5

/** `own` are the digits of the person's numbers. */
export function findPhones(text: string, own: readonly string[]): PrivateSpan[] {
  return runsOf(text)
    .filter(({ start, end }) => isPhone(text.slice(start, end), own))
    .map(({ start, end }) => ({ kind: 'PHONE', start, end }))
}

interface Run {
  start: number
  end: number
}

function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < text.length; at++) {
    if (!digit.test(text.charAt(at))) continue
    let end = at + 1
    for (let next = end; next < text.length && next - end <= widestGap; next++) {
      const sign = text.charAt(next)
      if (digit.test(sign)) end = next + 1
      else if (!ofNumber.test(sign) || sign === '\n') break
    }
    let start = at
    while (start > 0 && at - start < 2 && /[+(]/.test(text.charAt(start - 1))) start--
    runs.push({ start, end })
    at = end
  }
  return runs
}

function isPhone(run: string, own: readonly string[]): boolean {
  const digits = digitsOf(run)
  if (digits.length < fewestOfOwn) return false
  const isOwn = own.some(
    (number) =>
      number.includes(digits) || (nationalOf(number) !== '' && digits.includes(nationalOf(number))),
  )
  if (isOwn) return true
  if (/^\(?(?:\+|00)/.test(run) && digits.length >= fewestOfSure) return true
  return digits.length >= fewestDigits && !isDates(run)
}

/** The digits that every spelling of a number ends with. */
const nationalOf = (number: string): string =>
  number.length < fewestOfSure ? '' : number.slice(-7)

const date =
  /(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{1,2}\s?[./-]\s?\d{4}|\d{4}[./-]\d{1,2}(?:[./-]\d{1,2})?|(?:19|20)\d\d(?:\/\d\d)?)(?!\d)[\s–‐‑‒/-]{0,4}/uy

/** "01.2015 - 12.2019": dates, and nothing else. */
function isDates(run: string): boolean {
  let at = 0
  while (at < run.length) {
    date.lastIndex = at
    const [found] = date.exec(run) ?? []
    if (found === undefined) return false
    at += found.length
  }
  return true
}

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
