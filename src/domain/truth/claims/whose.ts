/**
 * Whose a word of a line is: the person's own, somebody else's ("which the chef wrote", "prepared by
 * the nurse", "; another firm wired it"), or what the line denies ("without giving advice"). Each
 * language opens such parts with its own few words.
 */
import { grammarWordsOf } from '../../language/grammar-words.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { isVerb } from './acts.ts'
import { doneByOthers, isFirstPerson, isParticiple, isSpeaker, personsIn } from './agents.ts'
import { isNegator } from './denial.ts'
import { gapBefore } from '../reading/line-parts.ts'
import { isTold } from './told.ts'

export type Voice = 'own' | 'others' | 'denied'

function voicesOf(line: LineReading): ReadonlyMap<Word, Voice> {
  const known = voices.get(line)
  if (known !== undefined) return known
  const made = new Map<Word, Voice>()
  const clauses = clausesOf(line)
  const people = personsIn(line)
  const speaks = line.words.some(isFirstPerson)
  clauses.forEach((clause, i) => {
    const isOthers =
      isRelativeOfOthers(clauses, i, people) ||
      isContrast(clause) ||
      ((i > 0 || speaks) && isOfOthers(clause, i === 0, people)) ||
      (i > 0 && isReport(clause)) ||
      isOfTeam(clause, people)
    const agents = isOthers ? clause.words : doneByOthers(clause.words, line, people)
    for (const word of agents) made.set(word, 'others')
    for (const word of deniedIn(clause.words)) made.set(word, 'denied')
  })
  voices.set(line, made)
  return made
}

/** Whether a line may speak of others, where its words need not be known: for a translation. */
export function maySpeakOfOthers(line: LineReading): boolean {
  if (partOf(line, 'others').words.some(({ isContent }) => isContent)) return true
  return clausesOf(line).some((clause, i) => {
    const [first] = clause.words
    if (first === undefined || clause.words.some(isSpeaker)) return false
    const isOwnClause =
      i > 0 && /[;.–—]/u.test(clause.sign) && articles[first.language].has(first.word)
    return isOwnClause || clause.words.some((word, at) => isAgentWord(word, clause.words[at - 1]))
  })
}

const isAgentWord = ({ word, language }: Word, before: Word | undefined): boolean =>
  before !== undefined && isParticiple(before) && agents[language].has(word)

const voices = new WeakMap<LineReading, ReadonlyMap<Word, Voice>>()

/**
 * What is the person's own of a line that retells some sources: not what stands right beside the one
 * who does it there ("for the manager's approval", "and the chef checks it").
 */
export function ownPartOf(line: LineReading, sources: readonly LineReading[]): LineReading {
  const part = partOf(line, 'own')
  const theirs = sources.map((source) => partOf(source, 'others'))
  const agents = theirs.map((one, i) => ({ ...one, words: agentsAmong(one, sources[i] ?? one) }))
  if (agents.every(({ words }) => words.length === 0)) return part
  const given = new Set<Word>()
  let run: Word[] = []
  const close = () => {
    if (run.some((word) => isTold(word, agents))) for (const word of run) given.add(word)
    run = []
  }
  for (const word of part.words) {
    if (isBetween(word)) continue
    if (word.isContent && isTold(word, theirs)) run.push(word)
    else close()
  }
  close()
  const opening = part.words.find(({ isContent }) => isContent)
  const words = part.words.filter((word) => word === opening || !given.has(word))
  return given.size === 0 ? part : withWords(part, words)
}

/** Who does it, and the word that says which: "the purchasing department", "el departamento de compras". */
function agentsAmong({ words }: LineReading, source: LineReading): Word[] {
  const people = personsIn(source)
  const content = words.filter(({ isContent }) => isContent)
  return content.filter((word, i) => {
    const before = content[i - 1]
    const isWhich = before !== undefined && people.has(before)
    return people.has(word) || (isWhich && !isParticiple(word) && !isPresent(word))
  })
}

