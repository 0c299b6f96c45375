/**
 * The text of a post sorted into the lists of the specification's Job detail, by its headings in six
 * languages. The first paragraphs, before any heading, are what the employer says of itself; where
 * no heading says what a line is, its wording may; else it stays in the text alone.
 */
import { jobLines, kindOf } from '../sections.ts'
import type { JobLine } from '../sections.ts'
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

const sorted: ReadonlySet<JobLine['section']> = new Set(['duty', 'required', 'preferred'])

/** Where no heading says what is asked for, the wording of a line does: "… ist Voraussetzung". */
const asks = ({ section }: JobLine, isSorted: boolean): boolean =>
  section === (isSorted ? 'required' : 'other')

/** `text` may bear the marks of headings that `htmlToText` makes. */
export function sectionsOf(text: string): PostSections {
  const lines = jobLines(text).filter((line) => !line.isHeading)
  const list = (belongs: (line: JobLine) => boolean): string[] =>
    [...new Set(lines.filter(belongs).map((line) => plainText(line.text)))].slice(0, mostItems)
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

function aboutOf(lines: readonly JobLine[]): string {
  const said = lines.filter((line) => line.section === 'about' && !line.isHead)
  const opening = lines.filter((line) => line.isHead)
  const hasSections = opening.length < lines.length
  const chosen = opening.length > 0 && hasSections ? opening : said
  let about = ''
  for (const { text } of chosen) {
    if (about.length + text.length > longestAbout) break
    about += `${about === '' ? '' : ' '}${text}`
  }
  return about
}
