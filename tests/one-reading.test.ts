/**
 * Job view, gap and score are one reading of an ad: over the ads at hand (the samples of the product, and
 * the benchmarks' where they are) none contradicts another.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { cleanJobText, readJob } from '#domain/ads/requirements.ts'
import { answersTo } from '#domain/answers/answers.ts'
import { missingOf } from '#domain/scoring/missing.ts'
import { sectionsOf } from '#domain/posts/sections.ts'
import { scoreResume, whatWouldChange } from '#domain/scoring/score.ts'

import { dataFolder } from '../bench/data.ts'
import { groupReasons } from '#domain/scoring/reason-groups.ts'
import { pairLanguages, readPairs } from './fixtures/pairs/read-pairs.ts'

const pairs = pairLanguages.flatMap((language) => readPairs(language).slice(0, 10))
const resumes = pairs.filter((_, i) => i % 10 === 0).map(({ matched }) => matched)

describe.each([
  ['our own pairs', pairs.map(({ job }) => job)],
  ['the open ads of the benchmarks, where they are', openAds()],
])('in %s', (_, texts) => {
  const ads = texts.map((text) => readJob(cleanJobText(text)))

  it('no row is said to be in a resume while points are missing for it', () => {
    for (const [i, ad] of ads.entries()) {
      const resume = resumes[i % resumes.length] ?? never()
      const answers = answersTo(resume, ad)
      const { costs } = missingOf(
        scoreResume(resume, ad).score,
        whatWouldChange(resume, ad),
        answers,
      )
      for (const answer of answers)
        if (answer.group !== 'duty' && answer.state === 'shown')
          expect([answer.requirement, costs.get(answer) ?? 0]).toSatisfy(isHardlySeen)
    }
  })

  it('whatever is missing is asked for under that name, and nowhere said to be met', () => {
    for (const [i, ad] of ads.entries()) {
      const resume = resumes[i % resumes.length] ?? never()
      const { nice_to_have_skills: missing, contributions } = scoreResume(resume, ad)
      const changes = whatWouldChange(resume, ad)
      for (const name of missing) {
        const told = contributions.filter(({ requirement }) => requirement === name)
        expect([name, told.length > 0, told.filter(({ points }) => points > 0)]).toEqual([
          name,
          true,
          [],
        ])
        const [one] = told
        if (one !== undefined && one.kind !== 'language')
          expect([name, changes.find(({ requirement }) => requirement === name)?.job]).toEqual([
            name,
            one.job,
          ])
      }
    }
  })

  it('what the job view shows as an offer is no demand', () => {
    for (const ad of ads) {
      const offers = sectionsOf(ad.text).benefits
      const { contributions } = scoreResume(resumes[0] ?? never(), ad)
      const demands = contributions.filter(
        ({ kind, job }) => kind !== 'base' && job.end > job.start,
      )
      for (const { requirement, job, kind } of demands) {
        if (kind === 'title' || kind === 'language') continue
        const line = ad.text.slice(
          ad.text.lastIndexOf('\n', job.start) + 1,
          ad.text.indexOf('\n', job.end) < 0 ? undefined : ad.text.indexOf('\n', job.end),
        )
        expect([requirement, offers.filter((offer) => line.trim() === offer)]).toEqual([
          requirement,
          [],
        ])
      }
    }
  })

  it('the groups of the panel sum to the score, and each thing is asked for once', () => {
    for (const [i, ad] of ads.entries()) {
      const resume = resumes[i % resumes.length] ?? never()
      const { score, contributions } = scoreResume(resume, ad)
      const { base, groups, words } = groupReasons(contributions)
      expect(base + words + groups.reduce((sum, { points }) => sum + points, 0)).toBe(score)
      const named = groups.flatMap(({ reasons }) =>
        reasons.map(({ requirement, job }) => `${requirement} ${job.start}`),
      )
      expect(new Set(named).size).toBe(named.length)
    }
  })
})

function never(): never {
  throw new Error('there are no resumes')
}

/** Every fourth of them: they are many. */
function openAds(): string[] {
  const folder = dataFolder('jobs')
  const file = folder === null ? '' : path.join(folder, 'open.jsonl')
  if (!existsSync(file)) return pairs.map(({ job }) => job).slice(0, 1)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line, i) => line !== '' && i % 4 === 0)
    .map((line) => (JSON.parse(line) as { text: string }).text)
}

/** A point is what rounding leaves. */
const isHardlySeen = ([, points]: [string, number]) => points <= 1
