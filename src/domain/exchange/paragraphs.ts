/**
 * A resume as paragraphs whose runs each know the field they say. Word and Markdown write these
 * paragraphs and read them back, so both say the same, in the same order, and a file that was
 * changed elsewhere comes home field by field.
 *
 * What no paragraph can hold is left out: empty fields, items and lines, and the place of a section
 * that is empty. Space around a text and controls inside it are left out as well (docs/formats.md).
 */
import { sectionTitles } from '../language/phrases/section-titles.ts'
import type { Language } from '../language/languages.ts'
import { hrefOf, printedLink } from '../resume/links.ts'
import type { Certification, Project, ResumeContent } from '../resume/resume.ts'
import type { SectionKey } from '../resume/sections.ts'
import { completeSectionOrder } from '../resume/sections.ts'

export const fields = [
  'name',
  'email',
  'phone',
  'place',
  'linkedin',
  'github',
  'website',
  'title',
  'from',
  'to',
  'date',
  'organisation',
  'location',
  'link',
  'text',
  'point',
  'category',
  'word',
] as const

export type Field = (typeof fields)[number]

export type Run = {
  field: Field
  /** As print shows it; lines are separated by a line feed. */
  text: string
  /** Where it leads, and what the person wrote; null where it is not a link. */
  link: { href: string; written: string } | null
}

export type Paragraph = {
  kind: 'name' | 'contact' | 'section' | 'head' | 'place' | 'text' | 'point' | 'words' | 'skills'
  /** The section it stands in; null above the first. */
  section: SectionKey | null
  /** The heading, of a `section` only. */
  heading: string
  /** In a certification's own project. */
  isNested: boolean
  runs: Run[]
}

export function paragraphsOf(content: ResumeContent, language: Language): Paragraph[] {
  const { contact_info: contact, media } = content
  const at = writer(null)
  const head = [
    ...at('name', run('name', contact.name)),
    ...at(
      'contact',
      link('email', contact.email),
      run('phone', contact.phone),
      ...contact.possible_work_locations.map((place) => run('place', place)),
      link('linkedin', media.linkedin),
      link('github', media.github),
      link('website', media.website),
    ),
  ]
  const sections = completeSectionOrder(content.section_order).map((section) => {
    const paragraphs = bodyOf[section](content, writer(section))
    const title = sectionTitles[language][section]
    const heading: Paragraph = {
      kind: 'section',
      section,
      heading: title,
      isNested: false,
      runs: [],
    }
    return paragraphs.length === 0 ? [] : [heading, ...paragraphs]
  })
  return [...head, ...sections.flat()]
}

type Write = (kind: Paragraph['kind'], ...runs: (Run | null)[]) => Paragraph[]

/** A paragraph of the runs that say something; none where none does. */
function writer(section: SectionKey | null, isNested = false): Write {
  return (kind, ...runs) => {
    const said = runs.filter((one) => one !== null)
    return said.length === 0 ? [] : [{ kind, section, heading: '', isNested, runs: said }]
  }
}

const bodyOf: Readonly<Record<SectionKey, (content: ResumeContent, write: Write) => Paragraph[]>> =
  {
    summary: ({ summary }, write) => write('text', lines('text', summary)),
    work_experience: (content, write) =>
      content.work_experience.flatMap((item) =>
        item_(
          'work_experience',
          [run('title', item.role), run('from', item.from_date), run('to', item.to_date)],
          [
            ...write('place', run('organisation', item.company), run('location', item.location)),
            ...points(item.description, write),
          ],
        ),
      ),
    education: (content, write) =>
      content.education.flatMap((item) =>
        item_(
          'education',
          [run('title', item.degree), run('from', item.from_date), run('to', item.to_date)],
          [
            ...write('place', run('organisation', item.university)),
            ...points(item.special_achievements, write),
          ],
        ),
      ),
    skills: (content, write) =>
      content.skill_categories.flatMap(({ name, skills }) =>
        write('skills', run('category', name), ...words(skills)),
      ),
    projects: (content) => content.projects.flatMap((item) => projectOf(item, 'projects', false)),
    certifications: (content, write) =>
      content.certification_and_training.flatMap((item) => certificationOf(item, write)),
  }

/** An item begins with its head, which is there even where it is empty. */
function item_(
  section: SectionKey,
  head: (Run | null)[],
  body: Paragraph[],
  isNested = false,
): Paragraph[] {
  const runs = head.filter((one) => one !== null)
  if (runs.length + body.length === 0) return []
  return [{ kind: 'head', section, heading: '', isNested, runs }, ...body]
}

function projectOf(item: Project, section: SectionKey, isNested: boolean): Paragraph[] {
  const write = writer(section, isNested)
  return item_(
    section,
    [run('title', item.name), run('date', item.date)],
    [
      ...write('place', link('link', item.link)),
      ...write('text', lines('text', item.purpose)),
      ...write('words', ...words(item.key_technologies_concepts)),
    ],
    isNested,
  )
}

const certificationOf = (item: Certification, write: Write): Paragraph[] =>
  item_(
    'certifications',
    [run('title', item.name), run('date', item.date)],
    [
      ...write(
        'place',
        run('organisation', item.organization),
        link('link', item.certificate_link),
      ),
      ...write('text', lines('text', item.description)),
      ...write('words', ...words(item.key_technologies_concepts)),
      ...(item.project === null ? [] : projectOf(item.project, 'certifications', true)),
    ],
  )

const points = (texts: readonly string[], write: Write): Paragraph[] =>
  texts.flatMap((text) => write('point', lines('point', text)))

const words = (texts: readonly string[]): (Run | null)[] => texts.map((text) => run('word', text))

function run(field: Field, text: string): Run | null {
  const said = inline(text)
  return said === '' ? null : { field, text: said, link: null }
}

function link(field: Field, text: string): Run | null {
  const written = inline(text)
  if (written === '') return null
  const href = hrefOf(written)
  return {
    field,
    text: printedLink(written),
    link: href === null ? null : { href, written },
  }
}

function lines(field: Field, text: string): Run | null {
  const said = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(inline)
    .filter(Boolean)
    .join('\n')
  return said === '' ? null : { field, text: said, link: null }
}

/** A text of one line, as every format can hold it. */
export const inline = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ').trim()
