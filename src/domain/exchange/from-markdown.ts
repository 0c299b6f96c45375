/**
 * Markdown that this product wrote → the resume (`markdown.ts` says how it is written). It may have
 * been changed by hand since; lines that no field takes are told as left over. Null for any other
 * text.
 */
import { sectionTitles } from '../language/phrases/section-titles.ts'
import { languages } from '../language/languages.ts'
import { hrefOf, printedLink } from '../resume/links.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { PlacedKey, SectionKey } from '../resume/sections.ts'
import { sectionKeys, sectionOf } from '../resume/sections.ts'
import type { ListDeclaration } from '../resume/sections/declaration.ts'
import type { FurtherKind } from '../resume/sections/further.ts'
import {
  furtherDeclarations,
  furtherKeyOf,
  furtherKinds,
  isFurtherKey,
  isFurtherKind,
} from '../resume/sections/further.ts'
import { nameOfPart } from '../resume/sections/said.ts'
import { fieldOfLabel } from './contact-labels.ts'
import { fromParagraphs } from './from-paragraphs.ts'
import type { Field, Paragraph, ParagraphKind, Run } from './paragraphs.ts'
import { blank } from './paragraphs.ts'
import { lastUnescaped, splitAt, unescaped } from './markdown-text.ts'

export type FromMarkdown = { resume: ResumeContent; unplaced: string[] }

type Named = SectionKey | FurtherKind

const namedBy: ReadonlyMap<string, Named> = new Map(
  languages.flatMap((language) =>
    [...sectionKeys, ...furtherKinds].map((named) => [sectionTitles[language][named], named]),
  ),
)

/** The section in which the lines stand, and what it is declared to be. */
type Open = { key: PlacedKey; declared: { form: 'text' } | ListDeclaration }

