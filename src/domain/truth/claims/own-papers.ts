/**
 * What a line says of a paper that the person holds stands in that paper's entry: its name, who gave it,
 * when, at what level and for how many hours. The rest of the line is held against its own sources. A
 * paper that is not finished, or had in part alone, lends nothing.
 */
import { degreesIn } from '#domain/ads/asks.ts'
import type { Doubt } from '../doubt.ts'
import { degreeLevel } from '../facts/degrees.ts'
import { supports } from '../reading/quantity.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { readLine } from '../reading/reading.ts'
import type { Context } from '../context.ts'
import { isWhole } from './limits.ts'
import { isFree, isOfPapers, isOpen, papersOf } from './papers.ts'
import { isTold } from './told.ts'

/** The line without what it says of papers that the resume names. */
export function withoutOwnPapers(
  line: LineReading,
  own: readonly LineReading[],
  context: Context,
): LineReading {
  const speaks = line.words.some((word) => isOfPapers(word) && !isTold(word, own))
  return speaks ? without(heldIn(line, context), line, own) : line
}

/** Nothing but the name of a paper, and what its entry says of it. */
export function isOwnPaper(line: LineReading, context: Context): boolean {
  const named = heldIn(line, context)
  if (named.length === 0) return false
  const { words, quantities } = without(named, line, [])
  return quantities.length === 0 && words.every(({ isSmall }) => isSmall)
}

/** What a new line tells of a paper or a degree that is not had, as if it were. */
export function openPaperDoubts(context: Context): Doubt[] {
  const { newLines, from, languageOf } = context
  const papers = papersOf(context)
  if (!papers.some((paper) => paper.isOpen)) return []
  const levels = (isOpenOne: boolean) =>
    papers.flatMap(({ name, isOpen: own }) => (own === isOpenOne ? [levelIn(name)] : []))
  const [held, open] = [Math.max(leastLevel, ...levels(false)), Math.max(0, ...levels(true))]
  return newLines.flatMap(({ path, text, kind }): Doubt[] => {
    // In the entry of the paper itself it is said how it stands.
    if (!isFree(kind) || ofPapers.test(path) || languageOf(text) !== from) return []
    const line = readLine(text, from)
    if (isOpen(line)) return []
    const level = levelIn(text)
    const claim = level > held && level <= open ? text : openPaperIn(line, context)
    return claim === null ? [] : [{ policy: 'paper', path, claim }]
  })
}

const ofPapers = /^\/(?:education|certification_and_training)\//u
const levelIn = (text: string): number =>
  Math.max(0, ...degreesIn(text).map(({ level }) => level), degreeLevel(text))
/** What says no more than that it is a training. */
const leastLevel = 1

/** The name of a paper whose entry leaves open that it is had, where the line says nothing of that. */
export function openPaperIn(line: LineReading, context: Context): string | null {
  if (isOpen(line)) return null
  const { from } = context
  const open = papersOf(context).filter((paper) => paper.isOpen)
  const said = new Set(open.flatMap(({ lines }) => lines))
  const others = context.resume.filter(({ text }) => !said.has(text))
  const isAlone = (word: Word) =>
    (word.isContent || word.isNumber) && isTold(word, [line]) && !isTold(word, others)
  const named = open.find(({ name }) => {
    const read = readLine(name, from)
    return isNamed(read, line) && read.words.some(isAlone)
  })
  return named?.name ?? null
}

/** The entries of papers that somebody holds and the line names. */
function heldIn(line: LineReading, context: Context): LineReading[] {
  const { from } = context
  return papersOf(context)
    .filter((paper) => !paper.isOpen && isNamed(readLine(paper.name, from), line))
    .map(({ lines }) => readLine(lines.join('; '), from))
    .filter(isWhole)
}

function without(
  named: readonly LineReading[],
  line: LineReading,
  own: readonly LineReading[],
): LineReading {
  if (named.length === 0) return line
  const isSaid = (word: Word) => !isTold(word, own) && (isOfPapers(word) || isTold(word, named))
  const words = line.words.filter((word) => !isSaid(word))
  const quantities = line.quantities.filter(
    (claim) => !named.some((one) => one.quantities.some((known) => supports(known, claim))),
  )
  const ids = new Set(words.flatMap(({ concepts }) => [...concepts]))
  const concepts = new Map([...line.concepts].filter(([id]) => ids.has(id)))
  const skills = line.skills.filter(({ start, end }) =>
    words.some((word) => word.start >= start && word.start < end),
  )
  return { ...line, words, quantities, concepts, skills }
}

/** By its letters, or by most of the words that it is of. */
function isNamed(name: LineReading, line: LineReading): boolean {
  const content = name.words.filter((word) => word.isContent && !isOfPapers(word))
  const isTellable = (word: Word) => isTold(word, [line]) || isPartIn(word, line)
  const words = content.filter((word) => !isLetters(word))
  const told = words.filter(isTellable)
  return told.length * 2 > words.length || content.some((one) => isLetters(one) && isTellable(one))
}

/** "MAG" of "MIG/MAG". */
function isPartIn({ text }: Word, { words }: LineReading): boolean {
  const parts = text.split('/')
  return parts.length > 1 && words.some((word) => parts.includes(word.text))
}

const isLetters = ({ text }: Word): boolean => /^\p{Lu}{2,}(?:\/\p{Lu}{2,})*s?$/u.test(text)
