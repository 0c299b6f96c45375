/**
 * JSON Resume 1.0.0 (jsonresume.org/schema), the open format other tools read.
 *
 * What the format has a field for goes there; the few things it has none for (a certification's
 * description, the order of sections, dates as written) go into fields of ours beside them, which
 * its schema allows, so that a resume exported and read back here is the same.
 */
import type { ResumeContent } from '../resume/resume.ts'
import { listSections } from '../resume/sections.ts'
import { addressOf, filled, toEntry } from './json-entries.ts'
import { toFurther } from './json-further.ts'

export { fromJsonResume, leftOfJsonResume } from './from-json-resume.ts'

const jsonResumeSchema =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Plain data, ready for JSON.stringify. Empty fields are left out. */
export function toJsonResume(content: ResumeContent): Record<string, unknown> {
  const { contact_info: contact, media } = content
  const { lists, meta } = toFurther(content.further_sections)
  return {
    $schema: jsonResumeSchema,
    basics: filled({
      name: contact.name,
      label: contact.headline,
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
    ...Object.fromEntries(
      listSections.map((section) => [
        section.jsonResume,
        content[section.field].map((item) => toEntry(section, item)),
      ]),
    ),
    ...lists,
    meta: { section_order: content.section_order, further_sections: meta },
  }
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
