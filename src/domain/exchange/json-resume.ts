/**
 * JSON Resume 1.0.0 (jsonresume.org/schema), the open format other tools read.
 *
 * What the format has a field for goes there; the few things it has none for (a certification's
 * description, the order of sections, dates as written) go into fields of ours beside them, which
 * its schema allows, so that a resume exported and read back here is the same.
 */
import { hrefOf } from '../resume/links.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { listSections } from '../resume/sections.ts'
import type { Fields, ListSection } from '../resume/sections/declaration.ts'
import type { Item } from '../resume/sections/leaves.ts'
import { isItem, itemsOf } from '../resume/sections/leaves.ts'
import { saidBy } from '../resume/sections/said.ts'
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
    ...Object.fromEntries(
      listSections.map((section) => [
        section.jsonResume,
        itemsOf(content, section).map((item) => entryOf(section, item)),
      ]),
    ),
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

function entryOf({ form, fields }: ListSection, item: Item): Record<string, unknown> {
  const entry = filled(fieldsOf(fields, item))
  if (form === 'entries') return entry
  // Without keywords the name would be read as a skill of its own.
  return { ...entry, keywords: saidBy(fields, item).words }
}

function fieldsOf(fields: Fields, item: Item): Record<string, unknown> {
  const { from, to } = saidBy(fields, item)
  const all = Object.entries(fields).map(([name, field]): Record<string, unknown> => {
    const value = item[name] ?? null
    if (field.kind === 'nested')
      return isItem(value) ? { [name]: nestedOf(field.fields, value) } : {}
    const known = field.jsonResume ?? name
    if (field.kind === 'from') return { ...toIsoPeriod({ from, to }) }
    if (field.kind === 'to') return {}
    if (typeof value !== 'string') return { [known]: value }
    if (field.kind === 'date') return moment(value, known)
    return field.kind === 'link' ? addressOf(value) : { [known]: value }
  })
  return Object.fromEntries(all.flatMap((one) => Object.entries(one)))
}

/** Named even where it is empty: an empty project is still there. */
const nestedOf = (fields: Fields, item: Item): Record<string, unknown> => ({
  ...filled(fieldsOf(fields, item)),
  name: saidBy(fields, item).title,
})

function moment(written: string, field: string): Record<string, unknown> {
  const iso = isoDate(written)
  return {
    ...(iso !== null && { [field]: iso }),
    ...(iso !== written && written !== '' && { date_as_written: written }),
  }
}
