/** The order of a resume over all jobs, also over more than a search keeps. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { resultsKept } from '#server/job-search/find-hits.ts'
import { indexBodies } from '#server/job-search/index-bodies.ts'
import { indexJobs } from '#server/job-search/index-jobs.ts'

import type { SearchHouse } from './search-house.ts'
import { ids, openSearchHouse } from './search-house.ts'
import { runHere } from '#server/work/tasks.ts'

let world: SearchHouse
let resume: Resume

const asking = (...skills: string[]) => `Requirements:\n${skills.map((s) => `- ${s}\n`).join('')}`

beforeAll(async () => {
  world = await openSearchHouse()
  const { db } = world.product.house
  const others = Array.from({ length: resultsKept + 40 }, (_, i) => ({
    id: `office-${i}`,
    source: 'feed',
    title: `Office clerk ${i}`,
    company: 'Ofen',
    location: '',
    detail: '{}',
    text: asking('Bookkeeping', 'PostgreSQL'),
    listed_at: '2026-11-20T08:00:00Z',
  }))
  await db.insertInto('jobs').values(others).execute()
  await indexJobs(
    db,
    others.map(({ id }) => id),
  )
  await world.addJob('old-best', {
    title: 'Office engineer',
    text: asking('TypeScript', 'PostgreSQL'),
    listed_at: '2026-09-01T08:00:00Z',
    work_type: 'REMOTE',
  })
  await indexBodies({ ...world.product.house, run: runHere })
  const made = await world.ana.post('/resumes', {
    summary: 'Backend engineer with five years of TypeScript and PostgreSQL.',
    skill_categories: [{ name: 'Skills', skills: ['TypeScript', 'PostgreSQL', 'Docker'] }],
  })
  resume = made.json<Resume>()
})
afterAll(() => world.product.close())

const inOrder = async (query: Record<string, string> = {}): Promise<string[]> =>
  ids(await world.ask({ ...query, resume_id: resume.id, sort: 'match' }))

describe('the order of a resume', () => {
  it('begins with the job that fits best, however many newer ones there are', async () => {
    expect((await inOrder())[0]).toBe('old-best')
    expect((await inOrder({ job_title: 'office' }))[0]).toBe('old-best')
  })

  it('has what came since, and leaves out what closed or is filtered out', async () => {
    await world.addJob('older-better', {
      title: 'Office developer',
      work_type: 'ON_SITE',
      text: asking('TypeScript', 'PostgreSQL', 'Docker'),
      listed_at: '2026-08-01T08:00:00Z',
    })
    await indexBodies({ ...world.product.house, run: runHere })
    expect((await inOrder()).slice(0, 2).toSorted()).toEqual(['old-best', 'older-better'])
    expect(await inOrder({ work_types: 'REMOTE' })).toContain('old-best')
    expect(await inOrder({ work_types: 'REMOTE' })).not.toContain('older-better')
    const { db } = world.product.house
    await db
      .updateTable('jobs')
      .set({ closed_at: '2026-11-21T08:00:00Z' })
      .where('id', '=', 'old-best')
      .execute()
    await indexJobs(db, ['old-best'])
    expect((await inOrder())[0]).toBe('older-better')
    expect(await inOrder()).not.toContain('old-best')
  })

  it('follows the resume', async () => {
    await world.addJob('oven', {
      title: 'Baker',
      text: asking('Baking', 'HACCP'),
      listed_at: '2026-07-01T08:00:00Z',
    })
    await indexBodies({ ...world.product.house, run: runHere })
    expect(await inOrder()).not.toContain('oven')
    await world.ana.put(`/resumes/${resume.id}`, {
      ...resume,
      summary: 'Baker.',
      skill_categories: [{ name: 'Skills', skills: ['Baking', 'HACCP'] }],
    })
    expect((await inOrder())[0]).toBe('oven')
  })
})
