/** The editor's moves of whole sections: further ones come and go, all of them change places. */
import { listLimits } from './limits.ts'
import type { ResumeContent } from './resume.ts'
import type { PlacedKey } from './sections.ts'
import type { FurtherKey, FurtherSection } from './sections/further.ts'
import { furtherKeyOf } from './sections/further.ts'

/** `index` is the place among the further sections, `place` that in `section_order`. */
export type AddSection = {
  kind: 'add-section'
  value: FurtherSection
  index: number
  place: number
}

export type SectionMove =
  | { kind: 'move-section'; section: PlacedKey; to: number }
  | AddSection
  | { kind: 'remove-section'; section: FurtherKey }

type Sectioned = Pick<ResumeContent, 'further_sections' | 'section_order'>

export function moveSection<R extends Sectioned>(resume: R, section: PlacedKey, to: number): R {
  const moved = moveWithin(resume.section_order, resume.section_order.indexOf(section), to)
  return moved ? { ...resume, section_order: moved } : resume
}

export function addSection<R extends Sectioned>(resume: R, { value, index, place }: AddSection): R {
  const { further_sections: all, section_order: order } = resume
  const key = furtherKeyOf(value)
  const isFree = all.length < listLimits.sections && !order.includes(key)
  if (!isFree || !isPlaceIn(all, index) || !isPlaceIn(order, place)) return resume
  return {
    ...resume,
    further_sections: all.toSpliced(index, 0, value),
    section_order: order.toSpliced(place, 0, key),
  }
}

export function removeSection<R extends Sectioned>(resume: R, section: FurtherKey): R {
  const { further_sections: all, section_order: order } = resume
  const left = all.filter((one) => furtherKeyOf(one) !== section)
  if (left.length === all.length) return resume
  return {
    ...resume,
    further_sections: left,
    section_order: order.filter((key) => key !== section),
  }
}

export function inverseOfRemoval(resume: Sectioned, section: FurtherKey): AddSection | null {
  const index = resume.further_sections.findIndex((one) => furtherKeyOf(one) === section)
  const value = resume.further_sections[index]
  const place = resume.section_order.indexOf(section)
  return value === undefined ? null : { kind: 'add-section', value, index, place }
}

export const isPlaceIn = (list: readonly unknown[], index: number): boolean =>
  Number.isInteger(index) && index >= 0 && index <= list.length

/** Null where it goes nowhere. */
export function moveWithin<T>(list: readonly T[], from: number, to: number): T[] | null {
  const entry = list[from]
  if (entry === undefined || from === to || !(to in list)) return null
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
