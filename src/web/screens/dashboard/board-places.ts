/** The board as values: which resume stands in which column, and where a key leads from a card. */
import { jobStatuses, type JobStatus } from '#domain/resume/status.ts'
import type { Resume } from '#domain/resume/resume.ts'

/** In the order in which an application goes on; what ended it stands last. */
const columnOrder: readonly JobStatus[] = [
  ...jobStatuses.filter((status) => status !== 'rejected'),
  'rejected',
]

export type Column = { status: JobStatus; resumes: Resume[] }

/**
 * All seven columns, each in the order of the list. A base resume is no
 * application until it has a status of one.
 */
export function columnsOf(resumes: readonly Resume[]): Column[] {
  const byStatus = Map.groupBy(
    resumes.filter(({ is_base, job_status }) => !is_base || job_status !== 'created'),
    (resume) => resume.job_status,
  )
  return columnOrder.map((status) => ({ status, resumes: byStatus.get(status) ?? [] }))
}

/** The status one column further; null at either end. */
export function neighbour(status: JobStatus, step: -1 | 1): JobStatus | null {
  return columnOrder[columnOrder.indexOf(status) + step] ?? null
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export function isArrow(key: string): key is Arrow {
  return /^Arrow(Up|Down|Left|Right)$/.test(key)
}

/**
 * The card to which an arrow leads: up and down within the column, sideways to the same height of
 * the next column that has any. Null where there is none.
 */
export function cardBeside(columns: readonly Column[], id: string, arrow: Arrow): string | null {
  const x = columns.findIndex((column) => column.resumes.some((resume) => resume.id === id))
  const own = columns[x]
  if (!own) return null
  const y = own.resumes.findIndex((resume) => resume.id === id)
  if (arrow === 'ArrowUp') return own.resumes[y - 1]?.id ?? null
  if (arrow === 'ArrowDown') return own.resumes[y + 1]?.id ?? null
  const further = arrow === 'ArrowLeft' ? columns.slice(0, x).reverse() : columns.slice(x + 1)
  const next = further.find((column) => column.resumes.length > 0)?.resumes
  return next?.[Math.min(y, next.length - 1)]?.id ?? null
}
