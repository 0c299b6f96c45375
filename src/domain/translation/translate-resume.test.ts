import { describe, expect, it } from 'vitest'

import { blankContent, blankWorkItem } from '../resume/blank.ts'
import { translateResume } from './translate-resume.ts'

const echo = async (lines: readonly string[]) => lines
const resume = (role: string) => ({
  ...blankContent(),
  work_experience: [{ ...blankWorkItem, role, description: ['Globex Kappa'] }],
})

describe('a translator that says everything back', () => {
  it('makes no translation, however short the lines are', async () => {
    const translation = await translateResume(resume('Tech Lead'), 'en', 'de', echo)
    expect(translation).toEqual({ kind: 'refused', failedCount: 2, sentCount: 2 })
  })

  it('does no harm to what our tables have translated', async () => {
    const translation = await translateResume(resume('Teacher'), 'en', 'de', echo)
    expect(translation).toMatchObject({
      kind: 'translated',
      content: { work_experience: [{ role: 'Lehrkraft', description: ['Globex Kappa'] }] },
    })
  })
})
