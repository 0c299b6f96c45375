/** What `section_order` says of the sections of a file, which have no ids on the page. */
import type { PlacedKey, SectionKey } from '../resume/sections.ts'
import type { FurtherKind } from '../resume/sections/further.ts'
import { furtherKeyOf, isFurtherKind } from '../resume/sections/further.ts'

export interface PlaceOfSection {
  key: PlacedKey
  /** Empty where it is no further section. */
  id: string
}

/** One for each: a further section has its kind for an id, the second of a kind "awards-2". */
export function placesFor(
  sections: readonly (SectionKey | FurtherKind | null)[],
): (PlaceOfSection | null)[] {
  return sections.map((named, i) => {
    if (named === null) return null
    if (!isFurtherKind(named)) return { key: named, id: '' }
    const before = sections.slice(0, i).filter((other) => other === named).length
    const id = before === 0 ? named : `${named}-${before + 1}`
    return { key: furtherKeyOf({ id }), id }
  })
}

/** "awards", or "awards-2" where there is one of them. */
export function freeId(kind: string, all: readonly { id: string }[]): string {
  const isTaken = (id: string): boolean => all.some((one) => one.id === id)
  for (let count = 1; ; count++) {
    const id = count === 1 ? kind : `${kind}-${count}`
    if (!isTaken(id)) return id
  }
}
