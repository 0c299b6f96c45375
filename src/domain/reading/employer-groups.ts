/**
 * An employer with the whole time there, and below it each role with its own: "ACME LTD, 2015 –
 * today" over "Instructor, 2022 – today" and "Driver, 2015 – 2021".
 */
import type { ReadItem } from './work.ts'
import type { WorkItem } from '#domain/resume/resume.ts'

/** Gives the roles their employer; the employer's own line is no job beside them. */
export function underEmployers(items: readonly ReadItem<WorkItem>[]): ReadItem<WorkItem>[] {
  let open: ReadItem<WorkItem> | null = null
  const read: ReadItem<WorkItem>[] = []
  items.forEach((one, i) => {
    const next = items[i + 1]
    if (isEmployer(one) && next !== undefined && isRole(next)) {
      open = one
      return
    }
    if (open === null || !isRole(one)) {
      open = null
      read.push(one)
      return
    }
    const { company, location } = open.item
    const item = { ...one.item, company, location: one.item.location || location }
    read.push({ ...one, item, lines: [...open.lines, ...one.lines] })
  })
  return read
}

const isEmployer = ({ item }: ReadItem<WorkItem>): boolean =>
  item.role === '' && item.company !== '' && item.from_date !== '' && item.description.length === 0

const isRole = ({ item }: ReadItem<WorkItem>): boolean =>
  item.role !== '' && item.company === '' && item.from_date !== ''
