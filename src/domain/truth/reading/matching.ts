/**
 * Whether one word is another's word: the same stem, a form of it, a part of the same compound,
 * or another word for the same thing. Loose on purpose: a rewording should find its source.
 */
import type { Language } from '../../language/languages.ts'
import { inOneWord, isSpelledOut } from './letters-in-order.ts'
import type { LineReading, Word } from './reading.ts'
import { bracketedIn, spelledOut } from './spelled-out.ts'
import type { Pool } from './word-pool.ts'
import { withoutDomain } from './word-pool.ts'

/** Rule after rule asks for the same words: each is looked for once. */
export function isInPool(word: Word, pool: Pool): boolean {
  const known = pool.found.get(word)
  if (known !== undefined) return known
  const isFound = isNamedInPool(word, pool)
  pool.found.set(word, isFound)
  return isFound
}

export function isNamedInPool(word: Word, pool: Pool): boolean {
  if (/^\p{Lu}{2,5}s?$/u.test(word.text) && isAbbreviation(word, pool)) return true
  if (pool.exact.has(withoutDomain(word.word)) || pool.stems.has(word.stem)) return true
  if (word.isName && !/^\p{Lu}\p{Ll}+$/u.test(word.text)) return false
  // "Sketch" inside a sentence is a tool, whatever sketching is.
  const isTool = word.isName && word.kinds.has('act')
  if (!isTool) for (const concept of meantBy(word)) if (pool.concepts.has(concept)) return true
  // Dutch writes only names with a capital inside of a sentence: "Ouderapp" is no form of "ouders".
  if (word.isName && word.language === 'nl') return false
  if (isCompoundOf(word, pool)) return true
  if (word.root !== '' && pool.roots.has(word.root)) return true
  if (isRootOfCompound(word, pool)) return true
  return pool.words.some((other) => isFormOf(word.form, other, word.language))
}

/** "Mängel beseitigt" for "Mängelbeseitigung": what was done is the end of what it is called. */
function isRootOfCompound({ root, language }: Word, { roots }: Pool): boolean {
  if (!hasCompounds(language) || root.length < longRoot) return false
  for (const other of roots) {
    if (other.length >= root.length + 3 && other.endsWith(root)) return true
    if (root.length >= other.length + 3 && other.length >= longRoot && root.endsWith(other))
      return true
  }
  return false
}

const longRoot = 5

/** What a word means: of a thing, the thing, though its letters may begin like an act's as well. */
function meantBy({ meanings, things }: Word): ReadonlySet<string> {
  return things.size > 0 ? things : meanings
}

/** "QA" and "VMs" of several words, "RTW", "HU" of one compound, "ZFA" of two words with one among them. */
function isAbbreviation({ word: written, text, language }: Word, pool: Pool): boolean {
  const word = text.endsWith('s') ? written.slice(0, -1) : written
  if (pool.initials.has(word)) return true
  if (!hasCompounds(language)) return false
  const least = Math.max(10, 3 * word.length)
  return pool.words.some((other) => other.length >= least && isSpelledOut(word, other, inOneWord))
}

function hasCompounds(language: Language): boolean {
  return language === 'de' || language === 'nl'
}

/** German and Dutch write words together: "Backwarenverkauf", "zwemles", "Reifenwechsel". */
function isCompoundOf({ word, form, stem, language }: Word, pool: Pool): boolean {
  if (!hasCompounds(language)) return false
  const done = ownWork.exec(word)?.[1]
  if (done !== undefined && pool.words.some((other) => other.startsWith(done))) return true
  const part = bare(stem)
  if (part.length >= 4 && pool.words.some((o) => o.startsWith(part) || o.endsWith(part)))
    return true
  // "Tips" of "poetstips": too short to compare by its beginning.
  if (word.length >= 4 && pool.words.some((o) => o.length >= word.length + 3 && o.endsWith(form)))
    return true
  return [4, 5, 6, 7, 8, 9, 10].some(
    (length) =>
      word.length > length &&
      (pool.stems.has(word.slice(0, length)) || pool.stems.has(word.slice(-length))),
  )
}

/** "Plagwerk": the work of what was done. */
const ownWork = /^(\p{L}{4,})(?:werk|werken|werkzaamheden|arbeiten)$/u

/**
 * A shared beginning of most of the shorter word, or (compounds) one inside the other. A participle
 * is compared without the syllable it is made with: "gesteriliseerd" and "sterilisatie".
 */
export function isFormOf(a: string, b: string, language: Language): boolean {
  if (isOneForm(a, b, language)) return true
  if (!hasCompounds(language)) return false
  const [bareA, bareB] = [bare(a), bare(b)]
  return (bareA !== a || bareB !== b) && isOneForm(bareA, bareB, language)
}

function isOneForm(a: string, b: string, language: Language): boolean {
  const shorter = Math.min(a.length, b.length)
  if (shorter < 4) return a === b
  if (hasCompounds(language) && a.length < b.length && b.endsWith(a)) return true
  if (shorter >= 5 && hasCompounds(language) && (a.includes(b) || b.includes(a))) return true
  let shared = 0
  while (shared < shorter && a[shared] === b[shared]) shared += 1
  return shared >= 4 && shared >= 0.7 * shorter && Math.abs(a.length - b.length) <= 7
}

/** Without the syllable of a participle; asked for the same words over and over. */
function bare(word: string): string {
  const known = bares.get(word)
  if (known !== undefined) return known
  if (bares.size >= mostBares) bares.clear()
  const made = word.includes('ge') ? word.replace(participle, '$1').replace(compounded, '$1') : word
  bares.set(word, made)
  return made
}

const participle =
  /^((?:ab|an|auf|aus|bei|durch|ein|fest|her|hin|los|mit|nach|um|unter|vor|weg|weiter|zu|zurück|zuruck|zusammen|aan|af|bij|door|in|mee|na|om|op|over|samen|terug|toe|uit|vast|voor|weg)?)ge(?=\p{L}{4})/u
/** "Handgezinkt": a participle behind what it was done with. */
const compounded = /^(\p{L}{4,9}?)ge(?=\p{L}{4,}(?:t|te|ten|ter|tes|tem|en)$)/u
const bares = new Map<string, string>()
const mostBares = 20_000

/** Words of a line that spell out an abbreviation of the pool. */
export function spellings(line: LineReading, pool: Pool): ReadonlySet<Word> {
  const inBrackets = bracketedIn(line).filter((word) => pool.exact.has(word))
  return spelledOut(line, [...pool.acronyms, ...inBrackets])
}

/** The share of `line`'s content words that come from the pool, and how many do not. */
export function coverage(line: LineReading, pool: Pool): Coverage {
  const lines = coverages.get(pool) ?? new WeakMap<LineReading, Coverage>()
  coverages.set(pool, lines)
  const known = lines.get(line)
  if (known !== undefined) return known
  const made = coverageOf(line, pool)
  lines.set(line, made)
  return made
}

type Coverage = { covered: readonly Word[]; missing: readonly Word[] }

/** Asked for each number of a line, and the same for all of them. */
const coverages = new WeakMap<Pool, WeakMap<LineReading, Coverage>>()

function coverageOf(line: LineReading, pool: Pool): Coverage {
  const content = line.words.filter((word) => word.isContent)
  const spelled = spellings(line, pool)
  const covered = content.filter((word) => spelled.has(word) || isInPool(word, pool))
  const isCovered = new Set(covered)
  return { covered, missing: content.filter((word) => !isCovered.has(word)) }
}
