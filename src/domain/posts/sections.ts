/**
 * The text of a post sorted into the lists of the specification's Job detail, by its headings in six
 * languages. The first paragraphs, before any heading, are what the employer says of itself; where
 * no heading says what a line is, its wording may; else it stays in the text alone.
 */
import { startsWithMark } from '#domain/ads/list-marks.ts'
import { jobLines, kindOf } from '#domain/ads/sections.ts'
import type { JobLine } from '#domain/ads/sections.ts'
import { wordedKindOf } from '#domain/ads/headings.ts'
import { plainText } from './html-text.ts'

export interface PostSections {
  about: string
  duties: string[]
  required: string[]
  preferred: string[]
  benefits: string[]
}

const mostItems = 40
const longestAbout = 1_500

const sorted: ReadonlySet<JobLine['section']> = new Set(['required', 'preferred'])

/** Where no heading says what is asked for, the wording of a line does: "… ist Voraussetzung". */
const asks = ({ section }: JobLine, isSorted: boolean): boolean =>
  section === (isSorted ? 'required' : 'other')

/** `text` may bear the marks of headings that `htmlToText` makes. */
export function sectionsOf(text: string): PostSections {
  const lines = withoutClosing(text, jobLines(text)).filter((line) => !line.isHeading)
  const list = (belongs: (line: JobLine) => boolean): string[] =>
    [...new Set(lines.filter(belongs).map(wordsOf))].filter(Boolean).slice(0, mostItems)
  const isSorted = lines.some(({ section }) => sorted.has(section))
  const wishes = new Set(
    lines.filter((line) => asks(line, isSorted) && kindOf(line) === 'preferred'),
  )
  return {
    about: aboutOf(lines),
    duties: list((line) => line.section === 'duty'),
    required: list((line) =>
      isSorted
        ? line.section === 'required' && !wishes.has(line)
        : line.section === 'other' && kindOf(line) === 'required',
    ),
    preferred: list((line) => line.section === 'preferred' || wishes.has(line)),
    benefits: list((line) => line.section === 'benefits'),
  }
}

/**
 * A paragraph that follows the items of a list speaks of something else: of all who may apply, of where
 * to send it. So long it must be; what it asks for by its wording it does ask for.
 */
const closingFrom = { benefits: 80, others: 120 }

function withoutClosing(text: string, lines: readonly JobLine[]): JobLine[] {
  let items = 0
  return lines.filter((line) => {
    if (line.isHeading) items = 0
    if (line.isHeading || line.section === 'other' || line.section === 'about') return true
    const from = text.lastIndexOf('\n', line.start) + 1
    const isItem = startsWithMark(text, from)
    if (isItem) items++
    if (isItem || items < 2 || !isParagraph(text, from)) return true
    const to = text.indexOf('\n', line.end)
    const length = (to < 0 ? text.length : to) - from
    const least = line.section === 'benefits' ? closingFrom.benefits : closingFrom.others
    return length < least || wordedKindOf(line.text) !== null
  })
}

/** Whether a line begins after an empty one. */
const isParagraph = (text: string, from: number): boolean => text.charAt(from - 2) === '\n'

/** A line as it is read: without the marks that make a text a page. */
function wordsOf({ text }: JobLine): string {
  const plain = plainText(text)
  if (!/\]\(|\*\*|__/.test(plain)) return plain
  // A picture may stand within a link, and a link within a picture.
  return withoutLinks(withoutLinks(plain))
    .replace(/\*\*|__/g, '')
    .trim()
}

const withoutLinks = (text: string): string =>
  text.replace(/!?\[([^\][()]{0,300})\]\([^()\s]{0,2000}\)/g, (link: string, words: string) =>
    link.startsWith('!') ? '' : words,
  )

function aboutOf(lines: readonly JobLine[]): string {
  const said = lines.filter((line) => line.section === 'about' && !line.isHead)
  const opening = lines.filter((line) => line.isHead)
  const hasSections = opening.length < lines.length
  const chosen = opening.length > 0 && hasSections ? opening : said
  let about = ''
  for (const line of chosen) {
    const text = wordsOf(line)
    if (about.length + text.length > longestAbout) break
    about += `${about === '' ? '' : ' '}${text}`
  }
  return about
}
