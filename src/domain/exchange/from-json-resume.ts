/**
 * JSON Resume → a resume. Read leniently, for such files are written by many tools and by hand. What
 * no field takes is left over, and shown.
 */
import { detectLanguage } from '../language/detect.ts'
import { hrefOf } from '../resume/links.ts'
import { restoreContent } from '../resume/restore.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { ListKey } from '../resume/sections.ts'
import { listSections } from '../resume/sections.ts'
import { valuesOf } from '../resume/values-of.ts'
import type { Source } from './json-entries.ts'
import { addressIn, fromEntry, isSource, textOf, texts } from './json-entries.ts'
import { fromFurther } from './json-further.ts'
import { notTaken } from './not-taken.ts'

/** True for an object that can only be meant as JSON Resume. */
export function isJsonResume(foreign: unknown): boolean {
  const source = fieldsOf(foreign)
  return (
    textOf(source['$schema']).includes('resume-schema') ||
    ['basics', 'work', 'volunteer', 'certificates'].some((key) => Object.hasOwn(source, key))
  )
}

export function fromJsonResume(foreign: unknown): ResumeContent {
  const source = fieldsOf(foreign)
  const basics = fieldsOf(source['basics'])
  const language = detectLanguage(textsOf(foreign).join('\n'))
  const list = (name: string) => listOf(source[name])
  return restoreContent({
    contact_info: {
      name: basics['name'],
      headline: basics['label'],
      email: basics['email'] ?? basics['email_as_written'],
      phone: basics['phone'],
      possible_work_locations: locationsOf(fieldsOf(basics['location'])),
    },
    media: {
      github: profileUrl(basics, 'github'),
      website: addressIn(basics) || basics['website'],
      linkedin: profileUrl(basics, 'linkedin'),
    },
    summary: basics['summary'],
    ...Object.fromEntries(
      listSections.map(({ key, field, form, fields, jsonResume }) => [
        field,
        form === 'rows'
          ? rowsOf(list(jsonResume))
          : list(jsonResume).map((item) => ({
              ...fromEntry(fields, item, language),
              ...otherwise[key]?.(item),
            })),
      ]),
    ),
    further_sections: fromFurther(source, language),
    section_order: fieldsOf(source['meta'])['section_order'],
  })
}

/** Texts of the file that stand nowhere in the resume made of it. */
export function leftOfJsonResume(foreign: unknown, resume: ResumeContent): string[] {
  const { basics, ...rest } = fieldsOf(foreign)
  // Everything there is the person's own: no name in front is needed.
  const { name, ...own } = fieldsOf(basics)
  // "müller.example" is told as "https://xn--mller-kva.example/" beside what was written.
  const addresses = new Set(valuesOf(resume).map(hrefOf))
  return notTaken([{ own: [name, own] }, rest], resume, {
    names: ['network', 'name', 'title', 'position', 'organization', 'institution', 'language'],
    isSpare: (field, text) =>
      field === '$schema' ||
      field === 'meta' ||
      field === 'network' ||
      field.endsWith('_as_written') ||
      (/date$/i.test(field) && /^\d{4}(?:-\d|$)/.test(text)) ||
      text.startsWith('data:') ||
      addresses.has(text),
  })
}

/** Source that the format divides otherwise than we do, or that other tools fill beside ours. */
const otherwise: Readonly<Partial<Record<ListKey, (item: Source) => Source>>> = {
  work_experience: (item) => ({
    // "company" is what the format called it before version 1.
    company: item['name'] ?? item['company'],
    description: [textOf(item['summary']), ...texts(item['highlights'])].filter(
      (text, i) => i > 0 || text !== '',
    ),
  }),
  education: (item) => ({
    degree: [textOf(item['studyType']), textOf(item['area'])].filter(Boolean).join(', '),
    special_achievements: [textOf(item['score'] ?? item['gpa']), ...texts(item['courses'])].filter(
      (text, i) => i > 0 || text !== '',
    ),
  }),
}

/** A skill without keywords is one skill; such skills in a row make one category without a name. */
function rowsOf(items: Source[]): Source[] {
  const categories: { name: string; skills: string[]; isLoose: boolean }[] = []
  for (const item of items) {
    const name = textOf(item['name'])
    if (Array.isArray(item['keywords'])) {
      categories.push({ name, skills: texts(item['keywords']), isLoose: false })
      continue
    }
    const skill = withNote(name, textOf(item['level']))
    const last = categories.at(-1)
    if (last?.isLoose) last.skills.push(skill)
    else categories.push({ name: '', skills: [skill], isLoose: true })
  }
  return categories
}

function locationsOf(location: Source): string[] {
  const city = textOf(location['city'])
  if (city === '') return textOf(location['address']).split('\n').filter(Boolean)
  const region = textOf(location['region'])
  return [[city, region, textOf(location['countryCode'])].filter(Boolean).join(', ')]
}

function profileUrl(basics: Source, network: string): string {
  const found = listOf(basics['profiles']).find(
    (profile) =>
      textOf(profile['network']).toLowerCase() === network ||
      textOf(profile['url']).toLowerCase().includes(`${network}.com/`),
  )
  return found ? addressIn(found) : ''
}

const withNote = (text: string, note: string): string =>
  note === '' || text === '' ? text : `${text} (${note})`

const fieldsOf = (value: unknown): Source => (isSource(value) ? value : {})
const listOf = (value: unknown): Source[] => (Array.isArray(value) ? value : []).filter(isSource)

/** Every text of the file, for finding out its language. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
