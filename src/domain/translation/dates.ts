/**
 * Dates in another language, without a translator: month names by `Intl` (CLDR), the words "today",
 * "since" and the seasons from our tables. What is digits only stays as it is.
 */
import { months, openEnd, openEndWords } from '../language/calendar-words.ts'
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { rangeWords } from '#tables/range-words.js'
import { seasonNames } from '#tables/season-names.js'
import { tableOf, withCaseOf } from '#domain/language/table.ts'

const seasonWords = tableOf(seasonNames)
const edgeWords = tableOf(rangeWords)

/** "12. März 2020", "mars 2021", "Jan ’20", "de marzo de 2020": day, month, year. */
const monthYear =
  /(?:(?<!\p{N})(\d{1,2})(?:\.|er|st|nd|rd|th|º)?\s+(?:de\s+)?)?(?<![\p{L}])(\p{L}{3,})(\.?)(?:\s+(?:de|del|of)\s+|\s*(?:[,/-]\s*)?)['’]?(\d{4})(?!\p{N})/gu
const aloneMonth = /(?<![\p{L}\p{N}])(\p{L}{3,})(\.?)(?![\p{L}\p{N}])/gu
const word = /[\p{L}][\p{L}'’ ]*[\p{L}]|[\p{L}]+/gu

export function translateDate(text: string, from: Language, to: Language): string {
  if (!/\p{L}/u.test(text)) return text
  const present = openEndWords(text)
  if (present) return withCaseOf(text, openEnd[to])
  let isDated = false
  const dated = text.replace(
    monthYear,
    (whole: string, day: string | undefined, name: string, dot: string, year: string) => {
      const month = months.get(fold(name))
      if (month === undefined) return whole
      isDated = true
      return printed(
        { year: Number(year), month, day: day === undefined ? null : Number(day) },
        to,
        isShort(name, dot),
      )
    },
  )
  if (isDated) return translateWords(dated, from, to)
  const named = text.replace(aloneMonth, (whole: string, name: string, dot: string) => {
    const month = months.get(fold(name))
    return month === undefined ? whole : monthName(month, to, isShort(name, dot))
  })
  return translateWords(named, from, to)
}

/** What is left are small words: seasons, "since", "until", "today". */
function translateWords(text: string, from: Language, to: Language): string {
  return text.replace(word, (found) => {
    if (openEndWords(found)) return withCaseOf(found, openEnd[to])
    const known =
      seasonWords.translate(found, from, to) ?? edgeWords.translate(found, from, to) ?? null
    return known ?? found
  })
}

/** May is whole with three letters: "mayo" and "maio" are right beside long names and short ones. */
const isShort = (name: string, dot: string): boolean =>
  dot === '.' || (name.length <= 3 && !/^m[ae][iy]$/i.test(name))

function printed(
  { year, month, day }: { year: number; month: number; day: number | null },
  language: Language,
  short: boolean,
): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...(day === null ? {} : { day: 'numeric' as const }),
    month: short ? 'short' : 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, day ?? 1))
}

const monthName = (month: number, language: Language, short: boolean): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    month: short ? 'short' : 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(2000, month - 1, 1))
