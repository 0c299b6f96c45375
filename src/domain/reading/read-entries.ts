/** The entries of a section, by the reader that knows how they are written. */
import type { ListKey, RegisteredList } from '#domain/resume/sections.ts'
import { projectFields } from '#domain/resume/sections/projects.ts'
import type { Item } from '#domain/resume/sections/leaves.ts'
import { itemSaying, saidBy } from '#domain/resume/sections/said.ts'
import { readCertifications } from './certifications.ts'
import { readEducation } from './education.ts'
import type { Line } from './lines.ts'
import { readProjects } from './projects.ts'
import type { ReadingContext, ReadItem } from './work.ts'
import { readWork } from './work.ts'

type Reader = (lines: readonly Line[], context: ReadingContext) => ReadItem<Item>[]

const readers: Readonly<Partial<Record<ListKey, Reader>>> = {
  work_experience: readWork,
  education: readEducation,
  projects: (lines) => readProjects(lines),
  certifications: (lines) => readCertifications(lines),
}

/** A section without a reader of its own is read like projects: a name, a date, an address, text. */
export function readEntries(
  { key, fields }: RegisteredList,
  lines: readonly Line[],
  context: ReadingContext,
): ReadItem<Item>[] {
  const own = readers[key]
  if (own !== undefined) return own(lines, context)
  return readProjects(lines).map(({ item, ...found }) => ({
    ...found,
    item: itemSaying(fields, saidBy(projectFields, item)),
  }))
}
