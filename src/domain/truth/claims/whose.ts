/**
 * Whose a word of a line is: the person's own, somebody else's ("which the chef wrote", "prepared by
 * the nurse", "; another firm wired it"), or what the line denies ("without giving advice"). Each
 * language opens such parts with its own few words.
 */
import { grammarWordsOf } from '../../language/grammar-words.ts'
import { patternsOf } from '../../language/patterns.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { isVerb } from './acts.ts'
import { isNegator } from './denial.ts'

export type Voice = 'own' | 'others' | 'denied'

function voicesOf(line: LineReading): ReadonlyMap<Word, Voice> {
  const known = voices.get(line)
  if (known !== undefined) return known
  const made = new Map<Word, Voice>()
  const clauses = clausesOf(line)
  clauses.forEach((clause, i) => {
    const isOthers = isRelativeOfOthers(clauses, i) || isContrast(clause) || isOfOthers(clauses, i)
    const agents = isOthers ? clause.words : doneByOthers(clause.words, line)
    for (const word of agents) made.set(word, 'others')
    for (const word of deniedIn(clause.words)) made.set(word, 'denied')
  })
  voices.set(line, made)
  return made
}

const voices = new WeakMap<LineReading, ReadonlyMap<Word, Voice>>()

/** The line with those of its words alone that are in one voice. */
export function partOf(line: LineReading, voice: Voice): LineReading {
  const parts = partsKnown.get(line) ?? new Map<Voice, LineReading>()
  partsKnown.set(line, parts)
  const known = parts.get(voice)
  if (known !== undefined) return known
  const said = voicesOf(line)
  const isWhole = said.size === 0 && voice === 'own'
  const words = line.words.filter((word) => (said.get(word) ?? 'own') === voice)
  const made = isWhole ? line : { ...line, words }
  parts.set(voice, made)
  return made
}

const partsKnown = new WeakMap<LineReading, Map<Voice, LineReading>>()

type Clause = { words: Word[]; sign: string }

/** Parted by signs, and where a clause that depends on another begins. */
function clausesOf({ words, text }: LineReading): Clause[] {
  const clauses: Clause[] = [{ words: [], sign: '' }]
  words.forEach((word, i) => {
    const before = words[i - 1]
    const gap = before ? text.slice(before.start + before.text.length, word.start) : ''
    const sign = /[,;:.()–—!?]|\s-\s/u.exec(gap)?.[0] ?? ''
    const opens = i > 0 && (contrasts[word.language].has(word.word) || isOpenRelative(word))
    if (sign !== '' || opens) clauses.push({ words: [], sign })
    clauses.at(-1)?.words.push(word)
  })
  return clauses
}

/** German and Dutch relatives are articles too, and always stand behind a comma. */
function isOpenRelative({ word, language }: Word): boolean {
  return language !== 'de' && language !== 'nl' && relatives[language].has(word)
}

function isContrast({ words: [first] }: Clause): boolean {
  return first !== undefined && contrasts[first.language].has(first.word)
}

/** Said of a person, or with another subject than what it is said of. */
function isRelativeOfOthers(clauses: readonly Clause[], i: number): boolean {
  const [clause, before] = [clauses[i], clauses[i - 1]]
  const [first, second] = clause?.words ?? []
  if (clause === undefined || before === undefined || first === undefined) return false
  if (!relatives[first.language].has(first.word) || clause.words.some(isFirstPerson)) return false
  if ((first.language === 'de' || first.language === 'nl') && clause.sign !== ',') return false
  const antecedent = before.words.findLast(({ isContent }) => isContent)
  if (antecedent !== undefined && isPersonIn(antecedent, before.words)) return true
  const opensSubject =
    second !== undefined &&
    (articles[second.language].has(second.word) || thirds[second.language].has(second.word))
  return opensSubject || clause.words.some((word) => isSubject(word, clause.words))
}

