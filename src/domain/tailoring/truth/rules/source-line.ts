/**
 * Rule 5: a line retells lines of its entry and adds nothing to them.
 *
 * What was done is exchanged freely as long as it says as little ("handled"), and whatever opens a
 * line may open it otherwise. Whom and what it was done to is said by the entry's own words or by
 * others that the tables know for the same: a word that is gone pays for no other, since a fleet is
 * no warehouse, and what follows an "and" stands in no other word's place.
 */
import {
  isJoined,
  isOpening,
  isPlainAct,
  nextContent,
  segmentsOf,
  verbEnding,
} from '../line-parts.ts'
import { isChangeByNumbers } from '../change.ts'
import { areKindred } from '../kindred-acts.ts'
import { coverage, isInPool, isNamedInPool, isTold, spellings } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import { swappedCompounds } from '../compounds.ts'
import type { Passage } from '../passages.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Violation } from '../violation.ts'
import { periods } from './counted.ts'
import { borrowedSegments, isChange, lightActsJoined } from './list-items.ts'
import { isSaidBy } from './periods.ts'
import { isSaidByName } from './said-by-name.ts'
import { isServed } from './served.ts'

export function checkSourceLine(passage: Passage): Violation[] {
  const { path, line, sources, primary, texts, siblings, isTranslated, isSummary } = passage
  if (isTranslated) {
    if (sources.length > 0) return []
    return [{ rule: 'source_line', path, claim: line.text, reason: 'no_line_it_rests_on' }]
  }
  const { covered, missing } = coverageOf(passage)
  const borrowed = [...borrowedSegments(passage), ...swappedCompounds(passage)]
  const isImplied = (word: Word) =>
    (['increase', 'reduce'] as const).some(
      (id) => word.concepts.has(id) && isChangeByNumbers(id, line, sources),
    ) || periods.some((id) => word.concepts.has(id) && primary.some((one) => isSaidBy(id, one)))
  const novel = [
    ...missing,
    ...borrowed.filter((word) => !missing.includes(word) && !isServed(word, line, primary)),
    ...lightActsJoined(passage),
  ].filter((word) => !isImplied(word))
  if (novel.length === 0) return []
  // What another line keeps as it was has nothing to give away.
  const kept = new Set(siblings.map((sibling) => sibling.line.text))
  const rests = isSummary
    ? texts
    : primary.filter((source) => texts.includes(source) && !kept.has(source.text))
  const facts = novel.filter((word) => !isAnotherAct(word, passage, rests))
  const size = covered.length + novel.length
  if (facts.length > 0 && covered.length / size < 0.3)
    return [{ rule: 'source_line', path, claim: line.text, reason: 'no_line_it_rests_on' }]
  const isJoinedTo = (word: Word) => isJoined(word, line) && !standsForAnother(word, line, rests)
  const added = [...novelSegments(line, novel), ...novel.filter(isJoinedTo)]
  const strange = novel.filter((word) => facts.includes(word) || added.includes(word))
  if (strange.length === 0) return []
  const claim = strange.map((word) => word.text).join(' … ')
  return [{ rule: 'source_line', path, claim, reason: 'more_than_its_source' }]
}

/**
 * Whom a line is about is said in the entry's lines; the holder's own title is about the holder. A
 * skill of the entry may stand under another of its names.
 */
function coverageOf(passage: Passage): ReturnType<typeof coverage> {
  const { line, entry, texts, primary, isSummary } = passage
  const read = coverage(line, poolOf(entry))
  const isAlias = (word: Word) => isSaidByName(word, passage)
  const said = poolOf(texts)
  // "Cirurgias" stands for no "médicos" of another line.
  const retold = poolOf(primary)
  const spelled = spellings(line, poolOf(entry))
  const isMeantElsewhere = (word: Word) =>
    primary.length > 0 &&
    word.kinds.has('thing') &&
    !spelled.has(word) &&
    !isTold(word, entry) &&
    !isInPool(word, retold)
  const persons = isSummary
    ? []
    : read.covered.filter(
        (word) =>
          !isAlias(word) &&
          ((word.broad.has('people') && !isInPool(word, said)) || isMeantElsewhere(word)),
      )
  return {
    covered: [
      ...read.covered.filter((word) => !persons.includes(word)),
      ...read.missing.filter(isAlias),
    ],
    missing: [...read.missing.filter((word) => !isAlias(word)), ...persons],
  }
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
  if (isPlainAct(word) && !isCompoundNoun(word, line)) return true
  if (isCarrier(word, line, sources)) return true
  if (isSummary || isObjectOfKeptAct(word, line, sources)) return false
  if (standsForAnother(word, line, sources)) return true
  if (!isActLike(word, line)) return false
  const own = poolOf([line])
  const acts = sources.flatMap((source) => source.words.filter((w) => isActLike(w, source)))
  const known = acts.filter((w) => w.kinds.has('act') || w.kinds.has('plain'))
  if (known.length === 0) return sources.length > 0
  const gone = [
    ...acts.filter((other) => !isInPool(other, own)),
    ...sources.flatMap((source) => source.words.filter((w) => isHalfTold(w, source, line))),
  ]
  return gone.length > 0 && !gone.every((other) => isOtherAct(word, other))
}

/**
 * "Flagged shortages" for "reported shortages": before the same word stood another that is said no
 * more. Acts that the tables tell apart stand for each other nowhere.
 */
