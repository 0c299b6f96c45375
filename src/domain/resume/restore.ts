/**
 * Any old or foreign JSON → a valid resume.
 *
 * What was written by an earlier program, by hand or by another product passes here once, and
 * everything behind this door may rely on the schema. Nothing is refused: texts are taken where
 * text stands, numbers and booleans become their words, unknown fields are dropped, missing ones
 * are empty, and what is longer than the schema allows is cut to fit. A valid resume comes out
 * as it went in, its section_order completed.
 */
import { blankContent } from './blank.ts'
import { lineLimit, listLimits, textLimit } from './limits.ts'
import type {
  Certification,
  EducationItem,
  Project,
  ResumeContent,
  SkillCategory,
  WorkItem,
} from './resume.ts'
import { completeSectionOrder } from './sections.ts'

type Fields = Readonly<Record<string, unknown>>

export function restoreContent(foreign: unknown): ResumeContent {
  const source = fieldsOf(foreign)
  const contact = fieldsOf(source['contact_info'])
  const media = fieldsOf(source['media'])
  return {
    ...blankContent(),
    contact_info: {
      name: line(contact['name']),
      email: line(contact['email']),
      phone: line(contact['phone']),
      possible_work_locations: words(contact['possible_work_locations']),
    },
    media: {
      github: line(media['github']),
      website: line(media['website']),
      linkedin: line(media['linkedin']),
    },
    summary: text(source['summary']),
    work_experience: items(source['work_experience'], restoreWorkItem),
    education: items(source['education'], restoreEducationItem),
    skill_categories: items(source['skill_categories'], restoreSkillCategory),
    projects: items(source['projects'], restoreProject),
    certification_and_training: items(source['certification_and_training'], restoreCertification),
    section_order: completeSectionOrder(orderOf(source['section_order'])),
  }
}

function restoreWorkItem(source: Fields): WorkItem {
  return {
    role: line(source['role']),
    company: line(source['company']),
    location: line(source['location']),
    from_date: line(source['from_date']),
    to_date: line(source['to_date']),
    description: lines(source['description']),
  }
}

function restoreEducationItem(source: Fields): EducationItem {
  return {
    degree: line(source['degree']),
    university: line(source['university']),
    from_date: line(source['from_date']),
    to_date: line(source['to_date']),
    special_achievements: lines(source['special_achievements']),
  }
}

function restoreSkillCategory(source: Fields): SkillCategory {
  return { name: line(source['name']), skills: words(source['skills']) }
}

function restoreProject(source: Fields): Project {
  return {
    name: line(source['name']),
    date: line(source['date']),
    link: line(source['link']),
    purpose: text(source['purpose']),
    key_technologies_concepts: words(source['key_technologies_concepts']),
  }
}

function restoreCertification(source: Fields): Certification {
  const project = source['project']
  return {
    name: line(source['name']),
    organization: line(source['organization']),
    date: line(source['date']),
    certificate_link: line(source['certificate_link']),
    description: text(source['description']),
    key_technologies_concepts: words(source['key_technologies_concepts']),
    project: isRecord(project) ? restoreProject(project) : null,
  }
}

const orderOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Own fields only: what a foreign object inherits was never written by anybody. */
function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? { ...value } : {}
}

function items<T>(value: unknown, restore: (source: Fields) => T): T[] {
  return (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .slice(0, listLimits.items)
    .map(restore)
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  // A list where one text belongs: its texts, one below the other.
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join('\n')
  return ''
}

const line = (value: unknown): string => cut(asText(value), lineLimit)
const text = (value: unknown): string => cut(asText(value), textLimit)

/** Paragraphs; one text where a list belongs is one of them for each of its lines. */
const lines = (value: unknown): string[] =>
  listOf(value, /\n/)
    .slice(0, listLimits.lines)
    .map((entry) => cut(entry, textLimit))

/** Short entries; one text where a list belongs is split at commas. */
const words = (value: unknown): string[] =>
  listOf(value, /[,;\n]/)
    .slice(0, listLimits.words)
    .map((entry) => cut(entry, lineLimit))

function listOf(value: unknown, separator: RegExp): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => {
      if (typeof entry === 'string') return [entry]
      const name = isRecord(entry) ? asText(entry['name']) : asText(entry)
      return name === '' ? [] : [name]
    })
  }
  return asText(value)
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** Never between the two halves of a character. */
function cut(value: string, limit: number): string {
  if (value.length <= limit) return value
  const last = value.charCodeAt(limit - 1)
  return value.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit)
}
