/**
 * A job's text cut into lines, each with its place and the kind of section it stands in.
 *
 * Bullets, numbers and markdown marks are taken off; long paragraphs are cut into sentences. A
 * heading is a marked or short line that names a section; "Requirements: Python, SQL" is a
 * heading and a line at once.
 */
import type { RequirementKind } from './reading.ts'
import { isBoilerplate, notePlaces } from './boilerplate.ts'
import type { SectionKind } from './headings.ts'
import { isOnlyWished, sectionKindOf, wordedKindOf } from './headings.ts'
import { findSkills } from '#domain/skills/find.ts'
import { kindToldByItems } from './items-tell.ts'
import { demandsOf, itemsOf } from './listed.ts'
import { opensWithOffer, sectionAfter, withFlow } from './flow.ts'
import { marker, startsWithMark, withKnownMarks, withoutLoneMarks } from './list-marks.ts'
import { detectLanguage } from '#domain/language/detect.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Around, Heading } from './untold-headings.ts'
import { untoldHeading } from './untold-headings.ts'

export interface JobLine {
  text: string
  start: number
  end: number
  section: SectionKind
  /** Whether the section speaks of experience: its lines are roles and years. */
  isHeading: boolean
  /** No heading came before it. */
  isHead: boolean
}

/** `known` is the language of the text, where it is known. */
export function jobLines(text: string, known: Language | null = null): JobLine[] {
  const lines: JobLine[] = []
  const rows = withoutLoneMarks(withKnownMarks(withoutNotes(text)).split('\n'))
  let language = known
  const languageOf = () => (language ??= detectLanguage(text))
  let section: SectionKind = 'other'
  let place = 0
  let isHead = true
  let block = { size: 0, isOver: false, isMarked: false }
  let isRunIn = false
  for (const [i, raw] of rows.entries()) {
    const start = place
    place += raw.length + 1
    if (raw.trim() === '') {
      block.isOver = true
      continue
    }
    const named = readHeading(raw)
    const isTold = lines.length === 0 || (named !== null && named.kind !== 'other')
    const around: Around = { open: section, isSet: named !== null, language: languageOf }
    const heading: Heading | null = isTold ? named : (untoldHeading(rows, i, around) ?? named)
    if (heading?.isLead === true) {
      for (const [from, to] of sentencesOf(raw))
        add(lines, raw.slice(from, to), start + from, { section, isHeading: false, isHead })
      section = heading.kind
      isHead = false
      block = { size: 0, isOver: false, isMarked: false }
      continue
    }
    if (heading !== null) {
      section = heading.kind
      isHead = false
      block = { size: 0, isOver: false, isMarked: false }
      isRunIn = heading.rest > 0
      add(lines, raw, start, { section, isHeading: true, isHead })
      if (heading.rest > 0) {
        section = addList(raw.slice(heading.rest), start + heading.rest, section)
      }
      continue
    }
    const isItem = startsWithMark(raw, 0)
    // What a colon opens on its line is that line, and the list below it.
    if (isRunIn && !isItem && (block.isOver || labelled.test(raw))) section = 'other'
    if (block.isOver) {
      if (block.size > 1 && !isItem)
        section = sectionAfter(section, raw, block.isMarked, languageOf)
      block = { size: 0, isOver: false, isMarked: false }
    }
    if (!isItem && section !== 'other' && opensWithOffer(raw)) section = 'benefits'
    block.isMarked = isItem
    block.size++
    if (!isItem && asks(section) && lines.at(-1)?.isHeading === true) {
      section = addList(raw, start, section)
      continue
    }
    for (const [from, to] of partsOf(raw, section, languageOf)) {
      add(lines, raw.slice(from, to), start + from, { section, isHeading: false, isHead })
    }
  }
  return withFlow(lines)

  /** What a heading opens on its line or on the one below it may be a list; the section of its items. */
  function addList(said: string, at: number, opened: SectionKind): SectionKind {
    let told = opened
    for (const [from, to] of partsOf(said, opened, languageOf)) {
      const sentence = said.slice(from, to)
      const items = asks(told) ? itemsOf(sentence, languageOf()) : [whole(sentence)]
      const kind = kindToldByItems(
        items.map(([first, last]) => sentence.slice(first, last)),
        languageOf(),
      )
      if (items.length > 1 && kind === 'benefits') told = kind
      for (const [first, last] of items)
        add(lines, sentence.slice(first, last), at + from + first, {
          section: told,
          isHeading: false,
          isHead,
        })
    }
    return told
  }
}

const asks = (section: SectionKind) => section === 'required' || section === 'preferred'
const whole = (text: string): [number, number] => [0, text.length]

