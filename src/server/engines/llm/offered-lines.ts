/**
 * The lines of a resume as a model sees them: numbered, masked, under what they belong to with its
 * years, and without contact details, employers, schools and links. Only what stands here can be edited.
 * Headline and summary can be written where there are none; what the person states can be rested on.
 */
import { parseDate } from '#domain/language/dates.ts'
import { pointer } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { Fields } from '#domain/resume/sections/declaration.ts'
import type { Item } from '#domain/resume/sections/leaves.ts'
import { isItem } from '#domain/resume/sections/leaves.ts'
import type { Placed, PlacedList } from '#domain/resume/sections/placed.ts'
import { placedIn } from '#domain/resume/sections/placed.ts'
import { nameOfPart, saidBy } from '#domain/resume/sections/said.ts'
import type { Statement } from '#domain/truth/verify.ts'

import type { Mask } from './mask.ts'

export interface OfferedLine {
  id: string
  path: string
  /** As it stands in the resume. */
  text: string
  op: 'rewrite' | 'summary' | null
}

export interface Offered {
  lines: ReadonlyMap<string, OfferedLine>
  /** For the prompt. */
  text: string
}

type Segments = readonly (string | number)[]

const mostLines = 120
const mostLetters = 24_000

export function offerLines(
  resume: ResumeContent,
  mask: Mask,
  statements: readonly Pick<Statement, 'text'>[] = [],
): Offered {
  const lines = new Map<string, OfferedLine>()
  const page: string[] = []
  let letters = 0
  const say = (text: string): void => {
    page.push(text)
    letters += text.length
  }
  const offer = (op: OfferedLine['op'], at: Segments, text: string, shown = text): void => {
    if (shown.trim() === '' || lines.size >= mostLines || letters >= mostLetters) return
    const id = `L${lines.size + 1}`
    lines.set(id, { id, path: pointer(at), text, op })
    say(`${id}: ${mask.hide(shown.replaceAll(/\s+/g, ' ').trim())}`)
  }
  /** May be written where there is nothing. */
  const offerOpen = (op: OfferedLine['op'], at: Segments, text: string): void =>
    offer(op, at, text, text.trim() === '' ? noneYet : text)
  const head = (...words: string[]): void => {
    say(`\n## ${mask.hide(words.filter((word) => word.trim() !== '').join(': '))}`)
  }
  const offerEntry = (at: Segments, heading: string, fields: Fields, item: Item): void => {
    const years = yearsOf(fields, item)
    head(heading, saidBy(fields, item).title + (years === '' ? '' : ` (${years})`))
    for (const [name, field] of Object.entries(fields)) {
      const value = item[name] ?? null
      const place = [...at, name]
      if (field.kind === 'nested') {
        if (isItem(value)) offerEntry(place, field.heading, field.fields, value)
      } else if (value === null || isItem(value)) continue
      else if (typeof value === 'string') {
        if (field.kind === 'text') offer('rewrite', place, value)
      } else if (field.kind === 'points')
        for (const [i, text] of value.entries()) offer('rewrite', [...place, i], text)
      else offer(null, place, '', value.join(', '))
    }
  }
  const offerRows = ({ heading, at, fields, items }: PlacedList): void => {
    head(heading)
    const name = nameOfPart(fields, 'words') ?? ''
    for (const [i, row] of items.entries()) {
      const { title, words } = saidBy(fields, row)
      offer(null, [...at, i, name], '', words.length === 0 ? '' : `${title}: ${words.join(', ')}`)
    }
  }

  for (const placed of placedIn(resume).toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const { at, heading } = placed
    if (placed.form === 'text') {
      head(heading)
      offerOpen('summary', at, placed.text)
    } else if (placed.form === 'rows') offerRows(placed)
    else
      for (const [i, item] of placed.items.entries())
        offerEntry([...at, i], heading, placed.fields, item)
  }
  head('Headline')
  offerOpen('rewrite', ['contact_info', 'headline'], resume.contact_info.headline)
  if (statements.length > 0) head('What the person states beside the resume')
  for (const [i, { text }] of statements.entries()) offer(null, ['statements', i], text)
  return { lines, text: page.join('\n').trim() }
}

const noneYet = '(none yet)'

/** From the first year to the last: days and months say no more to a reader. */
function yearsOf(fields: Fields, item: Item): string {
  const years = Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = item[name]
    if ((kind !== 'from' && kind !== 'to') || typeof value !== 'string') return []
    const date = parseDate(value)
    return date === null ? [] : [date === 'present' ? 'today' : String(date.year)]
  })
  return years.join('–')
}

/** What says most stands first, for a long resume is cut: the main column, then the other, then rows. */
function weightOf({ form, column }: Placed): number {
  return form === 'rows' ? 0 : column === 'main' ? 2 : 1
}
