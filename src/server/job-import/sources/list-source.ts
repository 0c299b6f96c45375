/**
 * A source whose answers are lists: what it is asked for page by page, the shape of an answer and of
 * an entry, and what an entry says of a job. Asking, reading and counting pages are the same for all.
 */
import type { z } from 'zod'

import type { Adapter, Ask, Target } from './adapter.ts'
import type { Said } from './read-entries.ts'
import { readEntries, readJson } from './read-entries.ts'

interface From<Answer> {
  target: Target
  ask: Ask
  answer: Answer
}

interface ListSource<Answers extends z.ZodType, Entry extends z.ZodType> extends Omit<
  Adapter,
  'plan' | 'parse' | 'isBoard' | 'one'
> {
  /** Unless told: a feed has no board, and a question is some words. */
  isBoard?: Adapter['isBoard']
  /** The question for a page of the list, counted from 0. */
  ask: (target: Target, page: number) => Ask
  /** JSON unless told; undefined where it is no answer of this source. */
  read?: (answer: string, from: { target: Target; ask: Ask }) => unknown
  answers: Answers
  entries: (answer: z.output<Answers>) => readonly unknown[]
  entry: Entry
  /** Null for what is no open job. */
  toJob: (entry: z.output<Entry>, from: From<z.output<Answers>>) => Said | null
  /** Where it has more pages than one: of how many entries a full one is, and how many pages there are. */
  pages?: { full?: number; most: (answer: z.output<Answers>) => number }
  /** Where the answer itself names the next page. */
  next?: (from: From<z.output<Answers>>, count: number) => Ask | null
  /** Unless told, a posting is looked for in the list of its board. */
  one?: Adapter['one']
}

export function listSource<Answers extends z.ZodType, Entry extends z.ZodType>({
  ask: askPage,
  read = readJson,
  answers,
  entries: entriesOf,
  entry,
  toJob,
  pages,
  next,
  ...said
}: ListSource<Answers, Entry>): Adapter {
  const pageOf = (target: Target, page: number): Ask => ({ page, ...askPage(target, page) })
  const plan: Adapter['plan'] = (target) => pageOf(target, 0)

  const parse: Adapter['parse'] = (answer, { target, ask }) => {
    const answered = answers.safeParse(read(answer, { target, ask }))
    if (!answered.success) return null
    const from = { target, ask, answer: answered.data }
    const given = entriesOf(answered.data)
    const jobs = readEntries(given, entry, (one) => toJob(one, from))
    if (next !== undefined) return { ...jobs, next: next(from, given.length) }
    const page = (ask.page ?? 0) + 1
    const { full = 0, most = () => 1 } = pages ?? {}
    const isMore = given.length >= full && page < most(answered.data)
    return { ...jobs, next: isMore ? pageOf(target, page) : null }
  }

  const inList: Adapter['one'] = {
    ask: ({ board }) => plan({ board, key: '' }),
    parse(answer, { board, sourceJobId }) {
      const target = { board, key: '' }
      const read = parse(answer, { target, ask: plan(target) })
      return read?.jobs.find((job) => job.sourceJobId === sourceJobId) ?? null
    },
  }
  return {
    isBoard: (board) => (said.kind === 'feed' ? board === '' : board.trim() !== ''),
    ...(said.owns === undefined ? {} : { one: inList }),
    ...said,
    plan,
    parse,
  }
}