/** With somebody, and at somebody's place, one does it oneself. */
const isBetween = ({ isSmall, word, language }: Word): boolean =>
  isSmall && !company[language].has(word) && !places[language].has(word)

/** The line with those of its words alone that are in one voice. */
export function partOf(line: LineReading, voice: Voice): LineReading {
  const parts = partsKnown.get(line) ?? new Map<Voice, LineReading>()
  partsKnown.set(line, parts)
  const before = parts.get(voice)
  if (before !== undefined) return before
  const known = voicesOf(line)
  const isWhole = known.size === 0 && voice === 'own'
  const words = line.words.filter((word) => (known.get(word) ?? 'own') === voice)
  const made = isWhole ? line : withWords(line, words)
  parts.set(voice, made)
  return made
}

function withWords(line: LineReading, words: Word[]): LineReading {
  const said = new Set(words.flatMap((word) => [...word.concepts]))
  const concepts = new Map([...line.concepts].filter(([id]) => said.has(id)))
  return { ...line, words, concepts }
}

const partsKnown = new WeakMap<LineReading, Map<Voice, LineReading>>()

type Clause = { words: Word[]; sign: string }

/** Parted by signs, and where a clause that depends on another begins. */
function clausesOf(line: LineReading): Clause[] {
  const { words } = line
  const clauses: Clause[] = [{ words: [], sign: '' }]
  words.forEach((word, i) => {
    const before = words[i - 1]
    const sign =
      gapBefore(line, i)
        .match(/[,;:.()–—!?]|\s-\s/gu)
        ?.at(-1) ?? ''
    const opens = i > 0 && (opensContrast(word, sign) || isOpenRelative(word, before))
    if (sign !== '' || opens) clauses.push({ words: [], sign })
    clauses.at(-1)?.words.push(word)
  })
  return clauses
}

/** German relatives are articles too, and always stand behind a comma; Dutch ones behind their noun. */
function isOpenRelative({ word, language }: Word, before: Word | undefined): boolean {
  if (language === 'de' || !relatives[language].has(word)) return false
  return language !== 'nl' || before?.isContent === true
}

function isContrast({ words: [first], sign }: Clause): boolean {
  return first !== undefined && opensContrast(first, sign)
}

/** "Während der Ferien" is a time: in German only what stands behind a comma is a clause. */
function opensContrast({ word, language }: Word, sign: string): boolean {
  return contrasts[language].has(word) && (language !== 'de' || sign === ',')
}

/** Said of a person, or with another subject than what it is said of. */
function isRelativeOfOthers(
  clauses: readonly Clause[],
  i: number,
  people: ReadonlySet<Word>,
): boolean {
  const [clause, before] = [clauses[i], clauses[i - 1]]
  const [first, second] = clause?.words ?? []
  if (clause === undefined || before === undefined || first === undefined) return false
  if (!relatives[first.language].has(first.word) || clause.words.some(isSpeaker)) return false
  if (first.language === 'de' && clause.sign !== ',') return false
  if (antecedentsIn(before.words).some((word) => people.has(word))) return true
  const opensSubject =
    second !== undefined &&
    (articles[second.language].has(second.word) || thirds[second.language].has(second.word))
  return opensSubject || clause.words.some((_, at) => isSubject(at, clause.words, people))
}

/**
 * The word a relative is about: "the engineer, who", "the engineer of the plant, who"; in German and
 * Dutch the verb may stand between them.
 */
function antecedentsIn(words: readonly Word[]): Word[] {
  const content = words.filter(({ isContent }) => isContent)
  const last = content.at(-1)
  if (last === undefined) return []
  const before = words[words.indexOf(last) - 1]
  const isWhich = before !== undefined && origins[before.language].has(before.word)
  return content.slice(isWhich || isVerb(last) ? -2 : -1)
}

