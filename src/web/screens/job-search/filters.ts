/** What a search for jobs is made of, and how its labels are sent (specification §3). */
import type { experienceLevels, jobOrders, jobTypes, workTypes } from '#domain/jobs/job-kinds.ts'

export type Filters = {
  job_title: string
  location: string
  job_types: (typeof jobTypes)[number][]
  experience_levels: (typeof experienceLevels)[number][]
  work_types: (typeof workTypes)[number][]
  /** How far around the location; null leaves it to the kind of work. */
  radius_km: (typeof radii)[number] | null
  sort: Sort
}

export type Sort = (typeof jobOrders)[number]

export const radii = [10, 25, 50, 100, 200] as const

export const noFilters: Filters = {
  job_title: '',
  location: '',
  job_types: [],
  experience_levels: [],
  work_types: [],
  radius_km: null,
  sort: 'best',
}

/** The three groups of checkboxes, in order, each value beside the locale key of its label. */
export const filterGroups = [
  {
    field: 'job_types',
    label: 'jobs.jobType',
    options: [
      { value: 'FULL_TIME', label: 'jobs.fullTime' },
      { value: 'PART_TIME', label: 'jobs.partTime' },
      { value: 'CONTRACT', label: 'jobs.contract' },
      { value: 'TEMPORARY', label: 'jobs.temporary' },
      { value: 'FREELANCE', label: 'jobs.freelance' },
      { value: 'INTERNSHIP', label: 'jobs.internship' },
      { value: 'APPRENTICESHIP', label: 'jobs.apprenticeship' },
    ],
  },
  {
    field: 'experience_levels',
    label: 'jobs.experience',
    options: [
      { value: 'ENTRY_LEVEL', label: 'jobs.entry' },
      { value: 'MID_SENIOR', label: 'jobs.midSenior' },
      { value: 'DIRECTOR', label: 'jobs.director' },
    ],
  },
  {
    field: 'work_types',
    label: 'jobs.workType',
    options: [
      { value: 'ON_SITE', label: 'jobs.onSite' },
      { value: 'REMOTE', label: 'jobs.remote' },
      { value: 'HYBRID', label: 'jobs.hybrid' },
    ],
  },
] as const

/** Results on a page, and below which a page is the last (specification §9). */
export const pageSize = 10
export const lastPageBelow = 7

export function chosenCount(filters: Filters): number {
  const boxes = [filters.job_types, filters.experience_levels, filters.work_types]
  return boxes.flat().length + (filters.radius_km === null ? 0 : 1)
}

/** Whether everything is looked for. */
export function isOpenSearch(filters: Filters): boolean {
  return `${filters.job_title}${filters.location}`.trim() === '' && chosenCount(filters) === 0
}

/** The next wider search: without its filters; where it has none, without its words too. */
export function widened(filters: Filters): Filters {
  const { job_title, location, sort } = filters
  return chosenCount(filters) > 0
    ? { ...noFilters, job_title, location, sort }
    : { ...noFilters, sort }
}

/** A group's values with one put in or taken out, in the group's order. */
export function toggled<T extends string>(
  chosen: readonly T[],
  value: T,
  all: readonly { value: T }[],
): T[] {
  const next = chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value]
  return all.map((option) => option.value).filter((v) => next.includes(v))
}

/** As it is sent: without a resume there is none to go by. */
export function toQuery({ radius_km, ...filters }: Filters, resumeId: string | null) {
  return {
    ...filters,
    sort: filters.sort === 'match' && resumeId === null ? ('best' as const) : filters.sort,
    ...(radius_km === null ? {} : { radius_km }),
    ...(resumeId === null ? {} : { resume_id: resumeId }),
  }
}
