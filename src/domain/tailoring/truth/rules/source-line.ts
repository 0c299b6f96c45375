/**
 * Rule 5: a line retells lines of its entry; what it adds to them is no more than it exchanges.
 *
 * A word that the entry does not hold may be another word for one that is gone. What was done is
 * exchanged freely as long as it says as little ("handled"), and whatever opens a line may open it
 * otherwise. Whom and what it was done to is exchanged only where nothing known speaks against it:
 * a hospital is no shop, and what follows an "and" stands in no other word's place.
 */
import { months } from '../../../language/calendar-words.ts'
import type { Language } from '../../../language/languages.ts'
import { coverage, isFormOf, isInPool, poolOf } from '../matching.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Violation } from '../violation.ts'

/** A rewording may exchange this share of its content words for others. */
const exchangedShare = 0.34

export function checkSourceLine(passage: Passage): Violation[] {
  const { path, line, sources, primary, texts, siblings, isTranslated, isSummary } = passage
  if (isTranslated) {
    if (sources.length > 0) return []
    return [{ rule: 'source_line', path, claim: line.text, reason: 'no_line_it_rests_on' }]
  }
  const { covered, missing: novel } = coverageOf(passage)
  if (novel.length === 0) return []
  // What another line keeps as it was has nothing to give away.
  const kept = new Set(siblings.map((sibling) => sibling.line.text))
  const rests = isSummary
    ? texts
    : primary.filter((source) => texts.includes(source) && !kept.has(source.text))
  const dropped = droppedFrom(rests, line, siblings)
  const facts = novel.filter((word) => !isAnotherAct(word, passage, rests))
  const size = covered.length + novel.length
  if (facts.length > 0 && covered.length / size < 0.3)
    return [{ rule: 'source_line', path, claim: line.text, reason: 'no_line_it_rests_on' }]
  const added = [...novelSegments(line, novel), ...novel.filter((word) => isJoined(word, line))]
  const most = Math.max(1, Math.floor(size * exchangedShare))
  // A summary names fields of work: exchanging one for another is no rewording.
  const given = dropped.filter((word) => !isKnown(word))
  const isSwapped = facts.some((word) =>
    dropped.some((gone) => isOtherKind(word, gone, line, rests)),
  )
  const allowed = isSummary || isSwapped ? 0 : Math.min(given.length, most)
  const missing = novel.filter((word) => facts.includes(word) || added.includes(word))
  if (missing.length <= (added.length > 0 ? 0 : allowed)) return []
  const claim = missing.map((word) => word.text).join(' … ')
  return [{ rule: 'source_line', path, claim, reason: 'more_than_its_source' }]
}

/**
 * Whom a line is about is said in the entry's lines; the holder's own title is about the holder. A
 * skill of the entry may stand under another of its names.
 */
function coverageOf({ line, entry, texts, isSummary }: Passage): ReturnType<typeof coverage> {
  const read = coverage(line, poolOf(entry))
  const skills = new Set(entry.flatMap((source) => source.skills.map((found) => found.skill)))
  const named = line.skills.filter((found) => skills.has(found.skill))
  const isAlias = ({ start }: Word) => named.some((s) => start >= s.start && start < s.end)
  const said = poolOf(texts)
  const persons = isSummary
    ? []
    : read.covered.filter((word) => word.broad.has('people') && !isInPool(word, said))
  return {
    covered: [
      ...read.covered.filter((word) => !persons.includes(word)),
      ...read.missing.filter(isAlias),
    ],
    missing: [...read.missing.filter((word) => !isAlias(word)), ...persons],
  }
}

/**
 * Another word in front of or behind the same word, or before the same end of a compound: business
 * customers for private ones.
 */
function isOtherKind(
  word: Word,
  gone: Word,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  if (isOpening(word, line)) return false
  if (word.language === 'de' || word.language === 'nl') {
    const end = sharedEnd(word.word, gone.word)
    const isCompound = [word, gone].every((w) => w.word.length - end >= 4)
    if (
      end >= 4 &&
      isCompound &&
      !isFormOf(word.word.slice(0, -end), gone.word.slice(0, -end), word.language)
    )
      return true
  }
  const source = sources.find((s) => s.words.includes(gone))
  if (!source || isOpening(gone, source)) return false
  return [-1, 1].some((side) => {
    const [now, then] = [neighbour(word, line, side), neighbour(gone, source, side)]
    return now !== null && then !== null && now.stem === then.stem
  })
}

function neighbour(word: Word, { words }: LineReading, side: number): Word | null {
  const next = words[words.indexOf(word) + side]
  return next?.isContent ? next : null
}

function sharedEnd(a: string, b: string): number {
  let shared = 0
  while (shared < Math.min(a.length, b.length) && a.at(-1 - shared) === b.at(-1 - shared))
    shared += 1
  return shared
}

