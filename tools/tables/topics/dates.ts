/** The tables of dates. */
import type { Topic } from '../schema.ts'
import { inEachLanguage, number, text } from '../schema.ts'

export const wordsOfDates: readonly Topic[] = [
  inEachLanguage(
    'months',
    { month: number, name: text },
    'Names and short names of the months, folded, without a closing full stop.',
    ['name'],
  ),
  inEachLanguage(
    'printed-months',
    { month: number, name: text, short: text },
    'The months as they are printed before a year.',
    ['month'],
  ),
  inEachLanguage(
    'calendar-words',
    { use: text, word: text },
    'Words of dates, folded. `season` says a year and no month; `part-of-year` is what a number in front ' +
      'of it counts ("3e trimestre"); `present` leaves a range open; `since` before one date means "until ' +
      'today"; `from` opens a closed range and `until` stands between its ends; `open-end` is the one word ' +
      'that is printed for an open end.',
  ),
]
