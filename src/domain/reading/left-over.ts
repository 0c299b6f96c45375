/**
 * Step 9: what of the file no field took. Every line is held against the finished resume, so that a
 * line which a step forgot, or which fell to a limit, is still shown to the person whose file it is.
 *
 * A word counts as placed when the resume has it beside one of its neighbours, or as a value of its
 * own; a line of which any word is missing is kept whole. Known headings, labels ("E-Mail:"), page
 * numbers and how long two dates lie apart say nothing about the person and are not kept.
 */
import { findDates } from '#domain/language/dates.ts'
import { fold } from '#domain/language/fold.ts'
import { phrases } from '#domain/language/phrases/phrases.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { isFurtherKind } from '#domain/resume/sections/further.ts'
import { resumeLines } from '#domain/resume/text.ts'
import { isFormLabel, isPartOfLabel } from './field-labels.ts'
import { sectionOfHeading } from './heading-words.ts'
import type { HeadedLine } from './headings.ts'
import { duration } from './lexicon.ts'
import type { Line } from './lines.ts'
import { isPageNumberText } from './running-heads.ts'
import { shownText } from './seen-file.ts'

/** Lines in the file's order, tabs as spaces; `apart` is text that never became a line. */
export function leftOver(
  resume: ResumeContent,
  headed: readonly HeadedLine[],
  apart: readonly string[],
): { unplaced: string[]; lines: Set<Line> } {
  const known = indexOf(resume)
  const texts = headed.map(({ line }) => line.text)
  const plain = texts.map((text) => withoutDuration(withoutFieldLabel(text)))
  const ways = [plain, plain.map(withDateFirst), texts].map((some) => missingIn(some, known))
  const isMissing = texts.map((_, i) => ways.every((way) => way[i] === true))
  const lines = new Set<Line>()
  const unplaced: string[] = []
  let title: HeadedLine | null = null
  headed.forEach((at, i) => {
    const isKnownHeading =
      at.heading !== null &&
      (at.heading.kind !== 'other' || sectionOfHeading(at.line.text) !== null)
    if (at.heading !== null) title = isKnownHeading && isFurtherKind(at.heading.kind) ? at : null
    if (isKnownHeading || isMissing[i] === false || isPageOf(at.line.text)) return
    // A section that no field takes keeps its heading above the first of its lines.
    if (title !== null) {
      lines.add(title.line)
      unplaced.push(shown(title.line.text))
      title = null
    }
    lines.add(at.line)
    unplaced.push(shown(at.line.text))
  })
  const rest = [...new Set(apart)].filter((text) => !isPageNumberText(text))
  const isRestMissing = missingIn(
    rest.map((text) => (text.length > 160 ? text : text.trimEnd().replace(pageOfPages, ''))),
    known,
  )
  unplaced.push(...rest.filter((_, i) => isRestMissing[i]).map(shown))
  return { unplaced, lines }
}

/** Which of the lines that were left over still are, whatever was done to the resume since. */
export function stillLeft(lines: readonly string[], resume: ResumeContent): string[] {
  const known = indexOf(resume)
  const plain = lines.map((text) => withoutDuration(withoutFieldLabel(text)))
  const ways = [plain, lines].map((some) => missingIn(some, known))
  return lines.filter((_, i) => ways.every((way) => way[i] === true))
}

/** "Jane Roe – 1/2", "Jane Roe · 2": what a running head counts. */
const pageOfPages = /(?:\s{0,3}[–—|·-]?\s{0,3}\d{1,2}\s?\/\s?\d{1,2}|\s[–—|·-]\s\d{1,2})$/u

/** "Seite 2": a lone number may be a mark, and is kept. */
const isPageOf = (text: string): boolean => /\p{L}/u.test(text) && isPageNumberText(text)

