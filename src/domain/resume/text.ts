/**
 * A resume as lines of text, each with its path: what scoring, tailoring and the truth guard read.
 *
 * Lines come in the schema's order whatever `section_order` says, so that a place in the list never
 * depends on how the page is laid out. The card's `job_title` and `company_name` are not content
 * and never appear; contact and media lines do, marked as such, and are no evidence of a skill.
 */
import { pointer } from './pointer.ts'
import type { Certification, Project, ResumeContent } from './resume.ts'
import type { SectionKey } from './sections.ts'

export interface ResumeLine {
  /** JSON Pointer of the text. */
  path: string
  text: string
  section: SectionKey | 'contact_info' | 'media'
  /** Index of the item in its section's list; null where the section is no list. */
  itemIndex: number | null
  /** Name of the field the text stands in: `role`, `description`, `skills`, … */
  field: string
}

type Segments = readonly (string | number)[]

/** Whether there is anything of the person's work in a resume: an empty one cannot be scored. */
export function hasContent(content: ResumeContent): boolean {
  return resumeLines(content).some(
    (line) => line.section !== 'contact_info' && line.section !== 'media',
  )
}

/** Every text of a resume that is not blank, with its path. */
export function resumeLines(content: ResumeContent): ResumeLine[] {
  const lines: ResumeLine[] = []
  const add = (
    section: ResumeLine['section'],
    itemIndex: number | null,
    field: string,
    at: Segments,
    value: string | readonly string[],
  ): void => {
    if (typeof value !== 'string') {
      for (const [i, text] of value.entries()) add(section, itemIndex, field, [...at, i], text)
    } else if (value.trim() !== '') {
      lines.push({ path: pointer(at), text: value, section, itemIndex, field })
    }
  }
  const addFields = (
    section: ResumeLine['section'],
    itemIndex: number | null,
    at: Segments,
    fields: readonly (readonly [string, string | readonly string[]])[],
  ): void => {
    for (const [field, value] of fields) add(section, itemIndex, field, [...at, field], value)
  }

  addFields(
    'contact_info',
    null,
    ['contact_info'],
    [
      ['name', content.contact_info.name],
      ['email', content.contact_info.email],
      ['phone', content.contact_info.phone],
      ['possible_work_locations', content.contact_info.possible_work_locations],
    ],
  )
  addFields('media', null, ['media'], Object.entries(content.media))
  add('summary', null, 'summary', ['summary'], content.summary)
  for (const [i, item] of content.work_experience.entries()) {
    addFields(
      'work_experience',
      i,
      ['work_experience', i],
      [
        ['role', item.role],
        ['company', item.company],
        ['location', item.location],
        ['from_date', item.from_date],
        ['to_date', item.to_date],
        ['description', item.description],
      ],
    )
  }
  for (const [i, item] of content.education.entries()) {
    addFields(
      'education',
      i,
      ['education', i],
      [
        ['degree', item.degree],
        ['university', item.university],
        ['from_date', item.from_date],
        ['to_date', item.to_date],
        ['special_achievements', item.special_achievements],
      ],
    )
  }
  for (const [i, item] of content.skill_categories.entries()) {
    addFields(
      'skills',
      i,
      ['skill_categories', i],
      [
        ['name', item.name],
        ['skills', item.skills],
      ],
    )
  }
  for (const [i, item] of content.projects.entries()) {
    addFields('projects', i, ['projects', i], projectFields(item))
  }
  for (const [i, item] of content.certification_and_training.entries()) {
    const at = ['certification_and_training', i]
    addFields('certifications', i, at, certificationFields(item))
    if (item.project !== null) {
      addFields('certifications', i, [...at, 'project'], projectFields(item.project))
    }
  }
  return lines
}

const projectFields = (item: Project): [string, string | string[]][] => [
  ['name', item.name],
  ['date', item.date],
  ['link', item.link],
  ['purpose', item.purpose],
  ['key_technologies_concepts', item.key_technologies_concepts],
]

const certificationFields = (item: Certification): [string, string | string[]][] => [
  ['name', item.name],
  ['organization', item.organization],
  ['date', item.date],
  ['certificate_link', item.certificate_link],
  ['description', item.description],
  ['key_technologies_concepts', item.key_technologies_concepts],
]
