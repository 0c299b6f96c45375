import { describe, expect, it } from 'vitest'

import { blankContent, blankItem } from '#domain/resume/blank.ts'

import { resumeWith } from '../../../../tests/fixtures/resume-with.ts'
import { answersTo, headingOf, inOrder } from './order.ts'
import { copyOf } from './use-resume-actions.ts'

describe('the list of resumes', () => {
  it('[T16] has base resumes first, then the newest', () => {
    const list = [
      resumeWith({ id: 'old', created_at: '2026-01-01T00:00:00Z' }),
      resumeWith({ id: 'base-old', is_base: true, created_at: '2025-01-01T00:00:00Z' }),
      resumeWith({ id: 'new', created_at: '2026-05-01T00:00:00Z' }),
      resumeWith({ id: 'base-new', is_base: true, created_at: '2025-05-01T00:00:00Z' }),
    ]
    expect(inOrder(list).map((r) => r.id)).toEqual(['base-new', 'base-old', 'new', 'old'])
  })

  it('goes by name or by the next day where that was chosen, those without a day last', () => {
    const list = [
      resumeWith({ id: 'b', job_title: 'Baker' }),
      resumeWith({ id: 'a', job_title: 'Analyst' }),
      resumeWith({ id: 'c', job_title: 'Cook' }),
    ]
    const days: Record<string, string> = { c: '2026-03-01', a: '2026-04-01' }
    const nextDay = (id: string) => days[id]
    expect(inOrder(list, { order: 'name' }).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(inOrder(list, { order: 'next', nextDay }).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })

  it('heads a card with the job and its employer, else the headline, else the present role, and only then the person', () => {
    const person = { ...blankContent().contact_info, name: 'Mara' }
    const named = { ...person, headline: 'Florist for weddings' }
    const work_experience = [{ ...blankItem('work_experience'), role: 'Florist' }]
    expect(headingOf(resumeWith({ company_name: 'Haven', job_title: 'Analyst' }))).toBe(
      'Analyst\u00A0· Haven',
    )
    expect(headingOf(resumeWith({ job_title: 'Analyst', contact_info: named }))).toBe('Analyst')
    expect(headingOf(resumeWith({ contact_info: named, work_experience }))).toBe(
      'Florist for weddings',
    )
    expect(headingOf(resumeWith({ contact_info: person, work_experience }))).toBe('Florist')
    expect(headingOf(resumeWith({ contact_info: person }))).toBe('Mara')
    expect(headingOf(resumeWith({ company_name: '(copy) ', contact_info: person }))).toBe(
      '(copy) Mara',
    )
    expect(headingOf(resumeWith({ company_name: '(copy) (copy) Haven', job_title: 'Cook' }))).toBe(
      '(copy) (copy) Cook\u00A0· Haven',
    )
  })

  it('finds a resume by words of its card in any order', () => {
    const card = resumeWith({ company_name: 'Haven Markt', job_title: 'Data Analyst' })
    expect(answersTo(card, 'analyst haven')).toBe(true)
    expect(answersTo(card, 'analyst berlin')).toBe(false)
    const work_experience = [{ ...blankItem('work_experience'), role: 'Florist' }]
    expect(answersTo(resumeWith({ work_experience }), 'flor')).toBe(true)
    const headline = { ...blankContent().contact_info, headline: 'Binds wreaths' }
    expect(answersTo(resumeWith({ ...card, contact_info: headline }), 'wreaths haven')).toBe(true)
    expect(answersTo(card, 'haven applied', ['Applied'])).toBe(true)
    expect(answersTo(resumeWith({ company_name: 'Kröger & Söhne' }), 'SOHNE kroger')).toBe(true)
  })
})

describe('a reused resume', () => {
  it('[T5] is a non-base copy that names its original and has no identity of its own yet', () => {
    const copy = copyOf(resumeWith({ id: 'r1', company_name: 'Haven', is_base: true, version: 7 }))
    expect(copy).toMatchObject({
      company_name: '(copy) Haven',
      is_base: false,
      original_resume_id: 'r1',
    })
    expect(copy).not.toHaveProperty('id')
    expect(copy).not.toHaveProperty('created_at')
    expect(copy).not.toHaveProperty('version')
  })
})
