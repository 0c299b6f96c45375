/** Runs before each test file of the trial of mutants: see seen.ts. */
import { writeFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { afterAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file leaves what it entered. */
    seenFile: string
  }
}

const seen = new Set<string>()
Object.assign(globalThis, { lapelSeen: seen })

// A mutant is caught by the first counterexample; a smaller one is of no use to anybody here. And
// the same cases each time: a mutant is not to be caught today and missed tomorrow.
fc.configureGlobal({ endOnFailure: true, seed: 20_261_122 })

afterAll(() => writeFileSync(inject('seenFile'), JSON.stringify([...seen])))
