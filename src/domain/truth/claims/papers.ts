/**
 * Certificates, licences, courses, offices and awards: who says that they hold one has a line that names
 * one and says of what. Its words elsewhere lend nothing: "ISO 45001" among the duties makes no auditor.
 */
import { paperWords } from '#tables/paper-words.js'

import { grammarWordsOf } from '../../language/grammar-words.ts'
import type { Language } from '../../language/languages.ts'
import { byLanguage } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'
import type { ResumeLine } from '../../resume/text.ts'
import { isNotHad, isUnderWay, leavesOpen } from '../../scoring/certificate-terms.ts'
import { edition, standingAt } from '../../scoring/standing.ts'
import type { Context } from '../context.ts'
import type { Doubt } from '../doubt.ts'
import { isPeriodWord } from '../reading/counted.ts'
import { isJoiner } from '../reading/line-parts.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { readLine } from '../reading/reading.ts'
import type { WrittenForms } from '../reading/written-forms.ts'
import { fitsAny, formsOf } from '../reading/written-forms.ts'
import { isVerb } from './acts.ts'
import { isUnfinished } from './limits.ts'
import { isTold } from './told.ts'
import { partOf } from './whose.ts'

export function paperDoubts(context: Context): Doubt[] {
  const { newLines, originalLines, from, languageOf } = context
  const claimed = newLines.flatMap(({ path, text, kind }) => {
    if (!isFree(kind) || languageOf(text) !== from) return []
    const line = readLine(text, from)
    return line.words.some(isMark) ? papersIn(line).map((paper) => ({ path, line, paper })) : []
  })
  if (claimed.length === 0) return []
  const known = carriersAmong(originalLines, from)
  const open = new Set(papersOf(context).flatMap((paper) => (paper.isOpen ? paper.lines : [])))
  const had = known.filter((one) => !isUnfinished(one) && !open.has(one.text))
  return claimed.flatMap(({ path, line, paper }): Doubt[] => {
    if (isCarried(paper, isOpen(line) ? known : had)) return []
    const claim = [...paper.words, ...paper.levels]
      .toSorted((a, b) => a.start - b.start)
      .map(({ text }) => text)
    return [{ policy: 'paper', path, claim: claim.join(' … ') }]
  })
}

/** The words that say of what it is, the first part of a compound, and how far it goes. */
type Paper = { words: Word[]; part: string; levels: Word[] }

function papersIn(line: LineReading): Paper[] {
  const own = new Set(partOf(line, 'own').words)
  return line.words.flatMap((mark, at): Paper[] => {
    if (!own.has(mark) || !isMark(mark)) return []
    const run = [...wordsBefore(line, at), ...wordsBehind(line, at)]
    const levels = run.filter(isLevel)
    const words = run.filter(
      (word, i) =>
        word.isContent &&
        !isLevel(word) &&
        !isOfPapers(word) &&
        !isVerb(word) &&
        !ofClass.test(run[i + 1]?.text ?? ''),
    )
    const part = partBefore(mark)
    return words.length === 0 && part === '' ? [] : [{ words: [mark, ...words], part, levels }]
  })
}

/** "Kälteschein" is of "kalte": of what remains in front of the word that says what it is. */
function partBefore({ word, language }: Word): string {
  const end = marks[language].ends.find((one) => word.endsWith(one))
  const part = end === undefined ? '' : word.slice(0, -end.length)
  return part.length >= shortestPart ? part : ''
}

function wordsBehind({ words, text }: LineReading, at: number): Word[] {
  const run = words.slice(at + 1, at + 1 + mostWords)
  const end = run.findIndex((word, i) => ends(word, words[at + i], text))
  return end < 0 ? run : run.slice(0, end)
}

/** In English what it is of stands in front, elsewhere its name alone does. */
function wordsBefore({ words, text, language }: LineReading, at: number): Word[] {
  const isOf = (word: Word) => word.isName || (language === 'en' && word.isContent && !isVerb(word))
  const isBare = fitsAny(words[at]?.word ?? '', holders[language])
  const run = words.slice(Math.max(0, at - mostWords), at)
  const first = run.findLastIndex(
    (word, i) =>
      !(isBare ? word.isName : isOf(word)) ||
      signs.test(gapBetween(word, run[i + 1] ?? words[at], text)),
  )
  return run.slice(first + 1)
}

function ends(word: Word, before: Word | undefined, text: string): boolean {
  if (before !== undefined && signs.test(gapBetween(before, word, text))) return true
  if (isJoiner(word) || isPeriodWord(word)) return true
  return word.isSmall && !isLevel(word) && !naming.some((of) => of[word.language].has(word.word))
}

function gapBetween(a: Word, b: Word | undefined, text: string): string {
  return text.slice(a.start + a.text.length, b?.start)
}

