import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { JobResult } from '#domain/jobs/job.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { indexJobs } from '#server/job-search/index-jobs.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const text = `Head Baker
Corner Bakery, Leeds

What you will do
- Lead a team of bakers through the night shift
- Train apprentices in sourdough and lamination

What you need
- Five years of experience as a baker
- Food hygiene certificate
- Sourdough, lamination, stock control`

let product: TestHouse
let ana: TestPerson
let resume: Resume

async function addJob(id: string, fields: Record<string, unknown> = {}): Promise<void> {
  const detail = {
    id,
    created_at: '2026-01-05T08:00:00.000Z',
    job_link: null,
    job_title: 'Head Baker',
    company_name: 'Corner Bakery',
    job_location: 'Leeds',
    job_type: 'FULL_TIME',
    company_description: '',
    job_duties_and_responsibilities: ['Lead a team of bakers'],
    required_qualifications: ['Five years of experience as a baker'],
    preferred_qualifications: [],
    job_benefits: [],
    keywords: ['sourdough'],
  }
  await product.house.db
    .insertInto('jobs')
    .values({
      id,
      source: 'test',
      title: 'Head Baker',
      company: 'Corner Bakery',
      location: 'Leeds, England',
      detail: JSON.stringify(detail),
      text,
      job_type: 'FULL_TIME',
      experience_level: 'MID_SENIOR',
      work_type: 'ON_SITE',
      listed_at: '2026-01-05T08:00:00Z',
      ...fields,
    })
    .execute()
  await indexJobs(product.house.db, [id])
}

beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
  await addJob('bake-1', { link: 'https://jobs.example.org/bake-1' })
  await addJob('nurse-1', {
    title: 'Night Nurse',
    location: 'Porto',
    job_type: 'PART_TIME',
    work_type: 'HYBRID',
    listed_at: '2026-02-01T08:00:00Z',
  })
  await addJob('closed-1', { closed_at: '2026-01-06T08:00:00Z' })
  for (let i = 0; i < 12; i++) {
    await addJob(`driver-${i}`, { title: '100% Driver_', listed_at: null, location: 'Ghent' })
  }
  const template = (await ana.post('/resumes/template')).json<Resume>()
  resume = (
    await ana.put(`/resumes/${template.id}`, {
      summary: 'Eight years of experience in sourdough and lamination.',
      work_experience: [
        {
          role: 'Baker',
          company: 'Mill Lane Bakery',
          location: 'York',
          from_date: '2015',
          to_date: '2023',
          description: ['Trained four apprentices in sourdough', 'Kept stock control for flour'],
        },
      ],
    })
  ).json<Resume>()
})
afterAll(() => product.close())

const search = async (query: string) => (await ana.get(`/jobs?${query}`)).json<JobResult[]>()
const ids = (results: JobResult[]) => results.map((job) => job.job_identifier)

describe('searching jobs', () => {
  it('[K1] gives ten open jobs a page, newest first, those without a date last', async () => {
    const first = await search('')
    expect(first).toHaveLength(10)
    expect(ids(first).slice(0, 2)).toEqual(['nurse-1', 'bake-1'])
    const second = await search('start=10')
    expect(second).toHaveLength(4)
    expect(new Set(ids([...first, ...second])).size).toBe(14)
    expect(ids([...first, ...second])).not.toContain('closed-1')
  })

  it.each([
    ['job_title=baker', ['bake-1']],
    ['job_title=BAKER%20head', ['bake-1']],
    ['location=porto', ['nurse-1']],
    ['job_types=PART_TIME', ['nurse-1']],
    ['job_types=PART_TIME&job_types=CONTRACT', ['nurse-1']],
    ['job_types=FULL_TIME,PART_TIME&work_types=HYBRID', ['nurse-1']],
    ['experience_levels=DIRECTOR', []],
    ['job_title=baker&location=porto', []],
    ['job_title=%25%25%25baker', []],
  ])('?%s finds %j', async (query, expected) => {
    expect(ids(await search(query))).toEqual(expected)
  })

  it('takes the letters of a pattern as letters', async () => {
    expect(await search('job_title=100%25')).toHaveLength(10)
    expect(await search('job_title=1_0%25')).toEqual([])
    expect(await search("job_title=';DROP TABLE jobs;--")).toEqual([])
  })

  it.each(['start=-1', 'start=x', 'job_types=SOMETIMES', `job_title=${'x'.repeat(201)}`])(
    'refuses ?%s',
    async (query) => {
      const answer = await ana.get(`/jobs?${query}`)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        400,
        'bad_request',
      ])
    },
  )

  it('shows against which resume a score would be', async () => {
    const [job] = await search(`job_title=baker&resume_id=${resume.id}`)
    expect(job).toMatchObject({
      previously_scored: false,
      score: null,
      resume_id: resume.id,
      resume_title: resume.job_title,
      resume_company: resume.company_name,
    })
  })
})

describe('one job', () => {
  it('opens with its detail', async () => {
    expect((await ana.get('/jobs/bake-1')).json()).toMatchObject({
      id: 'bake-1',
      job_title: 'Head Baker',
      required_qualifications: ['Five years of experience as a baker'],
    })
  })

  it('has the address of its post, where it has one', async () => {
    const link = (id: string) => ana.get(`/jobs/original-link?job_identifier=${id}`)
    expect((await link('bake-1')).json()).toEqual({ url: 'https://jobs.example.org/bake-1' })
    expect((await link('nurse-1')).json()).toMatchObject({ code: 'job_link_not_found' })
    expect((await link('none')).json()).toMatchObject({ code: 'job_not_found' })
    expect((await ana.get('/jobs/original-link')).statusCode).toBe(400)
  })

  it.each(['none', 'a%00b', '%27%20OR%201=1'])('is not found under %s', async (id) => {
    expect((await ana.get(`/jobs/${id}`)).json()).toMatchObject({ code: 'job_not_found' })
  })
})

describe('the quick score', () => {
  const balance = async (person: TestPerson) =>
    (await person.get('/users/me')).json<{ credit_balance: number }>().credit_balance
  const score = (person: TestPerson, job: string, id: string) =>
    person.get(`/jobs/quick-score?job_identifier=${job}&resume_id=${id}`)

  it('[K5] costs one credit, once for the same content and job', async () => {
    const before = await balance(ana)
    const first = await score(ana, 'bake-1', resume.id)
    expect(first.statusCode).toBe(200)
    expect(await balance(ana)).toBe(before - 1)
    expect((await score(ana, 'bake-1', resume.id)).json()).toEqual(first.json())
    expect(await balance(ana)).toBe(before - 1)
    const [job] = await search(`job_title=baker&resume_id=${resume.id}`)
    const { score: given, nice_to_add } = first.json<{ score: number; nice_to_add: string[] }>()
    expect(job).toMatchObject({ previously_scored: true, score: given, nice_to_add })
  })

  it('costs one credit for fifty questions at once, even with a balance of one', async () => {
    const bea = await product.signUp()
    const own = (await bea.post('/resumes', { summary: 'Baker of sourdough' })).json<Resume>()
    await product.house.db
      .updateTable('credit_accounts')
      .set({ balance: 1 })
      .where('person_id', '=', bea.id)
      .execute()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => score(bea, 'bake-1', own.id)),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200))
    expect(await balance(bea)).toBe(0)
    const refused = await score(bea, 'nurse-1', own.id)
    expect([refused.statusCode, refused.json()]).toEqual([
      402,
      { detail: 'Insufficient credits', code: 'insufficient_credits_score' },
    ])
  })

  it('costs nothing when only its head is asked for, which delivers no score', async () => {
    const copy = (await ana.post('/resumes', { summary: 'Baker of oats' })).json<Resume>()
    const before = await balance(ana)
    const head = await product.app.inject({
      method: 'HEAD',
      url: `/api/jobs/quick-score?job_identifier=bake-1&resume_id=${copy.id}`,
      headers: { authorization: `Bearer ${ana.token}` },
    })
    expect(head.statusCode).toBe(404)
    expect(await balance(ana)).toBe(before)
  })

  it('belongs to the present content: an edit asks again', async () => {
    const copy = (await ana.post('/resumes', { summary: 'Baker of rye' })).json<Resume>()
    expect((await score(ana, 'bake-1', copy.id)).statusCode).toBe(200)
    await ana.put(`/resumes/${copy.id}`, { summary: 'Baker of rye and spelt' })
    const [job] = await search(`job_title=baker&resume_id=${copy.id}`)
    expect(job).toMatchObject({ previously_scored: false, score: null })
  })

  it('costs nothing when it is refused', async () => {
    const before = await balance(ana)
    const empty = (await ana.post('/resumes', {})).json<Resume>()
    await addJob('asks-nothing', { text: 'Nice place.' })
    for (const [job, id, code] of [
      ['asks-nothing', resume.id, 'job_unreadable'],
      ['none', resume.id, 'job_not_found'],
      ['bake-1', 'none', 'resume_not_found'],
      ['bake-1', '', 'bad_request'],
      ['bake-1', empty.id, 'resume_unscorable'],
    ] as const) {
      expect((await score(ana, job, id)).json()).toMatchObject({ code })
    }
    expect(await balance(ana)).toBe(before)
  })
})
