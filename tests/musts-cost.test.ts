/**
 * A must that is not met costs, whoever lacks it: over judged pairs of people and ads (our own, and the
 * benchmarks' where they are) none that is missing leaves a score that says all is there.
 */
import { describe, expect, it } from 'vitest'

import { restoreContent } from '#domain/resume/restore.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { Judged } from '#domain/scoring/score.ts'
import { judge, scoreResume, whatWouldChange } from '#domain/scoring/score.ts'
import { isMet } from '#domain/scoring/share.ts'

import type { FitPair } from '../bench/fit/fit-data.ts'
import { readFitPairs, strangersPairs } from '../bench/fit/fit-data.ts'

/** Every fourth: they are many. */
const pairs = [...(strangersPairs() ?? []), ...(readFitPairs() ?? [])].filter((_, i) => i % 4 === 0)
/** What a reader of the number notices. */
const seen = 1
const almostAll = 95

const missing = ({ ask, level }: Judged) => ask.isDefinite && !isMet(level)

describe.runIf(pairs.length > 0)('a must that a resume has or has not', () => {
  it('never leaves a score of 95 or more where it is missing', () => {
    const high = pairs.filter(({ resume, job }) => {
      const lacks = judge(resume, job.reading).some(missing)
      return lacks && scoreResume(resume, job.reading).score >= almostAll
    })
    expect(high.map(nameOf)).toEqual([])
  })

  it('says what it would bring, and not less than is seen', () => {
    for (const { resume, job } of pairs) {
      const changes = whatWouldChange(resume, job.reading)
      const { score } = scoreResume(resume, job.reading)
      for (const { ask } of judge(resume, job.reading).filter(missing)) {
        const change = changes.find(({ job: at }) => at.start === ask.job.start)
        if (score >= readable) expect([ask.requirement, change?.points]).toSatisfy(isSeen)
      }
    }
  })

  it('costs what is seen where the lines that meet it are taken out', () => {
    for (const pair of pairs) {
      const { resume, job } = pair
      const { score } = scoreResume(resume, job.reading)
      if (score < readable) continue
      const before = judge(resume, job.reading)
      for (const [i, one] of before.entries()) {
        if (!one.ask.isDefinite || !isMet(one.level)) continue
        const less = without(resume, one)
        const after = judge(less, job.reading)
        // What is left may be too short to tell its language.
        if (after.some(({ level }, at) => level > (before[at]?.level ?? 0))) continue
        const isGone = after.slice(i, i + 1).some(missing)
        const lost = score - scoreResume(less, job.reading).score
        if (isGone) expect([nameOf(pair), one.ask.requirement, lost >= seen]).toContain(true)
      }
    }
  })
})

/** Under this a point says nothing. */
const readable = 30
const isSeen = ([, points]: [string, number | undefined]) => (points ?? 0) >= seen
const nameOf = ({ job, person }: FitPair) => `${job.id} ${person}`

function without(resume: ResumeContent, { evidence }: Judged): ResumeContent {
  const bare: unknown = structuredClone(resume)
  for (const { path } of evidence) blank(bare, path.slice(1).split('/'))
  return restoreContent(bare)
}

function blank(value: unknown, [key = '', ...rest]: readonly string[]): void {
  if (typeof value !== 'object' || value === null) return
  if (rest.length === 0) Reflect.set(value, key, '')
  else blank(Reflect.get(value, key), rest)
}
