/**
 * What a line says was done, and how much of it that makes one's own: who looked on or helped did
 * less than who did it, who did it less than who led or decided.
 */
import { actRanks } from '#tables/act-ranks.js'

import type { Language } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'
import { segmentsOf, verbEnding } from '../reading/line-parts.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import type { WrittenForms } from '../reading/written-forms.ts'
import { fitsAny, formsOf } from '../reading/written-forms.ts'

export type Act = { word: Word; weight: number | null }

/** Of what nothing more is known than that it was done. */
export const plainWeight = 2
const weights: Readonly<Record<string, number>> = {
  slight: 1,
  recording: 1.2,
  preparing: 1.4,
  making: 2.1,
  running: 2.15,
  deciding: 2.8,
  // By concept.
  assist: 0,
  guided: 0,
  administer: 2.1,
  plan: 2.1,
  coordinate: 2.6,
  train: 2.6,
  approval: 2.8,
  negotiate: 2.8,
  strategy: 3,
  recruit: 2.8,
  lead: 3,
  sole: 3,
  found: 4,
}

function weightOf(word: Word): number | null {
  const known = [...word.concepts].flatMap((id) => weights[id] ?? [])
  const byRank = ranked(word)
  const all = byRank === null ? known : [...known, byRank]
  return all.length === 0 ? null : Math.max(...all)
}

/** Managing people is leading them; managing things is a duty like others. */
export function weightIn(word: Word, { words }: LineReading): number | null {
  // A trainee is whom somebody trains.
  const isTrainee = word.concepts.has('train') && (isPerson(word) || word.broad.has('people'))
  const weight = isTrainee ? null : weightOf(word)
  if (!word.concepts.has('administer')) return weight
  const after = words.slice(words.indexOf(word) + 1)
  const object = after.filter(({ isContent }) => isContent).slice(0, 2)
  return object.some(isPerson) ? Math.max(weight ?? 0, managing) : weight
}

const managing = 3
const isPerson = ({ concepts }: Word): boolean =>
  ['people', 'workers', 'team'].some((id) => concepts.has(id))

function ranked(word: Word): number | null {
  const rank = ranks.find((one) => fitsAny(word.word, formsOfRank(word.language, one)))
  return rank === undefined ? null : (weights[rank] ?? null)
}

const ranks = ['deciding', 'running', 'making', 'preparing', 'recording', 'slight'] as const
const known = new Map<string, WrittenForms>()

function formsOfRank(language: Language, rank: string): WrittenForms {
  const key = `${language} ${rank}`
  const made =
    known.get(key) ??
    formsOf(
      rowsIn(actRanks, language)
        .filter((row) => row.rank === rank)
        .map(({ form }) => form)
        .join(' '),
    )
  known.set(key, made)
  return made
}

/**
 * What opens a line or a part of it, and whatever has a verb's ending or is an act by the tables. In
 * German and Dutch a verb may close the line, and then what opens it is what it was done to.
 */
export function actsOf(line: LineReading): Act[] {
  const cached = acts.get(line)
  if (cached !== undefined) return cached
  const telling = line.words.filter(isTelling)
  const isClosed = line.language === 'de' || line.language === 'nl'
  const last = telling.at(-1)
  const closes = isClosed && last !== undefined && isVerb(last) ? last : undefined
  const openings = new Set(segmentsOf(line).flatMap((segment) => segment.find(isTelling) ?? []))
  const made = telling.flatMap((word): Act[] => {
    if (word.isName) return []
    const opens =
      openings.has(word) &&
      closes === undefined &&
      (word === telling[0] || !word.kinds.has('thing'))
    const isAct = opens || word === closes || isVerb(word)
    return isAct ? [{ word, weight: weightIn(word, line) }] : []
  })
  acts.set(line, made)
  return made
}

/** By its ending; German writes nouns with a capital. */
export function isVerb(word: Word): boolean {
  if (word.language === 'de' && /^\p{Lu}/u.test(word.text)) return false
  return verbEnding[word.language].test(word.text.toLowerCase()) && !word.kinds.has('thing')
}

const acts = new WeakMap<LineReading, Act[]>()
const isTelling = (word: Word): boolean =>
  !word.isSmall && !word.isNumber && /\p{L}/u.test(word.word)
