/**
 * A line as it is read for names: without marks of emphasis and quotation, and where it shouts
 * ("BÄCKEREI HUBER SUCHT VERKÄUFER") as if it spoke: names keep their first capital, small words and
 * verbs lose it.
 */
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import { once } from '#domain/language/remembered.ts'
import { phrasesOf } from '#domain/language/word-patterns.ts'
import { adWords } from '#tables/ad-words.js'

const small = once(() => new Set(phrasesOf(adWords, 'never great')))
const asWritten = new Map(
  'GmbH gGmbH AG SE KG KGaA OHG UG GbR eG mbB PartG Ltd LLP LLC Inc plc SARL SAS SASU EURL SA SL SLU Lda Ltda BV NV VOF VZW BVBA NHS CHU EHPAD IES CEIP'
    .split(' ')
    .map((form) => [form.toLowerCase(), form]),
)

const word = /\p{L}[\p{L}\p{M}]*/gu

export interface PlainLine {
  text: string
  /** The place in the line as given of a place in the plain text. */
  placeOf: (at: number) => number
}

const marks = /[*_`"„“”«»‹›#]+/g

export function plainLine(given: string): PlainLine {
  const called = calm(given)
  if (called.search(marks) < 0) return { text: called, placeOf: (at) => at }
  const places: number[] = []
  let text = ''
  let from = 0
  const keep = (to: number): void => {
    for (let at = from; at < to; at++) places.push(at)
    text += called.slice(from, to)
  }
  for (const mark of called.matchAll(marks)) {
    keep(mark.index)
    from = mark.index + mark[0].length
  }
  keep(called.length)
  return { text, placeOf: (at) => places[at] ?? given.length }
}

/** The line itself where it does not shout. */
function calm(line: string): string {
  if (!shouts(line)) return line
  const calmed = line.replace(word, (found) => {
    const lower = found.toLowerCase()
    if (lower.length !== found.length) return found
    const form = asWritten.get(lower)
    if (form !== undefined) return form
    return small().has(foldKeepingPlaces(lower)) ? lower : found.charAt(0) + lower.slice(1)
  })
  return calmed.length === line.length ? calmed : line
}

/** So many small letters of ASCII that no count of the others makes it a shout: soon told of most lines. */
function speaks(line: string): boolean {
  let little = 0
  for (let at = 0; at < line.length; at++) {
    const unit = line.charCodeAt(at)
    if (unit >= 97 && unit <= 122 && ++little * 7 > line.length) return true
  }
  return false
}

/** At least two words of four letters, and hardly a small letter. */
function shouts(line: string): boolean {
  if (speaks(line) || !/\p{Lu}{4}/u.test(line)) return false
  const great = line.match(/\p{Lu}/gu)?.length ?? 0
  const little = line.match(/\p{Ll}/gu)?.length ?? 0
  return great >= 8 && little * 6 <= great
}
