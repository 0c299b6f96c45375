/** What a search for jobs is made of, and how its labels are sent (specification §3). */
import type { experienceLevels, jobTypes, workTypes } from '#domain/jobs/job.ts'

export type Filters = {
  job_title: string
  location: string
  job_types: (typeof jobTypes)[number][]
  experience_levels: (typeof experienceLevels)[number][]
  work_types: (typeof workTypes)[number][]
}

export const noFilters: Filters = {
  job_title: '',
  location: '',
  job_types: [],
  experience_levels: [],
  work_types: [],
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
  return filters.job_types.length + filters.experience_levels.length + filters.work_types.length
}

/** Whether everything is looked for. */
export function isOpenSearch(filters: Filters): boolean {
  return `${filters.job_title}${filters.location}`.trim() === '' && chosenCount(filters) === 0
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
