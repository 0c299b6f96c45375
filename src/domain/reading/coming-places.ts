/** Where a left-over line would come to stand, and what the entry is called that it would go into. */
import { segmentsOf } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { isInOrderOfTime } from '#domain/resume/sections/declaration.ts'
import { isPlacedList, placedAt } from '#domain/resume/sections/placed.ts'
import { saidBy } from '#domain/resume/sections/said.ts'
import { entryIn } from './found-fields.ts'
import type { LinePlace } from './place-line.ts'
import { withLine } from './place-line.ts'

/** Where the resume says something new with the line: an entry or a point of its own, or a field that it fills. */
export const comingPlaces = (resume: ResumeContent, line: string, place: LinePlace): string[] =>
  newPlaces(resume, withLine(resume, line, place), '')

function newPlaces(before: unknown, after: unknown, path: string): string[] {
  if (before === after || path === '/section_order') return []
  if (Array.isArray(before) && Array.isArray(after)) {
    const count = after.length - before.length
    const from = after.findIndex((one, i) => one !== before[i])
    if (count > 0) return Array.from({ length: count }, (_, n) => `${path}/${from + n}`)
  }
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return [path]
  const had = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([key, value]) =>
    newPlaces(had.get(key), value, `${path}/${key}`),
  )
}

/** The entry that it goes into by its name, '' for none; `isPost` where it would be a post or a study of its own. */
export function goalOf(
  resume: ResumeContent,
  line: string,
  place: LinePlace,
): { entry: string; isPost: boolean } {
  const [coming = ''] = comingPlaces(resume, line, place)
  const entry = entryIn(coming)
  const placed = placedAt(resume, segmentsOf(coming))
  const isOwn = coming === entry
  const isPost = isOwn && placed !== null && isPlacedList(placed) && isInOrderOfTime(placed)
  return { entry: isOwn ? '' : entryName(entry, resume), isPost }
}

/** What an entry is known by: its house, or its title where that is of several; '' where it has no name. */
function entryName(path: string, resume: ResumeContent): string {
  const placed = placedAt(resume, segmentsOf(path))
  if (placed === null || !isPlacedList(placed)) return ''
  const all = placed.items.map((item) => saidBy(placed.fields, item))
  const own = all[Number(path.split('/').at(-1))]
  const names = (['organization', 'title'] as const).flatMap((part) => {
    const name = own?.[part] ?? ''
    const isOnly = all.filter((one) => one[part] === name).length === 1
    return name === '' ? [] : [{ name, isOnly }]
  })
  return (names.find(({ isOnly }) => isOnly) ?? names.at(-1))?.name ?? ''
}
