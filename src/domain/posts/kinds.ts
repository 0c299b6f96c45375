/**
 * Type, level and place of work of a job: from the source's fields first, then from the words of the
 * title, then (for type and place) of the post. Unknown stays null.
 *
 * A post speaks of many things ("we work remotely with clients"), so in its text a word counts only
 * where exactly one of the three kinds is named.
 */
import { fold } from '#domain/language/fold.ts'
import { PhraseFinder } from '#domain/language/phrase-finder.ts'
import type { ExperienceLevel, FoundJob, JobType, WorkType } from './normalised.ts'
import { levelWords, typeWords, workWords } from './kind-words.data.ts'
import { typeByHours } from './weekly-hours.ts'

type Words<K extends string> = Readonly<Record<K, { field: string; text: string }>>
type Source = 'field' | 'text'

export interface Kinds {
  jobType: JobType | null
  experienceLevel: ExperienceLevel | null
  workType: WorkType | null
}

/** How far into a post words of kind are looked for. */
const readLimit = 6_000

/** `post` is the text, folded. */
export function kindsOf(found: Omit<FoundJob, 'body'>, post: string): Kinds {
  const title = fold(found.title)
  const read = post.slice(0, readLimit)
  return {
    jobType:
      typeFinder.ofField(found.typeWords) ??
      typeFinder.first('text', title) ??
      typeFinder.only('text', read) ??
      (typeFinder.first('text', read) === null ? (typeByHours(title) ?? typeByHours(read)) : null),
    experienceLevel: levelIn(title) ?? levelFinder.ofField(found.levelWords),
    workType:
      workFinder.ofField(found.workWords) ??
      (found.isRemote === true ? 'REMOTE' : null) ??
      workFinder.first('text', title) ??
      workFinder.first('text', fold(found.locations.join(' ; '))) ??
      workFinder.only('text', read),
  }
}

/** Whoever works for a director is none. */
function levelIn(title: string): ExperienceLevel | null {
  const level = levelFinder.first('text', title)
  return level === 'DIRECTOR' && worksForOne.test(title) ? null : level
}

const worksForOne =
  /\b(?:(?:executive|personal|management) assistant|assistant to|assistant(?:e)? (?:de|du|d')|assistenz|assistent(?:in)? (?:der|des|van)|sekretar(?:in)?|sekretariat|secretary to|secretaria? de|secretaire|asistente (?:de|del|al?)|secretaresse)\b/u

/** The order in which kinds are tried is that of their list: the narrower word comes first. */
class KindFinder<K extends string> {
  readonly #kinds: readonly K[]
  readonly #words: Words<K>
  readonly #finders = new Map<Source, PhraseFinder<K>>()

  constructor(words: Words<K>) {
    this.#words = words
    // The keys of the table are its kinds.
    this.#kinds = Object.keys(words) as K[]
  }

  first(source: Source, text: string): K | null {
    const named = this.#finder(source).firstIn(text)
    return this.#kinds.find((kind) => named.has(kind)) ?? null
  }

  only(source: Source, text: string): K | null {
    const [named, other] = this.#finder(source).firstIn(text).keys()
    return other === undefined ? (named ?? null) : null
  }

  ofField(words: readonly string[]): K | null {
    if (words.length === 0) return null
    const folded = fold(words.join(' ; ').replaceAll('_', ' '))
    return this.first('field', folded.replace(lasting, 'permanent'))
  }

  #finder(source: Source): PhraseFinder<K> {
    const known = this.#finders.get(source)
    if (known !== undefined) return known
    const made = new PhraseFinder(
      this.#kinds.map((kind) => [kind, this.#words[kind][source]] as const),
    )
    this.#finders.set(source, made)
    return made
  }
}

/** A contract that does not end is no CONTRACT. */
const lasting =
  /(?:permanent|open-ended|unlimited|indefinite|vast) contract|contract (?:voor onbepaalde tijd|permanent)/gu

const typeFinder = new KindFinder<JobType>(typeWords)
const levelFinder = new KindFinder<ExperienceLevel>(levelWords)
const workFinder = new KindFinder<WorkType>(workWords)
