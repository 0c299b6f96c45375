/**
 * A line as the truth rules read it: its content words with stems and concepts, its quantities,
 * the skills it names, and which of its words look like names of things.
 */
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { once, recent } from '../../language/remembered.ts'
import { findSkills } from '../../skills/find.ts'
import type { Concept } from './concept.ts'
import { languageNames } from './spoken-languages.ts'
import { conceptsIn } from './concepts.ts'
import { asWhole, lexemeOf } from './lexemes.ts'
import { coveringOf, namedBy, nothing } from './named.ts'
import type { Quantity } from './quantity.ts'
import { tokensOf } from './number-tokens.ts'
import { currencyOf, unitOf } from './number-words.ts'
import { withPlainNumbers } from './number-spellings.ts'
import { findQuantities } from './numbers.ts'
import { plain } from '#domain/language/plain.ts'
import { separatedVerbs } from './separated.ts'
import { placesInPhrases } from './set-phrases.ts'

export type Word = {
  text: string
  word: string
  language: Language
  stem: string
  /** What a verb and its noun share; empty where that is too little. */
  root: string
  /** Without an ending that only says who: one form for a man and a woman. */
  form: string
  /** Ids of the concepts it names, alone or as the first of several words. */
  concepts: ReadonlySet<string>
  /** Those of them that another word of the same concept may stand for, and their wider kinds. */
  meanings: ReadonlySet<string>
  broad: ReadonlySet<string>
  /** Those of its meanings that are things, or kinds of things. */
  things: ReadonlySet<string>
  /** What kinds of concepts it names: "act", "thing", "plain" for an act that says little. */
  kinds: ReadonlySet<'act' | 'thing' | 'plain' | 'other'>
  /** Spelled like a name: "SAP", "iOS", "Node.js", or a capital inside a sentence. */
  isName: boolean
  /** Part of a quantity. */
  isNumber: boolean
  /** An article, preposition or the like. */
  isSmall: boolean
  /** Says something by itself: no small word, number or filler. */
  isContent: boolean
  start: number
}

export type LineReading = {
  text: string
  language: Language
  words: Word[]
  concepts: ReadonlyMap<string, Concept>
  quantities: Quantity[]
  skills: { skill: string; start: number; end: number }[]
}

/** Of two long resumes every line; each takes some 20 kB. */
const readings = recent<LineReading>(500)

/** Reads a line; the same text in the same language is read once. */
export function readLine(text: string, language: Language): LineReading {
  const key = `${language}|${text}`
  const known = readings.get(key)
  if (known) return known
  const made = readingOf(withPlainNumbers(plain(text), language), language)
  readings.set(key, made)
  return made
}

/** Of most lines of a resume that stay nobody asks more than the skills. */
function readingOf(text: string, language: Language): LineReading {
  const quantities = once(() => findQuantities(text, language))
  const skills = once(() => findSkills(text))
  const said = once(() => wordsOf(text, language, quantities()))
  return {
    text,
    language,
    get quantities() {
      return quantities()
    },
    get skills() {
      return skills()
    },
    get words() {
      return said().words
    },
    get concepts() {
      return said().concepts
    },
  }
}

