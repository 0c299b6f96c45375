import { describe, expect, it } from 'vitest'

import { newFailures, turnedCases } from '../bench/cases/known-failures.ts'
import { adVerdicts } from '../bench/compare/ad-verdicts.ts'
import { readGivenJob } from '../src/cli/given-job.ts'

describe('the marked job ads', () => {
  const verdicts = [...adVerdicts(readGivenJob, () => true)]

  it('are read rightly at every mark that is not known to fail, and nothing is read beside', () => {
    expect(verdicts.length).toBeGreaterThan(3_000)
    expect(newFailures('ads', verdicts)).toEqual([])
  })

  it('have only failures of marks that there are', () => {
    expect(turnedCases('ads', verdicts).gone).toEqual([])
  })
})
