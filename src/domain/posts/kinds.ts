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
import { rowsInAll } from '#domain/language/word-table.ts'
import { anyOf, wholeWords } from '#domain/language/word-patterns.ts'
import { jobKinds } from '#tables/job-kinds.js'
import { postWords } from '#tables/post-words.js'
import { typeByHours } from './weekly-hours.ts'

/** A field of the source, the title, or the post. */
type Source = 'field' | 'title' | 'text'

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
      typeFinder.first('title', title) ??
      typeFinder.only('text', read) ??
      (typeFinder.first('text', read) === null ? (typeByHours(title) ?? typeByHours(read)) : null),
    experienceLevel: levelIn(title) ?? levelFinder.ofField(found.levelWords),
    workType: workTypeOf(found, title, read),
  }
}

/**
 * A flag has two sides: whoever may work from home on some days is "remote" there, and the post says
 * that it is hybrid. There a single "hybrid" may be a car; with a second word it is not.
 */
function workTypeOf(
  found: Pick<FoundJob, 'workWords' | 'isRemote' | 'locations'>,
  title: string,
  read: string,
): WorkType | null {
  const stated = workFinder.ofField(found.workWords) ?? (found.isRemote === true ? 'REMOTE' : null)
  if (stated !== null && stated !== 'REMOTE') return stated
  const named = workFinder.first('title', title)
  if (named === 'HYBRID' || workFinder.saysPlainly('HYBRID', read)) return 'HYBRID'
  return (
    stated ??
    named ??
    workFinder.first('text', fold(found.locations.join(' ; '))) ??
    workFinder.only('text', read)
  )
}

/** Whoever works for a director is none. */
function levelIn(title: string): ExperienceLevel | null {
  const level = levelFinder.first('text', title)
  return level === 'DIRECTOR' && worksForOne.test(title) ? null : level
}

const worksForOne = wholeWords(anyOf(postWords, 'works for'))

/** The order in which kinds are tried is that of their list: the narrower word comes first. */
class KindFinder<K extends string> {
  readonly #kinds: readonly K[]
  readonly #finders = new Map<Source, PhraseFinder<K>>()

  constructor(kinds: readonly K[]) {
    this.#kinds = kinds
  }

  first(source: Source, text: string): K | null {
    const named = this.#finder(source).firstIn(text)
    return this.#kinds.find((kind) => named.has(kind)) ?? null
  }

  only(source: Source, text: string): K | null {
    const [named, other] = this.#finder(source).firstIn(text).keys()
    return other === undefined ? (named ?? null) : null
  }

  /** Whether a text names a kind by more than one word. */
  saysPlainly(kind: K, text: string): boolean {
    const place = this.#finder('text').firstIn(text).get(kind)
    return place !== undefined && text.slice(place.at, place.at + place.length).includes(' ')
  }

  ofField(words: readonly string[]): K | null {
    if (words.length === 0) return null
    const folded = fold(words.join(' ; ').replaceAll('_', ' '))
    return this.first('field', folded.replace(lasting, 'permanent'))
  }

  #finder(source: Source): PhraseFinder<K> {
    const known = this.#finders.get(source)
    if (known !== undefined) return known
    const words = rowsInAll(jobKinds).filter(
      ({ place }) => place === source || (source === 'title' && place === 'text'),
    )
    const made = new PhraseFinder(
      this.#kinds.map((kind) => {
        const own = words.filter((row) => row.kind === kind).map(({ word }) => word)
        return [kind, own.join('; ')] as const
      }),
    )
    this.#finders.set(source, made)
    return made
  }
}

/** A contract that does not end is no CONTRACT. */
const lasting =
  /(?:permanent|open-ended|unlimited|indefinite|vast) contract|contract (?:voor onbepaalde tijd|permanent)/gu

const typeFinder = new KindFinder<JobType>([
  'INTERNSHIP',
  'APPRENTICESHIP',
  'FREELANCE',
  'TEMPORARY',
  'CONTRACT',
  'PART_TIME',
  'FULL_TIME',
])
const levelFinder = new KindFinder<ExperienceLevel>(['DIRECTOR', 'ENTRY_LEVEL', 'MID_SENIOR'])
const workFinder = new KindFinder<WorkType>(['HYBRID', 'REMOTE', 'ON_SITE'])
