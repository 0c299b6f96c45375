import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { JobReading } from '#domain/ads/reading.ts'
import { readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankWorkItem } from '../resume/blank.ts'
import type { JobsByFit, RankedJob } from './jobs-by-fit.ts'
import { createJobIndex } from './rank.ts'
import { scoreResume } from './score.ts'
import type { ShownLevels, Want } from './want.ts'
import { shareOf } from './want.ts'
import { shownLevels, wantsOf } from './wants.ts'

const part = fc.constantFrom('a', 'b', 'c', 'd', 'l:x', 'l:y')
const term = fc
  .uniqueArray(part, { minLength: 1, maxLength: 2 })
  .map((parts) => (parts.some((one) => one.startsWith('l:')) ? (parts[0] ?? '') : parts.join('|')))
  .chain((term) => fc.constantFrom(term, term.startsWith('l:') ? term : `!${term}`))
const wants = fc.uniqueArray(fc.record({ term, weight: fc.integer({ min: 1, max: 5_000 }) }), {
  selector: (want) => want.term,
  maxLength: 5,
})
const shown = fc
  .array(fc.tuple(part, fc.constantFrom(15, 40, 80, 100)), { maxLength: 5 })
  .map((pairs) => new Map(pairs))
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), id: fc.nat(12).map(String), wants }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.nat(12).map(String) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function take(one: Step, index: JobsByFit, jobs: Map<string, Want[]>): void {
  jobs.delete(one.id)
  if (one.kind === 'remove') return index.remove(one.id)
  jobs.set(one.id, one.wants)
  index.add(one.id, one.wants)
}

function rankSlowly(jobs: ReadonlyMap<string, Want[]>, has: ShownLevels): RankedJob[] {
  return [...jobs]
    .map(([id, list]) => ({ id, share: shareOf(list, has) }))
    .toSorted((a, b) => b.share - a.share)
}

describe('ranking all jobs against a resume', () => {
  it('is the order of the score', () => {
    const nurse = {
      ...blankContent(),
      summary: 'I look after people on a busy ward, day and night, and report in Excel every week.',
      work_experience: [
        { ...blankWorkItem, role: 'Registered Nurse', from_date: '2019', to_date: '2026' },
      ],
      skill_categories: [{ name: 'Skills', skills: ['Wound care', 'Excel'] }],
    }
    const jobs = [
      'Registered Nurse\n\nRequirements:\n- Wound care\n- Medication administration',
      'Office clerk\n\nRequirements:\n- Excel\n- Bookkeeping\n- Payroll',
      'Verpleegkundige\n\nWat wij vragen:\n- ervaring met wondzorg op onze afdeling',
      'Care assistant\n\nRequirements:\n- Personal care\n- English',
    ].map(readJob)
    const levels = shownLevels(nurse, 'en')
    const share = (job: JobReading) => shareOf(wantsOf(job), levels)
    const byShare = jobs.toSorted((a, b) => share(b) - share(a))
    const scores = byShare.map((job) => scoreResume(nurse, job).score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(byShare.at(-1)).toBe(jobs[1])
  })

  it('is the slow way exactly, after any jobs came and went', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40 }),
        shown,
        fc.nat(6),
        fc.nat(15),
        (steps, has, from, count) => {
          const index = createJobIndex()
          const jobs = new Map<string, Want[]>()
          for (const one of steps) {
            take(one, index, jobs)
            const slow = rankSlowly(jobs, has)
            const ranking = index.rankFor(has)
            expect(ranking.top(count, from)).toEqual(slow.slice(from, from + count))
            const some = slow.filter(({ id }) => Number(id) % 3 > 0)
            const asked = ['unknown', ...some.map(({ id }) => id).toSorted()]
            expect(ranking.among(asked)).toEqual(some)
          }
          expect(index.size).toBe(jobs.size)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('stays the order of the moment at which it was asked for', () => {
    fc.assert(
      fc.property(fc.array(step), fc.array(step), shown, (before, since, has) => {
        const index = createJobIndex()
        const jobs = new Map<string, Want[]>()
        for (const one of before) take(one, index, jobs)
        const ranking = index.rankFor(has)
        const slow = rankSlowly(jobs, has)
        for (const one of since) take(one, index, new Map())
        expect(ranking.top(100)).toEqual(slow)
        expect(ranking.among(Array.from({ length: 13 }, (_, id) => String(id)))).toEqual(slow)
      }),
    )
  })

  it('puts the job whose skills the resume shows first', () => {
    const index = createJobIndex()
    index.add('kitchen', wantsOf(readJob('Requirements:\n- HACCP\n- Pastry')))
    index.add('office', wantsOf(readJob('Requirements:\n- Bookkeeping\n- Excel')))
    const resume = {
      ...blankContent(),
      skill_categories: [{ name: '', skills: ['Bookkeeping', 'Microsoft Excel'] }],
    }
    const ranked = index.rankFor(shownLevels(resume, 'en')).top(2)
    expect(ranked.map(({ id }) => id)).toEqual(['office', 'kitchen'])
    expect(ranked[0]?.share).toBeGreaterThan(ranked[1]?.share ?? 0)
  })
})
