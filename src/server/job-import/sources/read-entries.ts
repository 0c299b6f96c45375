/** Reading foreign JSON entry by entry: one that breaks its schema is counted and the rest stands. */
import { parseJsonInRoom } from '#domain/exchange/json-shape.ts'
import type { FoundJob } from '#domain/posts/normalised.ts'
import type { z } from 'zod'

export function readJson(answer: string): unknown {
  try {
    return parseJsonInRoom(answer)
  } catch {
    return undefined
  }
}

/**
 * The jobs of a list, how many entries are none, and by which of their fields that was seen; `toJob`
 * gives null for what is no open job.
 */
export function readEntries<T extends z.ZodType>(
  entries: readonly unknown[],
  schema: T,
  toJob: (entry: z.output<T>) => Said | null,
): { jobs: FoundJob[]; rejected: number; broken: string[] } {
  const jobs: FoundJob[] = []
  const broken = new Set<string>()
  let rejected = 0
  for (const entry of entries) {
    const read = schema.safeParse(entry)
    if (!read.success) {
      rejected++
      for (const { path } of read.error.issues) broken.add(path.join('.'))
      continue
    }
    const job = toJob(read.data)
    if (job !== null) jobs.push(found(job))
  }
  return { jobs, rejected, broken: [...broken].filter((field) => field !== '') }
}

/** "Lyon, Rhône, FR": the parts of a place that are given, each once. */
export const placeOf = (...parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts.map((part) => part?.trim() ?? ''))].filter((part) => part !== '').join(', ')

/** "acme-health" where the board does not name its employer. */
export const companyOf = (board: string): string =>
  board
    .split(/[-_]/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')

/** Pay as the source writes it; none where it writes nothing. */
export const payAsWritten = (raw: string, currency: string | null = null): FoundJob['salary'] =>
  raw === '' ? null : { least: null, most: null, currency, per: null, raw }

/** What a source says of a job; the rest it says nothing of. */
export type Said = Pick<FoundJob, 'sourceJobId' | 'title' | 'company' | 'locations' | 'body'> &
  Partial<FoundJob>

const unsaid = {
  isWhole: true,
  link: null,
  listedAt: null,
  validThrough: null,
  typeWords: [],
  levelWords: [],
  workWords: [],
  isRemote: null,
  salary: null,
  language: null,
} as const satisfies Partial<FoundJob>

export const found = (said: Said): FoundJob => ({ ...unsaid, ...said })

/** The job in an answer that is one entry. */
export function readEntry<T extends z.ZodType>(
  answer: string,
  schema: T,
  toJob: (entry: z.output<T>) => Said | null,
): FoundJob | null {
  const read = schema.safeParse(readJson(answer))
  const job = read.success ? toJob(read.data) : null
  return job && found(job)
}

export const hourMs = 3_600_000