/** Words of the sources that nothing in the changed entry says any more, each stem once. */
function droppedFrom(
  sources: readonly LineReading[],
  line: LineReading,
  siblings: Passage['siblings'],
): Word[] {
  const own = poolOf([line])
  const told = { ...poolOf(siblings.map((sibling) => sibling.line)), concepts: new Set<string>() }
  const dropped = sources.flatMap((source) =>
    source.words.filter(
      (w) => w.isContent && !isOpening(w, source) && !isInPool(w, own) && !isInPool(w, told),
    ),
  )
  return [...new Map(dropped.map((word) => [word.stem, word])).values()]
}

/** Its kind is in the tables, so that another word for it would be found there too. */
function isKnown({ kinds }: Word): boolean {
  return kinds.has('thing') || kinds.has('other')
}

/**
 * Says what was done and no more than its source: plainly, or in the place of another act that is
 * not said any more. Acts that the tables tell apart are several: whoever washed cars repaired none.
 */
function isAnotherAct(
  word: Word,
  { line, isSummary }: Passage,
  sources: readonly LineReading[],
): boolean {
  if (word.isName || word.kinds.has('thing')) return false
  if (word.kinds.has('plain')) return true
  if (isSummary || !isActLike(word, line)) return false
  const own = poolOf([line])
  const acts = sources.flatMap((source) => source.words.filter((w) => isActLike(w, source)))
  const known = acts.filter((w) => w.kinds.has('act') || w.kinds.has('plain'))
  if (known.length === 0) return sources.length > 0
  const gone = acts.filter((other) => !isInPool(other, own))
  const isOther =
    word.kinds.has('act') && gone.every((other) => other.kinds.has('act') && !isPlainAct(other))
  return gone.length > 0 && !isOther
}

function isActLike(word: Word, line: LineReading): boolean {
  if (word.kinds.has('thing') || word.isName) return false
  return (
    isOpening(word, line) ||
    word.kinds.has('act') ||
    verbEnding[word.language].test(word.text.toLowerCase())
  )
}

/** How verbs of reports end, where nouns do not. */
const verbEnding: Readonly<Record<Language, RegExp>> = {
  en: /\p{L}{3}(?:ed|ing)$/u,
  de: /ge\p{L}{3,}(?:t|en)$|iert$/u,
  es: /\p{L}{2}(?:ando|iendo|é|ó|ado|ada|ados|adas|ido|ida)$/u,
  fr: /\p{L}{3}(?:ant|é|ée|és|ées)$/u,
  pt: /\p{L}{2}(?:ando|endo|indo|aram|ou|ei|ado|ada|ados|adas|ido|ida)$/u,
  nl: /^(?:\p{L}{2,4})?ge\p{L}{3,}(?:d|t|en)$/u,
}

function isPlainAct({ kinds }: Word): boolean {
  return kinds.has('plain')
}

/** A line opens, or closes, with what was done; when it was done may stand before. */
function isOpening(word: Word, { words }: LineReading): boolean {
  const content = words.filter((other) => other.isContent && !isTime(other))
  return (word === content[0] || word === content.at(-1)) && !word.kinds.has('thing')
}

function isTime({ word, concepts }: Word): boolean {
  return (
    months.has(word) ||
    ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'].some((id) => concepts.has(id))
  )
}

/** Items of a list that hold no word of the entry: one more thing, whatever else is gone. */
function novelSegments(line: LineReading, novel: readonly Word[]): Word[] {
  return segmentsOf(line)
    .slice(1)
    .filter((segment) => {
      const content = segment.filter((word) => word.isContent)
      const isNovel =
        content.length > 0 &&
        content.every((word) => novel.includes(word) || isChange(word)) &&
        content.some((word) => novel.includes(word))
      return isNovel && !content.every((word) => word.kinds.has('plain'))
    })
    .flat()
    .filter((word) => word.isContent)
}

/** That something rose or fell says nothing without what it was. */
function isChange({ concepts }: Word): boolean {
  return concepts.has('increase') || concepts.has('reduce')
}

function segmentsOf({ words, text }: LineReading): Word[][] {
  const segments: Word[][] = [[]]
  words.forEach((word, i) => {
    const before = words[i - 1]
    const gap = before ? text.slice(before.start + before.text.length, word.start) : ''
    if (/[,;:]/u.test(gap) || isJoiner(word)) segments.push([])
    segments.at(-1)?.push(word)
  })
  return segments
}

/** "… and ran the shop": a second verb after an "and" is one more thing done. */
function isJoined(word: Word, { words }: LineReading): boolean {
  if (isPlainAct(word)) return false
  const at = words.indexOf(word)
  return words.slice(Math.max(0, at - 2), at).some(isJoiner)
}

/** "En" joins in Dutch and is "in" elsewhere, "e" joins in Portuguese. */
function isJoiner({ word, language }: Word): boolean {
  return word === 'en' ? language === 'nl' : joiners.has(word)
}

const joiners = new Set(['and', 'und', 'sowie', 'et', 'y', 'e', 'plus', 'alsook', 'nebst'])
