import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { resumeWith } from '../../../../tests/fixtures/resume-with.ts'
import { verifyResume } from '../verify.ts'

/** Whether a title may stand in the other's place in a resume that is otherwise not translated. */
function passes(language: Language, before: string, after: string): boolean {
  const at = {
    company: 'Zindel',
    location: '',
    from_date: '2019',
    to_date: '2023',
    description: [],
  }
  const resume = (role: string) => resumeWith({ work_experience: [{ role, ...at }] })
  return verifyResume(resume(before), resume(after), { language }).length === 0
}

describe('a title that is translated alone', () => {
  it.each([
    ['de', 'Softwareentwicklerin', 'Software Developer'],
    ['pt', 'Diretora de hotel', 'Directora de hotel'],
  ] as const)('in %s, %s may stand as %s', (language, before, after) => {
    expect(passes(language, before, after)).toBe(true)
  })

  it.each([
    ['en', 'Junior Designer', 'Senior Designer'],
    ['es', 'Diseñador', 'Product Owner'],
    ['de', 'Werkstudent', 'Software Engineer'],
    ['nl', 'Projectleider', 'Programmamanager'],
    ['nl', 'Secretaresse', 'Directiesecretaresse'],
  ] as const)('in %s, %s may not become %s', (language, before, after) => {
    expect(passes(language, before, after)).toBe(false)
  })
})
