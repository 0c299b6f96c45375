/**
 * "Reviewed 30 tests" is no "Designed 30 tests", "took notes in interviews" no "conducted
 * interviews": an act that makes or runs a thing stands in no place of one that looked on, wrote it
 * down or made it ready, where nothing of that is said any more.
 */
import { actRanks } from '#tables/act-ranks.js'

import type { Language } from '../../../language/languages.ts'
import { rowsIn } from '../../../language/word-table.ts'
import { segmentsOf } from '../line-parts.ts'
import { isTold } from '../matching.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import { retoldSources } from '../retold-stretch.ts'
import type { Violation } from '../violation.ts'
import type { WrittenForms } from './written-forms.ts'
import { fitsAny, formsOf } from './written-forms.ts'

export function checkRaisedActs(passage: Passage): Violation[] {
  const { path, line, isSummary, isTranslated } = passage
  if (isSummary || isTranslated) return []
  const sources = retoldSources(passage)
  const [best] = sources
  if (best === undefined) return []
  const lesser = actOf(best, lesserRanks)
  const greater = actOf(line, greaterRanks)
  if (lesser === null || greater === null || !isAbove(greater.rank, lesser.rank)) return []
  // The tests of "reviewed 30 tests" are what was reviewed.
  const things = best.words.filter((word) => word !== lesser.word)
  // "Chair meetings and send out the minutes": what another act is done to excuses none.
  const isClosed = line.language === 'de' || line.language === 'nl'
  const clause = segmentsOf(line).find((words) => words.includes(greater.word) && !isClosed)
  const keeps = (clause ?? line.words).some(
    (word) =>
      lesserRanks.some((rank) => isOfRank(word, rank) || endsInRank(word, rank)) &&
      !things.some((thing) => thing.stem === word.stem),
  )
  if (keeps || isTold(greater.word, sources)) return []
  const isRun = (source: LineReading) =>
    source.words.some((word) => greaterRanks.some((rank) => isOfRank(word, rank)))
  if (sources.some(isRun)) return []
  const claim = greater.word.text
  return [{ rule: 'seniority', path, claim, reason: 'more_responsible_than_its_source' }]
}

const lesserRanks: readonly ActRank[] = ['slight', 'recording', 'preparing']
const greaterRanks: readonly ActRank[] = ['making', 'running']

/** What is written down or prepared is made by who does it, but not carried out. */
function isAbove(greater: ActRank, lesser: ActRank): boolean {
  return greater === 'running' || lesser === 'slight'
}

/** The act that a line opens with, or in German and Dutch closes with. */
function actOf(
  { words, language }: LineReading,
  ranks: readonly ActRank[],
): { word: Word; rank: ActRank } | null {
  const telling = words.filter(({ isSmall, word }) => !isSmall && /\p{L}/u.test(word))
  const isClosed = language === 'de' || language === 'nl'
  const acts = [...telling.slice(0, 2), ...(isClosed ? telling.slice(-1) : [])]
  for (const word of acts) {
    const rank = ranks.find((one) => isOfRank(word, one))
    if (rank !== undefined) return { word, rank }
  }
  return null
}

/** "Rechnungsprüfungen", "voorraadcontroles": what was done is the end of the word. */
function endsInRank({ word, language }: Word, rank: ActRank): boolean {
  if (language !== 'de' && language !== 'nl') return false
  return formsOfRank(language, rank).open.some((stem) => stem.length >= 4 && word.includes(stem, 3))
}

function isOfRank({ word, language }: Word, rank: ActRank): boolean {
  return fitsAny(word, formsOfRank(language, rank))
}

type ActRank = 'slight' | 'recording' | 'preparing' | 'making' | 'running'

const known = new Map<string, WrittenForms>()

function formsOfRank(language: Language, rank: ActRank): WrittenForms {
  const key = `${language} ${rank}`
  const made = known.get(key)
  if (made) return made
  const rows = rowsIn(actRanks, language).filter((row) => row.rank === rank)
  const forms = formsOf(rows.map(({ form }) => form).join(' '))
  known.set(key, forms)
  return forms
}
