/** Rule 5: a line retells lines of its entry; what it adds to them is no more than it exchanges. */
import { coverage, isInPool, poolOf } from '../matching.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Violation } from '../violation.ts'

/** A rewording may exchange this share of its content words for others. */
const exchangedShare = 0.34

export function checkSourceLine(passage: Passage): Violation[] {
  const { path, line, sources, entry, texts, siblings, isTranslated, isSummary } = passage
  if (isTranslated) {
    if (sources.length > 0) return []
    return [{ rule: 'source_line', path, claim: line.text, reason: 'no_line_it_rests_on' }]
  }
  const { covered, missing: novel } = coverage(line, poolOf(entry))
  const size = covered.length + novel.length
  const facts = novel.filter((word) => !isPlainVerb(word) && !isOpening(word, line))
  if (facts.length === 0) return []
  if (covered.length / size < 0.34)
    return [{ rule: 'source_line', path, claim: line.text, reason: 'no_line_it_rests_on' }]
  const rests = isSummary ? texts : sources.filter((source) => texts.includes(source))
  const dropped = droppedFrom(rests, line, siblings)
  // A summary names fields of work: exchanging one for another is no rewording.
  const allowed = isSummary ? 0 : Math.min(dropped, Math.max(1, Math.floor(size * exchangedShare)))
  const missing = novel.filter((word) => facts.includes(word) || isJoined(word, line))
  if (missing.length <= allowed) return []
  const claim = missing.map((word) => word.text).join(' … ')
  return [{ rule: 'source_line', path, claim, reason: 'more_than_its_source' }]
}

/** Words of the sources that nothing in the changed entry says any more. */
function droppedFrom(
  sources: readonly LineReading[],
  line: LineReading,
  siblings: Passage['siblings'],
): number {
  const own = poolOf([line])
  const told = { ...poolOf(siblings.map((sibling) => sibling.line)), concepts: new Set<string>() }
  const dropped = sources.flatMap((source) =>
    source.words.filter((w) => w.isContent && !isInPool(w, own) && !isInPool(w, told)),
  )
  return new Set(dropped.map((word) => word.stem)).size
}

/** "Handled", "created", "carried out": what was done is said by the other words. */
function isPlainVerb(word: Word): boolean {
  return !word.isName && plainVerbs.some((id) => word.concepts.has(id))
}

/** A line opens (or in German and Dutch closes) with what was done; another verb may say it. */
function isOpening(word: Word, { words }: LineReading): boolean {
  const content = words.filter((other) => other.isContent)
  const isEdge = word === content[0] || word === content.at(-1)
  return isEdge && !word.isName && openingVerbs.some((id) => word.concepts.has(id))
}

/** "… and ran the shop": a second verb after an "and" is one more thing done. */
function isJoined(word: Word, { words }: LineReading): boolean {
  const at = words.indexOf(word)
  return words.slice(Math.max(0, at - 2), at).some((before) => joiners.has(before.word))
}

const joiners = new Set(['and', 'und', 'sowie', 'et', 'y', 'e', 'en'])
const openingVerbs = [
  'maintain',
  'audit',
  'log',
  'plan',
  'inform',
  'receive',
  'repair',
  'install',
  'deliver',
  'order',
  'train',
  'teaching',
]
const plainVerbs = ['handle', 'make', 'migrate', 'introduce', 'assist', 'together']
