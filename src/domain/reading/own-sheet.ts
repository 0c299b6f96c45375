/**
 * A PDF of ours, read as it was set. Other programs guess what a line is; of our own sheets the type
 * says it, so that a file which was downloaded or printed here comes back field by field. Only what
 * is visible is read. Null for every other file.
 */
import type { Language } from '../language/languages.ts'
import { blankContent } from '../resume/blank.ts'
import { placesApart } from '../resume/places.ts'
import type { Project, ResumeContent } from '../resume/resume.ts'
import { completeSectionOrder } from '../resume/sections.ts'
import type { PdfDocument } from './items.ts'
import type { OwnEntry } from './own-entries.ts'
import { addressOf, entriesOfOwn, joinLines, wordsOf } from './own-entries.ts'
import type { OwnLine, OwnSection, OwnSheet, Stretch } from './own-lines.ts'
import { ownSheetOf } from './own-lines.ts'

export function readOwnSheet(
  document: PdfDocument,
): { resume: ResumeContent; language: Language } | null {
  const sheet = ownSheetOf(document)
  if (sheet === null) return null
  const resume = blankContent()
  readContact(resume, sheet)
  for (const section of sheet.sections) readSection(resume, section, sheet)
  resume.section_order = completeSectionOrder(sheet.sections.map(({ key }) => key))
  return { resume, language: sheet.language }
}

function readSection(resume: ResumeContent, section: OwnSection, sheet: OwnSheet): void {
  if (section.key === 'summary') {
    resume.summary = joinLines(section.lines)
    return
  }
  if (section.key === 'skills') {
    resume.skill_categories = skillsOf(section.lines)
    return
  }
  const entries = entriesOfOwn(section, sheet.layout)
  if (section.key === 'work_experience')
    resume.work_experience = entries.map((entry) => {
      const { from, to } = periodOf(entry.dates)
      const { title: role, place: company, location, bullets: description } = entry
      return { role, company, location, from_date: from, to_date: to, description }
    })
  else if (section.key === 'education')
    resume.education = entries.map((entry) => {
      const { from, to } = periodOf(entry.dates)
      return {
        degree: entry.title,
        university: whole(entry),
        // A lone date of a degree is the one it was given on.
        from_date: to === '' ? '' : from,
        to_date: to === '' ? from : to,
        special_achievements: entry.bullets,
      }
    })
  else if (section.key === 'projects') resume.projects = entries.map(projectOf)
  else
    resume.certification_and_training = entries.map((entry) => ({
      name: entry.title,
      organization: whole(entry),
      date: entry.dates,
      certificate_link: entry.link,
      description: entry.paragraph,
      key_technologies_concepts: entry.technologies,
      project: entry.nested === null ? null : projectOf(entry.nested),
    }))
}

const projectOf = (entry: OwnEntry): Project => ({
  name: entry.title,
  date: entry.dates,
  link: entry.link === '' ? whole(entry) : entry.link,
  purpose: entry.paragraph,
  key_technologies_concepts: entry.technologies,
})

const whole = ({ place, location }: OwnEntry): string =>
  [place, location].filter((text) => text !== '').join(', ')

function periodOf(dates: string): { from: string; to: string } {
  const [from = '', ...to] = dates.split(' – ')
  return { from, to: to.join(' – ') }
}

/** A category in bold before its skills or over them; a row without one stands apart. */
function skillsOf(lines: readonly OwnLine[]): ResumeContent['skill_categories'] {
  const rows: { name: string; words: string }[] = []
  let isName = false
  for (const line of lines) {
    const bold = line.stretches.filter((one) => one.bold)
    const name = bold
      .map(({ text }) => text)
      .join('')
      .trim()
    const rest = line.stretches
      .filter((one) => !one.bold)
      .map(({ text }) => text)
      .join('')
      .trim()
    const open = rows.at(-1)
    const goesOn = open !== undefined && (line.gap === null ? mayGoOn(open.words) : line.gap < 1.1)
    if (name !== '' && !(goesOn && isName && rest === ''))
      rows.push({ name, words: rest.replace(/^:\s*/, '') })
    else if (name !== '' && open !== undefined) open.name += ` ${name}`
    else if (goesOn) open.words = `${open.words} ${rest}`.trim()
    else rows.push({ name: '', words: rest })
    isName = name !== '' && rest === ''
  }
  return rows.map(({ name, words }) => ({ name, skills: wordsOf(words) }))
}

/** A row of skills stays on one page but for the longest: at the top of a page it is another. */
const mayGoOn = (words: string): boolean => words.length > 1_000 || words.endsWith(',')

function readContact(resume: ResumeContent, sheet: OwnSheet): void {
  const { contact_info: contact, media } = resume
  contact.name = sheet.name
  const stretches = joined(sheet.contact)
  const hrefs = new Map(stretches.map(({ text, link }) => [text.trim(), link ?? '']))
  const written = stretches
    .map(({ text }) => text)
    .join('')
    .trim()
  for (const part of written.split(/\s*·(?:\s+|$)/).filter((text) => text !== '')) {
    const href = hrefs.get(part) ?? ''
    if (/^\S+@\S+\.\S+$/.test(part)) contact.email ||= part
    else if (href !== '' || isBareAddress(part)) {
      const address = href === '' ? part : addressOf(part, href)
      media[mediaOf(address, media)] = address
    } else if (contact.phone === '' && isPhone(part)) contact.phone = part
    else if (contact.possible_work_locations.length === 0)
      contact.possible_work_locations = part.split(placesApart)
  }
}

/** The lines as one; what was broken goes on: an address without a space, places with one. */
function joined(lines: readonly OwnLine[]): Stretch[] {
  const all: Stretch[] = []
  for (const line of lines)
    for (const [i, one] of line.stretches.entries()) {
      const before = all.at(-1)
      if (i > 0 || before === undefined) all.push({ ...one })
      else if (before.link !== null && before.link === one.link) before.text += one.text
      else {
        const between = areOneWay(before, one) ? ' ' : ' · '
        all.push({ ...one, link: null, text: between }, { ...one })
      }
    }
  return all
}

/** A line has no sign at its end. Only places are long enough to be broken, beside addresses. */
function areOneWay(before: Stretch, after: Stretch): boolean {
  const [end = ''] = before.text.split('·').toReversed()
  const [begin = ''] = after.text.split('·')
  // Sheets of before ended a line with the sign.
  if (end.trim() === '' || begin.trim() === '') return true
  return [
    { text: end, link: before.link },
    { text: begin, link: after.link },
  ].every(
    ({ text, link }) =>
      link === null && !isPhone(text) && !/@/.test(text) && !isBareAddress(text.trim()),
  )
}

const isPhone = (text: string): boolean =>
  (text.match(/\d/g)?.length ?? 0) >= 6 && (text.match(/\p{L}/gu)?.length ?? 0) <= 6

const isBareAddress = (text: string): boolean => /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text)

function mediaOf(address: string, media: ResumeContent['media']): keyof ResumeContent['media'] {
  if (/(?:^|\W)(?:linkedin|xing)\./i.test(address) && media.linkedin === '') return 'linkedin'
  if (/(?:^|\W)(?:github|gitlab|bitbucket|codeberg)\./i.test(address) && media.github === '')
    return 'github'
  return 'website'
}
