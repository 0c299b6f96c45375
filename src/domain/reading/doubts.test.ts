import { describe, expect, it } from 'vitest'

import { blankContent, blankItem } from '#domain/resume/blank.ts'

import { doubtsOf, withWords } from './doubts.ts'

const read = () => {
  const resume = blankContent()
  resume.contact_info.name = 'Ana Silva'
  resume.work_experience = [
    { ...blankItem('work_experience'), role: 'Nurse', company: 'St. Mary' },
    { ...blankItem('work_experience'), role: '', company: 'Havenmarkt' },
  ]
  return resume
}
const confidence = [
  { path: '/contact_info/name', value: 0.9 },
  { path: '/contact_info/email', value: 0 },
  { path: '/work_experience/0', value: 0.9 },
  { path: '/work_experience/1', value: 0.4, offers: [{ field: 'role', words: 'Clerk' }] },
]

describe('what to check after reading', () => {
  const sureness = withWords(confidence, read())

  it('is what was read with little certainty, and what was not found', () => {
    expect(doubtsOf(sureness, read())).toEqual([
      { readAs: '/contact_info/email', path: '/contact_info/email', words: '', offers: [] },
      {
        readAs: '/work_experience/1',
        path: '/work_experience/1',
        words: 'Havenmarkt',
        offers: [{ field: 'role', words: 'Clerk' }],
      },
    ])
  })

  it('is over once the person has changed it, filled it in or deleted it', () => {
    const changed = read()
    changed.contact_info.email = 'ana@example.org'
    const [first, second] = changed.work_experience
    if (first && second) changed.work_experience = [first, { ...second, role: 'Clerk' }]
    expect(doubtsOf(sureness, changed)).toEqual([])
    expect(doubtsOf(sureness, { ...read(), work_experience: [] })).toHaveLength(1)
  })

  it('stands whatever the order of the fields: a database keeps its own', () => {
    const job = {
      ...blankItem('work_experience'),
      role: 'Clerk',
      company: 'Havenmarkt',
      from_date: '2019',
    }
    const { role, company, ...rest } = job
    const turned = { company, ...rest, role }
    const sure = [{ path: '/work_experience/0', value: 0.4 }]
    const withJob = (one: typeof job) => ({ ...read(), work_experience: [one] })
    expect(doubtsOf(withWords(sure, withJob(job)), withJob(turned))).toHaveLength(1)
  })

  it('goes with an entry that is moved', () => {
    const moved = read()
    moved.work_experience.reverse()
    expect(doubtsOf(sureness, moved).map(({ path }) => path)).toContain('/work_experience/0')
  })
})
