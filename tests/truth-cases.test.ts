import { readFileSync, readdirSync } from 'node:fs'

import { contentOf } from '#domain/resume/content.ts'
import { resumeContent } from '#domain/resume/resume.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { verifyResume } from '#domain/truth/verify.ts'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Verdict } from '../bench/cases/case.ts'
import { newFailures, readKnownFailures } from '../bench/cases/known-failures.ts'
import { ownTruthCases } from '../bench/cases/truth-cases.ts'
import { truthVerdict } from '../bench/compare/truth-verdicts.ts'
import { readBatch } from './fixtures/truth/read-batch.ts'
import { partOf } from './part.ts'

type Fixture = { people: Record<string, { language: string; resume: ResumeContent }> }

function read(name: string): Fixture {
  const file = new URL(`fixtures/truth/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Fixture
}

describe.each(['tuning', 'held-out'])('the people of the %s cases', (name) => {
  const people = Object.values(read(name).people).map(({ language, resume }) => ({
    language,
    resume: contentOf(resume),
  }))

  it('are valid resumes in all six languages', () => {
    for (const { resume } of people) expect(resumeContent.safeParse(resume).success).toBe(true)
    expect(new Set(people.map(({ language }) => language)).size).toBe(6)
  })

  it('have nothing against them as they stand', () => {
    for (const { resume } of people) expect(verifyResume(resume, resume)).toEqual([])
  })
})

// Thousands of resumes are read twice: on a busy machine that takes its time.
describe('the truth guard on the cases of the project', { timeout: 240_000 }, () => {
  const all = ownTruthCases()
  const cases = partOf(all, 5)
  let verdicts: Verdict[] = []
  beforeAll(() => {
    verdicts = cases.map((one) => truthVerdict(verifyResume, one))
  }, 240_000)

  it('are honest and false ones in all six languages', () => {
    for (const label of ['T', 'F']) {
      const own = cases.filter((one) => one.label === label)
      expect(new Set(own.map((one) => one.language)).size).toBe(6)
    }
    expect(cases.filter((one) => !resumeContent.safeParse(one.changed).success)).toEqual([])
  })

  it('judges rightly every case that is not known to fail', () => {
    expect(newFailures('truth', verdicts)).toEqual([])
  })

  it('knows only failures of cases that there are', () => {
    const ids = new Set(all.map(({ id }) => id))
    expect([...readKnownFailures('truth')].filter((id) => !ids.has(id))).toEqual([])
  })
})

it('keeps the verdict at first sight of every case of the fresh batches', () => {
  const folder = new URL('fixtures/truth/fresh/', import.meta.url)
  const cases = readdirSync(folder).flatMap((name) => readBatch(new URL(name, folder)))
  expect(cases.filter((one) => one.wasStopped === null)).toEqual([])
})
