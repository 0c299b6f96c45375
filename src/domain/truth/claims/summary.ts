/** Who a summary says somebody is. */
import { gapBefore } from '../reading/line-parts.ts'
import { spellings } from '../reading/matching.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { readLine } from '../reading/reading.ts'
import { poolOf } from '../reading/word-pool.ts'
import { leavesOf } from '../../resume/sections/leaves.ts'
import type { Context } from '../context.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { isUnfinished } from './limits.ts'
import { isTold } from './told.ts'

/** A title of theirs, what they learned, or what their summary called them. */
export function titleDoubts(
  { line, texts, path }: Passage,
  { original, from, resume }: Context,
): Doubt[] {
  const titles = leavesOf(original)
    .filter(({ kind }) => kind === 'role' || kind === 'degree' || kind === 'certificate')
    .flatMap(({ value }) => value)
    .map((title) => readLine(title, from))
    .filter((title) => !isUnfinished(title))
  const known = [...texts, ...titles]
  const spelled = spellings(line, poolOf(resume))
  const strange = headOf(line).filter(
    (word) => word.isContent && !spelled.has(word) && !isTold(word, known),
  )
  if (strange.length === 0) return []
  return [{ policy: 'title', path, claim: strange.map(({ text }) => text).join(' … ') }]
}

/** A rank in the title of a translation that the summary it translates has not. */
export function rankAcross({ line, texts, path }: Passage): Doubt[] {
  const isRank = (id: string) => ranks.has(id)
  if (texts.some(({ concepts }) => [...concepts.keys()].some(isRank))) return []
  const word = headOf(line).find(({ concepts }) => [...concepts].some(isRank))
  return word === undefined ? [] : [{ policy: 'rank', path, claim: word.text }]
}

const ranks: ReadonlySet<string> = new Set(['boss', 'topboss', 'lead', 'senior', 'expert'])

/** The words before the first small word, number or sign. */
function headOf(line: LineReading): Word[] {
  const { words } = line
  const end = words.findIndex(
    (word, i) =>
      (word.isSmall && i > 0) || /^\d/u.test(word.word) || /[,.;:()–]/u.test(gapBefore(line, i)),
  )
  return words.slice(0, end < 0 ? longestTitle : end)
}

const longestTitle = 6
