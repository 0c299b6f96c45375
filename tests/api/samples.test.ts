import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { blankWorkItem } from '#domain/resume/blank.ts'
import type { JobDetail, JobResult } from '#domain/jobs/job.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { indexJobs } from '#server/job-search/index-jobs.ts'
import { loadSamples } from '#server/job-import/sources/load-samples.ts'
import { readSamples } from '#server/job-import/sources/samples.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson

beforeAll(async () => {
  product = await openTestHouse()
  await loadSamples(product.house.db, readSamples)
  ana = await product.signUp()
})
afterAll(() => product.close())

const ask = async (query: Record<string, string>, person = ana) =>
  (await person.get(`/jobs?${new URLSearchParams(query)}`)).json<JobResult[]>()

/** Every page of a search, in order. */
async function all(query: Record<string, string> = {}): Promise<JobResult[]> {
  const found: JobResult[] = []
  for (;;) {
    const page = await ask({ ...query, start: String(found.length) })
    found.push(...page)
    if (page.length < 10) return found
  }
}
const titles = (jobs: JobResult[]) => jobs.map((job) => job.job_title)
const places = (jobs: JobResult[]) => jobs.map((job) => job.location)

async function storedSamples() {
  const { rows } = await sql<{ id: string; row: string }>`
    SELECT id, to_jsonb(jobs)::text AS row FROM jobs WHERE source = 'samples' ORDER BY id`.execute(
    product.house.db,
  )
  return rows
}

