/** Where a line is its source word for word up to one stretch: what stood there and what stands there now. */
import { isJoiner } from './line-parts.ts'
import type { Passage } from './passages.ts'
import type { LineReading, Word } from './reading.ts'

export type Stretch = {
  source: LineReading
  gone: Word[]
  now: Word[]
  kept: Word[]
  /** The line opens with it, and so it says what was done. */
  isOpening: boolean
}

const known = new WeakMap<Passage, Stretch | null>()

/** Null where what both begin and end with is not at least half of the best source. */
export function retoldStretch(passage: Passage): Stretch | null {
  const found = known.get(passage)
  if (found !== undefined) return found
  const made = stretchOf(passage)
  known.set(passage, made)
  return made
}

function stretchOf({ line, primary, texts }: Passage): Stretch | null {
  const source = primary.find((one) => texts.includes(one))
  if (source === undefined) return null
  const [from, to] = [source.words, line.words]
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && from[start]?.word === to[start]?.word) start += 1
  let end = 0
  while (end < most - start && from.at(-1 - end)?.word === to.at(-1 - end)?.word) end += 1
  const [gone, now] = [from.slice(start, from.length - end), to.slice(start, to.length - end)]
  if (now.length === 0 || start + end < from.length / 2) return null
  const before = to.slice(0, start)
  const kept = [...before, ...to.slice(to.length - end)]
  return { source, gone, now, kept, isOpening: before.every((word) => word.isSmall) }
}

/** The best source alone where a few words of it were exchanged, else all that the line retells. */
export function retoldSources(passage: Passage): LineReading[] {
  const { primary, texts } = passage
  const stretch = retoldStretch(passage)
  return stretch && isExchange(stretch)
    ? [stretch.source]
    : primary.filter((source) => texts.includes(source))
}

/** No whole line of another source stands there now. */
export function isExchange({ gone, now }: Stretch): boolean {
  const isJoined = now.some(isJoiner) && !gone.some(isJoiner)
  return gone.some(({ isSmall }) => !isSmall) && now.length <= gone.length + 2 && !isJoined
}