function wordsOf(
  text: string,
  language: Language,
  quantities: readonly Quantity[],
): Pick<LineReading, 'words' | 'concepts'> {
  const numberTokens = quantities.length > 0 ? tokensOf(text) : []
  const numberSpans = quantities.map((q) => {
    const last = numberTokens[q.to - 1]
    return { start: numberTokens[q.from]?.start ?? 0, end: last?.end ?? 0 }
  })
  const raw = [...text.matchAll(wordPattern)].map((match) => ({
    text: match[0],
    start: match.index,
  }))
  const lexemes = raw.map((word) => lexemeOf(word.text, language))
  const folded = lexemes.map(({ word }) => word)
  const idle = placesInPhrases(folded, language)
  const found = conceptsIn(folded, language).filter(
    ({ index, concept }) =>
      !(idle.has(index) && claims(concept)) &&
      !(isLamp(raw[index]?.text) && concept.id === 'lead') &&
      !(isPiece(raw[index]?.text) && concept.id === 'assist') &&
      !(isDelivery(folded, index) && concept.id === 'reduce'),
  )
  const separated = separatedVerbs(folded, language)
  const capitals = raw.filter((word) => /^\p{Lu}/u.test(word.text)).length
  const isTitle = raw.length > 0 && capitals / raw.length > 0.6
  const starts = new Set(numberSpans.map((span) => span.start))
  const ends = new Set(numberSpans.map((span) => span.end))
  const inside = new Set(numberSpans.flatMap(({ start, end }) => placesOf(start, end)))
  const isUnit = (word: string, start: number) =>
    (unitOf.has(word) && (ends.has(start) || ends.has(start - 1))) ||
    (currencyOf.has(word) && starts.has(start + word.length + 1))
  const isVendor = (i: number) =>
    vendors.has(folded[i] ?? '') && /^\p{Lu}/u.test(raw[i + 1]?.text ?? '')
  const covering = coveringOf(found, raw.length)
  const words = raw.map(({ text: written, start }, i): Word => {
    const whole = separated.get(i)
    const own = lexemes[i] ?? lexemeOf(written, language)
    const { word, stem, root, form, isSmall, isLight } =
      whole === undefined ? own : asWhole(own, whole, written, language)
    const isNumber = inside.has(start) || /^\d/u.test(word)
    const isContent =
      !isNumber &&
      !isUnit(word, start) &&
      /[\p{L}\p{N}]{2}/u.test(word) &&
      !isVendor(i) &&
      !isSmall &&
      !idle.has(i) &&
      !isLight
    const isName =
      !isNumber && !vendors.has(word) && looksLikeName(written, text, start, language, isTitle)
    return {
      text: written,
      word,
      language,
      stem,
      root: isContent ? root : '',
      form,
      ...namedBy(covering[i] ?? [], written, language),
      isName,
      isNumber,
      isSmall,
      isContent,
      start,
    }
  })
  // What opens a line is what was done, whatever thing it may name elsewhere.
  const first = words.findIndex((word) => word.isContent)
  return {
    words: words.map((word, i) =>
      i === first && !word.broad.has('people') ? { ...word, things: nothing } : word,
    ),
    concepts: new Map(found.map((f) => [f.concept.id, f.concept])),
  }
}

const placesOf = (start: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i)

/** An LED has led nobody. */
function isLamp(written: string | undefined): boolean {
  return written === 'LED' || written === 'LEDs'
}

/** "Beiträge" for a paper or the radio are pieces of work, no help; the verb has no capital. */
function isPiece(written: string | undefined): boolean {
  return written !== undefined && /^Beitr(?:ä|ae)gen?$/u.test(written)
}

/** What was dropped off, or into, did not sink. */
function isDelivery(words: readonly string[], at: number): boolean {
  return (
    /^dropp?(?:s|ed|ing)?$/u.test(words[at] ?? '') &&
    /^(?:off|offs|in|ins)$/u.test(words[at + 1] ?? '')
  )
}

/** A word of a phrase that claims nothing still says that one had help. */
function claims({ isClaim, scope }: Concept): boolean {
  return isClaim === true || scope !== undefined
}

/** Letters and digits with the signs that belong to names of tools; elisions are cut off. */
const wordPattern =
  /(?<=(?:^|[^\p{L}\p{N}])[dlnsjmtcDLNSJMTC]')\p{L}[\p{L}\p{N}]*|\.?[\p{L}\p{N}]+(?:[.&/](?=\p{L}\p{L})[\p{L}\p{N}]+)*[+#]*/gu

function looksLikeName(
  written: string,
  text: string,
  start: number,
  language: Language,
  isTitle: boolean,
): boolean {
  if (/\p{Ll}\p{Lu}|^\.\p{Lu}|[+#]$|\p{L}\d|\d\p{L}/u.test(written)) return true
  if (/^\p{Lu}{2,}s?$/u.test(written)) return true
  if (/\p{L}\.\p{L}/u.test(written)) return true
  if (!/^\p{Lu}/u.test(written)) return false
  if (language === 'de' || isTitle || everydayNames.has(fold(written))) return false
  return !/(^|[.!?:•(\-/"«“]\s*)$/u.test(text.slice(0, start))
}

/** Makers' names before a product's: "MS Excel" and "Microsoft Excel" are Excel. */
const vendors = new Set(['ms', 'microsoft', 'google', 'adobe', 'apache', 'amazon', 'autodesk'])

/** Capitalised in some languages and names of nothing in particular. */
const everydayNames = new Set(
  languageNames
    .flatMap((row) => row.split(' '))
    .concat(
      'january february march april may june july august september october november december state etat estado staat monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays christmas easter'.split(
        ' ',
      ),
    ),
)
