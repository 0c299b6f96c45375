import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import type { ResumeContent } from '../resume/resume.ts'
import { contentOf } from '../resume/content.ts'
import { verifyResume } from './verify.ts'
import { growth } from '../../../tests/processor-time.ts'

type Fixture = { people: Record<string, { language: string; resume: ResumeContent }> }

const people = ['tuning', 'held-out'].flatMap((name) => {
  const file = new URL(`../../../tests/fixtures/truth/${name}.json`, import.meta.url)
  // The project's own file, written in this shape.
  const { people: own } = JSON.parse(readFileSync(file, 'utf8')) as Fixture
  return Object.entries(own).map(([who, { resume }]): [string, ResumeContent] => [
    `${name} ${who}`,
    contentOf(resume),
  ])
})

const withDuties = (
  resume: ResumeContent,
  change: (duties: readonly string[]) => string[],
): ResumeContent => ({
  ...resume,
  work_experience: resume.work_experience.map((item) => ({
    ...item,
    description: change(item.description),
  })),
})

describe.each(people)('a resume: %s', (_, resume) => {
  it('is proven as it stands', () => {
    expect(verifyResume(resume, resume)).toEqual([])
  })

  it('is proven in another order', () => {
    const turned = withDuties(resume, (duties) => duties.toReversed())
    const skills = resume.skill_categories.map((one) => ({
      ...one,
      skills: one.skills.toReversed(),
    }))
    expect(verifyResume(resume, { ...turned, skill_categories: skills })).toEqual([])
  })

  it('is proven without one of its lines', () => {
    const longest = Math.max(...resume.work_experience.map((item) => item.description.length))
    for (let left = 0; left < longest; left += 1) {
      const shorter = withDuties(resume, (duties) => duties.filter((__, i) => i !== left))
      expect(verifyResume(resume, shorter)).toEqual([])
    }
    expect(verifyResume(resume, { ...resume, summary: '' })).toEqual([])
  })
})

it('takes time in proportion to the numbers of a text', () => {
  const listOf = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) => `${(i * 37 + from) % 9973} clients`).join(' and ')
  const [[, person] = ['', null]] = people
  if (person === null) throw new Error('a person is needed')
  // Texts that were read are remembered: each is another one.
  let seed = 0
  const verify = (count: number) => {
    seed += 2
    const original = { ...person, summary: listOf(count, seed) }
    verifyResume(original, { ...person, summary: listOf(count, seed + 1) }, { language: 'en' })
  }
  // Four times as many numbers, far less than the sixteen times of each against each.
  expect(
    growth(
      () => verify(800),
      () => verify(3200),
      10,
    ),
  ).toBeLessThan(10)
})
