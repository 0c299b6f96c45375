/**
 * Which lines of an entry a changed line rests on.
 *
 * In one language: the lines that its content words come from, best first, and of those the
 * primary ones, which it retells rather than borrows a word from. Across languages words cannot
 * be compared, so lines are aligned by what survives translation: place, numbers, names, length.
 */
import { coverage, isInPool } from './reading/matching.ts'
import { poolOf } from './reading/word-pool.ts'
import type { LineReading } from './reading/reading.ts'
import { supports } from './reading/quantity.ts'

type Sources = { lines: LineReading[]; primary: LineReading[] }

export function sourcesWithin(changed: LineReading, entry: readonly LineReading[]): Sources {
  const own = poolOf([changed])
  const telling = changed.words.filter((word) => word.isContent)
  // "Cours donnés deux fois par semaine" has only words that say little elsewhere.
  const content = telling.length > 0 ? telling : changed.words.filter((word) => !word.isSmall)
  const candidates = entry
    .map((line) => {
      const pool = poolOf([line])
      const from = content.filter((word) => isInPool(word, pool))
      const { covered, missing } = coverage(line, own)
      const size = covered.length + missing.length
      const dice =
        content.length + size === 0 ? 0 : (from.length + covered.length) / (content.length + size)
      const retold = size === 0 ? 0 : covered.length / size
      return { line, pool, from, dice, retold }
    })
    .filter((candidate) => candidate.from.length > 0)
    .toSorted((a, b) => b.dice - a.dice)
  const lines: LineReading[] = []
  const primary: LineReading[] = []
  const open = new Set(content)
  for (const { line, from, dice, retold } of candidates) {
    const isPrimary = dice >= 0.25 || retold >= 0.5
    const isNew = from.some((word) => open.has(word))
    if (!isNew && !(isPrimary && primary.length < 3)) continue
    lines.push(line)
    if (isPrimary) primary.push(line)
    for (const word of from) open.delete(word)
  }
  return { lines, primary }
}

/** For each changed line, the source lines it translates; none where it has no counterpart. */
export function alignTranslated(
  changed: readonly LineReading[],
  original: readonly LineReading[],
): LineReading[][] {
  const taken = new Map<number, number>()
  const aligned: number[][] = changed.map(() => [])
  // Line by line, a translation keeps their order.
  const inPlace = changed.length === original.length ? sameLength : 1
  const scoreOf = (line: LineReading, source: LineReading, to: number, from: number) =>
    likeness(line, source, to, from) + (to === from ? inPlace : 0)
  const candidates = changed.flatMap((line, to) =>
    original.map((source, from) => ({ to, from, score: scoreOf(line, source, to, from) })),
  )
  candidates.sort((a, b) => b.score - a.score || a.to - b.to || a.from - b.from)
  for (const { to, from } of candidates) {
    if (aligned[to]?.length || taken.has(from)) continue
    aligned[to] = [from]
    taken.set(from, changed[to]?.text.length ?? 0)
  }
  changed.forEach((line, to) => {
    if (aligned[to]?.length) return
    const room = original
      .map((source, from) => ({
        from,
        left: source.text.length * 1.5 - (taken.get(from) ?? 0) - line.text.length,
        score: scoreOf(line, source, to, from),
      }))
      .filter(({ left }) => left >= 0)
      .toSorted((a, b) => b.score - a.score)[0]
    if (!room) return
    aligned[to] = [room.from]
    taken.set(room.from, (taken.get(room.from) ?? 0) + line.text.length)
  })
  // A merged line takes what nothing else translates.
  original.forEach((source, from) => {
    if (taken.has(from)) return
    const host = changed
      .map((line, to) => ({
        to,
        score: sharedFacts(line, source),
        room:
          line.text.length >
          1.2 * (aligned[to] ?? []).reduce((sum, i) => sum + (original[i]?.text.length ?? 0), 0),
      }))
      .filter(({ score, room }) => score > 0 || room)
      .toSorted((a, b) => b.score - a.score)[0]
    if (host) aligned[host.to]?.push(from)
  })
  return aligned.map((indexes) => indexes.flatMap((i) => original[i] ?? []))
}

function likeness(line: LineReading, source: LineReading, to: number, from: number): number {
  const longer = Math.max(line.text.length, source.text.length, 1)
  const length = Math.min(line.text.length, source.text.length) / longer
  return sharedFacts(line, source) + length - 0.1 * Math.abs(to - from)
}

/** As much as two numbers that both lines state. */
const sameLength = 4

/** Numbers, names and concepts that both lines state. */
function sharedFacts(line: LineReading, source: LineReading): number {
  const numbers = line.quantities.filter((q) => source.quantities.some((s) => supports(s, q)))
  const stems = new Set(source.words.filter((w) => w.isContent).map((w) => w.word))
  const names = line.words.filter((w) => w.isContent && stems.has(w.word))
  const concepts = [...line.concepts.keys()].filter((id) => source.concepts.has(id))
  return 2 * numbers.length + 1.5 * names.length + 0.5 * concepts.length
}
