/**
 * The words that forms put in front of a field ("Occupation or position held", "Arbeitgeber"), as
 * in the European curriculum vitae, and those above a list within an entry ("Highlights").
 */
import { fold } from '#domain/language/fold.ts'
import { rowsInAll } from '#domain/language/word-table.ts'
import { formLabels } from '#tables/form-labels.js'
import { privateLabels } from '#tables/private-labels.js'

const rows = rowsInAll(formLabels)
const personal = new Set(rowsInAll(privateLabels).map(({ label }) => label))
const ofPerson = new Set(
  rowsInAll(privateLabels).flatMap(({ kind, label }) =>
    kind === 'BIRTH' || kind === 'PERSONAL' ? [label] : [],
  ),
)

/** The field of an entry's head that stands behind a label; `none` is no field. */
export type LabelledField = 'title' | 'organization' | 'place' | 'none'

const fieldOf: Readonly<Record<string, LabelledField>> = {
  role: 'title',
  degree: 'title',
  employer: 'organization',
  school: 'organization',
  place: 'place',
  when: 'none',
  aside: 'none',
}

const labels = new Map<string, LabelledField | null>(
  rows.flatMap(({ use, label }): [string, LabelledField | null][] =>
    use === 'list' ? [] : [[label, fieldOf[use] ?? null]],
  ),
)
const aboveLists = new Set(
  rows.flatMap(({ use, label }) => (use === 'list' || use === 'text' ? [label] : [])),
)

/** Both lines of a label that stands on two. */
const halves = new Map(
  [...labels].flatMap(([label, field]): [string, LabelledField | null][] =>
    [...label.matchAll(/ /g)].flatMap(({ index }): [string, LabelledField | null][] => [
      [label.slice(0, index), field],
      [label.slice(index + 1), field],
    ]),
  ),
)

const bare = (text: string): string =>
  fold(text)
    .replace(/(?<![\s:•·–—-])[\s:•·–—-]+$/u, '')
    .replace(/^[\s•·–—-]+/u, '')

/** The label names the list below it, and no field. */
export const isListLabel = (text: string): boolean =>
  text.length <= 60 && aboveLists.has(bare(text))

/** What stands in front of a field of any form: of a job, a degree, the person. */
export const isFormLabel = (text: string): boolean =>
  labels.has(bare(text)) || personal.has(bare(text))

/** "Marital status: single", "Born 1 May 1990": of the person, and of no work. */
export function isPersonalDetail(text: string): boolean {
  const words = fold(text.slice(0, 60)).split(/[\s:]+/)
  return [1, 2, 3, 4].some((count) => ofPerson.has(words.slice(0, count).join(' ')))
}

/** A label, or one line of a label that stands on two. */
export const isPartOfLabel = (text: string): boolean => {
  // "S. No. Organisation": the names of two columns in one.
  const folded = bare(text).replace(/^(?:#|(?:s|sr|sl)\.? ?no\.?|no\.|nr\.|lfd\. ?nr\.) /, '')
  return labels.has(folded) || (folded.length >= leastHalf && halves.has(folded))
}

/** A shorter word is as often something else. */
const leastHalf = 6

export const labelledField = (text: string): LabelledField | null => labels.get(bare(text)) ?? null

/** What stands in front of a field of an entry. */
export const isEntryLabel = (text: string): boolean => labels.has(bare(text))

/** "Employer: Acme", "Employer │ Acme": where the value begins, and of which field; null is a text. */
export function labelAt(text: string): { length: number; field: LabelledField | null } | null {
  const [whole, said = '', end] = /^([^:\t]{2,60})(:\s|:?\t)[:\s]*/u.exec(text) ?? []
  const isHalf = end === '\t' && said.length >= leastHalf
  const known = isHalf && !labels.has(bare(said)) ? halves : labels
  const field = known.get(bare(said))
  return whole === undefined || field === undefined ? null : { length: whole.length, field }
}
