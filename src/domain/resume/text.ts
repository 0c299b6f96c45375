/**
 * A resume as lines of text, each with its path: what scoring, tailoring and the truth guard read.
 *
 * Lines come in the schema's order whatever `section_order` says, so that a place in the list never
 * depends on how the page is laid out. The card's `job_title` and `company_name` are not content
 * and never appear; contact and media lines do, marked as such, and are no evidence of a skill.
 */
import { pointer } from './pointer.ts'
import type { ResumeContent } from './resume.ts'
import type { PlacedKey } from './sections.ts'
import type { FieldKind } from './sections/declaration.ts'
import type { Leaf } from './sections/leaves.ts'
import { leavesOf } from './sections/leaves.ts'

export interface ResumeLine {
  /** JSON Pointer of the text. */
  path: string
  text: string
  section: PlacedKey | 'contact_info' | 'media'
  /** Index of the item in its section's list; null where the section is no list, and of its title. */
  itemIndex: number | null
  /** Name of the field the text stands in: `role`, `description`, `skills`, … */
  field: string
  /** What the field says; null among contacts and media. */
  kind: FieldKind | null
}

/** Whether there is a word of the person's work in a resume: an empty one cannot be scored. */
export function hasContent(content: ResumeContent): boolean {
  return resumeLines(content).some(
    ({ section, text }) => section !== 'contact_info' && section !== 'media' && /\p{L}/u.test(text),
  )
}

/** Every text of a resume that is not blank, with its path. */
export function resumeLines(content: ResumeContent): ResumeLine[] {
  return [
    ...aboutPerson('contact_info', content.contact_info),
    ...aboutPerson('media', content.media),
    ...leavesOf(content).flatMap(linesAt),
  ]
}

type Texts = Pick<Leaf, 'itemIndex' | 'field' | 'at' | 'value'> &
  Pick<ResumeLine, 'section' | 'kind'>

function aboutPerson(
  section: 'contact_info' | 'media',
  values: Readonly<Record<string, string | readonly string[]>>,
): ResumeLine[] {
  return Object.entries(values).flatMap(([field, value]) =>
    linesAt({ section, itemIndex: null, field, kind: null, at: [section, field], value }),
  )
}

function linesAt({ section, itemIndex, field, kind, at, value }: Texts): ResumeLine[] {
  const path = pointer(at)
  const lines =
    typeof value === 'string'
      ? [{ path, text: value }]
      : value.map((text, i) => ({ path: `${path}/${i}`, text }))
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map((line) => ({ ...line, section, itemIndex, field, kind }))
}
