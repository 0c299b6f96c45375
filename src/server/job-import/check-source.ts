/**
 * Asks a source once, as it is now, and says where its answer differs from what its adapter knows: the
 * fields that entries broke on, and those that no job of the answer says any more. Nothing is kept.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { describeSourceProblem } from '#contract/source-problems.ts'

import { askSource, problemIn } from './ask-source.ts'
import type { Transport } from './sources/transport.ts'
import type { WantedSource } from './wanted-sources.ts'

interface SourceCheck {
  source: string
  /** What stood in the way of the list, or of the first post; null where nothing did. */
  problem: string | null
  jobs: number
  rejected: number
  /** The fields by which entries were seen to be no job. */
  broken: string[]
  /** What no job of the first page says. Some sources never say one or another. */
  unsaid: string[]
  hasNextPage: boolean
  /** Whether the first job's post could be read; null where the list has the posts. */
  isPostRead: boolean | null
}

interface Asking {
  transport: Transport
  signal: AbortSignal
}

export async function checkSource(asking: Asking, source: WantedSource): Promise<SourceCheck> {
  const { adapter, target, name } = source
  const check: SourceCheck = {
    source: name,
    problem: null,
    jobs: 0,
    rejected: 0,
    broken: [],
    unsaid: [],
    hasNextPage: false,
    isPostRead: null,
  }
  try {
    const token =
      adapter.token && (await askSource(asking, adapter.token.ask(target), { headers: {} }))
    const headers = token === undefined ? {} : (adapter.token?.parse(token.body) ?? {})
    const ask = adapter.plan(target)
    const { body } = await askSource(asking, ask, { headers })
    const read = adapter.parse(body, { target, ask })
    if (read === null) return { ...check, problem: otherForm }
    const { jobs, rejected, broken = [], next } = read
    Object.assign(check, { jobs: jobs.length, rejected, broken, hasNextPage: next !== null })
    check.unsaid = jobs.length === 0 ? [] : unsaidBy(jobs)
    const [first] = jobs
    if (adapter.fill === undefined || first === undefined) return check
    check.isPostRead = false
    const post = await askSource(asking, adapter.fill.ask(first, target), { headers })
    check.isPostRead = adapter.fill.parse(post.body, first) !== null
    return check
  } catch (error) {
    return { ...check, problem: describeSourceProblem(problemIn(error)) }
  }
}

const otherForm = describeSourceProblem({ code: 'other_form', figures: {} })

const said: Readonly<Record<string, (job: FoundJob) => boolean>> = {
  company: (job) => job.company !== '',
  place: (job) => job.locations.some((place) => place.trim() !== ''),
  post: (job) => job.body !== '',
  link: (job) => job.link !== null && job.link !== '',
  day: (job) => job.listedAt !== null && job.listedAt !== '',
  kind: (job) => job.typeWords.some((word) => word !== ''),
}

const unsaidBy = (jobs: readonly FoundJob[]): string[] =>
  Object.entries(said).flatMap(([field, says]) => (jobs.some(says) ? [] : [field]))
