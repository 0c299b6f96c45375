/**
 * Two engines in order: where the first one fails as models fail, the second does the work, and the
 * answer says why. Any other error is an error.
 */
import type { ModelFailure } from '../llm/failure.ts'
import type { Log } from '../log.ts'
import type { Engine } from './engine.ts'
import type { NothingTrue } from './llm/nothing-true.ts'

export function fallBack(first: Engine, second: Engine, log: Pick<Log, 'warn'>): Engine {
  /** What the first engine makes, or what the second one does after a failure of its model. */
  async function either<T>(
    run: () => Promise<T>,
    instead: (failure: ModelFailure, lost: Pick<NothingTrue, 'waiting' | 'unusable'>) => Promise<T>,
  ): Promise<T> {
    const { ModelFailure } = await import('../llm/failure.ts')
    const { NothingTrue } = await import('./llm/nothing-true.ts')
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      log.warn(`the ${second.name} engine stepped in`, { code: error.code, engine: first.name })
      return instead(error, error instanceof NothingTrue ? error : { waiting: [], unusable: 0 })
    }
  }
  return {
    name: first.name,
    propose: (...given) =>
      either(
        () => first.propose(...given),
        async ({ reason }, { waiting, unusable }) => {
          const { edits, by } = await second.propose(...given)
          return { edits, waiting, unusable, by: { ...by, fallback: reason } }
        },
      ),
    writeLetter: (...given) =>
      either(
        () => first.writeLetter(...given),
        async ({ reason }, { unusable }) => {
          const { letter, by } = await second.writeLetter(...given)
          return { letter, discarded: unusable, by: { ...by, fallback: reason } }
        },
      ),
  }
}
