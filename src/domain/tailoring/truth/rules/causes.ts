/**
 * What brought something about ("thanks to a new sampling plan") is a claim of its own: of the
 * words that name the cause, one at least stands in the lines retold. No dropped cause pays for
 * another.
 */
import { foldKeepingPlaces } from '../../../language/fold.ts'
import { isInPool } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Violation } from '../violation.ts'

export function checkCauses({
  path,
  line,
  primary,
  isSummary,
  isTranslated,
}: Passage): Violation[] {
  if (isSummary || isTranslated || primary.length === 0) return []
  const told = poolOf(primary)
  return causesIn(line).flatMap((words): Violation[] => {
    const telling = words.filter((word) => word.isContent)
    if (telling.length === 0 || words.some((word) => saysSomething(word) && isInPool(word, told)))
      return []
    const claim = telling.map((word) => word.text).join(' ')
    return [{ rule: 'source_line', path, claim, reason: 'more_than_its_source' }]
  })
}

function saysSomething({ isContent, kinds }: Word): boolean {
  return isContent || kinds.has('thing') || kinds.has('act')
}

/** The words between what says that a cause follows and the end of the phrase. */
function causesIn({ text, words }: LineReading): Word[][] {
  return [...foldKeepingPlaces(text).matchAll(marker)].map((found) => {
    const from = found.index + found[0].length
    const stop = /[,;:.()]/u.exec(text.slice(from))
    const to = stop ? from + stop.index : text.length
    return words.filter((word) => word.start >= from && word.start < to)
  })
}

const marker =
  /(?<=^|[\s,])(?:thanks to|owing to|due to|because of|as a result of|dank|aufgrund|infolge|durch|through|mediante|por medio de|por meio de|a traves del?|atraves d[aeo]s?|gracias a|debido a|a raiz de|grace aux?|grace a|en raison d[eu']|gracas a[os]?|gracas as?|devido a[os]?|dankzij|vanwege|als gevolg van|door (?:de |het |een |extra |meer |nieuwe? |betere? ))(?=\s|$|(?<=\s))/gu
