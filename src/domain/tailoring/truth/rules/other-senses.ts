/**
 * Words that make a claim by one of their senses and none by another: channels are cut into walls,
 * goods are "befördert", children are supervised, and what is "dirigido a" somebody is meant for them.
 */
import { senseWords } from '#tables/sense-words.js'
import { senses } from '#tables/senses.js'

import { fold } from '../../../language/fold.ts'
import { rowsOf } from '../../../language/word-table.ts'
import type { LineReading, Word } from '../reading.ts'

/** Whether all words that name a concept here stand in another sense of theirs. */
export function isOtherSense(
  concept: string,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  const rows = (sensesOf().get(concept) ?? []).filter(
    ({ languages }) => languages.length === 0 || languages.includes(line.language),
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

/** Patterns of a word and of what stands beside it, read on folded text. */
type Sense = {
  /** Every language where there is none. */
  languages: readonly string[]
  word: RegExp
  before?: RegExp
  after?: RegExp
  /** What the line may not have. */
  without?: RegExp
  /** What a line that it rests on has. */
  source?: RegExp
}

let made: ReadonlyMap<string, readonly Sense[]> | null = null

function sensesOf(): ReadonlyMap<string, readonly Sense[]> {
  if (made !== null) return made
  const lists = Map.groupBy(rowsOf(senseWords), ({ list }) => list)
  const patternOf = (written: string) =>
    new RegExp(
      written.replaceAll(
        /\{([a-z]+)\}/gu,
        (_, list: string) => `(?:${(lists.get(list) ?? []).map(({ word }) => word).join('|')})`,
      ),
      'u',
    )
  made = new Map(
    [...Map.groupBy(rowsOf(senses), ({ concept }) => concept)].map(([concept, rows]) => [
      concept,
      rows.map(({ languages, word, before, after, without, source }) => ({
        languages: languages.split(' ').filter((one) => one !== ''),
        word: patternOf(word),
        ...(before === '' ? {} : { before: patternOf(before) }),
        ...(after === '' ? {} : { after: patternOf(after) }),
        ...(without === '' ? {} : { without: patternOf(without) }),
        ...(source === '' ? {} : { source: patternOf(source) }),
      })),
    ]),
  )
  return made
}