const shown = (text: string): string => shownText({ text })

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Words that only say what stands beside them. */
const labelWords = new Set([
  ...phrases.flatMap(({ labels }) => [...labels.technologies, ...labels.location].flatMap(wordsOf)),
  ...`name nom nombre nome naam email e mail correo telefon telefono telefone telefoon telephone tel
    phone mobile mobil movil portable handy gsm fax linkedin github gitlab website web portfolio
    homepage url link http https www doi curriculum vitae resume cv lebenslauf`.split(/\s+/),
  // "seit 2019", "Nurse at St. Mary": the fields they part say the same.
  ...`seit depuis desde sinds since from to until bis von vom ab de a au du tot van t m hasta ate
    at bei beim chez bij in en em na no im am der dem la le el y e et und and en of`.split(/\s+/),
])

export const isLabelWord = (word: string): boolean => labelWords.has(fold(word))

interface Known {
  words: ReadonlySet<string>
  /** Words that stand beside each other in one value. */
  pairs: ReadonlySet<string>
  /** Values of one word. */
  alone: ReadonlySet<string>
  /** Each value without spaces and signs, one below the other. */
  letters: string
}

function indexOf(resume: ResumeContent): Known {
  const words = new Set<string>()
  const pairs = new Set<string>()
  const alone = new Set<string>()
  const letters: string[] = []
  for (const { text } of resumeLines(resume)) {
    const parts = wordsOf(text)
    parts.forEach((word, i) => {
      words.add(word)
      if (i > 0) pairs.add(`${parts[i - 1]} ${word}`)
    })
    if (parts.length === 1) alone.add(parts[0] ?? '')
    letters.push(parts.join(''))
  }
  return { words, pairs, alone, letters: letters.join('\n') }
}

/** For each text whether a word of it is not in the resume; neighbours reach over the line's end. */
function missingIn(texts: readonly string[], known: Known): boolean[] {
  const stream = texts.flatMap((text, line) => wordsOf(text).map((word) => ({ word, line })))
  const missing = texts.map(() => false)
  stream.forEach(({ word, line }, i) => {
    const before = stream[i - 1]
    const after = stream[i + 1]
    if (missing[line] === true || labelWords.has(word)) return
    const isPlaced = known.words.has(word)
      ? known.alone.has(word) ||
        known.pairs.has(`${before?.word} ${word}`) ||
        known.pairs.has(`${word} ${after?.word}`)
      : // A hyphen at the line's end was mended.
        (after !== undefined && after.line > line && known.words.has(word + after.word)) ||
        (before !== undefined && before.line < line && known.words.has(before.word + word))
    if (!isPlaced) missing[line] = true
  })
  return missing.map((isMissing, i) => isMissing && !isWhole(texts[i] ?? '', known))
}

/** "Arbeitgeber   Acme GmbH": the field that took the value is what the label says. */
function withoutFieldLabel(text: string): string {
  const cell = /^([^\t:]{3,60})(?:\t|:\s)/u.exec(text)
  const isLabel = isPartOfLabel(cell?.[1] ?? '') || isFormLabel(cell?.[1] ?? '')
  return cell !== null && isLabel ? text.slice(cell[0].length) : text
}

/** "03/2019 – 05/2022 (3 years)" says how long twice. */
function withoutDuration(text: string): string {
  if (text.length > 160) return text
  const range = findDates(text).findLast((date) => date.isRange)
  if (range === undefined) return text
  const rest = text.slice(range.end)
  const after = duration.exec(rest)
  duration.lastIndex = 0
  return after !== null && /^[\s(·|,–—-]*$/u.test(rest.slice(0, after.index))
    ? text.slice(0, range.end) + rest.slice(after.index + after[0].length)
    : text
}

/** A date at the end of a line stands between a word and the one that follows it on the next. */
function withDateFirst(text: string): string {
  const date = text.length > 160 ? undefined : findDates(text).at(-1)
  const isLast =
    date !== undefined &&
    date.end === text.length &&
    /[^\s,;(–—-]\s+$/.test(text.slice(0, date.start))
  return isLast ? `${text.slice(date.start)} ${text.slice(0, date.start)}` : text
}

/** Type set letter by letter, or an address without its dots: the same letters in one value. */
function isWhole(text: string, known: Known): boolean {
  const letters = wordsOf(text).join('')
  return letters.length > 3 && known.letters.includes(letters)
}
