import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent } from '#domain/resume/blank.ts'
import { scoreResume, whatWouldChange } from '#domain/scoring/score.ts'

import { changeNamed } from './gap-places.ts'

const job = `Forklift driver
Requirements
- Able to lift 50 lbs
- Wound Care
- Permis B
- Teamwork`

const resume = { ...blankContent(), summary: 'Driver of forklifts.' }
const reading = readJob(job)
const score = scoreResume(resume, reading)
const changes = whatWouldChange(resume, reading)

describe('the places of the gap', () => {
  it('tell what each of its names would bring, however it is written', () => {
    expect(score.nice_to_have_skills).toContain('Wound Care')
    for (const name of score.nice_to_have_skills)
      expect([name, changeNamed(name, changes)?.points ?? 0]).toEqual([
        name,
        expect.toSatisfy((points: number) => points > 0),
      ])
  })
})
