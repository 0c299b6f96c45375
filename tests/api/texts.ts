/** Work on texts as a test wants it: refused, for a person who must be told why. */
import type { RunTask, TaskName } from '#server/work/tasks.ts'
import { runHere } from '#server/work/tasks.ts'
import type { TextWork } from '#server/work/text-work.ts'
import { WorkRefused } from '#server/work/work-refused.ts'

export function textsThatRefuse(code: WorkRefused['code']): TextWork {
  // It gives no result, so that it fits every task.
  const refuse = (async (name: TaskName) => {
    throw new WorkRefused(code, name)
  }) as RunTask
  return {
    for: () => refuse,
    inBackground: () => refuse,
    counts: () => ({ underWay: 0, waiting: 0, refused: {} }),
    close: async () => {},
  }
}

/** Tasks as they are, but for those at which `look` throws. */
export const lookedAt = (look: (name: TaskName, given: string) => void): RunTask =>
  (async (name: TaskName, ...given: unknown[]) => {
    look(name, JSON.stringify(given))
    return (runHere as (name: TaskName, ...given: unknown[]) => Promise<unknown>)(name, ...given)
  }) as RunTask // the same tasks, seen from where their types do not matter
