import { globSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { kindsOfEvidence, namedTests, requirements } from '../tools/asvs.ts'

const tests = namedTests(path.resolve(import.meta.dirname, '..'))

describe('the requirements of ASVS 5.0, levels 1 and 2', () => {
  it('are all there', () => {
    expect(requirements.filter(({ level }) => level === '1')).toHaveLength(70)
    expect(requirements.filter(({ level }) => level === '2')).toHaveLength(183)
    expect(new Set(requirements.map(({ number }) => number)).size).toBe(requirements.length)
  })

  it('each have a test that bears their number, or an answer in words', () => {
    const shown = new Set(tests.flatMap(({ numbers }) => numbers))
    const open = requirements.filter(({ number, answer }) => answer === null && !shown.has(number))
    expect(open.map(({ number, what }) => `${number} ${what}`)).toEqual([])
  })

  it('each say of what kind their answer is, and have none where a test answers', () => {
    const shown = new Set(tests.flatMap(({ numbers }) => numbers))
    const wrong = requirements.filter(({ number, answer }) =>
      answer === null
        ? false
        : shown.has(number) || !kindsOfEvidence.some((kind) => answer.startsWith(`${kind}: `)),
    )
    expect(wrong.map(({ number, answer }) => `${number} ${answer}`)).toEqual([])
  })

  it('name files that exist', () => {
    const root = path.resolve(import.meta.dirname, '..')
    const named = requirements.flatMap(
      ({ answer }) => answer?.match(/\b(?:src|docs|deploy|tests)\/[\w./-]*[\w/]/g) ?? [],
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => globSync(`${name}*`, { cwd: root }).length === 0)).toEqual([])
  })

  it('name tests that are run', () => {
    expect(tests.filter(({ isRun }) => !isRun)).toEqual([])
  })

  it('are the only ones that tests name', () => {
    const known = new Set(requirements.map(({ number }) => number))
    const unknown = tests.filter(({ numbers }) => numbers.some((number) => !known.has(number)))
    expect(unknown).toEqual([])
  })
})
