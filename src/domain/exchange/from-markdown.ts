/**
 * Markdown that this product wrote → the resume (`markdown.ts` says how it is written). It may have
 * been changed by hand since; lines that no field takes are told as left over. Null for any other
 * text.
 */
import { sectionTitles } from '../language/phrases/section-titles.ts'
import { languages } from '../language/languages.ts'
import { hrefOf, printedLink } from '../resume/links.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { SectionKey } from '../resume/sections.ts'
import { isList, sectionKeys, sectionOf } from '../resume/sections.ts'
import { nameOfPart } from '../resume/sections/said.ts'
import { fieldOfLabel } from './contact-labels.ts'
import { fromParagraphs } from './from-paragraphs.ts'
import type { Field, Paragraph, Run } from './paragraphs.ts'
import { lastUnescaped, splitAt, unescaped } from './markdown-text.ts'

export type FromMarkdown = { resume: ResumeContent; unplaced: string[] }

const sectionOfTitle: ReadonlyMap<string, SectionKey> = new Map(
  languages.flatMap((language) => sectionKeys.map((key) => [sectionTitles[language][key], key])),
)

export function fromMarkdown(text: string): FromMarkdown | null {
  const lines = wholeLines(text)
  if (!/^(?:##? \S|- [^:]{1,20}: )/.test(lines[0] ?? '')) return null
  const paragraphs: Paragraph[] = []
  const unplaced: string[] = []
  let section: SectionKey | null = null
  /** False under a heading that is none of ours: nothing there has a field. */
  let isKnown = true
  let isNested = false
  for (const line of lines) {
    const title = /^## (.*)$/s.exec(line)?.[1]
    if (title !== undefined) {
      section = sectionOfTitle.get(unescaped(title)) ?? null
      isKnown = section !== null
      isNested = false
    } else if (/^#{3,4}(?: |$)/.test(line)) isNested = line.startsWith('####')
    const read: Partial<Paragraph> = isKnown ? readLine(line, section, isNested) : {}
    if (read.kind === undefined) unplaced.push(unescaped(line))
    else paragraphs.push({ heading: '', runs: [], section, isNested, kind: read.kind, ...read })
  }
  const isOurs = paragraphs.some(
    ({ kind }) => kind === 'name' || kind === 'contact' || kind === 'section',
  )
  return isOurs ? { resume: fromParagraphs(paragraphs), unplaced } : null
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

function readLine(line: string, section: SectionKey | null, isNested: boolean): Read {
  const heading = /^(#{1,4})(?: +|$)(.*)$/s.exec(line)
  const [, marks = '', words = ''] = heading ?? []
  if (marks === '##') return { kind: 'section' }
  if (section === null) {
    if (marks === '#') return { kind: 'name', runs: [run('name', words)] }
    return readContact(line)
  }
  if (marks !== '') return { kind: 'head', runs: readHead(words, section) }
  if (line.startsWith('- ')) return { kind: 'point', runs: [run('point', line.slice(2))] }
  if (holdsRows(section)) return { kind: 'skills', runs: readSkills(line) }
  if (/^\*\*|^\[/.test(line) || (line.startsWith('*') && !holds(section, 'words')))
    return { kind: 'place', runs: splitAt(line, '|').map(readPlace) }
  if (line.startsWith('*') && line.endsWith('*'))
    return { kind: 'words', runs: readWords(line.slice(1, -1)) }
  // Running text has no field among posts and degrees.
  const holdsText = isNested || holds(section, 'text')
  return holdsText ? { kind: 'text', runs: [run('text', line)] } : {}
}

function holds(key: SectionKey, part: 'words' | 'text' | 'from'): boolean {
  const section = sectionOf(key)
  return isList(section) ? nameOfPart(section.fields, part) !== null : part === 'text'
}

function holdsRows(key: SectionKey): boolean {
  const section = sectionOf(key)
  return isList(section) && section.form === 'rows'
}

function readContact(line: string): Read {
  const [, label = '', value = ''] = /^- ([^:]{1,20}?)\s?: (.*)$/s.exec(line) ?? []
  const field = fieldOfLabel(label)
  return field === null ? {} : { kind: 'contact', runs: [readLink(field, value)] }
}

function readHead(words: string, section: SectionKey): Run[] {
  const at = lastUnescaped(words, '|')
  const title = run('title', at < 0 ? words : words.slice(0, at))
  const dates = at < 0 ? '' : words.slice(at + 1)
  if (!holds(section, 'from')) return [title, run('date', dates)]
  const [from, to] = dates.includes('–') ? dates.split('–') : ['', dates]
  return [title, run('from', from ?? ''), run('to', to ?? '')]
}

function readPlace(written: string): Run {
  if (written.startsWith('**')) return run('organisation', written.slice(2, -2))
  if (written.startsWith('*')) return run('location', written.slice(1, -1))
  return readLink('link', written)
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