export function fromMarkdown(text: string): FromMarkdown | null {
  const lines = wholeLines(text)
  if (!/^(?:##? \S|\*\*\S|- [^:]{1,20}: )/.test(lines[0] ?? '')) return null
  const paragraphs: Paragraph[] = []
  const unplaced: string[] = []
  let section: Open | null = null
  /** False under a heading that is none of ours: nothing there has a field. */
  let isKnown = true
  let isNested = false
  let number = 0
  for (const line of lines) {
    const title = /^## (.*)$/s.exec(line)?.[1]
    let further: Paragraph['further'] = null
    if (title !== undefined) {
      const heading = readHeading(title)
      const { named } = heading
      if (isFurtherKind(named)) {
        further = { kind: named, title: heading.title }
        number += 1
        section = {
          key: furtherKeyOf({ id: String(number) }),
          declared: furtherDeclarations[named],
        }
      } else section = named === null ? null : { key: named, declared: sectionOf(named) }
      isKnown = section !== null
      isNested = false
    } else if (/^#{3,4}(?: |$)/.test(line)) isNested = line.startsWith('####')
    const read: Partial<Paragraph> = isKnown ? readLine(line, section, isNested) : {}
    if (read.kind === undefined) unplaced.push(unescaped(line))
    else paragraphs.push({ ...blank(read.kind, section?.key ?? null), further, isNested, ...read })
  }
  const isOurs = paragraphs.some(({ kind }) => ours.has(kind))
  return isOurs ? { resume: fromParagraphs(paragraphs), unplaced } : null
}

const ours: ReadonlySet<ParagraphKind> = new Set(['name', 'contact', 'section'])

/** A title that the person gave says its kind behind it; any other is the customary one of its kind. */
function readHeading(written: string): { named: Named | null; title: string } {
  const [, own = '', kind] = /^(.*) <!-- ([a-z]{1,20}) -->$/s.exec(written) ?? []
  if (isFurtherKind(kind)) return { named: kind, title: unescaped(own) }
  return { named: namedBy.get(unescaped(written)) ?? null, title: '' }
}

/** Lines that say something; one that ends in a backslash goes on in the next. */
function wholeLines(text: string): string[] {
  const whole: string[] = []
  let isOpen = false
  for (const physical of text.split(/\r?\n/)) {
    const line = physical.trim()
    if (line === '') continue
    const goesOn = (/(?<!\\)\\+$/.exec(line)?.[0].length ?? 0) % 2 === 1
    const said = goesOn ? line.slice(0, -1) : line
    const last = whole.length - 1
    if (isOpen) whole[last] = `${whole[last] ?? ''}\n${said}`
    else whole.push(said)
    isOpen = goesOn
  }
  return whole
}

type Read = Partial<Pick<Paragraph, 'kind' | 'runs'>>

function readLine(line: string, section: Open | null, isNested: boolean): Read {
  const heading = /^(#{1,4})(?: +|$)(.*)$/s.exec(line)
  const [, marks = '', words = ''] = heading ?? []
  if (marks === '##') return { kind: 'section' }
  if (section === null) {
    if (marks === '#') return { kind: 'name', runs: [run('name', words)] }
    const headline = /^\*\*((?:\\.|[^\\*])+)\*\*$/s.exec(line)?.[1]
    return headline === undefined
      ? readContact(line)
      : { kind: 'headline', runs: [run('headline', headline)] }
  }
  const { declared } = section
  const holds = (part: 'words' | 'text' | 'from'): boolean =>
    'fields' in declared ? nameOfPart(declared.fields, part) !== null : part === 'text'
  if (marks !== '')
    return {
      kind: 'head',
      runs: isFurtherKey(section.key) ? readFurtherHead(words) : readHead(words, holds('from')),
    }
  if (line.startsWith('- ')) return { kind: 'point', runs: [run('point', line.slice(2))] }
  if (declared.form === 'rows') return { kind: 'skills', runs: readSkills(line) }
  if (declared.form === 'lines')
    return /^(?:\*\*|—)/.test(line) ? { kind: 'line', runs: readEntry(line) } : {}
  if (/^(?:\*\*|\[|_)/.test(line) || (line.startsWith('*') && !holds('words')))
    return { kind: 'place', runs: splitAt(line, '|').flatMap(readPart) }
  if (line.startsWith('*') && line.endsWith('*'))
    return { kind: 'words', runs: readWords(line.slice(1, -1)) }
  // Running text has no field among posts and degrees.
  const holdsText = isNested || holds('text')
  return holdsText ? { kind: 'text', runs: [run('text', line)] } : {}
}

function readContact(line: string): Read {
  const [, label = '', value = ''] = /^- ([^:]{1,20}?)\s?: (.*)$/s.exec(line) ?? []
  const field = fieldOfLabel(label)
  return field === null ? {} : { kind: 'contact', runs: [readLink(field, value)] }
}

function readHead(words: string, hasPeriod: boolean): Run[] {
  const at = lastUnescaped(words, '|')
  const title = run('title', at < 0 ? words : words.slice(0, at))
  const dates = at < 0 ? '' : words.slice(at + 1)
  if (!hasPeriod) return [title, run('date', dates)]
  const [from, to] = dates.includes('–') ? dates.split('–') : ['', dates]
  return [title, run('from', from ?? ''), run('to', to ?? '')]
}

function readFurtherHead(words: string): Run[] {
  const [title = '', ...dates] = splitAt(words, '|')
  return [run('title', title), ...dates.flatMap(readDates)]
}

/** A whole entry: its name and level, then what is known of it. */
function readEntry(line: string): Run[] {
  const [named = '', ...parts] = splitAt(line, '|')
  const [, title = '', level = ''] =
    /^(?:\*\*((?:\\.|[^\\*])*)\*\*)? ?(?:— ?(.*))?$/s.exec(named) ?? []
  return [run('title', title), run('level', level), ...parts.flatMap(readPart)]
}

/** A period has its sign, a day has none. */
function readDates(written: string): Run[] {
  if (!written.includes('–')) return [run('date', written)]
  const [from = '', to = ''] = written.split('–')
  return [run('from', from), run('to', to)]
}

function readPart(written: string): Run[] {
  if (written.startsWith('**')) return [run('organisation', written.slice(2, -2))]
  if (written.startsWith('*')) return [run('location', written.slice(1, -1))]
  if (written.startsWith('_')) return [run('level', written.slice(1, -1))]
  if (written.startsWith('(')) return readDates(written.slice(1, -1))
  return [readLink('link', written)]
}

function readSkills(line: string): Run[] {
  const [, category, words = ''] = /^\*\*((?:\\.|[^\\*])*):\*\*(?: (.*))?$/s.exec(line) ?? []
  if (category === undefined) return readWords(line)
  return [run('category', category), ...(words === '' ? [] : readWords(words))]
}

const readWords = (line: string): Run[] => line.split(',').map((word) => run('word', word))

/** The address counts for as long as the words are those that were made of it. */
function readLink(field: Field, written: string): Run {
  const middle = written.lastIndexOf('](<', written.length - '](<>)'.length)
  if (middle < 1 || !written.startsWith('[') || !written.endsWith('>)')) return run(field, written)
  const plain = run(field, written.slice(1, middle))
  const address = unescaped(written.slice(middle + '](<'.length, -'>)'.length))
  const said = address === `mailto:${plain.text}` ? plain.text : address
  const href = printedLink(said) === plain.text ? hrefOf(said) : null
  return { ...plain, link: href === null ? null : { href, written: said } }
}

const run = (field: Field, written: string): Run => ({
  field,
  text: unescaped(written.trim()),
  link: null,
})
