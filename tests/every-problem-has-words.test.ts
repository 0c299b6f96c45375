import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { problemCodes, problemDetail, problemStatus } from '#contract/problems.ts'

const folder = path.resolve(import.meta.dirname, '../src/web/public/locales')
const locales = globSync('*.json', { cwd: folder })
const shape = z.object({ problems: z.record(z.string(), z.string()) })

/** What any call may answer, or what is refused before a call is reached. */
const anywhere = [
  'bad_request',
  'unauthorized',
  'host_forbidden',
  'not_found',
  'method_not_allowed',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'database_unavailable',
  'jobs_unavailable',
]

describe('every problem', () => {
  it.each(locales)('has words in %s, and no words stand there without a problem', (file) => {
    const { problems } = shape.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    expect(Object.keys(problems).toSorted()).toEqual([...problemCodes].toSorted())
    for (const [code, words] of Object.entries(problems)) {
      expect([code, words.trim()]).not.toEqual([code, ''])
    }
  })

  it('has words in English at least', () => {
    expect(locales).toContain('en.json')
  })

  it.each(problemCodes)('%s has a status of a refusal and says nothing unfilled', (code) => {
    expect(problemStatus(code)).toBeGreaterThanOrEqual(400)
    expect(problemStatus(code)).toBeLessThan(600)
    expect(problemDetail(code, { reason: 'why', language: 'de' })).not.toMatch(/[{}]|undefined/)
  })

  it('can be given by a call, or by all of them', () => {
    const given = Object.values<Call>(calls).flatMap((call) => [...call.problems])
    const known = new Set<string>([...given, ...anywhere])
    expect(problemCodes.filter((code) => !known.has(code))).toEqual([])
  })
})
