import { describe, expect, it } from 'vitest'

import { blankContent, blankWorkItem } from './blank.ts'
import { heaviestResume, isWithin, mayWeigh, weightOf } from './weight.ts'

const blank = weightOf(blankContent())

describe('the weight of a resume', () => {
  it('counts every letter and every text, empty ones and wanted skills among them', () => {
    const weight = weightOf({
      ...blankContent(),
      summary: 'twelve signs',
      work_experience: [{ ...blankWorkItem, description: ['four', ''] }],
      nice_to_have_skills: ['six it'],
    })
    expect(weight.characters - blank.characters).toBe(12 + 4 + 6)
    expect(weight.texts - blank.texts).toBe(5 + 2 + 1)
  })

  it('of sixty dense pages is half of what it may be', () => {
    const line = 'Taught organic chemistry to some 120 students of the second year.'
    const weight = weightOf({
      ...blankContent(),
      work_experience: Array.from({ length: 80 }, () => ({
        ...blankWorkItem,
        role: 'Professor of organic chemistry',
        description: Array.from({ length: 45 }, () => line),
      })),
    })
    expect(weight.characters).toBeGreaterThan(230_000)
    expect(weight.texts).toBeGreaterThan(3_900)
    expect(isWithin(weight, { characters: 250_000, texts: 5_000 })).toBe(true)
    expect(isWithin(weight, heaviestResume)).toBe(true)
  })

  it('may grow to the limit, and above it only become less', () => {
    const { characters, texts } = heaviestResume
    const above = { characters: characters + 10, texts }
    expect(mayWeigh(heaviestResume, blank)).toBe(true)
    expect(mayWeigh(above, blank)).toBe(false)
    expect(mayWeigh({ characters: 0, texts: texts + 1 }, blank)).toBe(false)
    expect(mayWeigh(above, above)).toBe(true)
    expect(mayWeigh({ ...above, characters: characters + 9 }, above)).toBe(true)
    expect(mayWeigh({ ...above, characters: characters + 11 }, above)).toBe(false)
  })
})
