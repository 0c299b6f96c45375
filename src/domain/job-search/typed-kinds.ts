/**
 * Words of a filter that people type into the title: "remote python developer", "Teilzeit Verkäufer",
 * "comptable mi-temps". What is left of the title, and the boxes that the words stand for.
 */
import { rowsInAll } from '#domain/language/word-table.ts'
import type { JobType, WorkType } from '#domain/posts/normalised.ts'
import { jobKinds } from '#tables/job-kinds.js'
import { foldText } from './folding.ts'

export interface TypedKinds {
  /** The title without these words; empty where there were no others. */
  title: string
  /** The words, as typed. */
  typed: string
  job_types: JobType[]
  work_types: WorkType[]
}

const kinds = [
  'REMOTE',
  'HYBRID',
  'PART_TIME',
  'FULL_TIME',
  'INTERNSHIP',
  'APPRENTICESHIP',
  'TEMPORARY',
  'FREELANCE',
] as const
type Kind = (typeof kinds)[number]

const typed = rowsInAll(jobKinds).filter(({ place }) => place === 'typed')
const kindOf = new Map(
  kinds.flatMap((kind) =>
    typed.flatMap((row) => (row.kind === kind ? [[row.word, kind] as const] : [])),
  ),
)
const longest = 3

/** What is done from afar by itself: no place of work. */
const namesTheWork = /^(?:sensing|control|support|monitoring|pilot|access)/

/** "Pflegehelfer ohne Ausbildung" asks for none. */
const without = new Set(['without', 'no', 'ohne', 'keine', 'sans', 'sin', 'sem', 'zonder', 'geen'])

const workTypes: ReadonlySet<string> = new Set<WorkType>(['REMOTE', 'HYBRID', 'ON_SITE'])
const isWorkType = (kind: Kind): kind is Kind & WorkType => workTypes.has(kind)

const kindWords = new Set(rowsInAll(jobKinds).map(({ word }) => word))

/** Whether a word, folded, says a kind of job somewhere: it is spelled right, whatever titles there are. */
export const isKindWord = (word: string): boolean => kindWords.has(word)

/** Null where no such words were typed. */
export function takeTypedKinds(text: string): TypedKinds | null {
  const words = text.split(/[\s,;()]+/).filter((word) => word !== '')
  const folded = words.map(foldText)
  const found: TypedKinds = { title: '', typed: '', job_types: [], work_types: [] }
  const left: string[] = []
  const taken: string[] = []
  for (let at = 0; at < words.length;) {
    const { kind, length } = kindAt(folded, at)
    const ahead = without.has(folded[at] ?? '') ? kindAt(folded, at + 1) : null
    if (ahead !== null && ahead.kind !== null) {
      at += 1 + ahead.length
      continue
    }
    if (kind === null) left.push(...words.slice(at, at + length))
    else {
      taken.push(...words.slice(at, at + length))
      if (isWorkType(kind)) found.work_types.push(kind)
      else found.job_types.push(kind)
    }
    at += length
  }
  if (left.length === words.length) return null
  return { ...found, title: left.join(' '), typed: taken.join(' ') }
}

/** The longest phrase that begins here. */
function kindAt(folded: readonly string[], at: number): { kind: Kind | null; length: number } {
  for (let length = Math.min(longest, folded.length - at); length > 0; length--) {
    const kind = kindOf.get(folded.slice(at, at + length).join(' '))
    if (kind === undefined) continue
    return namesTheWork.test(folded[at + length] ?? '') ? { kind: null, length } : { kind, length }
  }
  return { kind: null, length: 1 }
}
