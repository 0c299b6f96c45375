/**
 * A resume as an outline: headings in its language, entries with a title, facts and lines, for plain
 * text. Empty fields and empty sections are left out.
 */
import { titleOf } from '../language/phrases/section-titles.ts'
import type { Language } from '../language/languages.ts'
import { placesApart } from '../resume/places.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Placed } from '../resume/sections/placed.ts'
import { placedInOrder } from '../resume/sections/placed.ts'
import type { Said } from '../resume/sections/said.ts'
import { saidBy } from '../resume/sections/said.ts'
import type { Printed } from './printed.ts'
import { printedIn, withDates } from './printed.ts'

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
  headline: string
  /** How to reach the person, and where they would work. */
  contact: string[]
  sections: { title: string; entries: Entry[] }[]
}

export function outlineOf(content: ResumeContent, language: Language): Outline {
  const { contact_info: contact, media } = content
  const places = contact.possible_work_locations.filter(says).join(placesApart)
  const { date } = printedIn(content, language)
  const sections = placedInOrder(content).map((placed) => ({
    title: titleOf(language, placed),
    entries: entriesOf(placed, date).filter(
      ({ title, facts, paragraphs, points }) =>
        says(title) || [...facts, ...paragraphs, ...points].some(says),
    ),
  }))
  return {
    name: contact.name,
    headline: contact.headline,
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

function entriesOf(placed: Placed, date: Printed['date']): Entry[] {
  if (placed.form === 'text') return [entry({ paragraphs: [placed.text] })]
  const items = placed.items.map((item) => withDates(saidBy(placed.fields, item), date))
  return items.map(placed.form === 'rows' ? rowOf : placed.form === 'lines' ? lineOf : entryOf)
}

/** Title and facts on one line, which is the entry's title then: "German — C1". */
function lineOf(said: Said): Entry {
  const { facts, ...rest } = entryOf({ ...said, organization: '', level: '' })
  const named = [said.title, said.level].filter(says).join(' — ')
  return { ...rest, facts: [], title: joined([named, said.organization, ...facts]) }
}

function rowOf({ title, words }: Said): Entry {
  const list = listed(words)
  return entry({ paragraphs: [says(title) && list !== '' ? `${title}: ${list}` : title + list] })
}

function entryOf(said: Said): Entry {
  const nested = said.nested && entryOf(said.nested)
  return entry({
    title: joined([said.title, said.organization]),
    facts: [said.level, said.place, period(said.from, said.to), said.date, said.link],
    paragraphs: [
      said.text,
      listed(said.words),
      ...(nested ? [joined([nested.title, ...nested.facts]), ...nested.paragraphs] : []),
    ],
    points: [...said.points],
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
const listed = (words: readonly string[]): string => words.filter(says).join(', ')
const joined = (parts: string[]): string => parts.filter(says).join(', ')
const period = (from: string, to: string): string => [from, to].filter(says).join(' – ')