describe('loading the samples', () => {
  it('puts each one in as it was written', async () => {
    const samples = await readSamples()
    expect((await storedSamples()).map(({ id }) => id)).toEqual(
      samples.map(({ detail }) => detail.id).toSorted(),
    )
  })

  it('changes nothing the second time, however many load at once', async () => {
    const before = await storedSamples()
    const { db } = product.house
    expect(
      await Promise.all(Array.from({ length: 8 }, () => loadSamples(db, readSamples))),
    ).not.toContain(true)
    expect(await storedSamples()).toEqual(before)
  })

  it('is done by one of several that start together on an empty database', async () => {
    const fresh = await openTestHouse()
    const { db } = fresh.house
    const done = await Promise.all(Array.from({ length: 8 }, () => loadSamples(db, readSamples)))
    expect(done.filter(Boolean)).toHaveLength(1)
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM jobs`.execute(db)
    expect(rows).toEqual([{ n: 120 }])
    await fresh.close()
  })

  it('mends what an older program left: changed ones, and ones that are no more', async () => {
    const other = await openTestHouse()
    const { db } = other.house
    await loadSamples(db, readSamples)
    await db
      .updateTable('secrets')
      .set({ value: 'old' })
      .where('name', '=', 'samples-hash')
      .execute()
    await db.updateTable('jobs').set({ title: 'Old' }).where('id', '=', 'sample-en-01').execute()
    await sql`INSERT INTO jobs (id, source, title, company, detail, text)
      SELECT 'sample-en-99', source, title, company, detail, text FROM jobs
      WHERE id = 'sample-en-02'`.execute(db)
    await db.deleteFrom('jobs').where('id', '=', 'sample-en-02').execute()
    expect(await loadSamples(db, readSamples)).toBe(true)
    const stored = await db
      .selectFrom('jobs')
      .select(['id', 'title', 'closed_at'])
      .where('id', 'in', ['sample-en-01', 'sample-en-02', 'sample-en-99'])
      .orderBy('id')
      .execute()
    expect(stored.map(({ id, closed_at }) => [id, closed_at === null])).toEqual([
      ['sample-en-01', true],
      ['sample-en-02', true],
      ['sample-en-99', false],
    ])
    expect(stored[0]?.title).not.toBe('Old')
    await other.close()
  })
})

describe('searching the samples', () => {
  it('finds all of them, each once, ten a page, in an order that stays', async () => {
    const first = await all()
    expect(first).toHaveLength(120)
    expect(new Set(first.map((job) => job.job_identifier)).size).toBe(120)
    expect(await all()).toEqual(first)
  })

  it('says of each that it is a sample, and when it was really listed', async () => {
    for (const job of await all()) {
      expect(job.is_sample).toBe(true)
      expect(job.list_date).toBe('2026-11-20T09:00:00.000Z')
    }
  })

  it.each([
    ['PROGRAMADOR', 'Programador backend (m/f)'],
    ['backend programa', 'Programador backend (m/f)'],
    ['developpeur', 'Développeur back-end (H/F)'],
    ['DÉVELOPPEUR', 'Développeur back-end (H/F)'],
    ['engineer back', 'Backend Engineer'],
  ])('by the title %s finds %s', async (typed, title) => {
    expect(titles(await all({ job_title: typed }))).toContain(title)
  })

  it.each([
    ['munchen', 'München, Deutschland'],
    ['Muenchen', 'München, Deutschland'],
    ['Munich', 'München, Deutschland'],
    ['Germany, Munich', 'München, Deutschland'],
    ['lisbon', 'Lisboa, Portugal'],
    ['evora', 'Évora, Portugal'],
    ['The Hague', 'Den Haag, Nederland'],
    ['sebastian', 'Donostia-San Sebastián, España'],
    ['UK bris', 'Bristol, United Kingdom'],
  ])('by the location %s finds %s', async (typed, place) => {
    const found = places(await all({ location: typed }))
    expect(found).toContain(place)
    expect(found.length).toBeLessThan(5)
  })

  it('by a country in any of the languages finds its jobs and no others', async () => {
    for (const typed of [
      'Germany',
      'Deutschland',
      'allemagne',
      'ALEMANIA',
      'Alemanha',
      'duitsland',
    ]) {
      const found = places(await all({ location: typed }))
      expect(found).toHaveLength(20)
      for (const place of found) expect(place).toMatch(/Deutschland$/)
    }
  })

  it('puts what is not known last where a box of that group is ticked', async () => {
    const { db } = product.house
    await db.updateTable('jobs').set({ work_type: null }).where('id', '=', 'sample-nl-01').execute()
    await indexJobs(db, ['sample-nl-01'])
    const ids = async (query: Record<string, string>) =>
      (await all({ location: 'Nederland', ...query })).map((job) => job.job_identifier)
    expect(await ids({})).toContain('sample-nl-01')
    const ticked = await ids({ work_types: 'ON_SITE,REMOTE,HYBRID' })
    expect([ticked.length, ticked.at(-1)]).toEqual([20, 'sample-nl-01'])
  })

  it('shows those in the language of the resume first, or of the browser', async () => {
    const resume = (
      await ana.post('/resumes', { summary: 'Enfermeira', resume_language: 'pt' })
    ).json<Resume>()
    const [first] = await ask({ resume_id: resume.id })
    expect(first?.location).toMatch(/Portugal$/)
    const answer = await product.ask({
      method: 'GET',
      url: '/api/jobs',
      headers: { authorization: `Bearer ${ana.token}`, 'accept-language': 'nl-BE,nl;q=0.9' },
    })
    expect(answer.json<JobResult[]>()[0]?.location).toMatch(/Nederland$/)
  })

  it('no longer finds them once fifty live jobs are open, though each still opens', async () => {
    const other = await openTestHouse()
    const { db } = other.house
    await loadSamples(db, readSamples)
    const bea = await other.signUp()
    const add = async (from: number, to: number) => {
      const { rows } = await sql<{ id: string }>`
        INSERT INTO jobs (id, source, title, company, detail, text)
        SELECT 'live-' || n, 'feed', 'Live', 'Live', '{}', ''
        FROM generate_series(${from}::int, ${to}::int) n RETURNING id`.execute(db)
      await indexJobs(
        db,
        rows.map(({ id }) => id),
      )
    }
    await add(1, 49)
    expect((await ask({ job_title: 'backend' }, bea)).length).toBeGreaterThan(0)
    await add(50, 50)
    expect(await ask({ job_title: 'backend' }, bea)).toEqual([])
    const [live] = await ask({ job_title: 'live' }, bea)
    expect(live?.is_sample).toBe(false)
    expect((await bea.get('/jobs/sample-en-01')).json<JobDetail>().is_sample).toBe(true)
    await db.updateTable('jobs').set({ closed_at: new Date() }).where('id', '=', 'live-7').execute()
    expect((await ask({ job_title: 'backend' }, bea)).length).toBeGreaterThan(0)
    await other.close()
  })
})

describe('a sample', () => {
  it('can be scored and tailored to, and has no original post', async () => {
    const resume = (
      await ana.post('/resumes', {
        summary: 'Backend engineer with five years of TypeScript and PostgreSQL.',
        work_experience: [
          { ...blankWorkItem, role: 'Backend Engineer', from_date: '2019', to_date: 'present' },
        ],
        skill_categories: [{ name: 'Languages', skills: ['Git', 'TypeScript', 'SQL'] }],
      })
    ).json<Resume>()
    const query = `job_identifier=sample-en-01&resume_id=${resume.id}`
    const scored = (await ana.get(`/jobs/quick-score?${query}`)).json<{ score: number }>()
    expect(scored.score).toBeGreaterThan(20)
    const [shown] = await ask({ job_title: 'backend engineer', resume_id: resume.id })
    expect(shown).toMatchObject({ previously_scored: true, score: scored.score })
    const tailored = await ana.post(`/resumes/${resume.id}/tailored-to-job`, {
      job_identifier: 'sample-en-01',
    })
    expect(tailored.json()).toMatchObject({
      tailored_resume: { job_identifier: 'sample-en-01', job_title: 'Backend Engineer' },
      kept_language: false,
    })
    expect((await ana.get('/jobs/original-link?job_identifier=sample-en-01')).json()).toMatchObject(
      {
        code: 'job_link_not_found',
      },
    )
  })
})
