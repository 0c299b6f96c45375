/**
 * What to check after a file was read: fields the reader is not sure of, as long as they stand as
 * they were read, wherever they stand now. What a person has changed, they have looked at.
 */
import type { ResumeContent } from '#domain/resume/resume.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import { valuesOf } from '#domain/resume/values-of.ts'

/** A field of an entry that was left empty, and words that may be what it says. */
export interface Offer {
  field: string
  words: string
}

/** Why something is to be looked at. */
export const doubtReasons = [
  /** Several words of the file may be the field, and nothing on the page says which. */
  'open',
  /** Nothing in the file was taken for the field. */
  'absent',
  /** The words may not be what they were taken for. */
  'unsure',
  /** Each of its lines may be an entry of its own. */
  'joined',
  /** The words are hardly any. */
  'brief',
  /** The end is before the beginning. */
  'backwards',
  /** A point of the entry has dates of its own, as another entry would. */
  'nested',
] as const
export interface Reason {
  about: (typeof doubtReasons)[number]
  /** Of the entry. */
  field: string
  /** The words that are meant, '' for none. */
  words: string
}

/** How sure the reader was of the field or entry at `path`, and what it read there. */
export interface Sureness {
  /** A JSON pointer into the resume as it was read. */
  path: string
  /** From 0, a guess, to 1, certain. */
  value: number
  /** The texts of the field or entry, joined. */
  words: string
  /** Of an entry: its fields of one text each. */
  fields: Record<string, string>
  /** What a person is to be asked of the fields that are empty, the likeliest first. */
  offers: Offer[]
  /** What is to be looked at in it. */
  reasons: Reason[]
}

export interface Doubt {
  /** As it was named when it was read. */
  readAs: string
  /** Where it stands now. */
  path: string
  /** What it says; empty where nothing was found. */
  words: string
  offers: Offer[]
  reasons: Reason[]
}

const joint = ' · '

/** Below this an entry is to be looked at. */
export const doubtfulBelow = 0.6

const isDoubtful = ({ value, reasons }: Pick<Sureness, 'value' | 'reasons'>): boolean =>
  value < doubtfulBelow || reasons.length > 0

export function doubtsOf(confidence: readonly Sureness[], resume: ResumeContent): Doubt[] {
  return confidence.filter(isDoubtful).flatMap((one) => {
    const { path: readAs, words, offers, reasons } = one
    const path = placesLike(readAs, resume).find((place) => isAsRead(one, resume, place))
    return path === undefined ? [] : [{ readAs, path, words, offers, reasons }]
  })
}

/** Whether nothing that was read of a field or an entry is changed; a point that was added to it answers no question. */
function isAsRead({ words, fields }: Sureness, resume: ResumeContent, place: string): boolean {
  const now = wordsAt(resume, place)
  const names = Object.keys(fields)
  // A database keeps the fields of an entry in an order of its own.
  if (names.length === 0) return inAnyOrder(now) === inAnyOrder(words)
  const entry = valueAt(resume, place)
  if (typeof entry !== 'object' || entry === null) return false
  const texts = new Map<string, unknown>(Object.entries(entry))
  const left = now.split(joint)
  return (
    names.every((name) => texts.get(name) === fields[name]) &&
    words.split(joint).every((piece) => {
      const at = left.indexOf(piece)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  )
}

const inAnyOrder = (words: string): string => words.split(joint).toSorted().join(joint)

/** The same place and, for an entry of a list, the others it may have been moved to. */
function placesLike(path: string, resume: ResumeContent): string[] {
  const [, list, index] = /^(.*)\/(\d+)$/.exec(path) ?? []
  if (list === undefined || index === undefined) return [path]
  const entries = valueAt(resume, list)
  const others = Array.isArray(entries) ? entries.map((_, i) => `${list}/${i}`) : []
  return [path, ...others]
}

export function wordsAt(resume: ResumeContent, path: string): string {
  return valuesOf(valueAt(resume, path))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(joint)
}
