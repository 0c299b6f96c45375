import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankWorkItem } from '#domain/resume/blank.ts'
import { scoreResume } from '#domain/scoring/score.ts'

import { groupReasons } from './reason-groups.ts'

const job = readJob(`Registered nurse
Requirements
- Wound care
- Bachelor's degree in nursing
- You keep marble floors polished
Nice to have
- First aid
What you will do
- Medication administration`)
const resume = {
  ...blankContent(),
  work_experience: [{ ...blankWorkItem, role: 'Nurse', from_date: '2019', to_date: '2025' }],
}

describe('the groups of reasons', () => {
  const { score, contributions } = scoreResume(resume, job)
  const { base, groups, words } = groupReasons(contributions)

  it('are the role, what must be, what is wished and the work, in this order', () => {
    expect(groups.map(({ group }) => group)).toEqual(['role', 'must', 'wish', 'duty'])
    expect(groups[2]?.reasons.map(({ requirement }) => requirement)).toEqual(['First Aid'])
  })

  it('sum to the score with the base and the words in common', () => {
    expect(base + words + groups.reduce((sum, { points }) => sum + points, 0)).toBe(score)
  })

  it('hold no fragment of a sentence', () => {
    const named = groups.flatMap(({ reasons }) => reasons.map(({ requirement }) => requirement))
    expect(named.join()).not.toMatch(/marble/)
  })
})
