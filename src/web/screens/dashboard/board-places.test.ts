import { describe, expect, it } from 'vitest'

import type { JobStatus } from '#domain/resume/status.ts'

import { resumeWith } from '../../../../tests/fixtures/resume-with.ts'
import { cardBeside, columnsOf, neighbour } from './board-places.ts'

const resume = (id: string, job_status: JobStatus) => resumeWith({ id, job_status })

const columns = columnsOf([
  resume('a1', 'created'),
  resume('b1', 'rejected'),
  resume('a2', 'created'),
  resume('a3', 'created'),
])

describe('the board', () => {
  it('has a column for each status, empty or not, as an application goes on and rejected last', () => {
    expect(columns.map((column) => column.status)).toEqual([
      'created',
      'applied',
      'hr_interview',
      'technical_interview',
      'offer',
      'accepted',
      'rejected',
    ])
    expect(columns.map((column) => column.resumes.map((r) => r.id))).toEqual([
      ['a1', 'a2', 'a3'],
      [],
      [],
      [],
      [],
      [],
      ['b1'],
    ])
  })

  it('has a base resume only once it has the status of an application', () => {
    const bases = ['created', 'applied'] as const
    const all = bases.map((status) => resumeWith({ id: status, job_status: status, is_base: true }))
    expect(columnsOf(all).flatMap((column) => column.resumes.map(({ id }) => id))).toEqual([
      'applied',
    ])
  })

  it('moves a card one status further, and no further than the ends', () => {
    expect(neighbour('created', 1)).toBe('applied')
    expect(neighbour('created', -1)).toBeNull()
    expect(neighbour('accepted', 1)).toBe('rejected')
    expect(neighbour('rejected', 1)).toBeNull()
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
