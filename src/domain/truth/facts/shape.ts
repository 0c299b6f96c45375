/**
 * Nothing stands where the resume has no place for it, and no employer is left out: a key that the
 * original lacks is text nobody reads, and a job that is gone changes what the others say.
 */
import { pointer } from '../../resume/pointer.ts'
import { resume as resumeSchema } from '../../resume/resume.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import type { PairedItem } from '../passages.ts'
import type { Doubt } from '../doubt.ts'

/** Takes what was given, before anything is read into a resume and unknown keys are gone. */
export function shapeDoubts(original: unknown, changed: unknown): Doubt[] {
  return strangeKeys(original, changed, []).map((place): Doubt => ({
    policy: 'fieldAdded',
    path: pointer(place),
    claim: String(place.at(-1)),
  }))
}

const rootKeys: ReadonlySet<string> = new Set(Object.keys(resumeSchema.shape))

function strangeKeys(
  before: unknown,
  after: unknown,
  place: (string | number)[],
): (string | number)[][] {
  if (Array.isArray(after)) {
    const [model] = Array.isArray(before) ? before : []
    return after.flatMap((item: unknown, i) =>
      strangeKeys(Array.isArray(before) ? (before[i] ?? model) : model, item, [...place, i]),
    )
  }
  if (!isObject(after) || !isObject(before)) return []
  return Object.entries(after).flatMap(([key, value]) => {
    const isKnown = Object.hasOwn(before, key) || (place.length === 0 && rootKeys.has(key))
    if (!isKnown) return isEmpty(value) ? [] : [[...place, key]]
    return strangeKeys(before[key], value, [...place, key])
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

/** Employers that no longer stand there. */
export function employerDoubts(original: ResumeContent, items: readonly PairedItem[]): Doubt[] {
  const work = items.filter(({ section }) => section.key === 'work_experience')
  const kept = new Set(work.map(({ origin }) => origin))
  return original.work_experience.flatMap((item, i): Doubt[] => {
    const isBlank = item.role.trim() === '' && item.company.trim() === ''
    if (kept.has(i) || isBlank) return []
    const claim = [item.role, item.company].filter((text) => text !== '').join(', ')
    return [{ policy: 'employerLost', path: '/work_experience', claim }]
  })
}
