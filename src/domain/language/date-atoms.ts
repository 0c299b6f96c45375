/**
 * Single dates inside a line ("03/2021", "März 2020", "Jan ’20", "2014/15", "heute"): a list of
 * forms, tried in order at each word. `dates.ts` joins them into ranges.
 */
import { months, presentWords, seasons } from './calendar-words.ts'
import type { CalendarDate } from './dates.ts'

export interface Atom {
  start: number
  end: number
  date: CalendarDate | 'present' | { year: null; month: number }
  text: string
  /** 'year' and 'short' atoms need company to count as a date inside running text. */
  kind: 'full' | 'year' | 'short' | 'month' | 'present'
}

export const anyOf = (list: Iterable<string>): string =>
  [...list]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[/.]/g, '\\$&'))
    .join('|')

const year = '(?:19[3-9]\\d|20[0-4]\\d)'
const month = `(?:${anyOf(months.keys())})`
const edge = '(?<![\\p{L}\\p{N}])'
const stop = '(?![\\p{L}\\p{N}])'
const shortYear = "['´`]\\s?(\\d\\d)"

interface Form {
  pattern: RegExp
  read: (match: RegExpExecArray, printed: string) => Omit<Atom, 'start' | 'end'> | null
}

const full = (y: string, m: string | number | null, text: string): Omit<Atom, 'start' | 'end'> => ({
  date: { year: Number(y), month: m === null ? null : Number(m) },
  text,
  kind: 'full',
})

const isMonth = (m: string | undefined): boolean => Number(m) >= 1 && Number(m) <= 12
const longYear = (yy: string): string => (Number(yy) > 50 ? `19${yy}` : `20${yy}`)
const numberOf = (name: string): number => months.get(name.replace(/\.$/, '')) ?? 0

