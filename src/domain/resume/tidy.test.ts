import { describe, expect, it } from 'vitest'

import { blankContent, blankItem } from './blank.ts'
import { applyMove } from './edit.ts'
import { plainLook } from './look.ts'
import { tidyAfter, tidyWords } from './tidy.ts'

const resume = {
  ...blankContent(),
  summary: '  Nurse. ',
  work_experience: [{ ...blankItem('work_experience'), description: ['Ran nights.', '  '] }],
  skill_categories: [
    { name: ' ', skills: ['Triage'] },
    { name: 'Care', skills: ['Triage', ''] },
  ],
  layout: 'ats-vanilla' as const,
  paper: 'a4' as const,
  design: null,
  look: plainLook,
}

const after = (path: string) => {
  const move = tidyAfter(resume, path)
  return move ? applyMove(resume, move) : resume
}

describe('tidyAfter', () => {
  it('drops an empty description line', () => {
    expect(after('/work_experience/0/description/1').work_experience[0]?.description).toEqual([
      'Ran nights.',
    ])
  })

  it('[V6] drops a skill category without a name', () => {
    expect(after('/skill_categories/0/name').skill_categories.map((c) => c.name)).toEqual(['Care'])
  })

  it('drops an empty skill', () => {
    expect(after('/skill_categories/1/skills/1').skill_categories[1]?.skills).toEqual(['Triage'])
  })

  it('trims a text', () => {
    expect(after('/summary').summary).toBe('Nurse.')
  })

  it('leaves an empty single field and what is in order alone', () => {
    expect(after('/work_experience/0/role')).toBe(resume)
    expect(after('/work_experience/0/description/0')).toBe(resume)
    expect(after('/work_experience/7/description/0')).toBe(resume)
  })
})

describe('tidyWords', () => {
  it('drops the empty and trims the rest', () => {
    expect(tidyWords([' SQL', '', '  ', 'R '])).toEqual(['SQL', 'R'])
  })
})
