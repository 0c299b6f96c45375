import { describe, expect, it } from 'vitest'

import { toProblem } from './answer-problem.ts'

const said = (severity: string, code: string, message: string) =>
  toProblem(Object.assign(new Error(message), { severity, code })).code

describe('a database that answers', () => {
  it.each([
    ['08006', 'connection to the remote node lapel@worker:5432 failed'],
    ['XX000', 'SSL SYSCALL error: EOF detected'],
    ['XX000', 'server closed the connection unexpectedly'],
  ])('and has lost a machine of its cluster (%s) lacks some jobs', (code, message) => {
    expect(said('ERROR', code, message)).toBe('jobs_unavailable')
  })

  it('and fails by itself is at fault', () => {
    expect(said('ERROR', 'XX000', 'cache lookup failed')).toBe('internal')
  })
})

describe('a database that does not answer', () => {
  it('is away, whatever is on the machines behind it', () => {
    expect(said('FATAL', '08006', 'connection failure')).toBe('database_unavailable')
    expect(said('FATAL', '57P01', 'terminating connection')).toBe('database_unavailable')
  })
})
