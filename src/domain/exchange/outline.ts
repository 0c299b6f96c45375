/**
 * A resume as an outline: headings in its language, entries with a title, facts and lines, for plain
 * text. Empty fields and empty sections are left out.
 */
import { sectionTitles } from '../language/phrases/section-titles.ts'
import type { Language } from '../language/languages.ts'
import { placesApart } from '../resume/places.ts'
import type { Certification, Project, ResumeContent } from '../resume/resume.ts'
import type { SectionKey } from '../resume/sections.ts'
import { completeSectionOrder } from '../resume/sections.ts'

export type Entry = {
  /** What the entry is called, and facts beside it; each may be missing. */
  title: string
  facts: string[]
  /** Running text. */
  paragraphs: string[]
  /** One statement each. */
  points: string[]
}

export type Outline = {
  name: string
  /** How to reach the person, and where they would work. */
  contact: string[]
  sections: { title: string; entries: Entry[] }[]
}

export function outlineOf(content: ResumeContent, language: Language): Outline {
  const { contact_info: contact, media } = content
  const places = contact.possible_work_locations.filter(says).join(placesApart)
  const sections = completeSectionOrder(content.section_order).map((key) => ({
    title: sectionTitles[language][key],
    entries: entriesOf[key](content).filter(
      ({ title, facts, paragraphs, points }) =>
        says(title) || [...facts, ...paragraphs, ...points].some(says),
    ),
  }))
  return {
    name: contact.name,
    contact: [
      contact.email,
      contact.phone,
      places,
      media.linkedin,
      media.github,
      media.website,
    ].filter(says),
    sections: sections.filter((section) => section.entries.length > 0),
  }
}

const entriesOf: Readonly<Record<SectionKey, (content: ResumeContent) => Entry[]>> = {
  summary: (content) => [entry({ paragraphs: [content.summary] })],
  work_experience: (content) =>
    content.work_experience.map((item) =>
      entry({
        title: joined([item.role, item.company]),
        facts: [item.location, period(item.from_date, item.to_date)],
        points: item.description,
      }),
    ),
  education: (content) =>
    content.education.map((item) =>
      entry({
        title: joined([item.degree, item.university]),
        facts: [period(item.from_date, item.to_date)],
        points: item.special_achievements,
      }),
    ),
  skills: (content) =>
    content.skill_categories.map(({ name, skills }) => {
      const list = skills.filter(says).join(', ')
      return entry({ paragraphs: [says(name) && list !== '' ? `${name}: ${list}` : name + list] })
    }),
  projects: (content) => content.projects.map(projectEntry),
  certifications: (content) => content.certification_and_training.map(certificationEntry),
}

function projectEntry(item: Project): Entry {
  return entry({
    title: item.name,
    facts: [item.date, item.link],
    paragraphs: [item.purpose, item.key_technologies_concepts.filter(says).join(', ')],
  })
}

function certificationEntry(item: Certification): Entry {
  const project = item.project ? projectEntry(item.project) : entry({})
  return entry({
    title: joined([item.name, item.organization]),
    facts: [item.date, item.certificate_link],
    paragraphs: [
      item.description,
      item.key_technologies_concepts.filter(says).join(', '),
      joined([project.title, ...project.facts]),
      ...project.paragraphs,
    ],
  })
}

function entry({ title = '', facts = [], paragraphs = [], points = [] }: Partial<Entry>): Entry {
  return {
    title,
    facts: facts.filter(says),
    paragraphs: paragraphs.filter(says),
    points: points.filter(says),
  }
}

const says = (text: string): boolean => text.trim() !== ''
const joined = (parts: string[]): string => parts.filter(says).join(', ')
const period = (from: string, to: string): string => [from, to].filter(says).join(' – ')
