/** The moves that the editor's buttons and keys make. */
import { blankFurtherItem, blankItem } from './blank.ts'
import type { EditorMove } from './edit.ts'
import { entryPlace } from './edit.ts'
import { pointer } from './pointer.ts'
import type { ResumeContent } from './resume.ts'
import type { PlacedKey } from './sections.ts'
import type { FurtherKind } from './sections/further.ts'
import { isFurtherKind } from './sections/further.ts'
import type { PlacedList } from './sections/placed.ts'

/** "Add": the placeholder item goes to the end of its section (specification §4). */
export function addItem({ at, items, of }: PlacedList): Extract<EditorMove, { kind: 'insert' }> {
  const value = isFurtherKind(of) ? blankFurtherItem : blankItem(of)
  return { kind: 'insert', list: pointer(at), index: items.length, value }
}

/** A further section with one placeholder item, behind all others. */
export function addSection(resume: ResumeContent, kind: FurtherKind, id: string): EditorMove {
  return {
    kind: 'add-section',
    value: { id, kind, title: '', items: [blankFurtherItem] },
    index: resume.further_sections.length,
    place: resume.section_order.length,
  }
}

/** One place up (−1) or down (+1) in its list. */
export function moveBy(path: string, by: -1 | 1): EditorMove {
  return { kind: 'move', path, to: entryPlace(path).index + by }
}

/** One place up or down among the sections named; those between keep their order. */
export function moveSectionBy(
  resume: ResumeContent,
  section: PlacedKey,
  by: -1 | 1,
  among: readonly PlacedKey[] = resume.section_order,
): EditorMove {
  const shown = resume.section_order.filter((key) => among.includes(key))
  const neighbour = shown[shown.indexOf(section) + by]
  return {
    kind: 'move-section',
    section,
    to: neighbour === undefined ? -1 : resume.section_order.indexOf(neighbour),
  }
}

/** The locations field is one text: split on commas, trimmed, empty ones dropped. */
export function setLocations(text: string): EditorMove {
  return { kind: 'set-words', path: '/contact_info/possible_work_locations', value: words(text) }
}

export function words(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
