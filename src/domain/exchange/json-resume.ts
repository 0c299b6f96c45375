/**
 * JSON Resume 1.0.0 (jsonresume.org/schema), the open format other tools read.
 *
 * What the format has a field for goes there; the few things it has none for (a certification's
 * description, the order of sections, dates as written) go into fields of ours beside them, which
 * its schema allows, so that a resume exported and read back here is the same.
 */
import type {
  Certification,
  EducationItem,
  Project,
  ResumeContent,
  SkillCategory,
  WorkItem,
} from '../resume/resume.ts'
import { hrefOf } from '../resume/links.ts'
import { isoDate, toIsoPeriod } from './periods.ts'

export { fromJsonResume, leftOfJsonResume } from './from-json-resume.ts'

const jsonResumeSchema =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Plain data, ready for JSON.stringify. Empty fields are left out. */
export function toJsonResume(content: ResumeContent): Record<string, unknown> {
  const { contact_info: contact, media } = content
  return {
    $schema: jsonResumeSchema,
    basics: filled({
      name: contact.name,
      ...(isAddress(contact.email)
        ? { email: contact.email }
        : { email_as_written: contact.email }),
      phone: contact.phone,
      ...addressOf(media.website),
      summary: content.summary,
      // Several lines of an address are separated by line feeds in this format.
      location: filled({ address: contact.possible_work_locations.join('\n') }),
      profiles: [profile('GitHub', media.github), profile('LinkedIn', media.linkedin)].flat(),
    }),
    work: content.work_experience.map(workOf),
    education: content.education.map(educationOf),
    skills: content.skill_categories.map(skillOf),
    projects: content.projects.map(projectOf),
    certificates: content.certification_and_training.map(certificateOf),
    meta: { section_order: content.section_order },
  }
}

/** Fields that say something. */
function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      Array.isArray(value)
        ? value.length > 0
        : typeof value === 'object' && value !== null
          ? Object.keys(value).length > 0
          : value !== '' && value !== null && value !== undefined,
    ),
  )
}

/** The format wants whole addresses; what was written goes beside one where it is shorter. */
function addressOf(written: string): Record<string, string> {
  const href = hrefOf(written)
  if (href === written) return { url: href }
  return { ...(href !== null && { url: href }), url_as_written: written }
}

/** What the format's schema takes for an address of e-mail, in the letters of RFC 5321. */
const isAddress = (text: string): boolean =>
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i.test(text)

function profile(network: string, url: string): Record<string, unknown>[] {
  if (url === '') return []
  const [path = ''] = url.split(/[?#]/)
  const username = path.split('/').findLast((part) => part !== '') ?? ''
  return [filled({ network, username, ...addressOf(url) })]
}

function workOf(item: WorkItem): Record<string, unknown> {
  return filled({
    name: item.company,
    position: item.role,
    location: item.location,
    ...toIsoPeriod({ from: item.from_date, to: item.to_date }),
    highlights: item.description,
  })
}

function educationOf(item: EducationItem): Record<string, unknown> {
  return filled({
    institution: item.university,
    studyType: item.degree,
    ...toIsoPeriod({ from: item.from_date, to: item.to_date }),
    courses: item.special_achievements,
  })
}

function skillOf(category: SkillCategory): Record<string, unknown> {
  // Without keywords the name would be read as a skill of its own.
  return { ...filled({ name: category.name }), keywords: category.skills }
}

function projectOf(item: Project): Record<string, unknown> {
  return filled({
    name: item.name,
    description: item.purpose,
    keywords: item.key_technologies_concepts,
    ...moment(item.date, 'startDate'),
    ...addressOf(item.link),
  })
}

function certificateOf(item: Certification): Record<string, unknown> {
  return filled({
    name: item.name,
    issuer: item.organization,
    ...moment(item.date, 'date'),
    ...addressOf(item.certificate_link),
    description: item.description,
    keywords: item.key_technologies_concepts,
    // Named even where it is empty: an empty project is still there.
    project: item.project && { ...projectOf(item.project), name: item.project.name },
  })
}

function moment(written: string, field: 'startDate' | 'date'): Record<string, unknown> {
  const iso = isoDate(written)
  return {
    ...(iso !== null && { [field]: iso }),
    ...(iso !== written && written !== '' && { date_as_written: written }),
  }
}
