/** Whether a reworded line is asked about is said by many signs at once; hard facts alone hold by themselves. */
import { describe, expect, it } from 'vitest'

import type { Language } from '../language/languages.ts'
import { blankContent } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { verifyResume } from './verify.ts'

const post = { role: 'X', company: 'Y', location: '', from_date: '2018', to_date: '2025' }
const withLines = (...description: string[]): ResumeContent => ({
  ...blankContent(),
  work_experience: [{ ...post, description }],
})

const found = (before: string, after: string, language: Language = 'en') =>
  verifyResume(withLines(before), withLines(after), { language })

const lines: [Language, before: string, anew: string, less: string][] = [
  ['en', 'Repaired 12 stoves a week with the owner of the forge', 'With the forge’s owner, mended a dozen stoves each week', 'Repaired stoves with the owner of the forge'],
  ['de', 'Öfen in der Schmiede repariert und im Laden verkauft', 'In der Schmiede Öfen repariert, im Laden verkauft', 'Öfen in der Schmiede repariert'],
] // prettier-ignore

describe('a reworded line', () => {
  it.each(lines)('in %s that says less in the same words is proven: %s', (language, before, _, less) => {
    expect(found(before, less, language)).toEqual([])
  }) // prettier-ignore

  it.each(lines)('in %s is proven where it says the same: %s', (language, before, anew) => {
    expect(found(before, anew, language)).toEqual([])
  })

  it('is asked about where much speaks against it', () => {
    const [first] = found(
      'Helped the owner repair stoves for 12 schools',
      'Ran the repair of stoves and trained the staff of schools',
    )
    expect(first?.grade).toBe('ask')
  })

  it('is no plain cut where of two numbers one is gone, for the other may have been the work of several', () => {
    const before = 'Took calls at the desk of the harbour, in summer some 200 a day among four'
    expect(found(before, 'Took calls at the desk of the harbour, in summer some 200 a day')).not.toEqual([])
    expect(found(before, 'Took calls at the desk of the harbour')).toEqual([])
  }) // prettier-ignore

  it('may explain itself in brackets in the words of its source', () => {
    const before = 'Repaired stoves and ovens for schools of the town every spring'
    const after = (told: string) => `Stove and oven repair each spring ${told}`
    expect(found(before, after('(schools of the town)'))).toEqual([])
  })

  it('holds a number and a name whatever speaks for it', () => {
    const before = 'At the forge of the town I repaired stoves for schools every spring'
    const after = (more: string) =>
      `Every spring, mended schools’ stoves in the town’s forge${more}`
    expect(found(before, after(', 40 of them')).map(({ grade }) => grade)).toContain('stop')
    expect(found(before, after(' with Siemens')).length).toBeGreaterThan(0)
  })
})

it('asks about a line that stands for none that is gone', () => {
  const before = withLines('Repaired stoves for schools')
  const after = withLines('Repaired stoves for schools', 'Designed stoves for hospitals')
  expect(verifyResume(before, after, { language: 'en' })).not.toEqual([])
})