/** A clause of its own whose subject is somebody else: no act opens it, none closes it. */
function isOfOthers(clauses: readonly Clause[], i: number): boolean {
  const [clause] = [clauses[i]]
  const [first] = clause?.words ?? []
  if (clause === undefined || first === undefined || clause.words.some(isFirstPerson)) return false
  const isFirst = i === 0
  if (isFirst && !clauses.some(({ words }) => words.some(isFirstPerson))) return false
  if (!isFirst && !/[;.–—]/u.test(clause.sign)) return false
  if (!first.isSmall || isVerb(first)) return false
  const last = clause.words.at(-1)
  if (last !== undefined && clause.words.length > 1 && isParticipleEnd(last, clause.words))
    return false
  return clause.words.some((word) => isSubject(word, clause.words))
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
function isSubject(word: Word, words: readonly Word[]): boolean {
  if (thirds[word.language].has(word.word) && !articles[word.language].has(word.word)) return true
  if (!isPersonIn(word, words)) return false
  const at = words.indexOf(word)
  const before = words.slice(Math.max(0, at - 3), at)
  return !before.some(({ word: one, language }) => bound[language].has(one))
}

/** "Prepared by the nurse", "vom Koch erstellt", "IT-led": the participle and who it names. */
function doneByOthers(words: readonly Word[], { text }: LineReading): Word[] {
  return words.flatMap((word, i): Word[] => {
    if (agents[word.language].has(word.word)) {
      const behind = words.slice(i + 1, i + 5)
      const who = behind.findIndex((one) => isPersonIn(one, words) || one.isName)
      const [first, next] = [behind[0], behind[who + 1]]
      if (who < 0 || first === undefined || isFirstPerson(first) || first.isNumber) return []
      const before = words.slice(Math.max(0, i - 3), i).findLast((one) => isParticiple(one))
      const participle = next !== undefined && isParticiple(next) ? next : before
      return participle === undefined ? [] : [participle, ...behind.slice(0, who + 1)]
    }
    const next = words[i + 1]
    const isGlued =
      next !== undefined && text.slice(word.start + word.text.length, next.start) === '-'
    if (isGlued && isParticiple(next) && (word.isName || isPersonIn(word, words)))
      return [word, next]
    return []
  })
}

function isParticiple(word: Word): boolean {
  return isVerb(word) || participles[word.language].test(word.word)
}

/** From the word that denies to the end of its clause; a bare "not" denies its clause. */
function deniedIn(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => isNegator(word) || exceptions[word.language].has(word.word))
  const negator = words[at]
  if (negator === undefined) return []
  return wholeClause.has(negator.word) ? words : words.slice(at)
}

const wholeClause = new Set('not no nicht pas nao niet'.split(' '))

/** By what it names, or by its form behind an article. */
export function isPersonIn(word: Word, words: readonly Word[]): boolean {
  if (persons.some((id) => word.concepts.has(id)) || word.broad.has('people')) return true
  if (word.isSmall || word.isNumber || !personEnding[word.language].test(word.word)) return false
  const at = words.indexOf(word)
  return words.slice(Math.max(0, at - 2), at).some((one) => articles[one.language].has(one.word))
}

const persons = ['people', 'workers', 'boss', 'team', 'firm', 'supplier', 'topboss']

const isFirstPerson = ({ word, language }: Word): boolean => firsts[language].has(word)

const relatives = grammarWordsOf('relative')
const contrasts = grammarWordsOf('contrast')
const agents = grammarWordsOf('agent')
const thirds = grammarWordsOf('third-person')
const firsts = grammarWordsOf('first-person')
const articles = grammarWordsOf('article')
const exceptions = grammarWordsOf('except')
const bound = grammarWordsOf('preposition')
const personEnding = patternsOf('person', (pattern) => new RegExp(pattern, 'u'))
const participles = patternsOf('participle', (pattern) => new RegExp(pattern, 'u'))
