/** A product keeps its name in every language: one that is gone was exchanged for another, or dropped. */
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { placesIn } from '../reading/place-names.ts'
import type { LineReading, Word } from '../reading/reading.ts'

export function lostNames({ path, line, own, beside, isSummary }: Passage): Doubt[] {
  if (isSummary) return []
  const here = new Set(
    [line, ...beside].flatMap(({ words }) => words.map(({ word }) => word.slice(0, kept))),
  )
  return own.flatMap((source): Doubt[] => {
    const lost = namesIn(source).find(({ word }) => !here.has(word.slice(0, kept)))
    return lost === undefined ? [] : [{ policy: 'letters', path, claim: line.text, source }]
  })
}

/** Names change their endings from language to language, and rarely their beginnings. */
const kept = 3

/** Inside a sentence and of no meaning; German writes all its nouns as it does names. */
function namesIn(line: LineReading): Word[] {
  if (line.language === 'de') return []
  const places = new Set(placesIn(line).flatMap(({ words }) => words))
  return line.words.filter(
    (word) =>
      word.isName &&
      word.kinds.size === 0 &&
      !places.has(word) &&
      /^\p{Lu}\p{Ll}{2}/u.test(word.text),
  )
}
