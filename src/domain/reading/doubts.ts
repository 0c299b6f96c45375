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
}

export interface Doubt {
  /** As it was named when it was read. */
  readAs: string
  /** Where it stands now. */
  path: string
  /** What it says; empty where nothing was found. */
  words: string
  offers: Offer[]
}

const joint = ' · '

/** Below this an entry is to be looked at. */
export const doubtfulBelow = 0.6

export function withWords(
  confidence: readonly { path: string; value: number; offers?: Offer[] }[],
  resume: ResumeContent,
): Sureness[] {
  return confidence.map(({ path, value, offers = [] }) => ({
    path,
    value,
    words: wordsAt(resume, path),
    fields: fieldsAt(resume, path),
    offers,
  }))
}

export function doubtsOf(confidence: readonly Sureness[], resume: ResumeContent): Doubt[] {
  return confidence.flatMap(({ path: readAs, value, words, offers }) => {
    if (value >= doubtfulBelow) return []
    const asRead = inAnyOrder(words)
    const path = placesLike(readAs, resume).find(
      (place) => inAnyOrder(wordsAt(resume, place)) === asRead,
    )
    return path === undefined ? [] : [{ readAs, path, words, offers }]
  })
}

/** A database keeps the fields of an entry in an order of its own. */
const inAnyOrder = (words: string): string => words.split(joint).toSorted().join(joint)

/** The same place and, for an entry of a list, the others it may have been moved to. */
function placesLike(path: string, resume: ResumeContent): string[] {
  const [, list, index] = /^(.*)\/(\d+)$/.exec(path) ?? []
  if (list === undefined || index === undefined) return [path]
  const entries = valueAt(resume, list)
  const others = Array.isArray(entries) ? entries.map((_, i) => `${list}/${i}`) : []
  return [path, ...others]
}

function fieldsAt(resume: ResumeContent, path: string): Record<string, string> {
  const entry = valueAt(resume, path)
  if (typeof entry !== 'object' || entry === null) return {}
  return Object.fromEntries(
    Object.entries(entry).filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
}

function wordsAt(resume: ResumeContent, path: string): string {
  return valuesOf(valueAt(resume, path))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(joint)
}
