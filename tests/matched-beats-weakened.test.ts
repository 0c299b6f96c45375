import { cleanJobText, readJob } from '#domain/ads/requirements.ts'
import { scoreResume } from '#domain/scoring/score.ts'
import { describe, expect, it } from 'vitest'

import { newFailures } from '../bench/cases/known-failures.ts'
import { scoreVerdicts } from '../bench/compare/score-verdicts.ts'
import { readGivenJob } from '../src/cli/given-job.ts'
import { pairLanguages, readPairs } from './fixtures/pairs/read-pairs.ts'

describe.each(pairLanguages)('pairs in %s', (language) => {
  const judged = readPairs(language).map((pair) => {
    const job = readJob(cleanJobText(pair.job))
    return {
      pair,
      job,
      matched: scoreResume(pair.matched, job),
      weakened: scoreResume(pair.weakened, job),
    }
  })

  it('let the resume that shows more win, and tell a matched one it is good', () => {
    expect(judged.length).toBeGreaterThanOrEqual(30)
    const isOfThese = (batch: string) => batch === `pairs/${language}`
    const verdicts = [...scoreVerdicts(readGivenJob, scoreResume, isOfThese)]
    expect(verdicts).toHaveLength(judged.length)
    expect(newFailures('score', verdicts)).toEqual([])
    const scores = judged.map(({ matched }) => matched.score).toSorted((a, b) => a - b)
    expect(scores[Math.floor(scores.length / 2)]).toBeGreaterThanOrEqual(70)
  })

  it('give an unrelated resume few points', () => {
    const scores = judged
      .map(({ job }, i) => {
        const other = judged[(i + 3) % judged.length]
        return other === undefined ? 100 : scoreResume(other.pair.matched, job).score
      })
      .toSorted((a, b) => a - b)
    expect(scores[Math.floor(scores.length / 2)]).toBeLessThanOrEqual(15)
  })

  it('name what is missing in short names', () => {
    const names = judged.flatMap(({ weakened }) => weakened.nice_to_have_skills)
    expect(names.length).toBeGreaterThanOrEqual(judged.length)
    for (const name of names) expect(name.split(' ').length).toBeLessThanOrEqual(4)
  })
})
