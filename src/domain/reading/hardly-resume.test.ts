import { blankContent } from '#domain/resume/blank.ts'
import { describe, expect, it } from 'vitest'

import { isHardlyResume, withoutChanceName } from './hardly-resume.ts'

const person = (name: string, email: string) => {
  const resume = blankContent()
  return { ...resume, contact_info: { ...resume.contact_info, name, email } }
}
const withSkills = {
  ...person('Anna Kowalska', ''),
  skill_categories: [{ name: '', skills: ['Welding'] }],
}

describe('what is hardly a resume', () => {
  it('is a page with a name, contact and text, but nothing that anybody did, learned or can', () => {
    const menu = { ...person('Trattoria Bella Vita', 'info@bellavita.example'), summary: 'Primi' }
    expect(isHardlyResume(menu)).toBe(true)
    expect(isHardlyResume(withSkills)).toBe(false)
  })

  it('makes no person of what stands largest on the page', () => {
    const nameOf = (name: string, email: string) =>
      withoutChanceName(person(name, email)).contact_info.name
    expect(nameOf('Trattoria Bella Vita', 'info@bellavita.example')).toBe('')
    expect(nameOf('Chapter One', '')).toBe('')
    expect(nameOf('Lattice Models', 'anna@uw.example')).toBe('')
  })

  it('keeps the name whose own address stands beside it, and every name on a resume', () => {
    const own = person('Zoë Anna Kowalska', 'a.kowalska@example.org')
    expect(withoutChanceName(own)).toBe(own)
    expect(withoutChanceName(withSkills)).toBe(withSkills)
  })
})
