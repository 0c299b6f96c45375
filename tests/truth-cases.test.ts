import { readFileSync, readdirSync } from 'node:fs'

import { withValueAt } from '#domain/resume/pointer.ts'
import { resumeContent } from '#domain/resume/resume.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { verifyResume } from '#domain/tailoring/truth.ts'
import { describe, expect, it } from 'vitest'

import { readBatch } from './fixtures/truth/read-batch.ts'

type Fixture = {
  people: Record<string, { language: string; resume: ResumeContent }>
  cases: { id: string; person: string; label: 'F' | 'T'; changes: Record<string, unknown> }[]
}

function read(name: string): Fixture {
  const file = new URL(`fixtures/truth/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Fixture
}

/** The ids of the cases that the guard finds something against. */
function stopped({ people, cases }: Fixture, label: 'F' | 'T'): { ids: string[]; of: number } {
  const chosen = cases.filter((one) => one.label === label)
  const ids = chosen.flatMap(({ id, person, changes }) => {
    const original = people[person]?.resume
    if (!original) throw new Error(`no person ${person}`)
    const changed = Object.entries(changes).reduce(
      (resume, [place, value]) => withValueAt(resume, place, value),
      original,
    )
    return verifyResume(original, changed).length > 0 ? [id] : []
  })
  return { ids, of: chosen.length }
}

// Hundreds of resumes are read twice: on a busy machine that takes its time.
describe.each(['tuning', 'held-out'])(
  'the truth guard on the %s cases',
  { timeout: 240_000 },
  (name) => {
    const fixture = read(name)

    it('has valid people of all six languages to judge', () => {
      const people = Object.values(fixture.people)
      for (const { resume } of people) expect(resumeContent.safeParse(resume).success).toBe(true)
      expect(new Set(people.map(({ language }) => language)).size).toBe(6)
    })

    it('finds nothing in any of the originals', () => {
      for (const { resume } of Object.values(fixture.people))
        expect(verifyResume(resume, resume)).toEqual([])
    })

    it('stops at least 95 of 100 fabrications', () => {
      const { ids, of } = stopped(fixture, 'F')
      expect(ids.length / of).toBeGreaterThanOrEqual(0.95)
    })

    it('stops at most 3 of 100 honest rewritings', () => {
      const { ids, of } = stopped(fixture, 'T')
      expect(ids.length / of).toBeLessThanOrEqual(0.03)
    })
  },
)

describe(
  'the truth guard on the kinds of cases that it was built for',
  { timeout: 240_000 },
  () => {
    const cases = readBatch(new URL('fixtures/truth/kinds.txt', import.meta.url))

    it('has honest and false ones in all six languages', () => {
      const languagesOf = (label: 'F' | 'T') =>
        Object.groupBy(
          cases.filter((one) => one.label === label),
          (one) => one.language,
        )
      expect(Object.keys(languagesOf('F'))).toHaveLength(6)
      expect(Object.keys(languagesOf('T'))).toHaveLength(6)
    })

    it('judges every one of them rightly', () => {
      const wrong = cases.filter(
        ({ original, changed, label }) =>
          verifyResume(original, changed).length > 0 !== (label === 'F'),
      )
      expect(wrong.map(({ id }) => id)).toEqual([])
    })
  },
)

describe('the truth guard on the batches judged at first sight', { timeout: 240_000 }, () => {
  const files = readdirSync(new URL('fixtures/truth/fresh/', import.meta.url))
  const cases = files.flatMap((name) =>
    readBatch(new URL(`fixtures/truth/fresh/${name}`, import.meta.url)),
  )
  const stoppedOf = (label: 'F' | 'T') => {
    const of = cases.filter((one) => one.label === label)
    const ids = of.filter((one) => verifyResume(one.original, one.changed, one.told).length > 0)
    return { share: ids.length / of.length, ids: ids.map((one) => one.id) }
  }

  it('reads cases of all six languages, each with its first verdict', () => {
    expect(new Set(cases.map((one) => one.language)).size).toBe(6)
    expect(cases.filter((one) => one.wasStopped === null)).toEqual([])
    expect(cases.filter((one) => !resumeContent.safeParse(one.changed).success)).toEqual([])
  })

  it('stops at least 95 of 100 fabrications', () => {
    expect(stoppedOf('F').share).toBeGreaterThanOrEqual(0.95)
  })

  it('stops at most 5 of 100 honest rewritings, doubtful ones included', () => {
    const { share, ids } = stoppedOf('T')
    expect(share, ids.join('\n')).toBeLessThanOrEqual(0.05)
  })
})
