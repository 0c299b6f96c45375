/**
 * One text against its former self, word by word, with the spaces between kept exactly. Words that
 * two wordings share by chance are no thread to read by: where little stands between two changes,
 * they are shown as one, whole phrase for whole phrase.
 */
import { diffArrays } from 'diff'

/** Texts of `same` and `added` make the new text; of `same` and `removed`, the old one. */
export type Segment = { kind: 'same' | 'added' | 'removed'; text: string }

/**
 * Past this many insertions and deletions two texts have nothing to tell word by word, and
 * finding the shortest way between them would take longer than a frame.
 */
const mostWordEdits = 1_200

export function diffWords(before: string, after: string): Segment[] {
  if (before === after) return after === '' ? [] : [{ kind: 'same', text: after }]
  const parts = diffArrays(tokens(before), tokens(after), { maxEditLength: mostWordEdits })
  if (!parts) return segmentsFrom([{ same: '', removed: before, added: after }], '')
  const { stretches, rest } = stretchesOf(parts)
  return segmentsFrom(whole(inPhrases(stretches)), rest)
}

/** What stays, and the change after it. */
type Stretch = { same: string; removed: string; added: string }

/** Words with their inner signs ("12,500", "e-mail", "C++", "30 %" in two), spaces, single signs. */
function tokens(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{M}\p{N}]+(?:[.,'’\-–/@&:][\p{L}\p{M}\p{N}]+)*[+#]*|[^]/gu) ?? []
}

type Part = { added: boolean; removed: boolean; value: string[] }

function stretchesOf(parts: readonly Part[]): { stretches: Stretch[]; rest: string } {
  const stretches: Stretch[] = []
  let same = ''
  let isOpen = false
  for (const { added, removed, value } of parts) {
    const text = value.join('')
    if (!added && !removed) {
      same = text
      isOpen = false
      continue
    }
    if (!isOpen) stretches.push({ same, removed: '', added: '' })
    isOpen = true
    same = ''
    const last = stretches.at(-1)
    if (last) last[added ? 'added' : 'removed'] += text
  }
  return { stretches, rest: same }
}

/** Joins two changes where what stands between them weighs less than either. */
function inPhrases(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const next of stretches) {
    let now = next
    for (let last = joined.at(-1); last && isLittle(last, now); last = joined.at(-1)) {
      joined.pop()
      now = join(last, now)
    }
    joined.push(now)
  }
  return joined
}

function isLittle(before: Stretch, after: Stretch): boolean {
  const between = weight(after.same)
  // A full stop ends a phrase, whatever stands around it.
  if (/[.!?;]\s/u.test(after.same)) return false
  return between === 0 || (between <= changeOf(before) && between <= changeOf(after))
}

function changeOf({ removed, added }: Stretch): number {
  return Math.max(weight(removed), weight(added))
}

function join(first: Stretch, second: Stretch): Stretch {
  return {
    same: first.same,
    removed: first.removed + second.same + second.removed,
    added: first.added + second.same + second.added,
  }
}

/** Below this share of lasting words, and in more pieces than a reader follows, all is one change. */
const leastShared = 0.4
const mostPieces = 2

function whole(stretches: readonly Stretch[]): Stretch[] {
  if (stretches.length <= mostPieces) return [...stretches]
  const kept = sum(stretches.slice(1).map(({ same }) => weight(same)))
  const changed = sum(stretches.map(changeOf))
  return kept < leastShared * (kept + changed) ? [stretches.reduce(join)] : [...stretches]
}

/** The letters of a text; short words, which any two texts share, count half. */
function weight(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return sum(words.map((word) => (word.length > shortWord ? word.length : word.length / 2)))
}

const shortWord = 3

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** A space at the edge of both sides of a change has not changed. */
function segmentsFrom(stretches: readonly Stretch[], rest: string): Segment[] {
  const segments: Segment[] = []
  const add = (kind: Segment['kind'], text: string) => {
    const last = segments.at(-1)
    if (text === '') return
    if (last?.kind === kind) last.text += text
    else segments.push({ kind, text })
  }
  for (const { same, removed, added } of stretches) {
    const [lead, tail] = sharedSpaces(removed, added)
    add('same', same + removed.slice(0, lead))
    add('removed', removed.slice(lead, removed.length - tail))
    add('added', added.slice(lead, added.length - tail))
    add('same', removed.slice(removed.length - tail))
  }
  add('same', rest)
  return segments
}

function sharedSpaces(removed: string, added: string): [lead: number, tail: number] {
  const least = Math.min(removed.length, added.length)
  const isShared = (a = '', b = '') => a === b && /\s/u.test(a)
  let lead = 0
  while (lead < least && isShared(removed[lead], added[lead])) lead += 1
  let tail = 0
  while (tail < least - lead && isShared(removed.at(-1 - tail), added.at(-1 - tail))) tail += 1
  return [lead, tail]
}
