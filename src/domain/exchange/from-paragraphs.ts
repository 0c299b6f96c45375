/** Paragraphs that know their fields → a resume: the way back from `paragraphs.ts`. */
import { blankContent } from '../resume/blank.ts'
import { restoreContent } from '../resume/restore.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { completeSectionOrder, contentsOf, isList } from '../resume/sections.ts'
import type { ListDeclaration } from '../resume/sections/declaration.ts'
import { furtherDeclarations } from '../resume/sections/further.ts'
import type { Item } from '../resume/sections/leaves.ts'
import type { Said } from '../resume/sections/said.ts'
import { itemSaying, nestedFieldOf } from '../resume/sections/said.ts'
import type { Field, Paragraph, Run } from './paragraphs.ts'

export function fromParagraphs(paragraphs: readonly Paragraph[]): ResumeContent {
  const content = blankContent()
  for (const paragraph of paragraphs) if (paragraph.section === null) readHead(content, paragraph)
  const further = furtherIn(paragraphs)
  // What was written elsewhere may be longer than a resume takes.
  return restoreContent({
    ...content,
    ...contentsOf((section) => {
      const own = paragraphs.filter(
        (paragraph) => paragraph.section === section.key && paragraph.kind !== 'section',
      )
      return isList(section) ? itemsIn(own, section) : own.reduce(textAfter, '')
    }),
    further_sections: further,
    section_order: completeSectionOrder(
      paragraphs.map(({ section }) => section),
      further,
    ),
  })
}

/** Each heading of one opens it; whatever stands under the same number is in it. */
function furtherIn(paragraphs: readonly Paragraph[]) {
  return paragraphs.flatMap(({ further, section }) => {
    if (further === null || section === null) return []
    const own = paragraphs.filter((one) => one.section === section && one.kind !== 'section')
    const items = itemsIn(own, furtherDeclarations[further.kind])
    return [{ id: section.slice('further:'.length), ...further, items }]
  })
}

function readHead(content: ResumeContent, { runs }: Paragraph): void {
  const { contact_info: contact, media } = content
  contact.name = textOf(runs, 'name') || contact.name
  contact.headline = textOf(runs, 'headline') || contact.headline
  contact.email = textOf(runs, 'email') || contact.email
  contact.phone = textOf(runs, 'phone') || contact.phone
  contact.possible_work_locations.push(...textsOf(runs, 'place'))
  media.linkedin = textOf(runs, 'linkedin') || media.linkedin
  media.github = textOf(runs, 'github') || media.github
  media.website = textOf(runs, 'website') || media.website
}

/** What is known of an entry so far. */
type Draft = {
  -readonly [Part in keyof Said]: Said[Part] extends readonly string[] ? string[] : Said[Part]
} & {
  nested: Draft | null
}

function itemsIn(paragraphs: readonly Paragraph[], { form, fields }: ListDeclaration): Item[] {
  const drafts: Draft[] = []
  const hasNested = nestedFieldOf(fields) !== null
  for (const paragraph of paragraphs) {
    const isNested = hasNested && paragraph.isNested
    const isHead = paragraph.kind === 'head' || paragraph.kind === 'line'
    const begins = form === 'rows' || (isHead && !isNested)
    const open = begins ? undefined : drafts.at(-1)
    const draft = open ?? blankDraft()
    if (open === undefined) drafts.push(draft)
    readRuns(isNested ? (draft.nested ??= blankDraft()) : draft, paragraph)
  }
  return drafts.map((draft) => itemSaying(fields, draft))
}

function readRuns(draft: Draft, paragraph: Paragraph): void {
  const { runs } = paragraph
  draft.title ||= textOf(runs, 'title') || textOf(runs, 'category')
  draft.level ||= textOf(runs, 'level')
  draft.organization ||= textOf(runs, 'organisation')
  draft.place ||= textOf(runs, 'location')
  draft.from ||= textOf(runs, 'from')
  draft.to ||= textOf(runs, 'to')
  draft.date ||= textOf(runs, 'date')
  draft.link ||= textOf(runs, 'link')
  draft.text = textAfter(draft.text, paragraph)
  draft.points.push(...textsOf(runs, 'point'))
  draft.words.push(...textsOf(runs, 'word'))
}

const textAfter = (before: string, { runs }: Paragraph): string =>
  [before, textOf(runs, 'text')].filter(Boolean).join('\n')

const blankDraft = (): Draft => ({
  title: '',
  level: '',
  organization: '',
  place: '',
  from: '',
  to: '',
  date: '',
  link: '',
  text: '',
  points: [],
  words: [],
  nested: null,
})

/** A link is what the person wrote, unless its text was changed since. */
const saidBy = ({ text, link }: Run): string => link?.written ?? text

const textsOf = (runs: readonly Run[], field: Field): string[] =>
  runs.filter((run) => run.field === field).map(saidBy)
const textOf = (runs: readonly Run[], field: Field): string => textsOf(runs, field)[0] ?? ''
