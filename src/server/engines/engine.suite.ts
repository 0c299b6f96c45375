/**
 * What every engine is held to, whoever is behind it: what it proposes are edits that fit the
 * resume, it leaves its input alone, and it stops when it is told to.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { edit } from '#domain/tailoring/edit.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { describe, expect, it } from 'vitest'

import type { Engine } from './engine.ts'
import { runHere } from '../work/tasks.ts'

export interface EngineCase {
  resume: ResumeContent
  job: JobReading
}

export function describeEngine(engine: Engine, makeCase: () => Promise<EngineCase>): void {
  const patient = () => ({ signal: AbortSignal.timeout(60_000), run: runHere })

  describe(`the ${engine.name} engine`, () => {
    it('proposes edits whose places and old texts are those of the resume', async () => {
      const { resume, job } = await makeCase()
      const { edits } = await engine.propose(resume, job, patient())
      expect(edits.length).toBeGreaterThan(0)
      for (const proposed of edits) {
        expect(edit.parse(proposed)).toEqual(proposed)
        expect(valueAt(resume, proposed.path)).toBeDefined()
        for (const path of proposed.basis) expect(valueAt(resume, path)).toBeDefined()
        if (typeof proposed.old === 'string') {
          expect(valueAt(resume, proposed.path)).toBe(proposed.old)
        }
      }
    })

    it('names each edit once', async () => {
      const { resume, job } = await makeCase()
      const { edits } = await engine.propose(resume, job, patient())
      const ids = edits.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('leaves the resume as it was', async () => {
      const { resume, job } = await makeCase()
      const before = structuredClone(resume)
      await engine.propose(resume, job, patient())
      expect(resume).toEqual(before)
    })

    it('gives nothing once it was told to stop', async () => {
      const { resume, job } = await makeCase()
      const signal = AbortSignal.abort(new Error('stopped'))
      await expect(engine.propose(resume, job, { signal, run: runHere })).rejects.toThrow('stopped')
    })
  })
}
