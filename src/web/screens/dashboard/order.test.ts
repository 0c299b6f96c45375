import { describe, expect, it } from 'vitest'

import { plainLook } from '#domain/resume/look.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { blankContent } from '#domain/resume/blank.ts'

import { answersTo, headingOf, inOrder } from './order.ts'
import { copyOf } from './use-resume-actions.ts'

const resume = (fields: Partial<Resume>): Resume => ({
  ...blankContent(),
  id: 'r',
  created_at: '2026-01-01T00:00:00Z',
  company_name: '',
  job_title: '',
  job_status: 'created',
  is_base: false,
  notes: '',
  original_resume_id: null,
  job_id: null,
  job_identifier: null,
  job_description: null,
  resume_language: 'en',
  score: null,
  nice_to_have_skills: [],
  version: 1,
  layout: 'ats-vanilla',
  paper: 'a4',
  look: plainLook,
  ...fields,
})

describe('the list of resumes', () => {
  it('[T16] has base resumes first, then the newest', () => {
    const list = [
      resume({ id: 'old', created_at: '2026-01-01T00:00:00Z' }),
      resume({ id: 'base-old', is_base: true, created_at: '2025-01-01T00:00:00Z' }),
      resume({ id: 'new', created_at: '2026-05-01T00:00:00Z' }),
      resume({ id: 'base-new', is_base: true, created_at: '2025-05-01T00:00:00Z' }),
    ]
    expect(inOrder(list).map((r) => r.id)).toEqual(['base-new', 'base-old', 'new', 'old'])
  })

  it('heads a card with the company, else the title, else the person', () => {
    const person = { ...blankContent().contact_info, name: 'Mara' }
    expect(headingOf(resume({ company_name: 'Haven', job_title: 'Analyst' }))).toBe('Haven')
    expect(headingOf(resume({ job_title: 'Analyst', contact_info: person }))).toBe('Analyst')
    expect(headingOf(resume({ contact_info: person }))).toBe('Mara')
    expect(headingOf(resume({ company_name: '(copy) ', contact_info: person }))).toBe('(copy) Mara')
    expect(headingOf(resume({ company_name: '(copy) (copy) Haven' }))).toBe('(copy) (copy) Haven')
  })

  it('finds a resume by words of its card in any order', () => {
    const card = resume({ company_name: 'Haven Markt', job_title: 'Data Analyst' })
    expect(answersTo(card, 'analyst haven')).toBe(true)
    expect(answersTo(card, 'analyst berlin')).toBe(false)
    expect(answersTo(resume({ company_name: 'Kröger & Söhne' }), 'SOHNE kroger')).toBe(true)
  })
})

describe('a reused resume', () => {
  it('[T5] is a non-base copy that names its original and has no identity of its own yet', () => {
    const copy = copyOf(resume({ id: 'r1', company_name: 'Haven', is_base: true, version: 7 }))
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
