import { describe, expect, it } from 'vitest'

import { blankCertification, blankContent, blankProject, blankWorkItem } from './blank.ts'
import { valueAt } from './pointer.ts'
import { resumeLines } from './text.ts'

const content = {
  ...blankContent(),
  summary: 'Nurse with ten years on wards',
  work_experience: [
    { ...blankWorkItem, role: 'Nurse', company: 'St. Mary', description: ['Cared', ' ', 'Taught'] },
  ],
  skill_categories: [{ name: 'Care', skills: ['Wound care'] }],
  certification_and_training: [
    { ...blankCertification, name: 'BLS', project: { ...blankProject, purpose: 'A drill' } },
  ],
}

describe('the lines of a resume', () => {
  it('carry the path under which the same text stands in the resume', () => {
    const lines = resumeLines(content)
    expect(lines.length).toBeGreaterThan(6)
    for (const line of lines) expect(valueAt(content, line.path)).toBe(line.text)
  })

  it('leave blanks out and keep the index of what follows', () => {
    const bullets = resumeLines(content).filter((line) => line.field === 'description')
    expect(bullets.map((line) => line.path)).toEqual([
      '/work_experience/0/description/0',
      '/work_experience/0/description/2',
    ])
  })

  it('reach into the project of a certification', () => {
    expect(resumeLines(content).at(-1)).toEqual({
      path: '/certification_and_training/0/project/purpose',
      text: 'A drill',
      section: 'certifications',
      itemIndex: 0,
      field: 'purpose',
      kind: 'text',
    })
  })

  it('never hold what the card says about the job applied for', () => {
    const card = { ...content, job_title: 'Chief Surgeon', company_name: 'Dream Clinic' }
    const said = resumeLines(card).map((line) => line.text)
    expect(said).not.toContain('Chief Surgeon')
    expect(said).not.toContain('Dream Clinic')
  })
})
