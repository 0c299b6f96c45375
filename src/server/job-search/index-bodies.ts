/**
 * Reads the texts of jobs after their titles, a few at a time: the words for what no title names, and
 * the skills with their weights, by which jobs are put in the order of a resume, and the place where
 * nothing else tells it.
 *
 * A text that takes too long, or makes our own code fail, is set aside with its reason: the job is
 * found by its title, the others are read, and a newer program tries again.
 */
import type { House } from '../house.ts'
import { describeError } from '../log.ts'
import { attempt } from '../set-aside/attempt.ts'
import type { SetAside } from '../set-aside/store.ts'
import { setAside } from '../set-aside/store.ts'
import type { RunTask } from '../work/tasks.ts'
import { placesInTexts } from './place-in-text.ts'
import { addBodies, textsToRead } from './store.ts'

const atATime = 20

interface Context {
  db: House['db']
  log: Pick<House['log'], 'warn'>
  run: RunTask
}

/** Reads until nothing is left or `leaving` says so; answers how many were read. */
export async function indexBodies(context: Context, leaving?: AbortSignal): Promise<number> {
  let read = 0
  for (;;) {
    const done = await indexSome(context, leaving)
    read += done
    if (done < atATime || leaving?.aborted === true) return read
  }
}

async function indexSome({ db, log, run }: Context, leaving?: AbortSignal): Promise<number> {
  const texts = await textsToRead(db, atATime)
  const aside: SetAside[] = []
  const readOr = async <T>(none: T, subject: string, work: Promise<T>): Promise<T> => {
    const tried = await attempt(work, leaving)
    if (tried.kind === 'done') return tried.result
    const { reason, error } = tried
    log.warn('the text of a job is set aside', { job: subject, reason, ...describeError(error) })
    aside.push({ kind: 'job_text', subject, reason })
    return none
  }
  const places = await placesInTexts(db, texts, ({ id, text }) =>
    readOr(null, id, run('saidPlace', text)),
  )
  const rows = []
  for (const { id, title, text, asked } of texts) {
    if (leaving?.aborted === true) break
    const nothing = { words: [], wants: [] }
    const found = await readOr(nothing, id, run('readJobForIndex', title, text))
    rows.push({ job_id: id, asked, ...found, places: places.get(id) ?? [] })
  }
  await setAside(db, aside)
  await addBodies(db, rows)
  return rows.length
}
