/** How the entries of a section are set in a design. */
import { isItem } from '../sections/leaves.ts'
import type { Placed, PlacedList } from '../sections/placed.ts'
import type { Said } from '../sections/said.ts'
import { nameOfPart, saidBy } from '../sections/said.ts'
import type { Design } from './design.ts'

/**
 * `lines` also where each entry says no more than a line holds: certificates, awards. `run`: mere names, some
 * with how well they are known: languages, interests.
 */
export function formIn({ smallEntries }: Design, section: PlacedList): PlacedList['form'] | 'run' {
  const { form, fields } = section
  if (smallEntries === 'heads' || form === 'rows') return form
  const all = said(section)
  if (form === 'lines') return all.length > 0 && all.every(isName) ? 'run' : form
  // What lasted is told by its dates, which stand apart.
  if (nameOfPart(fields, 'from') !== null) return form
  return all.every(isSmall) && all.some(hasFacts) ? 'lines' : form
}

/** Skills, and what says no more than names: these are best in a slim column. */
export const isOfNames = (section: Placed): boolean =>
  section.form === 'rows' || (section.form === 'lines' && said(section).every(isName))

const said = ({ fields, items }: PlacedList): Said[] =>
  items.filter(isItem).map((item) => saidBy(fields, item))

const isSmall = ({ title, text, points, words, nested }: Said): boolean =>
  title.trim() !== '' && text === '' && points.length + words.length === 0 && nested === null

const hasFacts = ({ organization, place, date, link }: Said): boolean =>
  organization + place + date + link !== ''

/** The sign between two of them is in none. */
const isName = (said: Said): boolean =>
  isSmall(said) &&
  !hasFacts(said) &&
  said.from + said.to === '' &&
  !`${said.title}${said.level}`.includes('·')