/** Tried in order at each place; the first that reads wins. */
const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `${edge}(${year})\\s?[-/.]\\s?(0?[1-9]|1[0-2])(?:[-/.](\\d\\d?))?${stop}`,
      'uy',
    ),
    read: (m, printed) =>
      m[0].includes(' ') && m[3] === undefined && !/0\d$/.test(m[0])
        ? null
        : full(m[1] ?? '', m[2] ?? '', tight(printed)),
  },
  {
    pattern: new RegExp(`${edge}(\\d{1,2})([-/.])\\s?(\\d{1,2})\\2\\s?(${year})${stop}`, 'uy'),
    read: (m, printed) => {
      if (isMonth(m[3])) return full(m[4] ?? '', m[3] ?? '', tight(printed))
      const [, first = '', , second = '', y = ''] = m
      return isMonth(first)
        ? full(y, first, `${y}-${first.padStart(2, '0')}-${second.padStart(2, '0')}`)
        : null
    },
  },
  {
    pattern: new RegExp(`${edge}(0?[1-9]|1[0-2])\\s?[-/.|]\\s?(${year})${stop}`, 'uy'),
    read: (m, printed) => full(m[2] ?? '', m[1] ?? '', tight(printed)),
  },
  {
    pattern: new RegExp(
      `${edge}(?:(\\d{1,2})(?:\\.|er|st|nd|rd|th|º)?\\s+(?:de\\s+)?)?(${month})\\.?(?:\\s+(?:de|del|of)\\s+|\\s*[,/-]?\\s*)'?(${year})${stop}`,
      'uy',
    ),
    read: (m, printed) => full(m[3] ?? '', numberOf(m[2] ?? ''), tidyMonth(printed)),
  },
  {
    pattern: new RegExp(
      `${edge}(${month})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(${year})${stop}`,
      'uy',
    ),
    read: (m, printed) => {
      const name = printed.slice(0, (m[1] ?? '').length)
      return full(m[3] ?? '', numberOf(m[1] ?? ''), `${m[2]} ${name} ${m[3]}`)
    },
  },
  {
    pattern: new RegExp(`${edge}(${month})\\.?\\s*,?\\s*${shortYear}${stop}`, 'uy'),
    read: (m, printed) => {
      const name = printed.slice(0, (m[1] ?? '').length)
      const y = longYear(m[2] ?? '')
      return full(y, numberOf(m[1] ?? ''), `${name} ${y}`)
    },
  },
  {
    pattern: new RegExp(`${edge}(${month})\\.?[ -](\\d\\d)(?![\\p{L}\\p{N}.:/%])`, 'uy'),
    read: (m, printed) => {
      const name = printed.slice(0, (m[1] ?? '').length)
      const y = longYear(m[2] ?? '')
      return { ...full(y, numberOf(m[1] ?? ''), `${name} ${y}`), kind: 'short' }
    },
  },
  {
    pattern: new RegExp(`${edge}(${year}),?\\s+(${month})\\.?${stop}`, 'uy'),
    read: (m, printed) => {
      const name = printed.slice((m[0] ?? '').search(/\p{L}/u)).replace(/\.$/, '')
      return full(m[1] ?? '', numberOf(m[2] ?? ''), `${name} ${m[1]}`)
    },
  },
  {
    pattern: new RegExp(`${edge}(0?[1-9]|1[0-2])[/.]\\s?'?(\\d\\d)(?![\\p{L}\\p{N}.:/%])`, 'uy'),
    read: (m) => {
      const y = longYear(m[2] ?? '')
      return { ...full(y, m[1] ?? '', `${(m[1] ?? '').padStart(2, '0')}/${y}`), kind: 'short' }
    },
  },
  {
    pattern: new RegExp(
      `${edge}(?:${anyOf(seasons)})\\.?\\s+(?:(?:de|del|of)\\s+)?(${year})(?:/(?:${year}|\\d\\d))?${stop}`,
      'uy',
    ),
    read: (m, printed) => full(m[1] ?? '', null, printed),
  },
  {
    pattern: new RegExp(`${edge}(${year})/(\\d\\d)${stop}`, 'uy'),
    read: (m, printed) =>
      Number(m[2]) === (Number(m[1]) + 1) % 100 ? full(m[1] ?? '', null, printed) : null,
  },
  {
    pattern: new RegExp(`${edge}(${year})${stop}(?!\\s?[%€$£])`, 'uy'),
    read: (m, printed) => ({ ...full(m[1] ?? '', null, printed), kind: 'year' }),
  },
  {
    pattern: new RegExp(`${edge}'(\\d\\d)${stop}`, 'uy'),
    read: (m) => ({ ...full(longYear(m[1] ?? ''), null, longYear(m[1] ?? '')), kind: 'short' }),
  },
  {
    pattern: new RegExp(`${edge}(?:${anyOf(Object.values(presentWords).flat())})${stop}`, 'uy'),
    read: (_m, printed) => ({ date: 'present', text: printed, kind: 'present' }),
  },
  {
    pattern: new RegExp(`${edge}(${month})\\.?(?![\\p{L}\\p{N}])`, 'uy'),
    read: (m, printed) => ({
      date: { year: null, month: numberOf(m[1] ?? '') },
      text: printed.replace(/\.$/, ''),
      kind: 'month',
    }),
  },
]

/** All dates of a line, left to right. `folded` is `foldKeepingPlaces(line)`. */
export function findAtoms(line: string, folded: string): Atom[] {
  const atoms: Atom[] = []
  let place = 0
  while (place < folded.length) {
    const atom = startsWord(folded, place) ? readAtom(line, folded, place) : null
    if (atom === null) place++
    else {
      atoms.push(atom)
      place = atom.end
    }
  }
  return atoms
}

const startsWord = (folded: string, place: number): boolean =>
  /[\p{L}\p{N}'´`]/u.test(folded.charAt(place)) &&
  (place === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(place - 1)))

/** The date that begins at a place, or null. */
export function readAtom(line: string, folded: string, place: number): Atom | null {
  for (const form of forms) {
    form.pattern.lastIndex = place
    const match = form.pattern.exec(folded)
    if (match === null) continue
    const end = place + match[0].length
    const atom = form.read(match, line.slice(place, end))
    if (atom !== null) return { ...atom, start: place, end }
  }
  return null
}

const tight = (printed: string): string => printed.replace(/\s+/g, '')

/** "juill. 2020" → "juil. 2020": the one short name that few readers of dates know. */
const tidyMonth = (printed: string): string =>
  printed
    .replace(/juill(?=[.\s])/i, (name) => name.slice(0, 4))
    .replace(/(?<=\p{L}\.?)\s*[/-]\s*(?='?\d)/u, ' ')
    .replace(/(?<=\p{L})'(?=\d)/u, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\bdel\b/, 'de')
