/**
 * A job in two shapes: as a source gives it, and as ours. An adapter (or a page that somebody named)
 * makes a `FoundJob`; `normaliseJob` makes the other, the same for the same input, whatever the
 * source. What a source does not say stays null: it is never guessed from nothing.
 */
import type { Language } from '#domain/language/languages.ts'
import type { experienceLevels, jobTypes, workTypes } from '#domain/jobs/job-kinds.ts'
import type { JobDetail } from '#domain/jobs/job.ts'

export type JobType = (typeof jobTypes)[number]
export type ExperienceLevel = (typeof experienceLevels)[number]
export type WorkType = (typeof workTypes)[number]

/** What a source says of one job, cleaned of nothing yet. */
export interface FoundJob {
  /** The source's own name of the job: the same at every read. */
  sourceJobId: string
  title: string
  company: string
  /** As written, the main place first. */
  locations: readonly string[]
  /** Names one of which may be the town, the likeliest first, where no place is written as such. */
  townsPerhaps?: readonly string[]
  /** The likeliest readings of what a page leaves in doubt; the field itself holds the first. */
  inDoubt?: {
    title?: readonly string[] | undefined
    company?: readonly string[] | undefined
    locations?: readonly string[] | undefined
  }
  /** The post: HTML, or plain text. */
  body: string
  /** Whether `body` is all that the employer wrote; a snippet is not. */
  isWhole: boolean
  link: string | null
  /** A date, seconds or milliseconds since 1970. */
  listedAt: string | number | null
  validThrough: string | number | null
  /** Whether the post says that it takes no more applications, without a day. */
  saysClosed?: boolean
  /** Words of the source's fields for kind of contract, level and place of work, in any language. */
  typeWords: readonly string[]
  levelWords: readonly string[]
  workWords: readonly string[]
  /** What the source says in a flag; null where it has none. */
  isRemote: boolean | null
  salary: FoundSalary | null
  /** A code such as "de" or "en-GB" where the source gives one. */
  language: string | null
}

export interface FoundSalary {
  least: number | null
  most: number | null
  /** ISO 4217, or its sign. */
  currency: string | null
  /** "year", "HOUR", "per month"; null where the source is silent. */
  per: string | null
  /** As written, where it is written. */
  raw: string | null
}

export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year'

export interface Salary {
  /** As a person would write it. */
  raw: string
  least: number | null
  most: number | null
  currency: string | null
  per: PayPeriod | null
  /** A full year of full time; null where period or amount is unknown. */
  yearlyLeast: number | null
  yearlyMost: number | null
}

/** Who must be named beside a job, and where the name leads. */
export interface Attribution {
  text: string
  link: string
}

export interface NormalisedJob {
  /** Opaque and stable: the job's identifier in every call. */
  id: string
  /** The read source, such as "greenhouse:acme"; a page that a person named has "page". */
  source: string
  sourceJobId: string
  title: string
  company: string
  locations: string[]
  jobType: JobType | null
  experienceLevel: ExperienceLevel | null
  workType: WorkType | null
  language: Language
  link: string | null
  /** ISO 8601. */
  listedAt: string | null
  /** As the source says, be it in the future: the same at every read. */
  statedAt: string | null
  validThrough: string | null
  /** False for a snippet: it can be found and opened, and is not enough to tailor to. */
  isWhole: boolean
  attribution: Attribution | null
  salary: Salary | null
  /** Labels of the lexicon's skills that the post names. */
  skills: string[]
  /** The whole post as plain text. */
  text: string
  detail: JobDetail
  /** Employer and title words: only jobs that share it can be the same job. */
  family: string
  /** SimHash of the text, 64 bits. */
  fingerprint: bigint
}
