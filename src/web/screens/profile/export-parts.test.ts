import { describe, expect, it } from 'vitest'

import { cutExport, type Sent } from './export-parts.ts'

const text = 'x'.repeat(1_000)
/** As much of an export as cutting looks at. */
function exportOf(ids: readonly (readonly [id: string, from: string | null])[]): Sent {
  const resumes = ids.map(([id, from]) => ({
    resume: {
      id,
      created_at: id.slice(0, 3),
      version: 1,
      original_resume_id: from,
      job_identifier: id === 'b' ? 'found-1' : null,
    },
    revisions: [{ version: 1, state: { summary: text } }],
  }))
  const found_jobs = ['found-1', 'found-2'].map((id) => ({ id }))
  const document = { format: 'lapel-export', version: 1, resumes, found_jobs }
  return document as unknown as Sent // the rest is only carried
}
const inOrder = <State extends { version: number }>(states: State[]) =>
  states.toSorted((a, b) => a.version - b.version)
const idsOf = (document: Sent, limit: number) =>
  cutExport(document, limit).map(({ body }) => ({
    whole: body.resumes.filter((one) => one.revisions.length > 0).map((one) => one.resume.id),
    named: body.resumes.filter((one) => one.revisions.length === 0).map((one) => one.resume.id),
    jobs: (body.found_jobs ?? []).map(({ id }) => id),
  }))

describe('an export cut into parts', () => {
  const document = exportOf([
    ['b', 'a'],
    ['a', null],
    ['c', 'elsewhere'],
  ])

  it('sends each resume once, originals first, with its jobs and its original named', () => {
    expect(idsOf(document, 1)).toEqual([
      { whole: ['a'], named: [], jobs: [] },
      { whole: ['b'], named: ['a'], jobs: ['found-1'] },
      { whole: ['c'], named: [], jobs: [] },
      { whole: [], named: [], jobs: ['found-2'] },
    ])
  })

  it('keeps together what was made at the same moment', () => {
    const twins = exportOf([
      ['two one', null],
      ['made', 'two two'],
      ['two two', null],
    ])
    expect(idsOf(twins, 1).map(({ whole, named }) => [whole, named])).toEqual([
      [['two one', 'two two'], []],
      [['made'], ['two two']],
      [[], []],
      [[], []],
    ])
  })

  it('names nothing twice where all goes in one', () => {
    expect(idsOf(document, 1e6)).toEqual([
      { whole: ['a', 'b', 'c'], named: [], jobs: ['found-1', 'found-2'] },
    ])
  })

  it('keeps to the limit, and ends where two resumes say they come from one another', () => {
    const many = exportOf(
      Array.from({ length: 40 }, (_, n) => [`r${n}`, `r${(n + 1) % 40}`] as const),
    )
    const parts = cutExport(many, 10_000)
    expect(
      parts.flatMap(({ body }) => body.resumes.filter((one) => one.revisions.length)),
    ).toHaveLength(40)
    for (const { body } of parts) expect(JSON.stringify(body).length).toBeLessThan(10_000)
  })

  it('sends saved states that are too many for one part in several, each once', () => {
    const { resumes } = exportOf([['a', null]])
    const state = { version: 1, state: { summary: text } }
    const states = Array.from({ length: 30 }, (_, n) => ({ ...state, version: n + 1 }))
    const heavy = resumes.map((one) => ({
      ...one,
      resume: { ...one.resume, version: 30 },
      revisions: states,
      letter: { letter: {}, version: 30, revisions: structuredClone(states) },
    })) as unknown as Sent['resumes']
    const after = exportOf([['b', 'a']]).resumes
    const parts = cutExport({ ...exportOf([]), resumes: [...heavy, ...after] }, 10_000)
    expect(parts.length).toBeGreaterThan(6)
    for (const { body } of parts) expect(JSON.stringify(body).length).toBeLessThan(11_000)
    const sent = parts.flatMap(({ body }) => body.resumes.filter(({ resume }) => resume.id === 'a'))
    expect(inOrder(sent.flatMap((one) => one.revisions))).toEqual(states)
    expect(inOrder(sent.flatMap((one) => one.letter?.revisions ?? []))).toEqual(states)
    // Named once in each part: a resume that comes twice in one is taken for two.
    for (const { body } of parts) {
      const ids = body.resumes.map(({ resume }) => resume.id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('carries jobs that no resume names, scans one by one, and an export of nothing', () => {
    expect(idsOf(exportOf([]), 1)).toEqual([
      { whole: [], named: [], jobs: ['found-1'] },
      { whole: [], named: [], jobs: ['found-2'] },
    ])
    const scans = [{ file: text }, { file: text }] as unknown as Sent['scans']
    const withScans = cutExport({ ...exportOf([]), found_jobs: [], scans }, 1)
    expect(withScans.map(({ body }) => body.scans?.length)).toEqual([1, 1])
    const nothing = { ...exportOf([]), found_jobs: [] }
    expect(cutExport(nothing, 1)).toHaveLength(1)
  })
})
