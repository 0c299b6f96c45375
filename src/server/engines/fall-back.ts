/**
 * Two engines in order: where the first one fails as models fail, the second does the work, and the
 * answer says why. Any other error is an error.
 */
import type { Log } from '../log.ts'
import type { Engine } from './engine.ts'

export function fallBack(first: Engine, second: Engine, log: Pick<Log, 'warn'>): Engine {
  return {
    name: first.name,
    async propose(resume, job, context) {
      const { ModelFailure } = await import('../llm/failure.ts')
      const { NothingTrue } = await import('./llm/nothing-true.ts')
      try {
        return await first.propose(resume, job, context)
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        log.warn('the built-in engine stepped in', { code: error.code, engine: first.name })
        const { edits, by } = await second.propose(resume, job, context)
        const lost = error instanceof NothingTrue ? error : { waiting: [], unusable: 0 }
        const { waiting, unusable } = lost
        return { edits, waiting, unusable, by: { ...by, fallback: error.reason } }
      }
    },
    async writeLetter(...given) {
      const { ModelFailure } = await import('../llm/failure.ts')
      const { NothingTrue } = await import('./llm/nothing-true.ts')
      try {
        return await first.writeLetter(...given)
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        log.warn('the built-in engine stepped in', { code: error.code, engine: first.name })
        const { letter, by } = await second.writeLetter(...given)
        const discarded = error instanceof NothingTrue ? error.unusable : 0
        return { letter, discarded, by: { ...by, fallback: error.reason } }
      }
    },
  }
}
