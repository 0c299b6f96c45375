import { describe, expect, it } from 'vitest'

import { readJob } from '../ads/requirements.ts'
import { answersTo } from '../answers/answers.ts'
import { blankContent } from '../resume/blank.ts'
import { scoreResume, whatWouldChange } from './score.ts'

import { missingOf } from './missing.ts'

const job = readJob(`Senior Backend Engineer
Requirements
- Three years of experience with Python and PostgreSQL
- Terraform
- Fluent German
Nice to have
- GraphQL`)
const resumes = [[], ['Python'], ['Python', 'Terraform', 'GraphQL']].map((skills) => ({
  ...blankContent(),
  skill_categories: [{ name: 'Tools', skills }],
}))

describe('what is missing to a hundred', () => {
  it.each(resumes.map((resume) => [resume]))('is told of each ask, and sums to it', (resume) => {
    const { score } = scoreResume(resume, job)
    const answers = answersTo(resume, job)
    const { costs, others } = missingOf(score, whatWouldChange(resume, job), answers)
    const points = [...costs.values(), others]
    expect(points.every((one) => Number.isInteger(one) && one >= 0)).toBe(true)
    expect(score + points.reduce((sum, one) => sum + one, 0)).toBe(100)
    const german = answers.find(({ requirement }) => requirement === 'Fluent German')
    // Of one who shows nothing, nothing is asked before the rest.
    if (score > 1) expect(german && costs.get(german)).toBeGreaterThan(0)
  })

  it('is all of others where nothing is known to bring any', () => {
    expect(missingOf(40, [], [])).toEqual({ costs: new Map(), others: 60 })
  })

  it('of two around one another is told of the inner one', () => {
    const [inner, outer] = [{ job: { start: 4, end: 9 } }, { job: { start: 0, end: 20 } }]
    const changes = [
      { points: 5, job: { start: 4, end: 9 } },
      { points: 5, job: { start: 12, end: 15 } },
    ]
    const { costs } = missingOf(89, changes, [outer, inner])
    expect([costs.get(inner), costs.get(outer)]).toEqual([6, 5])
  })

  it('is told of the row that shares most of the words, and of what is said nowhere by itself', () => {
    const [cut, title, nowhere] = [
      { job: { start: 8, end: 20 } },
      { job: { start: 0, end: 8 } },
      { job: { start: 0, end: 0 } },
    ]
    const changes = [
      { points: 5, job: { start: 6, end: 20 } },
      { points: 3, job: { start: 0, end: 0 } },
    ]
    const { costs, others } = missingOf(92, changes, [cut, title, nowhere])
    expect([costs.get(cut), costs.get(title), costs.get(nowhere), others]).toEqual([
      5,
      undefined,
      3,
      0,
    ])
  })
})
