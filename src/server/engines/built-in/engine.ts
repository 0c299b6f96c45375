/**
 * The engine that is always there: rules instead of a model. It needs no key, no network and no
 * time, and the same resume and job always give the same edits.
 */
import type { Engine } from '../engine.ts'

export function createBuiltInEngine(): Engine {
  return {
    name: 'built-in',
    async propose(resume, job, { signal, truth, run }) {
      signal.throwIfAborted()
      const offers = await run('proposeOffers', resume, job, truth)
      return {
        edits: await run('proposeEdits', resume, job, truth),
        waiting: offers.map((edit) => ({ edit, findings: [] })),
        unusable: 0,
        by: { engine: 'built-in', model: null, fallback: null },
      }
    },
    async writeLetter(resume, job, language, { signal, run }) {
      signal.throwIfAborted()
      return {
        letter: await run('writeLetter', resume, job, language),
        discarded: 0,
        by: { engine: 'built-in', model: null, fallback: null },
      }
    },
  }
}
