/** What is said of a job in a line: kind of contract, place of work, pay in the reader's own numbers. */
import type { JobDetail, JobResult, Pay } from '#domain/jobs/job.ts'
import { fold } from '#domain/language/fold.ts'

import type { Translate } from '../../i18n/translate.ts'
import { regionOf } from '../../i18n/region.ts'
import type { Filters } from './filters.ts'
import { filterGroups } from './filters.ts'

/** More places are counted: a card is read at a glance. */
const mostPlaces = 3

/** The places of a job, the one that was asked for first. */
export function placesOf(location: string, asked: string): string {
  const wanted = fold(asked.split(',')[0] ?? '')
  const isAsked = (place: string) => wanted !== '' && fold(place).startsWith(wanted)
  const places = location.split('; ')
  const inOrder = places.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)))
  const rest = inOrder.length - mostPlaces
  const shown = inOrder.slice(0, mostPlaces).join('; ')
  return rest > 0 ? `${shown} +${rest}` : shown
}

type Facts = Pick<JobDetail, 'work_type' | 'salary' | 'experience_level'> &
  Pick<JobResult, 'job_type'>

const labels = new Map<string, (typeof filterGroups)[number]['options'][number]['label']>(
  filterGroups.flatMap(({ options }) => options.map(({ value, label }) => [value, label] as const)),
)

/** The labels of the groups of boxes that were ticked and that a job says nothing of. */
export function unstatedIn(
  job: Pick<JobResult, 'job_type' | 'work_type' | 'experience_level'>,
  filters: Pick<Filters, (typeof filterGroups)[number]['field']>,
): (typeof filterGroups)[number]['label'][] {
  const stated = {
    job_types: job.job_type,
    experience_levels: job.experience_level,
    work_types: job.work_type,
  }
  return filterGroups.flatMap(({ field, label }) =>
    filters[field].length > 0 && (stated[field] ?? null) === null ? [label] : [],
  )
}

export function factsOf(job: Facts, t: Translate, language: string): string[] {
  const kinds = [job.job_type, job.experience_level, job.work_type].flatMap((kind) => {
    const label = labels.get(kind ?? '')
    return label === undefined ? (kind ?? []) : t(label)
  })
  return [...kinds, payText(job.salary ?? null, t, language)].filter((fact) => fact !== '')
}

/** As the post has it where its amounts are not known well enough to be written anew. */
export function payText(pay: Pay, t: Translate, language: string): string {
  if (pay === null) return ''
  const { least, most, currency, per } = pay
  if (least === null || most === null || currency === null || per === null) return pay.raw
  return t(`jobs.pay.${per}`, { pay: amounts(least, most, currency, language) ?? pay.raw })
}

function amounts(least: number, most: number, currency: string, language: string): string | null {
  const places = Number.isInteger(least) && Number.isInteger(most) ? 0 : 2
  try {
    const format = new Intl.NumberFormat(regionOf(language), {
      style: 'currency',
      currency,
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    })
    return least === most ? format.format(least) : format.formatRange(least, most)
  } catch {
    // No currency that this browser knows.
    return null
  }
}
