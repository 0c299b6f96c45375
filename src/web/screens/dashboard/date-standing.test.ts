import { describe, expect, it } from 'vitest'

import { standingOf } from './date-standing.ts'

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
