/**
 * Type, level and place of work of a job: from the source's fields first, then from the words of the
 * title, then (for type and place) of the post. Unknown stays null.
 *
 * A post speaks of many things ("we work remotely with clients"), so in its text a word counts only
 * where exactly one of the three kinds is named.
 */
import { fold } from '../../language/fold.ts'
import type { ExperienceLevel, FoundJob, JobType, WorkType } from '../normalised.ts'
import { levelWords, typeWords, workWords } from './kind-words.data.ts'

type Words<K extends string> = Readonly<Record<K, { field: string; text: string }>>
type Source = 'field' | 'text'

export interface Kinds {
  jobType: JobType | null
  experienceLevel: ExperienceLevel | null
  workType: WorkType | null
}

/** How far into a post words of kind are looked for. */
const readLimit = 6_000

export function kindsOf(found: FoundJob, text: string): Kinds {
  const title = fold(found.title)
  const post = fold(text.slice(0, readLimit))
  const places = fold(found.locations.join(' ; '))
  return {
    jobType:
      firstOf(typeFinder, 'field', found.typeWords) ??
      typeFinder.first('text', title) ??
      typeFinder.only('text', post),
    experienceLevel:
      levelFinder.first('text', title) ?? firstOf(levelFinder, 'field', found.levelWords),
    workType:
      firstOf(workFinder, 'field', found.workWords) ??
      (found.isRemote === true ? 'REMOTE' : null) ??
      workFinder.first('text', title) ??
      workFinder.first('text', places) ??
      workFinder.only('text', post),
  }
}

/** The order in which kinds are tried is that of their list: the narrower word comes first. */
class KindFinder<K extends string> {
  readonly #kinds: readonly K[]
  readonly #words: Words<K>
  readonly #patterns = new Map<string, RegExp>()

  constructor(words: Words<K>) {
    this.#words = words
    // The keys of the table are its kinds.
    this.#kinds = Object.keys(words) as K[]
  }

  first(source: Source, text: string): K | null {
    return this.#kinds.find((kind) => this.#pattern(kind, source).test(text)) ?? null
  }

  only(source: Source, text: string): K | null {
    const named = this.#kinds.filter((kind) => this.#pattern(kind, source).test(text))
    return named.length === 1 ? (named[0] ?? null) : null
  }

  #pattern(kind: K, source: Source): RegExp {
    const key = `${kind} ${source}`
    const pattern = this.#patterns.get(key) ?? patternOf(this.#words[kind][source])
    this.#patterns.set(key, pattern)
    return pattern
  }
}

const typeFinder = new KindFinder<JobType>(typeWords)
const levelFinder = new KindFinder<ExperienceLevel>(levelWords)
const workFinder = new KindFinder<WorkType>(workWords)

function firstOf<K extends string>(
  finder: KindFinder<K>,
  source: Source,
  words: readonly string[],
): K | null {
  if (words.length === 0) return null
  const folded = fold(words.join(' ; ').replaceAll('_', ' '))
  return finder.first(source, folded.replace(lasting, 'permanent'))
}

/** A contract that does not end is no CONTRACT. */
const lasting =
  /(?:permanent|open-ended|unlimited|indefinite|vast) contract|contract (?:voor onbepaalde tijd|permanent)/gu

function patternOf(words: string): RegExp {
  const alternatives = [...new Set(words.split(';').map((word) => word.trim()))]
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word.replace(/[.+?()[\]{}|\\^$]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}-]*`),
    )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}
