/** Paragraphs that know their fields → a resume: the way back from `paragraphs.ts`. */
import {
  blankCertification,
  blankContent,
  blankEducationItem,
  blankProject,
  blankWorkItem,
} from '../resume/blank.ts'
import { restoreContent } from '../resume/restore.ts'
import type { Certification, EducationItem, Project, WorkItem } from '../resume/resume.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { SectionKey } from '../resume/sections.ts'
import { completeSectionOrder } from '../resume/sections.ts'
import type { Field, Paragraph, Run } from './paragraphs.ts'

export function fromParagraphs(paragraphs: readonly Paragraph[]): ResumeContent {
  const content = blankContent()
  content.section_order = completeSectionOrder(paragraphs.map(({ section }) => section))
  for (const paragraph of paragraphs) {
    if (paragraph.section === null) readHead(content, paragraph)
    else if (paragraph.kind !== 'section') readers[paragraph.section](content, paragraph)
  }
  // What was written elsewhere may be longer than a resume takes.
  return restoreContent(content)
}

function readHead(content: ResumeContent, { runs }: Paragraph): void {
  const { contact_info: contact, media } = content
  contact.name = textOf(runs, 'name') || contact.name
  contact.email = textOf(runs, 'email') || contact.email
  contact.phone = textOf(runs, 'phone') || contact.phone
  contact.possible_work_locations.push(...textsOf(runs, 'place'))
  media.linkedin = textOf(runs, 'linkedin') || media.linkedin
  media.github = textOf(runs, 'github') || media.github
  media.website = textOf(runs, 'website') || media.website
}

type Reader = (content: ResumeContent, paragraph: Paragraph) => void

const readers: Readonly<Record<SectionKey, Reader>> = {
  summary: (content, { runs }) => {
    content.summary = joined(content.summary, textOf(runs, 'text'))
  },
  work_experience: ({ work_experience: items }, paragraph) => {
    const item = currentOf(items, paragraph, newWork)
    item.role ||= textOf(paragraph.runs, 'title')
    item.company ||= textOf(paragraph.runs, 'organisation')
    item.location ||= textOf(paragraph.runs, 'location')
    item.from_date ||= textOf(paragraph.runs, 'from')
    item.to_date ||= textOf(paragraph.runs, 'to')
    item.description.push(...textsOf(paragraph.runs, 'point'))
  },
  education: ({ education: items }, paragraph) => {
    const item = currentOf(items, paragraph, newDegree)
    item.degree ||= textOf(paragraph.runs, 'title')
    item.university ||= textOf(paragraph.runs, 'organisation')
    item.from_date ||= textOf(paragraph.runs, 'from')
    item.to_date ||= textOf(paragraph.runs, 'to')
    item.special_achievements.push(...textsOf(paragraph.runs, 'point'))
  },
  skills: ({ skill_categories: items }, { runs }) => {
    items.push({ name: textOf(runs, 'category'), skills: textsOf(runs, 'word') })
  },
  projects: ({ projects: items }, paragraph) =>
    readProject(currentOf(items, paragraph, newProject), paragraph),
  certifications: ({ certification_and_training: items }, paragraph) => {
    const isHead = paragraph.kind === 'head' && !paragraph.isNested
    const item = currentOf(items, { kind: isHead ? 'head' : 'text' }, newCertification)
    if (paragraph.isNested) return readProject((item.project ??= newProject()), paragraph)
    const { runs } = paragraph
    item.name ||= textOf(runs, 'title')
    item.date ||= textOf(runs, 'date')
    item.organization ||= textOf(runs, 'organisation')
    item.certificate_link ||= textOf(runs, 'link')
    item.description = joined(item.description, textOf(runs, 'text'))
    item.key_technologies_concepts.push(...textsOf(runs, 'word'))
  },
}

function readProject(item: Project, { runs }: Paragraph): void {
  item.name ||= textOf(runs, 'title')
  item.date ||= textOf(runs, 'date')
  item.link ||= textOf(runs, 'link')
  item.purpose = joined(item.purpose, textOf(runs, 'text'))
  item.key_technologies_concepts.push(...textsOf(runs, 'word'))
}

/** The item that a paragraph belongs to: a head begins the next one. */
function currentOf<T>(items: T[], { kind }: Pick<Paragraph, 'kind'>, blank: () => T): T {
  const last = items.at(-1)
  if (last !== undefined && kind !== 'head') return last
  const item = blank()
  items.push(item)
  return item
}

/** A link is what the person wrote, unless its text was changed since. */
const saidBy = ({ text, link }: Run): string => link?.written ?? text

const textsOf = (runs: readonly Run[], field: Field): string[] =>
  runs.filter((run) => run.field === field).map(saidBy)
const textOf = (runs: readonly Run[], field: Field): string => textsOf(runs, field)[0] ?? ''
const joined = (before: string, next: string): string => [before, next].filter(Boolean).join('\n')

const newWork = (): WorkItem => ({ ...blankWorkItem, description: [] })
const newDegree = (): EducationItem => ({ ...blankEducationItem, special_achievements: [] })
const newProject = (): Project => ({ ...blankProject, key_technologies_concepts: [] })
const newCertification = (): Certification => ({
  ...blankCertification,
  key_technologies_concepts: [],
})
