/** A letter as what stands on its page, in order: what the PDF, Word, Markdown and text forms set. */
import type { Span } from '../exchange/sheet.ts'
import { waysToReach } from '../exchange/sheet.ts'
import type { Language } from '../language/languages.ts'
import { designs } from '../resume/designs.ts'
import type { Design } from '../resume/designs/design.ts'
import type { Look } from '../resume/look.ts'
import { measuresOf, plainLook } from '../resume/look.ts'
import type { Paper, ResumeContent } from '../resume/resume.ts'
import type { Letter, LetterBlock } from './letter.ts'
import { oneLine } from './filled.ts'
import { homeOf } from './frame.ts'
import { blocksOf } from './letter.ts'

export type LetterPage = Omit<Letter, 'body'> & {
  kind: 'letter'
  paper: Paper
  language: Language
  title: string
  name: string
  /** What the person is, under the name, and where both stand: as on the resume. */
  headline: string
  head: Design['head']
  /** The face of the resume beside it and the colour of its name. */
  family: string
  accent: string
  contact: Span[]
  blocks: LetterBlock[]
}

/** Of the resume beside it; without them the plain ones. */
export type LetterOptions = Pick<LetterPage, 'paper' | 'language' | 'title'> & {
  design?: Design
  look?: Look
}

export function letterPageOf(
  letter: Letter,
  sender: ResumeContent,
  { paper, language, title, design = designs.classic, look = plainLook }: LetterOptions,
): LetterPage {
  const { family, accent } = measuresOf(design, look)
  return {
    kind: 'letter',
    paper,
    language,
    title,
    family,
    accent,
    name: oneLine(sender.contact_info.name),
    headline: oneLine(sender.contact_info.headline),
    head: design.head,
    contact: waysFromLetter(sender, language),
    recipient: oneLine(letter.recipient),
    dateline: oneLine(letter.dateline),
    subject: oneLine(letter.subject),
    greeting: oneLine(letter.greeting),
    blocks: blocksOf(letter.body),
    closing: oneLine(letter.closing),
  }
}

/** A letter comes from one place, whatever others its writer would work in. */
export function waysFromLetter(sender: ResumeContent, language: Language): Span[] {
  const { contact_info: contact } = sender
  const home = homeOf(contact.possible_work_locations, language)
  const places = home === '' ? [] : [home]
  return waysToReach({
    ...sender,
    contact_info: { ...contact, possible_work_locations: places },
  })
}