/** "Contract: permanent": a label of its own and what it says. */
const labelled = /^[\s*_#]*\p{Lu}[^:.!?]{1,30}[\s*_]*:[\s*_]+\S/u

function add(
  lines: JobLine[],
  raw: string,
  at: number,
  rest: Pick<JobLine, 'section' | 'isHeading' | 'isHead'>,
): void {
  const lead = marker.exec(raw)?.[0].length ?? 0
  const body = raw.slice(lead).replace(/^[\s#*_>~`|"“„-]+/u, '')
  const trimmed = body.replace(/(?<![\s*_|~`"”;,])[\s*_|~`"”;,]+$/u, '')
  if (trimmed === '') return
  const start = at + raw.length - body.length
  const asksNothing = !rest.isHeading && rest.section !== 'benefits' && isBoilerplate(trimmed)
  const section = asksNothing ? 'about' : rest.section
  lines.push({ text: trimmed, start, end: start + trimmed.length, ...rest, section })
}

/** Notes become blanks of the same length, so that places stay. */
function withoutNotes(text: string): string {
  let read = text
  for (const { start, end } of notePlaces(text))
    read = read.slice(0, start) + read.slice(start, end).replaceAll(/[^\n]/g, ' ') + read.slice(end)
  return read
}

/** The section a line opens, and where the line goes on behind its colon (0: nowhere). */
function readHeading(raw: string): { kind: SectionKind; rest: number } | null {
  const isMarkdown = /^\s*#{1,6}\s/.test(raw)
  const isBold = /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__):?\s*$/.test(raw)
  if (!isMarkdown && !isBold && marker.test(raw)) return null
  const bare = raw.replace(/[#*_`]/g, '').trim()
  if (isMarkdown || isBold)
    return { kind: (hasAtMost(12, bare) && sectionKindOf(bare)) || 'other', rest: 0 }
  const colon = headingColon(raw)
  const before = colon < 0 ? '' : raw.slice(0, colon)
  if (colon > 0 && hasAtMost(7, before.trim())) {
    const kind = sectionKindOf(before)
    const rest = /^[\s*_]*/.exec(raw.slice(colon + 1))?.[0].length ?? 0
    const restAt = colon + 1 + rest
    if (kind !== null && kind !== 'about') return { kind, rest: restAt < raw.length ? restAt : 0 }
    if (restAt >= raw.length) return kind === null ? null : { kind, rest: 0 }
  }
  const said = /^[^.]{3,30}\.(?:\s+|$)/u.exec(raw)?.[0] ?? ''
  const saidKind = said !== '' && hasAtMost(2, said.trim()) ? sectionKindOf(said) : null
  if (saidKind !== null) return { kind: saidKind, rest: said.length < raw.length ? said.length : 0 }
  if (!hasAtMost(7, bare) || /[.;,]$/.test(bare)) return null
  const kind = sectionKindOf(bare)
  // A short line without a mark is a heading only when its words are the section's, not a sentence,
  // and when it names nothing: "Java is a plus" asks for Java.
  if (kind === null || !/^[\p{Lu}\p{N}\p{So}¿¡]/u.test(bare)) return null
  return !hasAtMost(2, bare) && findSkills(bare).length > 0 ? null : { kind, rest: 0 }
}

/** The first colon, but not that of an address or of a word: "eine:n". */
const headingColon = (raw: string): number => raw.search(/:(?=[\s*_\p{Lu}\p{N}]|$)/u)

/** Whether a trimmed line has so few words; a long one is not read to its end. */
function hasAtMost(count: number, line: string): boolean {
  let words = 1
  gap.lastIndex = 0
  while (gap.test(line)) if (++words > count) return false
  return true
}

const gap = /\s+/g

/** Sentences, and in what asks for something the demands of each. */
function partsOf(raw: string, section: SectionKind, language: () => Language): [number, number][] {
  const sentences = sentencesOf(raw)
  // "Nice to have: Python; Tableau" wishes both.
  const isLabelled = wordedKindOf(raw.slice(0, Math.max(0, raw.indexOf(':')))) !== null
  if (!asks(section) || isLabelled) return sentences
  return sentences.flatMap(([from, to]) =>
    demandsOf(raw.slice(from, to), language()).map(([start, end]): [number, number] => [
      from + start,
      from + end,
    ]),
  )
}

/** Long paragraphs as sentences; short lines whole. */
function sentencesOf(raw: string): [number, number][] {
  if (raw.length < 160) return [[0, raw.length]]
  const spans: [number, number][] = []
  let from = 0
  for (const match of raw.matchAll(/(?<=[\p{L}\p{N})]{2})[.!?;]\s+(?=[\p{Lu}\p{N}•*-])/gu)) {
    spans.push([from, match.index + 1])
    from = match.index + match[0].length
  }
  spans.push([from, raw.length])
  return spans
}

/** How much a line is wanted: by its own wording first where the section leaves it open. */
export function kindOf({ section, text }: JobLine): RequirementKind {
  if (section === 'preferred') return 'preferred'
  if (section === 'duty') return section
  if (section === 'required') return isOnlyWished(text) ? 'preferred' : section
  return wordedKindOf(text) ?? 'other'
}