const isCarried = ({ words, part, levels }: Paper, carriers: readonly LineReading[]): boolean => {
  const [, ...named] = words
  const isThere = (one: LineReading) =>
    named.some((word) => isTold(word, [one])) || (part !== '' && hasPart(one, part))
  return (
    named.every((word) => isTold(word, carriers)) &&
    (part === '' || carriers.some((one) => hasPart(one, part))) &&
    levels.every((level) =>
      carriers.some((one) => isThere(one) && one.words.some(({ text }) => text === level.text)),
    )
  )
}

const hasPart = ({ words }: LineReading, part: string): boolean =>
  words.some(({ word }) => word.includes(part.slice(0, Math.max(shortestPart, part.length - 2))))

/** Whether a line says of a paper that it is not had yet, or no more. */
export const isOpen = (line: LineReading): boolean =>
  isUnfinished(line) ||
  isUnderWay(line.text) ||
  isNotHad(line.text) ||
  partOf(line, 'denied').words.length > 0

/** An entry that is a paper: its name, all that it says, and whether it leaves open that the paper is had. */
type PaperEntry = { name: string; lines: string[]; isOpen: boolean }

export function papersOf({ originalLines, original, now }: Context): PaperEntry[] {
  return [...Map.groupBy(originalLines, entryOf).values()].flatMap((entry): PaperEntry[] => {
    const name = entry.find(({ kind }) => kind !== null && ofPapers.has(kind))
    if (name === undefined) return []
    const leavesItOpen = entry.some(
      ({ text, kind }) => (kind === 'text' || kind === 'date') && leavesOpen(text),
    )
    const isHeld = standingAt(name, original, now ?? edition) === 'held'
    return [
      { name: name.text, lines: entry.map(({ text }) => text), isOpen: leavesItOpen || !isHeld },
    ]
  })
}

const entryOf = ({ section, itemIndex }: ResumeLine) => `${section} ${itemIndex}`

/** Lines that name a paper, and all of an entry that is one. */
function carriersAmong(lines: readonly ResumeLine[], language: Language): LineReading[] {
  const ofEntries = new Set(
    lines.flatMap((line) => (line.kind !== null && ofPapers.has(line.kind) ? [entryOf(line)] : [])),
  )
  return lines
    .filter(({ kind }) => kind !== null)
    .map((line) => ({ line, read: readLine(line.text, language) }))
    .filter(({ line, read }) => ofEntries.has(entryOf(line)) || read.words.some(isMark))
    .map(({ read }) => read)
}

/** What may be said anew; other fields are copied. */
export const isFree = (kind: ResumeLine['kind']): boolean => kind !== null && free.has(kind)
const free: ReadonlySet<string> = new Set(['text', 'points', 'skills', 'technologies'])
const ofPapers: ReadonlySet<string> = new Set(['certificate', 'degree'])
const isMark = ({ word, language }: Word): boolean => fitsAny(word, marks[language])
export const isLevel = ({ text, language }: Word): boolean =>
  /^(?:[IVX]{1,4}|[A-C]\d)$/u.test(text) && !(language === 'en' && text === 'I')

const formsOfKind = (isOf: (kind: string) => boolean): Readonly<Record<Language, WrittenForms>> =>
  byLanguage((language) =>
    formsOf(
      rowsIn(paperWords, language)
        .flatMap(({ kind, forms }) => (isOf(kind) ? [forms] : []))
        .join(' '),
    ),
  )

/** Says that there is a paper, how far it goes, or how it came about: "obtained", "level". */
export const isOfPapers = (word: Word): boolean =>
  isMark(word) || fitsAny(word.word, around[word.language]) || isTeaching(word)

/** That something was taught: a course, a seminar, a training. */
export const isTeaching = ({ word, language }: Word): boolean => fitsAny(word, taught[language])

/** "Curso de Incoterms": what was attended, and no paper of a trade. */
export const isCourse = (text: string, language: Language): boolean =>
  readLine(text, language).words.some(({ word }) => fitsAny(word, courses[language]))

const courses = formsOfKind((kind) => kind === 'course')
const around = formsOfKind((kind) => kind === 'around')
const marks = formsOfKind((kind) => kind !== 'around' && kind !== 'teaching')
const taught = formsOfKind((kind) => kind === 'course' || kind === 'teaching')
const holders = formsOfKind((kind) => kind === 'holder')
const naming = ['from', 'article', 'as', 'to', 'addressing', 'where'].map(grammarWordsOf)
const signs = /[,;:.()–—]|\s-\s/u
/** "Klasse C", "Category II": the word in front says only that it is one. */
const ofClass = /^(?:[IVX]{1,4}|[A-E]\d?E?)$/u
const mostWords = 6
const shortestPart = 4
