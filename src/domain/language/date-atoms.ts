/**
 * Single dates inside a line ("03/2021", "März 2020", "Jan ’20", "2014/15", "heute"): a list of
 * forms, tried in order at each word. `dates.ts` joins them into ranges.
 */
import { months, partsOfYear, presentWords, seasons } from './calendar-words.ts'
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

// A line's first dates are read with patterns that nothing has compiled: they name no class of Unicode
// (hundreds of ranges each) and no list of words. Words are looked up instead.
const year = '(?:19[3-9]\\d|20[0-4]\\d)'
const month = '([a-z]+)'
/** Letters and digits that a folded text may hold. */
const sign =
  'a-z\\d\\u00aa\\u00b2\\u00b3\\u00b5\\u00b9\\u00ba\\u00bc-\\u00be\\u00df-\\u00f6\\u00f8-\\u02c1\\u0370-\\u1fff\\u3040-\\ud7ff'
const stop = `(?![${sign}])`
const shortStop = `(?![${sign}.:/%])`
const shortYear = "'\\s?(\\d\\d)"

/** What stands where a date begins. */
type Opening = 'digit' | 'sign' | 'month' | 'season'

interface Form {
  opens: readonly Opening[]
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
/** Null for a word that is no month. */
function named(
  y: string,
  name: string,
  text: string,
  kind: Atom['kind'] = 'full',
): Omit<Atom, 'start' | 'end'> | null {
  const number = months.get(name)
  return number === undefined ? null : { ...full(y, number, text), kind }
}

/** Tried in order at each place; the first that reads wins. */
const forms: readonly Form[] = [
  {
    opens: ['digit'],
    pattern: new RegExp(`(${year})\\s?[-/.]\\s?(0?[1-9]|1[0-2])(?:[-/.](\\d\\d?))?${stop}`, 'y'),
    read: (m, printed) =>
      m[0].includes(' ') && m[3] === undefined && !/0\d$/.test(m[0])
        ? null
        : full(m[1] ?? '', m[2] ?? '', tight(printed)),
  },
  {
    opens: ['digit'],
    pattern: new RegExp(`(\\d{1,2})([-/.])\\s?(\\d{1,2})\\2\\s?(${year})${stop}`, 'y'),
    read: (m, printed) => {
      if (isMonth(m[3])) return full(m[4] ?? '', m[3] ?? '', tight(printed))
      const [, first = '', , second = '', y = ''] = m
      return isMonth(first)
        ? full(y, first, `${y}-${first.padStart(2, '0')}-${second.padStart(2, '0')}`)
        : null
    },
  },
  {
    opens: ['digit'],
    pattern: new RegExp(`(0?[1-9]|1[0-2])\\s?[-/.|]\\s?(${year})${stop}`, 'y'),
    read: (m, printed) => full(m[2] ?? '', m[1] ?? '', tight(printed)),
  },
  {
    opens: ['digit', 'month'],
    pattern: new RegExp(
      `(?:(\\d{1,2})(?:\\.|er|st|nd|rd|th|º)?\\s+(?:de\\s+)?)?${month}\\.?(?:\\s+(?:de|del|of)\\s+|\\s*(?:[,/-]\\s*)?)'?(${year})${stop}`,
      'y',
    ),
    read: (m, printed) => named(m[3] ?? '', m[2] ?? '', tidyMonth(printed)),
  },
  {
    opens: ['month'],
    pattern: new RegExp(`${month}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(${year})${stop}`, 'y'),
    read: (m, printed) => {
      const name = printed.slice(0, (m[1] ?? '').length)
      return named(m[3] ?? '', m[1] ?? '', `${m[2]} ${name} ${m[3]}`)
    },
  },
  {
    opens: ['month'],
    pattern: new RegExp(`${month}\\.?\\s*(?:,\\s*)?${shortYear}${stop}`, 'y'),
    read: (m, printed) => {
      const name = printed.slice(0, (m[1] ?? '').length)
      const y = longYear(m[2] ?? '')
      return named(y, m[1] ?? '', `${name} ${y}`)
    },
  },
  {
    opens: ['month'],
    pattern: new RegExp(`${month}\\.?[ /-](\\d\\d)${shortStop}`, 'y'),
    read: (m, printed) => {
      const name = printed.slice(0, (m[1] ?? '').length)
      const y = longYear(m[2] ?? '')
      return named(y, m[1] ?? '', `${name} ${y}`, 'short')
    },
  },
  {
    opens: ['digit'],
    pattern: new RegExp(`(${year}),?\\s+${month}\\.?${stop}`, 'y'),
    read: (m, printed) => {
      const name = printed.slice((m[0] ?? '').search(/\p{L}/u)).replace(/\.$/, '')
      return named(m[1] ?? '', m[2] ?? '', `${name} ${m[1]}`)
    },
  },
  {
    opens: ['digit'],
    pattern: new RegExp(`(0?[1-9]|1[0-2])[/.]\\s?'?(\\d\\d)${shortStop}`, 'y'),
    read: (m) => {
      const y = longYear(m[2] ?? '')
      return { ...full(y, m[1] ?? '', `${(m[1] ?? '').padStart(2, '0')}/${y}`), kind: 'short' }
    },
  },
  {
    opens: ['season'],
    pattern: new RegExp(
      `[a-z]+\\d?\\.?\\s+(?:(?:de|del|of)\\s+)?(${year})(?:/(?:${year}|\\d\\d))?${stop}`,
      'y',
    ),
    read: (m, printed) => full(m[1] ?? '', null, printed),
  },
  {
    // "3e trim. 2019", "3. Quartal 2019", "1º semestre de 2020"
    opens: ['digit'],
    pattern: new RegExp(
      `[1-4](?:\\.|er|eme|[eoa\\u00ba\\u00aa]|st|nd|rd|th)?\\s?([a-z]+)\\.?\\s+(?:(?:de|of)\\s+)?(${year})${stop}`,
      'y',
    ),
    read: (m, printed) => (partsOfYear.has(m[1] ?? '') ? full(m[2] ?? '', null, printed) : null),
  },
  {
    opens: ['digit'],
    pattern: new RegExp(`(${year})/(\\d\\d)${stop}`, 'y'),
    read: (m, printed) =>
      Number(m[2]) === (Number(m[1]) + 1) % 100 ? full(m[1] ?? '', null, printed) : null,
  },
  {
    opens: ['digit'],
    pattern: new RegExp(`(${year})${stop}(?!\\s?[%€$£])`, 'y'),
    read: (m, printed) => ({ ...full(m[1] ?? '', null, printed), kind: 'year' }),
  },
  {
    opens: ['sign'],
    pattern: new RegExp(`'(\\d\\d)${stop}`, 'y'),
    read: (m) => ({ ...full(longYear(m[1] ?? ''), null, longYear(m[1] ?? '')), kind: 'short' }),
  },
  {
    opens: ['month'],
    pattern: new RegExp(`${month}\\.?${stop}`, 'y'),
    read: (m, printed) => ({
      date: { year: null, month: months.get(m[1] ?? '') ?? 0 },
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
  opener.test(folded.charAt(place)) && (place === 0 || !anySign.test(folded.charAt(place - 1)))

const opener = /[a-z\d']/
const anySign = new RegExp(`[${sign}]`)

/** The date that begins at a place, or null. */
export function readAtom(line: string, folded: string, place: number): Atom | null {
  const opening = openingAt(folded, place)
  if (opening === null) return null
  if (typeof opening === 'object') {
    const end = place + opening.length
    return { date: 'present', kind: 'present', text: line.slice(place, end), start: place, end }
  }
  for (const form of forms) {
    if (!form.opens.includes(opening)) continue
    form.pattern.lastIndex = place
    const match = form.pattern.exec(folded)
    if (match === null) continue
    const end = place + match[0].length
    const atom = form.read(match, line.slice(place, end))
    if (atom !== null) return { ...atom, start: place, end }
  }
  return null
}

/** What a date could open with here; an object for words that leave a range open. */
function openingAt(folded: string, place: number): Opening | { length: number } | null {
  const first = folded.charAt(place)
  if (first === "'") return 'sign'
  if (/\d/.test(first)) return 'digit'
  token.lastIndex = place
  const [whole = '', word = ''] = token.exec(folded) ?? []
  if (months.has(word)) return 'month'
  if (seasons.has(whole)) return 'season'
  const phrase = openEnds
    .get(word)
    ?.find(
      (each) => folded.startsWith(each, place) && !anySign.test(folded.charAt(place + each.length)),
    )
  return phrase === undefined ? null : { length: phrase.length }
}

const token = /([a-z]+)\d?/y
/** By their first word, the longest first. */
const openEnds = new Map<string, string[]>()
for (const phrase of Object.values(presentWords)
  .flat()
  .toSorted((a, b) => b.length - a.length)) {
  const [first = ''] = phrase.split(/[^a-z]/)
  openEnds.set(first, [...(openEnds.get(first) ?? []), phrase])
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
