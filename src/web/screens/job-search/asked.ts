/**
 * What is asked, as it stands in the address: a search can be reloaded, sent to oneself, gone back to.
 * Under the names of the call; what the address does not say, or says wrongly, is as in a new search.
 */
import { jobOrders } from '#domain/jobs/job-kinds.ts'

import { filterGroups, noFilters, radii, type Filters } from './filters.ts'

export interface Asked {
  filters: Filters
  resumeId: string | null
}

const longest = 200

export function readAsked(address: string): Asked {
  const given = new URLSearchParams(address)
  const text = (name: string) => (given.get(name) ?? '').slice(0, longest)
  const among = <T>(name: string, values: readonly T[]): T[] => {
    const said = new Set(text(name).split(','))
    return values.filter((value) => said.has(String(value)))
  }
  const [types, levels, works] = filterGroups
  const valuesOf = <T>(options: readonly { value: T }[]) => options.map((option) => option.value)
  const [radius] = among('radius_km', radii)
  const [sort] = among('sort', jobOrders)
  return {
    filters: {
      job_title: text('job_title'),
      location: text('location'),
      job_types: among('job_types', valuesOf(types.options)),
      experience_levels: among('experience_levels', valuesOf(levels.options)),
      work_types: among('work_types', valuesOf(works.options)),
      radius_km: radius ?? null,
      sort: sort ?? noFilters.sort,
    },
    resumeId: text('resume_id') || null,
  }
}

/** Only what differs from a new search, so that the address of one is bare. */
export function writeAsked({ filters, resumeId }: Asked): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, resume_id: resumeId })) {
    const said = Array.isArray(value) ? value.join(',') : String(value ?? '').trim()
    const usual = name === 'sort' && said === noFilters.sort
    if (said !== '' && !usual) given.set(name, said)
  }
  // A comma may stand as it is.
  const text = given.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
