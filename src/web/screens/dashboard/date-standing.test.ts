import { describe, expect, it } from 'vitest'

import type { ApplicationDate } from '#contract/applications.ts'

import { standingOf, urgentOf } from './date-standing.ts'

const yesterday = '2026-11-26'
const today = '2026-11-27'

describe('a day of an application', () => {
  it('is ahead up to its end', () => {
    expect(standingOf({ kind: 'deadline', day: today }, 'created', today)).toBe('ahead')
  })

  it('is overdue as a deadline only while nothing was sent', () => {
    const deadline = { kind: 'deadline', day: yesterday } as const
    expect(standingOf(deadline, 'created', today)).toBe('overdue')
    expect(standingOf(deadline, 'applied', today)).toBe('past')
  })

  it('is overdue as a reminder only while there is no decision', () => {
    const reminder = { kind: 'follow_up', day: yesterday } as const
    expect(standingOf(reminder, 'hr_interview', today)).toBe('overdue')
    expect(standingOf(reminder, 'rejected', today)).toBe('past')
  })

  it('is over and no more as an interview', () => {
    expect(standingOf({ kind: 'interview', day: yesterday }, 'applied', today)).toBe('past')
  })
})

describe('what is seen of the days of a resume without opening them', () => {
  const date = (id: string, kind: ApplicationDate['kind'], day: string, resume_id = 'r') =>
    ({ id, resume_id, kind, day, time: null, note: '' }) satisfies ApplicationDate
  const days = [
    date('past', 'interview', '2026-11-01'),
    date('other', 'deadline', '2026-11-19', 'another'),
    date('missed', 'deadline', '2026-11-20'),
    date('next', 'interview', '2026-12-03'),
    date('later', 'other', '2026-12-09'),
  ]

  it('is the last one overdue, then the next ahead', () => {
    expect(urgentOf(days, { id: 'r', job_status: 'created' }, today)).toEqual([
      { date: days[2], isOverdue: true },
      { date: days[3], isOverdue: false },
    ])
  })

  it('is the next alone where nothing was missed', () => {
    const urgent = urgentOf(days, { id: 'r', job_status: 'applied' }, today)
    expect(urgent.map(({ date: { id } }) => id)).toEqual(['next'])
  })
})
