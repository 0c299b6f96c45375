import { describe, expect, it } from 'vitest'

import { blankContent, blankFurtherItem, blankItem } from '#domain/resume/blank.ts'

import { doubtsOf } from './doubts.ts'
import { withWords } from './sureness.ts'

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
      {
        readAs: '/contact_info/email',
        path: '/contact_info/email',
        words: '',
        offers: [],
        reasons: [],
      },
      {
        readAs: '/work_experience/1',
        path: '/work_experience/1',
        words: 'Havenmarkt',
        offers: [{ field: 'role', words: 'Clerk' }],
        reasons: [{ about: 'open', field: 'role', words: '' }],
      },
    ])
  })

  it('says what of it is in doubt, also of an entry that the reader was sure of', () => {
    const job = {
      ...blankItem('work_experience'),
      role: 'fi',
      company: 'Havenmarkt',
      from_date: '05/2021',
      to_date: '10/2018',
      description: ['Kept the books', '10/2014 – 05/2016 Clerk, Ledgerlight'],
    }
    const reasonsFor = (changed: Partial<typeof job>, unsure: string[] = []) => {
      const resume = { ...read(), work_experience: [{ ...job, ...changed }] }
      const sure = [{ path: '/work_experience/0', value: 0.9, unsure }]
      return doubtsOf(withWords(sure, resume), resume).flatMap(({ reasons }) => reasons)
    }
    const [, nested] = job.description
    expect(reasonsFor({})).toEqual([
      { about: 'brief', field: 'role', words: 'fi' },
      { about: 'backwards', field: 'from_date', words: '' },
      { about: 'nested', field: 'description', words: nested },
    ])
    const plain = { role: 'Clerk', to_date: 'present', description: [] }
    expect(reasonsFor(plain)).toEqual([])
    expect(reasonsFor({ ...plain, company: '' })).toEqual([
      { about: 'absent', field: 'company', words: '' },
    ])
    expect(reasonsFor(plain, ['company'])).toEqual([
      { about: 'unsure', field: 'company', words: 'Havenmarkt' },
    ])
  })

  it('is also what was torn apart in any other section', () => {
    const resume = read()
    const award = { ...blankFurtherItem, title: '7', description: ['Cache Race', 'th'] }
    resume.further_sections = [{ id: 'a', kind: 'awards', title: '', items: [award] }]
    const path = '/further_sections/0/items/0'
    const sureness = withWords([{ path, value: 0.9 }], resume)
    expect(doubtsOf(sureness, resume).flatMap(({ reasons }) => reasons)).toEqual([
      { about: 'brief', field: 'title', words: '7' },
      { about: 'brief', field: 'description', words: 'th' },
    ])
  })

  it('is also a title of several lines that may be one entry each', () => {
    const resume = read()
    const course = { ...blankFurtherItem, title: 'Compilers Cloud Computing' }
    resume.further_sections = [{ id: 'a', kind: 'other', title: 'Courses', items: [course] }]
    const path = '/further_sections/0/items/0'
    const joined = ['Compilers', 'Cloud Computing']
    const sureness = withWords([{ path, value: 0.8, joined }], resume)
    expect(doubtsOf(sureness, resume).flatMap(({ reasons }) => reasons)).toEqual([
      { about: 'joined', field: 'title', words: joined.join('\n') },
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
