/**
 * What is wrong with a body, in words that a person can act on: which field, by the name it has on
 * the wire, and what it may be. The schema's own messages speak of types and bounds.
 */
import type { z } from 'zod'

import { Problem } from './problem.ts'

const number = new Intl.NumberFormat('en')

/** The first thing wrong: "role in work_experience 3 may have at most 2,000 characters." */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const [first] = issues
  if (first === undefined) return 'it does not fit.'
  return `${placeOf(first.path)} ${whatItMayBe(first)}.`
}

/** The problem of a request in which this is wrong; a body or a query that is no resume. */
export function badRequest(issues: readonly z.core.$ZodIssue[]): Problem {
  return new Problem('bad_request', { reason: `: ${describeIssues(issues).slice(0, -1)}` })
}

/** `['work_experience', 2, 'role']` is "role in work_experience 3": people count from one. */
function placeOf(path: readonly PropertyKey[]): string {
  const steps: string[] = []
  for (const step of path) {
    if (typeof step === 'number') steps.push(`${steps.pop() ?? 'entry'} ${step + 1}`)
    else steps.push(String(step))
  }
  return steps.length === 0 ? 'the body' : steps.toReversed().join(' in ')
}

function whatItMayBe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'too_big':
      return `may ${boundOf(issue.origin, 'at most', Number(issue.maximum))}`
    case 'too_small':
      if (issue.minimum === 1 && (issue.origin === 'string' || issue.origin === 'array'))
        return 'must not be empty'
      return `must ${boundOf(issue.origin, 'at least', Number(issue.minimum))}`
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'must be a date with its time, such as 2026-01-31T12:00:00Z'
        : own(issue, 'is not written as it must be')
    default:
      return own(issue, 'cannot be read')
  }
}

/** What a schema says itself, where it says more than that something is wrong. */
const own = ({ message }: z.core.$ZodIssue, otherwise: string): string =>
  message.startsWith('Invalid') ? otherwise : message

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with its fields',
  null: 'left out',
}

function boundOf(origin: string, bound: string, limit: number): string {
  const shown = number.format(limit)
  if (origin === 'string') return `have ${bound} ${shown} characters`
  if (origin === 'array') return `have ${bound} ${shown} entries`
  return `be ${bound} ${shown}`
}
