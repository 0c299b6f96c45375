import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent } from '#domain/resume/blank.ts'
import { scoreResume, whatWouldChange } from '#domain/scoring/score.ts'

import { changeNamed, reasonsByPlace } from './gap-places.ts'

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

  it('give one reason for one name, and all still sum to the score', () => {
    const evidence = [{ path: '/summary', start: 0, end: 6 }]
    const twice = score.contributions.flatMap((one) => [one, { ...one, points: 1, evidence }])
    const merged = reasonsByPlace(twice)
    const names = merged.map(({ requirement, job: at }) => `${requirement} ${at.start} ${at.end}`)
    expect(new Set(names).size).toBe(names.length)
    const sum = (all: typeof twice) => all.reduce((total, { points }) => total + points, 0)
    expect(sum(merged)).toBe(sum(twice))
    expect(sum(reasonsByPlace(score.contributions))).toBe(score.score)
  })
})
