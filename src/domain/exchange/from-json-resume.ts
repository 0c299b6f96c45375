/**
 * JSON Resume → a resume. Read leniently, for such files are written by many tools and by hand;
 * what the format knows and our resume has no section for goes where a reader would look for it:
 * languages and interests among the skills, awards among the certifications, publications and
 * voluntary work among the projects. What no field takes is left over, and shown; references among it,
 * for they are about other people.
 */
import { phraseFor } from '../language/phrases/resume-phrases.ts'
import { detectLanguage } from '../language/detect.ts'
import { openEndIn } from '../language/dates.ts'
import type { Language } from '../language/languages.ts'
import { hrefOf } from '../resume/links.ts'
import { restoreContent } from '../resume/restore.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { ListKey } from '../resume/sections.ts'
import { listSections } from '../resume/sections.ts'
import type { Field, Fields } from '../resume/sections/declaration.ts'
import { isOfSeveral } from '../resume/sections/declaration.ts'
import { valuesOf } from '../resume/values-of.ts'
import { notTaken } from './not-taken.ts'
import { fromIsoPeriod, isoDate } from './periods.ts'

type Source = Readonly<Record<string, unknown>>

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
        [
          ...(form === 'rows'
            ? rowsOf(list(jsonResume))
            : list(jsonResume).map((item) => ({
                ...entryOf(fields, item, language),
                ...otherwise[key]?.(item),
              }))),
          ...(elsewhere[key]?.(list, language) ?? []),
        ],
      ]),
    ),
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

/** An entry by the names that our export gives to its fields. */
function entryOf(fields: Fields, item: Source, language: Language): Source {
  const { from, to } = period(item, language)
  const read = ([name, field]: [string, Field]): [string, unknown] => {
    if (field.kind === 'nested') {
      const nested = item[name]
      return [name, isFields(nested) ? entryOf(field.fields, nested, language) : null]
    }
    const known = field.jsonResume ?? name
    if (field.kind === 'from') return [name, from]
    if (field.kind === 'to') return [name, to]
    if (field.kind === 'date') return [name, momentOf(item, known, language)]
    if (field.kind === 'link') return [name, addressIn(item)]
    const isList = isOfSeveral(field.kind)
    return [name, isList ? texts(item[known]) : item[known]]
  }
  return Object.fromEntries(Object.entries(fields).map(read))
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
  projects: (item) => ({
    purpose: [textOf(item['description']), ...texts(item['highlights'])].filter(Boolean).join('\n'),
  }),
}

type List = (name: string) => Source[]

/** Lists of the format that have no section of their own here. */
const elsewhere: Readonly<Partial<Record<ListKey, (list: List, language: Language) => Source[]>>> =
  {
    skills: (list, language) => [
      ...namedList(phraseFor(language, 'languages'), list('languages'), 'language', 'fluency'),
      ...namedList(phraseFor(language, 'interests'), list('interests'), 'name', 'keywords'),
    ],
    projects: (list, language) => [
      ...list('publications').map(publication),
      ...list('volunteer').map((item) => voluntaryWork(item, language)),
    ],
    certifications: (list) => list('awards').map(award),
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

function namedList(title: string, items: Source[], name: string, note: string): Source[] {
  if (items.length === 0) return []
  const skills = items.map((item) => withNote(textOf(item[name]), texts(item[note]).join(', ')))
  return [{ name: title, skills: skills.filter(Boolean) }]
}

function publication(item: Source): Source {
  const publisher = textOf(item['publisher'])
  return {
    name: item['name'],
    date: item['releaseDate'],
    link: item['url'],
    purpose: [publisher, textOf(item['summary'])].filter(Boolean).join('\n'),
  }
}

function voluntaryWork(item: Source, language: Language): Source {
  const { from, to } = period(item, language)
  return {
    name: [textOf(item['position']), textOf(item['organization'])].filter(Boolean).join(', '),
    date: [from, to].filter(Boolean).join(' – '),
    link: item['url'],
    purpose: [textOf(item['summary']), ...texts(item['highlights'])].filter(Boolean).join('\n'),
  }
}

function award(item: Source): Source {
  return {
    name: item['title'],
    organization: item['awarder'],
    date: item['date'],
    description: item['summary'],
  }
}

function period(item: Source, language: Language) {
  const written = item['dates_as_written']
  const asWritten = isFields(written)
    ? { from: textOf(written['from']), to: textOf(written['to']) }
    : null
  const [start, end] = [textOf(item['startDate']), textOf(item['endDate'])]
  return fromIsoPeriod(start, end, asWritten, openEndIn(language))
}

function momentOf(item: Source, field: string, language: Language): string {
  const iso = textOf(item[field])
  const written = textOf(item['date_as_written'])
  if (written !== '' && (isoDate(written) ?? '') === iso) return written
  if (textOf(item['endDate']) === '') return iso
  const { from, to } = period(item, language)
  return from === to ? from : [from, to].filter(Boolean).join(' – ')
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

/** What the person wrote, unless the address was changed since. */
function addressIn(item: Source): string {
  const [url, written] = [textOf(item['url']), textOf(item['url_as_written'])]
  return written !== '' && (hrefOf(written) ?? '') === url ? written : url
}

const withNote = (text: string, note: string): string =>
  note === '' || text === '' ? text : `${text} (${note})`

const isFields = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (value: unknown): Source => (isFields(value) ? value : {})
const listOf = (value: unknown): Source[] => (Array.isArray(value) ? value : []).filter(isFields)

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function texts(value: unknown): string[] {
  if (!Array.isArray(value)) return [textOf(value)].filter(Boolean)
  return value.filter((entry) => typeof entry === 'string' || typeof entry === 'number').map(String)
}

/** Every text of the file, for finding out its language. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
