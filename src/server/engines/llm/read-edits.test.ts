/** What a model may suggest, and at which places. */
import { describe, expect, it } from 'vitest'

import { blankContent, blankWorkItem } from '#domain/resume/blank.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { applyEdits } from '#domain/tailoring/apply.ts'

import { createMask } from './mask.ts'
import { offerLines } from './offered-lines.ts'
import { readEdits } from './read-edits.ts'

const resume: ResumeContent = {
  ...blankContent(),
  work_experience: [
    {
      ...blankWorkItem,
      role: 'Bäckerin',
      company: 'Mühlenbäckerei',
      from_date: '03/2015',
      to_date: 'heute',
      description: [
        'Sauerteig für 40 Filialen geführt und angesetzt',
        'Vier Auszubildende in der Backstube angeleitet',
        'Betriebsausflug in den Harz organisiert',
      ],
    },
  ],
}
const statements = [{ text: 'HACCP', stated_at: '2026-11-01T00:00:00Z' }]
const mask = createMask(resume)
const offered = offerLines(resume, mask, statements)
const requirements = [{ id: 'R1', text: 'Führung von Sauerteig', isMust: true }]

const idOf = (path: string): string =>
  [...offered.lines.values()].find((line) => line.path === path)?.id ?? ''
const line = (at: number) => idOf(`/work_experience/0/description/${at}`)
const read = (given: { edits?: unknown[]; skills?: unknown[]; hide?: unknown[] }) =>
  readEdits({ edits: [], ...given }, { resume, offered, requirements, mask })

describe('what a model is shown of a resume', () => {
  it('has the years of an entry, what may be written from nothing, and what the person states', () => {
    expect(offered.text).toContain('Bäckerin (2015–today)')
    expect(offered.text).toMatch(/## Headline\nL\d+: \(none yet\)/u)
    expect(offered.text).toMatch(/states beside the resume\nL\d+: HACCP/u)
    expect(offered.text).not.toMatch(/Mühlenbäckerei|03\/2015/u)
  })
})

describe('what a model suggests', () => {
  it('may be a summary where there is none, in the language of the resume', () => {
    const suggestion = (text: string) => ({ line: idOf('/summary'), text, basis: [line(0)] })
    const german =
      'Bäckerin seit 2015, führt Sauerteig für 40 Filialen und leitet Auszubildende an.'
    const { edits } = read({ edits: [suggestion(german)] })
    expect(edits).toMatchObject([{ op: 'summary', path: '/summary', old: '', value: german }])
    expect(applyEdits(resume, edits).resume.summary).toBe(german)
    const english = 'A baker since 2015 who keeps the sourdough of 40 shops and trains apprentices.'
    expect(read({ edits: [suggestion(english)] })).toMatchObject({ edits: [], unusable: 1 })
  })

  it('may rest on what the person states', () => {
    const basis = [idOf('/statements/0')]
    const { edits } = read({
      edits: [{ line: line(0), text: 'Sauerteig nach HACCP für 40 Filialen geführt', basis }],
    })
    expect(edits[0]?.basis).toEqual(['/work_experience/0/description/0', '/statements/0'])
    expect(applyEdits(resume, edits, statements).rejected).toEqual([])
  })

  it('may hide a line that says nothing to the job, and none that does', () => {
    const { edits, unusable } = read({ hide: [line(2), line(0), idOf('/summary'), 'L99', 7] })
    expect(edits).toMatchObject([{ op: 'hide', path: '/work_experience/0/description/2' }])
    expect(unusable).toBe(4)
    expect(applyEdits(resume, edits).resume.work_experience[0]?.description).toHaveLength(2)
  })
})
