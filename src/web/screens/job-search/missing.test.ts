import { describe, expect, it } from 'vitest'

import english from '../../public/locales/en.json' with { type: 'json' }
import { missingForScore, missingForTailoring } from './missing.ts'

const words = (missing: ReturnType<typeof missingForTailoring>) =>
  missing && english.failures[missing.key.replace('failures.', '') as keyof typeof english.failures]

const noJob = { resumeId: 'r1', jobId: '' }
const noJobs = [noJob, { resumeId: 'r1', jobId: null }, { resumeId: 'r1', jobId: undefined }]
const noResume = { resumeId: null, jobId: 'j1' }

describe('what is missing before a job is scored', () => {
  it.each(noJobs)('[E23 V4] on the screen: the job’s identifier, of $jobId', (given) => {
    expect(words(missingForScore({ place: 'screen', ...given }))).toBe(
      'Cannot score job: Missing job identifier.',
    )
  })

  it('[E24] on the screen: a resume, as a warning', () => {
    const missing = missingForScore({ place: 'screen', ...noResume })
    expect([missing?.kind, words(missing)]).toEqual(['warning', 'Please select a resume first!'])
  })

  it('[E30] in the shared step: the same in its own words', () => {
    expect(words(missingForScore({ place: 'dashboard', ...noResume }))).toBe(
      'Please select a resume to score against',
    )
    expect(words(missingForScore({ place: 'dashboard', ...noJob }))).toBe(
      'Job id is missing for scoring.',
    )
  })

  it('[E8] for tailoring: the job’s identifier, for it cannot be initiated', () => {
    for (const given of noJobs)
      expect(words(missingForTailoring({ place: 'screen', ...given }))).toBe(
        'Could not initiate resume tailoring.',
      )
    expect(missingForTailoring({ place: 'screen', resumeId: 'r1', jobId: 'j1' })).toBeNull()
  })
})
