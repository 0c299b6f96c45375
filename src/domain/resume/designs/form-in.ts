/** How the entries of a section are set in a design. */
import { isItem } from '../sections/leaves.ts'
import type { PlacedList } from '../sections/placed.ts'
import type { Said } from '../sections/said.ts'
import { nameOfPart, saidBy } from '../sections/said.ts'
import type { Design } from './design.ts'

/** `lines` also where each entry says no more than a line holds: certificates, awards. */
export function formIn(design: Design, { form, fields, items }: PlacedList): PlacedList['form'] {
  if (form !== 'entries' || design.smallEntries === 'heads') return form
  // What lasted is told by its dates, which stand apart.
  if (nameOfPart(fields, 'from') !== null) return form
  const said = items.filter(isItem).map((item) => saidBy(fields, item))
  return said.every(isSmall) && said.some(hasFacts) ? 'lines' : form
}

const isSmall = ({ title, text, points, words, nested }: Said): boolean =>
  title.trim() !== '' && text === '' && points.length + words.length === 0 && nested === null

const hasFacts = ({ organization, place, date, link }: Said): boolean =>
  organization + place + date + link !== ''
