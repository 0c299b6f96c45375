/** Long work in stretches: between two of them the server answers others, and the database is heard. */
import { setImmediate as letOthersRun } from 'node:timers/promises'

const stretchMs = 10

/** To be called between two pieces of work; waits where the stretch has lasted long enough. */
export function stretches(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began <= stretchMs) return
    await letOthersRun()
    began = performance.now()
  }
}
