/**
 * Facts that words alone claim (a prize, a budget, growth), ranks, and how far something reaches: each
 * stands in the lines a text rests on, by the same concept, in another form of the word, or as what
 * says as much. Across languages only those count that every language spells out.
 */
import { grammarWordsOf } from '../../language/grammar-words.ts'
import { isRendered } from '../across/renderings.ts'
import type { Concept } from '../reading/concept.ts'
import { isPeriodWord } from '../reading/counted.ts'
import { isWeekdayAt } from '../reading/recurring.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import type { Doubt } from '../doubt.ts'
import type { Passage } from '../passages.ts'
import { isToldByForm } from './told.ts'
import { ownPartOf, partOf } from './whose.ts'
import { isHelperLine } from './help.ts'

export function conceptDoubts(passage: Passage): Doubt[] {
  // What others did lends the person nothing, and what others did is none of their claims.
  const ofOwn = (line: LineReading) => partOf(line, 'own')
  const { line, own, sources } = passage
  const said = ownPartOf(line, own)
  const told = { ...passage, own: own.map(ofOwn), sources: sources.map(ofOwn) }
  return [...line.concepts.values()]
    .filter((concept) => isOfReach(concept) || said.concepts.has(concept.id))
    .flatMap((concept) => doubtOf(concept, isOfReach(concept) ? passage : told))
}

/** However far others' work reaches, the line names no wider reach for it. */
const isOfReach = ({ id, scope }: Concept): boolean => scope !== undefined || id === 'all'

function doubtOf(concept: Concept, passage: Passage): Doubt[] {
  const { path, line, own, sources, isTranslated, isSummary } = passage
  if (concept.isClaim !== true) return []
  if (isTranslated && concept.isHard !== true && concept.id !== 'all') return []
  const isRank = isOfRank(concept)
  // How far one line reaches is of that line.
  const lines = isOfReach(concept) && !isSummary && own.length > 0 ? own : [...own, ...sources]
  if (lines.some((source) => says(source, concept))) return []
  const words = line.words.filter(
    (word) =>
      word.concepts.has(concept.id) &&
      !(concept.id === 'all' && isEachTime(word, line)) &&
      !(concept.id === 'train' && isPerson(word)) &&
      !(isOfReach(concept) && isArranging(word, line)),
  )
  if (words.length === 0) return []
  if (!isTranslated && words.every((word) => isToldByForm(word, lines))) return []
  if (isTranslated && isRendered(concept.id, words, lines)) return []
  if (isTranslated && isRank && isOfOthers(line, lines)) return []
  const claim = words.map(({ text }) => text).join(' ')
  const policy =
    concept.scope !== undefined || concept.id === 'all' ? 'scope' : isRank ? 'rank' : 'fact'
  return [{ policy, path, claim, source: own[0] }]
}

/** "Organisation des déplacements": an act done to what follows, and no body that one works for. */
function isArranging(word: Word, { words }: LineReading): boolean {
  const next = words[words.indexOf(word) + 1]
  if (next === undefined || !word.concepts.has('plan')) return false
  return [articles, prepositions].some((of) => of[next.language].has(next.word))
}

const articles = grammarWordsOf('article')
const prepositions = grammarWordsOf('preposition')

/** A trainee trains nobody. */
const isPerson = ({ concepts, broad }: Word): boolean =>
  concepts.has('workers') || concepts.has('people') || broad.has('people')

/** By the concept, by one that says as much, or by a reach that is no smaller. */
function says({ concepts }: LineReading, { id, scope }: Concept): boolean {
  if (concepts.has(id)) return true
  if ((asMuch[id] ?? []).some((other) => concepts.has(other))) return true
  return scope !== undefined && [...concepts.values()].some((other) => (other.scope ?? 0) > scope)
}

/** What was lowered or raised was improved, and what was saved was lowered. */
const asMuch: Readonly<Record<string, readonly string[]>> = {
  improve: ['increase', 'reduce', 'save'],
  increase: ['improve'],
  reduce: ['save'],
  save: ['reduce'],
}

function isOfRank({ id, rank }: Concept): boolean {
  return id === 'boss' || id === 'topboss' || id === 'senior' || id === 'expert' || (rank ?? 0) >= 2
}

/** "Soutien de la direction" leads no one, and "encadrement de stagiaires" is teaching them. */
function isOfOthers(line: LineReading, sources: readonly LineReading[]): boolean {
  const teaches = ({ concepts }: LineReading) => concepts.has('train')
  if (teaches(line) && sources.some(teaches)) return true
  return isHelperLine(line) && sources.some(isHelperLine)
}

/** "Every Friday", "each month", "alle zwei Wochen": says how often, and not that nothing is left out. */
function isEachTime(word: Word, { words, quantities, text }: LineReading): boolean {
  const at = words.indexOf(word)
  const next = words.slice(at + 1, at + 4)
  const isTime = (one: Word, i: number) =>
    one.isNumber ||
    isPeriodWord(one) ||
    times.test(one.word) ||
    yearEnd.test(one.word) ||
    isWeekdayAt(
      next.map((w) => w.word),
      i,
    )
  return (
    next.some(isTime) ||
    quantities.some(({ text: said }) =>
      said.includes(text.slice(word.start, word.start + word.text.length)),
    )
  )
}

/** What comes again, in the words of the six languages. */
const times =
  /^(?:time|shift|season|session|semester|term|morning|night|evening|winter|summer|schicht|saison|halbjahr|quartal|morgen|abend|nacht|sommer|turno|guardia|temporada|trimestre|noche|verano|invierno|garde|matin|soir|ete|hiver|plantao|noite|verao|inverno|manha|dienst|seizoen|ochtend|avond|zomer)/u
/** "Schooljaar", "Arbeitstag". */
const yearEnd = /.{3}(?:jahr|tag|woche|monat|jaar|dag|week|maand)$/u
