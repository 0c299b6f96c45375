import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent } from '../resume/blank.ts'
import type { RankedJob, ShownSkills, Want } from './rank.ts'
import { createJobIndex, shareOf, shownSkills, wantsOf } from './rank.ts'

const skill = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const wants = fc.uniqueArray(fc.record({ skill, weight: fc.integer({ min: 1, max: 255 }) }), {
  selector: (want) => want.skill,
  maxLength: 5,
})
const shown = fc
  .array(fc.tuple(skill, fc.constantFrom(7, 8, 9, 10)), { maxLength: 5 })
  .map((pairs) => new Map(pairs))
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), id: fc.nat(12).map(String), wants }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.nat(12).map(String) }),
  fc.record({ kind: fc.constant('show' as const), shown }),
)

function rankSlowly(jobs: ReadonlyMap<string, Want[]>, has: ShownSkills): RankedJob[] {
  return [...jobs]
    .map(([id, list]) => ({ id, share: shareOf(list, has) }))
    .toSorted((a, b) => b.share - a.share)
}

describe('ranking all jobs against a resume', () => {
  it('puts a job of the same occupation and language before one that only shares a common tool', () => {
    const nurse = {
      ...blankContent(),
      summary: 'Registered nurse. Reports in Excel.',
      skill_categories: [{ name: 'Skills', skills: ['Wound care', 'English'] }],
    }
    const shown = shownSkills(nurse, 'en')
    const share = (title: string, text: string) => shareOf(wantsOf(readJob(text), title), shown)
    const ward = 'Requirements:\n- Registration with the NMC\n- Medication administration'
    const clerk = 'Requirements:\n- Excel\n- Bookkeeping\n- Payroll'
    expect(share('Registered Nurse', ward)).toBeGreaterThan(share('Office clerk', clerk))
    const dutch = 'Wat wij vragen:\n- ervaring met wondzorg op onze afdeling in het ziekenhuis'
    const english = 'Requirements:\n- experience of wound care on our ward in the hospital'
    expect(share('', english)).toBeGreaterThan(share('', dutch))
  })

  it('is the slow way exactly, after any jobs came and went and the resume changed', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40 }),
        shown,
        fc.nat(6),
        fc.nat(15),
        (steps, first, from, count) => {
          const index = createJobIndex()
          const ranking = index.rankFor(first)
          const jobs = new Map<string, Want[]>()
          let has: ShownSkills = first
          for (const one of steps) {
            if (one.kind === 'show') {
              has = one.shown
              ranking.show(has)
            } else {
              jobs.delete(one.id)
              if (one.kind === 'add') {
                jobs.set(one.id, one.wants)
                index.add(one.id, one.wants)
              } else index.remove(one.id)
            }
            const slow = rankSlowly(jobs, has)
            expect(ranking.top(count, from)).toEqual(slow.slice(from, from + count))
          }
          expect(index.size).toBe(jobs.size)
          expect(index.rankFor(has).top(100)).toEqual(rankSlowly(jobs, has))
        },
      ),
      { numRuns: 1_000 },
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
    const ranked = index.rankFor(shownSkills(resume, 'en')).top(2)
    expect(ranked.map(({ id }) => id)).toEqual(['office', 'kitchen'])
    expect(ranked[0]?.share).toBeGreaterThan(8_000)
    // Its language is all that it earns.
    expect(ranked[1]?.share).toBeLessThan(3_000)
  })
})
