/**
 * "All sites" for "two sites", "every Saturday" for "two Saturdays a month": a number of things may
 * go, and all of them may not stand in its place.
 */
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Violation } from '../violation.ts'
import { headOf } from './counted.ts'

export function checkAllOfCounted({ path, line, primary, isTranslated }: Passage): Violation[] {
  if (isTranslated) return []
  return line.words.flatMap((word, i): Violation[] => {
    if (!word.concepts.has('all') && !all.has(word.word)) return []
    const thing = line.words.slice(i + 1, i + 3).find((other) => !other.isSmall)
    // "All four sites" keeps its number.
    if (thing === undefined || /^\d/u.test(thing.word)) return []
    const counting = primary.filter((source) => countsOf(source).some((w) => isSame(w, thing)))
    if (counting.length === 0 || isCounted(thing, line) || primary.some(saysAll(thing))) return []
    const claim = line.text.slice(word.start, thing.start + thing.text.length)
    return [{ rule: 'scope', path, claim, reason: 'wider_than_its_source' }]
  })
}

const all = new Set(
  'all every alle allen aller jede jeden jedem jeder todos todas cada todo toda tous toutes chaque elke iedere elk ieder'.split(
    ' ',
  ),
)

function countsOf(line: LineReading): Word[] {
  return line.quantities.flatMap((quantity) => {
    const [head] = headOf(line, quantity)
    return head ? [head] : []
  })
}

function isCounted(thing: Word, line: LineReading): boolean {
  return countsOf(line).some((word) => isSame(word, thing))
}

function isSame(one: Word, another: Word): boolean {
  return one.stem === another.stem
}

function saysAll(thing: Word): (source: LineReading) => boolean {
  return ({ words }) =>
    words.some(
      (word, i) =>
        all.has(word.word) && words.slice(i + 1, i + 3).some((other) => isSame(other, thing)),
    )
}