function standsForAnother(word: Word, line: LineReading, sources: readonly LineReading[]): boolean {
  if (word.isName || isKnown(word)) return false
  const isLast = word === line.words.findLast((other) => other.isContent)
  if (isLast && sources.some((source) => source.words.some((w) => isHalfTold(w, source, line))))
    return true
  // Right behind another word, or a preposition, it tells which one is meant, not what was done.
  const previous = line.words[line.words.indexOf(word) - 1]
  if (previous !== undefined && (previous.isContent || isBeforeThings(previous))) return false
  const object = nextContent(word, line, 1)
  if (object === null || isObjectBeforeVerb(word, object)) return false
  const own = poolOf([line])
  return sources.some((source) => {
    const same = source.words.find((other) => other.isContent && other.stem === object.stem)
    const before = same ? nextContent(same, source, -1) : null
    if (before === null || isInPool(before, own) || before.isName || isThing(before)) return false
    return !isOtherAct(word, before)
  })
}

/**
 * "Toespraken geschreven": German and Dutch say at the end what was done, so where that is what the
 * source says was done, what opens the line is what it was done to.
 */
function isObjectOfKeptAct(
  word: Word,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  if (word.language !== 'de' && word.language !== 'nl') return false
  const content = line.words.filter((other) => other.isContent)
  if (word !== content[0] || word.kinds.has('act')) return false
  const told = poolOf(sources)
  const ending = verbEnding[word.language]
  const isKept = content.some(
    (other) =>
      other !== word &&
      (ending.test(other.text) || isClosingVerb(other, content)) &&
      isNamedInPool(other, told),
  )
  return isKept && !told.words.some((other) => haveOneHead(other, word.form))
}

/** "Vergeben": no capital at the end of a German line, where nouns have one. */
function isClosingVerb(word: Word, content: readonly Word[]): boolean {
  return word.language === 'de' && word === content.at(-1) && !/^\p{Lu}/u.test(word.text)
}

/** "Verzuimmeldingen" and "Ziekmeldingen" are kinds of one thing. */
function haveOneHead(one: string, another: string): boolean {
  return one.length >= 8 && another.length >= 8 && one.slice(-6) === another.slice(-6)
}

/** "Vaccins verkocht": right before the verb that closes a German or Dutch line stands its object. */
function isObjectBeforeVerb(word: Word, verb: Word): boolean {
  const { language, kinds, text } = word
  if (language !== 'de' && language !== 'nl') return false
  const isVerb = ({ word: one, text: written }: Word) =>
    verbEnding[language].test(written) || /^(?:be|ver|ont|her|er|ent)\p{L}{3,}t$/u.test(one)
  return (
    kinds.has('act') &&
    isVerb(verb) &&
    !isVerb(word) &&
    (language === 'nl' || /^\p{Lu}/u.test(text))
  )
}

/** Both are acts that the tables know, and no one says the one for the other. */
function isOtherAct(word: Word, gone: Word): boolean {
  if (!word.kinds.has('act') || !gone.kinds.has('act') || isPlainAct(gone)) return false
  return !areKindred(word, gone)
}

/** A small word that no verb follows. */
function isBeforeThings({ isSmall, word }: Word): boolean {
  return isSmall && !beforeVerbs.has(word)
}

const beforeVerbs = new Set(
  'and or also to und oder auch zu et ou aussi a y o e tambien ou tambem en of ook te om'.split(
    ' ',
  ),
)

/** "Terminvergabe" where the line says "Termine" and, elsewhere, what was done with them. */
function isHalfTold(word: Word, source: LineReading, line: LineReading): boolean {
  if (word.language !== 'de' && word.language !== 'nl') return false
  if (word.word.length < 9 || !word.isContent) return false
  const opening = source.words.find((other) => other.isContent)
  if (word !== opening) return false
  const own = poolOf([line])
  return !own.exact.has(word.word) && !own.stems.has(word.stem) && isInPool(word, own)
}

/** "Administration of vaccines" for "vaccination": the act is the thing's own, and opens its source. */
function isCarrier(word: Word, line: LineReading, sources: readonly LineReading[]): boolean {
  const carries = word.concepts.has('administer') || carriers.test(word.word)
  if (!carries || !isOpening(word, line)) return false
  const object = nextContent(word, line, 1)
  return (
    object !== null &&
    sources.some((source) => {
      const act = source.words.find((other) => other.isContent)
      return act !== undefined && isInPool(object, poolOf([{ ...source, words: [act] }]))
    })
  )
}

/** Nouns that open a line before the thing that came of it: "redacción de crónicas" for "crónicas". */
const carriers =
  /^(?:coverage|recording|redaccion|elaboracion|confeccion|realizacion|impartici\p{L}+|conduite|redaction|ecriture|etablissement|constitution|tenue|prise|realisation|redacao|elaboracao|realizacao|confecao|confeccao|colocacao|abhaltung|durchfuhrung|erstellung|anfertigung)$/u

/** "Betriebsversammlungen" begin like an act and are none: only the opening of a line is. */
function isCompoundNoun(word: Word, line: LineReading): boolean {
  const { language, text } = word
  return language === 'de' && /^\p{Lu}.{11}/u.test(text) && !isOpening(word, line)
}

function isThing({ kinds, text, language }: Word): boolean {
  return kinds.has('thing') && !verbEnding[language].test(text.toLowerCase())
}

function isActLike(word: Word, line: LineReading): boolean {
  if (word.kinds.has('thing') || word.isName) return false
  return (
    isOpening(word, line) ||
    word.kinds.has('act') ||
    verbEnding[word.language].test(word.text.toLowerCase())
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