/** A clause of its own whose subject is somebody else: no act opens it, none closes it. */
function isOfOthers(clause: Clause, isFirst: boolean, people: ReadonlySet<Word>): boolean {
  const [first] = clause.words
  if (first === undefined || clause.words.some(isSpeaker)) return false
  if (!isFirst && !/[;.–—]/u.test(clause.sign)) return false
  if (!first.isSmall || isVerb(first)) return false
  const last = clause.words.at(-1)
  if (last !== undefined && clause.words.length > 1 && isParticipleEnd(last, clause.words))
    return false
  return clause.words.some((_, at) => isSubject(at, clause.words, people))
}

/** ", orders are placed by the office", ", bestellt wird im Büro": who writes of the own work needs no such verb. */
function isReport({ words, sign }: Clause): boolean {
  if (!/[,;(–—-]/u.test(sign) || words.some(isFirstPerson) || words.some(isMeasured)) return false
  const [first] = words
  if (first === undefined || relatives[first.language].has(first.word)) return false
  return words.slice(1).some(isReporting)
}

/** What came of the own work is told like that as well. */
const isMeasured = ({ isNumber, concepts }: Word): boolean =>
  isNumber || ['increase', 'reduce', 'improve', 'save'].some((id) => concepts.has(id))

const isReporting = ({ word, language }: Word): boolean => reporting[language].has(word)

/** "The team cut waste": somebody behind an article, and what they did behind them. */
function isOfTeam({ words, sign }: Clause, people: ReadonlySet<Word>): boolean {
  const [first, second, third, ...rest] = words
  if (first === undefined || second === undefined || third === undefined) return false
  if (rest.length === 0 || words.some(isFirstPerson) || !people.has(second)) return false
  return (
    articles[first.language].has(first.word) &&
    (isReporting(third) || tells(third) || (sign === ',' && isPresent(third)))
  )
}

/** ", der Chef prüft sie", ", de arts stelt ze vast". */
const isPresent = ({ word, language }: Word): boolean =>
  (language === 'de' || language === 'nl') && /\p{L}{3}t$/u.test(word)

/** A past tense, where a participle would be somebody's whom something was done for. */
function tells(word: Word): boolean {
  const isClosing = word.language === 'de' || word.language === 'nl'
  return isClosing ? /\p{L}{3}(?:te|ten|de|den)$/u.test(word.word) : isVerb(word)
}

/** "Die Kasse abgerechnet" is the person's, "der Chef hat abgerechnet" the chef's. */
function isParticipleEnd(last: Word, words: readonly Word[]): boolean {
  if (last.language !== 'de' && last.language !== 'nl') return false
  return isVerb(last) && !words.some(({ word }) => auxiliaries.has(word))
}

const auxiliaries = new Set(
  'hat haben hatte wird wurde ist heeft had hebben werd wordt is'.split(' '),
)

/** Somebody, with an article and no preposition in front. */
function isSubject(at: number, words: readonly Word[], people: ReadonlySet<Word>): boolean {
  const word = words[at]
  if (word === undefined) return false
  if (thirds[word.language].has(word.word) && !articles[word.language].has(word.word)) return true
  if (!people.has(word)) return false
  const before = words.slice(Math.max(0, at - 3), at)
  return !before.some(({ word: one, language }) => bound[language].has(one))
}

/** From the word that denies to the end of its clause; a bare "not" denies its clause. */
function deniedIn(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => isNegator(word) || exceptions[word.language].has(word.word))
  const negator = words[at]
  if (negator === undefined) return []
  // "Orders excepted": behind what it takes out.
  const isBehind = words.slice(at + 1).every(({ isContent }) => !isContent)
  return isBehind || wholeClause.has(negator.word) ? words : words.slice(at)
}

const wholeClause = new Set('not no nicht pas nao niet'.split(' '))

const company = grammarWordsOf('with')
const places = grammarWordsOf('where')
const relatives = grammarWordsOf('relative')
const contrasts = grammarWordsOf('contrast')
const origins = grammarWordsOf('from')
const agents = grammarWordsOf('agent')
const thirds = grammarWordsOf('third-person')
const reporting = grammarWordsOf('report')
const articles = grammarWordsOf('article')
const exceptions = grammarWordsOf('except')
const bound = grammarWordsOf('preposition')
