/**
 * What stands before an act and adds nothing to it: whoever wrote newsletters was responsible for
 * writing them, had that task and has experience in it. A line is read without these words where
 * the act behind them is one that its source states as done, so that every rule sees the act alone;
 * before anything else ("responsible for the payroll") they stay and are judged.
 */
import { patternsOf } from '../../language/patterns.ts'
import type { Language } from '../../language/languages.ts'
import { isOpening, verbEnding } from './line-parts.ts'
import { isNamedInPool } from './matching.ts'
import { poolOf } from './word-pool.ts'
import type { LineReading, Word } from './reading.ts'
import { readLine } from './reading.ts'

export function withoutLeadIn(line: LineReading, sources: readonly LineReading[]): LineReading {
  const cut = leadIns[line.language].exec(line.text)?.[0].length ?? 0
  if (cut === 0) return line
  const rest = readLine(line.text.slice(cut), line.language)
  const act = rest.words.find((word) => word.isContent || word.kinds.has('act'))
  const isDone = (source: LineReading) =>
    !isShared(source) && source.words.some((own) => isActOf(own, source) && isSameAct(act, own))
  return act !== undefined && sources.some(isDone) ? rest : line
}

/** What was helped with, done with others or under somebody is no act of one's own. */
function isShared({ concepts }: LineReading): boolean {
  return concepts.has('assist') || concepts.has('together') || concepts.has('guided')
}

function isActOf(word: Word, source: LineReading): boolean {
  if (isOpening(word, source) || (word.kinds.has('act') && !word.kinds.has('thing'))) return true
  return verbEnding[word.language].test(word.text.toLowerCase()) || isDutchParticiple(word)
}

/** "Besteld", "verpakt": without the syllable that other participles are known by. */
function isDutchParticiple({ word, language }: Word): boolean {
  return language === 'nl' && /^(?:be|ver|ont|her)\p{L}{3,}[dt]$/u.test(word)
}

function isSameAct(act: Word | undefined, own: Word): boolean {
  if (act === undefined) return false
  return isNamedInPool(act, poolOf([{ ...emptyLine(own.language), words: [own] }]))
}

function emptyLine(language: Language): LineReading {
  return { text: '', language, words: [], concepts: new Map(), quantities: [], skills: [] }
}

const leadIns = patternsOf('lead-in', opening)

function opening(forms: string): RegExp {
  return new RegExp(`^(?:${forms})(?<=[\\s':]|(?=[\\s]))\\s*`, 'iu')
}
