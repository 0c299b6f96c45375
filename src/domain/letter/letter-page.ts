/** A letter as what stands on its page, in order: what the PDF, Word, Markdown and text forms set. */
import type { Span } from '../exchange/sheet.ts'
import { waysToReach } from '../exchange/sheet.ts'
import type { Language } from '../language/languages.ts'
import { designs } from '../resume/designs.ts'
import type { Design } from '../resume/designs/design.ts'
import type { Look } from '../resume/look.ts'
import { plainLook } from '../resume/look.ts'
import type { PageLook } from '../resume/page-look.ts'
import { pageLookOf } from '../resume/page-look.ts'
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
  /** What the person is, under the name. */
  headline: string
  /** Of the resume beside it. */
  pageLook: PageLook
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
  return {
    kind: 'letter',
    paper,
    language,
    title,
    pageLook: pageLookOf(design, look),
    name: oneLine(sender.contact_info.name),
    headline: oneLine(sender.contact_info.headline),
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
