import { describe, expect, it } from 'vitest'

import { jobStatuses, type JobStatus } from '#domain/account/status.ts'
import { blankContent } from '#domain/resume/blank.ts'
import { plainLook } from '#domain/resume/look.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { cardBeside, columnsOf, neighbour } from './board-places.ts'

const resume = (id: string, job_status: JobStatus): Resume => ({
  ...blankContent(),
  id,
  created_at: '2026-01-01T00:00:00Z',
  company_name: '',
  job_title: '',
  job_status,
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
})

const columns = columnsOf([
  resume('a1', 'created'),
  resume('b1', 'rejected'),
  resume('a2', 'created'),
  resume('a3', 'created'),
])

describe('the board', () => {
  it('has a column for each status, empty or not, in the order of the list', () => {
    expect(columns.map((column) => column.status)).toEqual([...jobStatuses])
    expect(columns.map((column) => column.resumes.map((r) => r.id))).toEqual([
      ['a1', 'a2', 'a3'],
      [],
      ['b1'],
      [],
      [],
      [],
      [],
    ])
  })

  it('moves a card one status further, and no further than the ends', () => {
    expect(neighbour('created', 1)).toBe('applied')
    expect(neighbour('created', -1)).toBeNull()
    expect(neighbour('accepted', 1)).toBeNull()
  })

  it('walks up and down a column and sideways over empty ones', () => {
    expect(cardBeside(columns, 'a1', 'ArrowDown')).toBe('a2')
    expect(cardBeside(columns, 'a1', 'ArrowUp')).toBeNull()
    expect(cardBeside(columns, 'a3', 'ArrowRight')).toBe('b1')
    expect(cardBeside(columns, 'b1', 'ArrowLeft')).toBe('a1')
    expect(cardBeside(columns, 'b1', 'ArrowRight')).toBeNull()
    expect(cardBeside(columns, 'gone', 'ArrowRight')).toBeNull()
  })
})
