import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent } from '../../resume/blank.ts'
import { proposeSpelling } from './spelling.ts'

const respelled = (listed: string, wanted: string): string | null => {
  const resume = { ...blankContent(), skill_categories: [{ name: '', skills: [listed] }] }
  const job = readJob(`Clerk\n\nRequirements\n- ${wanted}\n- Teamwork`)
  return proposeSpelling(resume, job)[0]?.text ?? null
}

describe("the job's spelling of a listed skill", () => {
  it('takes the place of another name of the same thing', () => {
    expect(respelled('JS', 'JavaScript')).toBe('JavaScript')
    expect(respelled('Excel', 'Microsoft Excel')).toBe('Microsoft Excel')
  })

  it.each([
    ['Excel', 'Advanced Excel'],
    ['Excel', 'Excel-Kenntnisse'],
    ['Scrum', 'Scrum Master'],
    ['SAP FI/CO', 'SAP FI'],
    ['SPS-Steuerungen', 'SPS'],
    ['Microsoft Excel', 'Excel'],
  ])('leaves %j, whatever the job says: %j', (listed, wanted) => {
    expect(respelled(listed, wanted)).toBeNull()
  })
})
