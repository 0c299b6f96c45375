/**
 * Words that make a claim by one of their senses and none by another: channels are cut into walls,
 * goods are "befördert", children are supervised, and what is "dirigido a" somebody is meant for them.
 */
import { fold } from '../../../language/fold.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Sense } from './other-senses.data.ts'
import { otherSenses } from './other-senses.data.ts'

/** Whether all words that name a concept here stand in another sense of theirs. */
export function isOtherSense(
  concept: string,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  const rows = (otherSenses[concept] ?? []).filter(
    ({ language }) => language === undefined || language.split(' ').includes(line.language),
  )
  if (rows.length === 0) return false
  const words = line.words.filter((word) => word.concepts.has(concept))
  return (
    words.length > 0 && words.every((word) => rows.some((row) => fitsAt(row, word, line, sources)))
  )
}

function fitsAt(
  { word, before, after, without, source }: Sense,
  { word: written, start, text }: Word,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  if (!word.test(written)) return false
  const ahead = `${fold(line.text.slice(0, start))} `
  const behind = ` ${fold(line.text.slice(start + text.length))}`
  if (before && !before.test(ahead)) return false
  if (after && !after.test(behind)) return false
  if (without?.test(fold(line.text))) return false
  return source === undefined || sources.some((one) => source.test(fold(one.text)))
}
