/** A thousand questions as people ask them, each by its number: over the same titles and towns as the jobs. */
import { languages } from '#domain/language/languages.ts'
import type { JobQuestion } from '#server/job-search/find-jobs.ts'

import { chance, pick } from './many-jobs.ts'
import type { Town } from './many-jobs.ts'

export interface Asked {
  kind: string
  language: (typeof languages)[number]
  query: JobQuestion
}

const nothing: JobQuestion = {
  job_title: '',
  location: '',
  job_types: [],
  experience_levels: [],
  work_types: [],
  start: 0,
  sort: 'best',
}

/** What is asked how often, of twenty. */
const kinds: readonly (readonly [number, string])[] = [
  [7, 'a title'],
  [3, 'a title with a typing error'],
  [3, 'a title and a town'],
  [2, 'a title, a town and a radius'],
  [2, 'a title and filters'],
  [1, 'a town and filters'],
  [1, 'one usual word'],
  [1, 'newest, filters only'],
]
const bag = kinds.flatMap(([times, kind]) => Array.from({ length: times }, () => kind))
const usual = 'engineer manager assistant entwickler technicien enfermeira verkoper sales'.split(
  ' ',
)

export function askedAs(number: number, titles: readonly string[], towns: readonly Town[]): Asked {
  const roll = (salt: number) => chance(number, 100 + salt)
  const kind = pick(bag, roll(1))
  const title = pick(titles, roll(2))
  // The larger a town, the more it is asked for.
  const town = pick(towns, roll(3) ** 3).name
  const boxes = {
    work_types: [pick(['ON_SITE', 'REMOTE', 'HYBRID'] as const, roll(4))],
    job_types: roll(5) < 0.6 ? (['FULL_TIME'] as const) : (['PART_TIME', 'CONTRACT'] as const),
  }
  const filters = { work_types: boxes.work_types, job_types: [...boxes.job_types] }
  const radius = pick([10, 25, 50, 100, 200], roll(6))
  const asks: Readonly<Record<string, Partial<JobQuestion>>> = {
    'a title': { job_title: title },
    'a title with a typing error': { job_title: mistyped(title, roll(7)) },
    'a title and a town': { job_title: title, location: town },
    'a title, a town and a radius': { job_title: title, location: town, radius_km: radius },
    'a title and filters': { job_title: title, ...filters },
    'a town and filters': { location: town, ...filters },
    'one usual word': { job_title: pick(usual, roll(8)) },
    'newest, filters only': { sort: 'newest', ...filters },
  }
  return { kind, language: pick(languages, roll(9)), query: { ...nothing, ...asks[kind] } }
}

/** Two letters of its longest word change places, or one is left out. */
function mistyped(title: string, at: number): string {
  const word = title.split(/\s+/).toSorted((a, b) => b.length - a.length)[0] ?? title
  if (word.length < 5) return title
  const from = 1 + Math.floor(at * (word.length - 3))
  const [one = '', two = ''] = word.slice(from, from + 2)
  const wrong = word.slice(0, from) + (at < 0.5 ? two + one : two) + word.slice(from + 2)
  return title.replace(word, wrong)
}
