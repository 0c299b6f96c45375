/** The telephone number of a resume's head: international as the library knows it, national by its shape. */
import { findDates } from '#domain/language/dates.ts'
import { phrases } from '#domain/language/phrases/phrases.ts'
import { findPhoneNumbersInText } from 'libphonenumber-js'
import { email, labelled } from './contact-marks.ts'
import type { Line } from './lines.ts'

const personalLabels = new Set(phrases.flatMap((p) => p.labels.personal))

export function phoneOf(lines: readonly Line[]): { text: string; line: Line } | undefined {
  // Digits alone may be a postcode, and are a number where there is no other.
  let bare: { text: string; line: Line } | undefined
  for (const line of lines) {
    const text = line.text.replaceAll('\t', ' | ').replace(email, ' ')
    if (isPersonal(line)) continue
    const international = findPhoneNumbersInText(text).find(({ number }) => number.isPossible())
    if (international !== undefined) {
      const found = text.slice(international.startsAt, international.endsAt)
      return { text: found, line }
    }
    // `findPhoneNumbersInText` needs a country for national numbers; a plain shape is enough here.
    for (const [national] of text.matchAll(nationalNumber)) {
      const digits = national.replace(/\D/g, '')
      if (
        digits.length >= 8 &&
        digits.length <= 15 &&
        !isDated(national) &&
        !isPostcode(national)
      ) {
        const found = { text: national.trim().replace(/[.\-/]$/, ''), line }
        if (/\D|^0/.test(found.text)) return found
        bare ??= found
      }
    }
  }
  return bare
}

export const nationalNumber =
  /(?<![\p{L}\d/.-])\(?\+?\d{1,40}(?:(?:\)(?:[\s./-]{1,2}|\s[/-]\s)?\(?|(?:[\s./-]{1,2}|\s[/-]\s)\(?|\()\d{1,40}){0,7}\)?(?![\p{L}\d/@])/gu

/** "CEP 38414-000": no number of a telephone is parted so. */
const isPostcode = (text: string): boolean => /^\s*\d{5}-\d{3}\s*$/.test(text)

/** "10/2020 - 03/2022": most of it is dates. "(88) 9.9994-2010" ends in what might be a year. */
const isDated = (text: string): boolean =>
  2 * findDates(text).reduce((sum, date) => sum + date.end - date.start, 0) > text.length

/** Whether the line stands under a label of personal details, which hold other numbers. */
export const isPersonal = (line: Line): boolean => {
  const label = labelled(line.text)
  return label !== null && personalLabels.has(label.label)
}
