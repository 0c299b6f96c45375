import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/resume.ts'
import { resumeLines } from '#domain/resume/text.ts'
import { verifyResume } from '#domain/tailoring/truth.ts'
import type { Edit } from '#domain/tailoring/edit.ts'
import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import type { Engine, Proposal } from '#server/engines/engine.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const job = `Head Baker
Corner Bakery, Leeds

About the role
We are looking for a head baker to lead our night shift.

Your responsibilities
- Lead a team of bakers through the night shift
- Train apprentices in sourdough and lamination
- Stock control of flour and butter

Requirements
- Five years of experience as a baker
- Food hygiene certificate
- Sourdough, lamination, stock control, scheduling`

const content = {
  contact_info: {
    name: 'Marta Oliveira',
    email: 'marta@example.org',
    phone: '',
    possible_work_locations: ['York'],
  },
  summary: 'Baker with eight years of experience in regional bakeries.',
  work_experience: [
    {
      role: 'Baker',
      company: 'Mill Lane Bakery',
      location: 'York',
      from_date: '03/2015',
      to_date: '11/2022',
      description: [
        'Cleaned the ovens every week',
        'Kept stock control for flour and butter',
        'Trained four apprentices in sourdough and lamination',
      ],
    },
  ],
  skill_categories: [{ name: 'Baking', skills: ['Decoration', 'Sourdough'] }],
}

interface Tailored {
  tailored_resume: Resume
  initial_resume: Resume
  discarded_count: number
  kept_language: boolean
}

const proposalOf = (edits: Edit[]): Proposal => ({
  edits,
  discarded: [],
  unusable: 0,
  by: { engine: 'built-in', model: null, fallback: null },
})

/** Only a hung test waits this long. */
const patience = { timeout: 25_000 }

let product: TestHouse
let marta: TestPerson
let resume: Resume
beforeAll(async () => {
  product = await openTestHouse({ env: { CREDITS_ON_SIGNUP: '10' } })
  marta = await product.signUp()
  resume = await addResume(marta)
})
afterAll(() => product.close())

async function addResume(person: TestPerson): Promise<Resume> {
  return (await person.post('/resumes', content)).json<Resume>()
}

const tailor = (
  person: TestPerson,
  id: string,
  body: object = { job_description: job, job_identifier: null },
  headers: Record<string, string> = {},
) => person.post(`/resumes/${id}/tailored-to-job`, body, headers)

const balanceOf = async (person: TestPerson) =>
  (await person.get('/users/me')).json<{ credit_balance: number }>().credit_balance

describe('tailoring by pasted text', () => {
  it('gives a new resume for that job, with its original beside it', async () => {
    const before = await balanceOf(marta)
    const answer = await tailor(marta, resume.id)
    expect(answer.statusCode).toBe(200)
    const { tailored_resume: tailored, initial_resume: initial } = answer.json<Tailored>()
    expect(initial).toEqual(resume)
    expect(tailored.id).not.toBe(resume.id)
    expect(tailored).toMatchObject({
      original_resume_id: resume.id,
      job_description: job,
      job_status: 'created',
      is_base: false,
      version: 1,
      job_title: 'Head Baker',
    })
    expect(tailored.score).toBeGreaterThanOrEqual(1)
    expect(tailored.score).toBeLessThanOrEqual(100)
    expect(tailored.nice_to_have_skills.length).toBeGreaterThan(0)
    expect((await marta.get(`/resumes/${tailored.id}`)).json()).toEqual(tailored)
    expect(await balanceOf(marta)).toBe(before - 1)
  })

  it('changes something, and says nothing that the original does not support', async () => {
    const { tailored_resume: tailored } = (await tailor(marta, resume.id)).json<Tailored>()
    expect(contentOf(tailored)).not.toEqual(contentOf(resume))
    expect(verifyResume(contentOf(resume), contentOf(tailored))).toEqual([])
    const said = resumeLines(tailored).map((line) => line.text)
    for (const line of resumeLines(resume)) {
      if (line.field === 'description') expect(said).toContain(line.text)
    }
  })

  it('keeps the original as it stood, whatever becomes of it', async () => {
    const source = await addResume(marta)
    const { tailored_resume: tailored } = (await tailor(marta, source.id)).json<Tailored>()
    await marta.put(`/resumes/${source.id}`, { summary: 'Something else by now.' })
    await marta.remove(`/resumes/${source.id}`)
    expect((await marta.get(`/resumes/${tailored.id}/original`)).json()).toEqual(source)
  })

  it('keeps the language of the resume for a job in another, and says so', async () => {
    const german = `Bäckermeister (m/w/d)
Ihre Aufgaben
- Leitung der Nachtschicht unserer Bäckerei und Ausbildung der Lehrlinge
- Herstellung von Sauerteigbroten
Ihr Profil
- Abgeschlossene Ausbildung als Bäcker und mehrere Jahre Berufserfahrung`
    const { kept_language, tailored_resume } = (
      await tailor(marta, resume.id, { job_description: german })
    ).json<Tailored>()
    expect(kept_language).toBe(true)
    expect(tailored_resume.resume_language).toBe('en')
    expect((await tailor(marta, resume.id)).json<Tailored>().kept_language).toBe(false)
  })

  it('renews the score with every save, against the resume’s own job', async () => {
    const rich = await product.signUp()
    const source = await addResume(rich)
    const { tailored_resume: tailored } = (await tailor(rich, source.id)).json<Tailored>()
    const poorer = (
      await rich.put(`/resumes/${tailored.id}`, {
        summary: 'Likes tea.',
        work_experience: [],
        skill_categories: [],
      })
    ).json<Resume>()
    expect(poorer.score).not.toBeNull()
    expect(poorer.score ?? 100).toBeLessThan(tailored.score ?? 0)
    const restored = (await rich.put(`/resumes/${tailored.id}`, tailored)).statusCode
    expect(restored).toBe(409)
    const { version: _version, ...whole } = tailored
    expect((await rich.put(`/resumes/${tailored.id}`, whole)).json<Resume>().score).toBe(
      tailored.score,
    )
    const without = await rich.put(`/resumes/${tailored.id}`, { job_description: null })
    expect(without.json<Resume>().score).toBeNull()
  })
})

describe('tailoring to a listed job', () => {
  it('takes its text, title and company, by identifier or by the address of its post', async () => {
    const detail = {
      id: 'bake-1',
      created_at: '2026-01-05T08:00:00.000Z',
      job_link: 'https://jobs.example.org/bake-1',
      job_title: 'Head Baker (listed)',
      company_name: 'Corner Bakery',
      job_location: 'Leeds',
      job_type: null,
      company_description: '',
      job_duties_and_responsibilities: [],
      required_qualifications: [],
      preferred_qualifications: [],
      job_benefits: [],
      keywords: [],
    }
    await product.house.db
      .insertInto('jobs')
      .values({
        id: 'bake-1',
        source: 'test',
        link_key: 'jobs.example.org/bake-1',
        title: 'Head Baker',
        company: 'Corner Bakery',
        detail: JSON.stringify(detail),
        text: job,
        link: 'https://jobs.example.org/bake-1',
        location: 'Leeds',
      })
      .execute()
    for (const body of [
      { job_identifier: 'bake-1' },
      { job_description: ' https://jobs.example.org/bake-1\n', job_identifier: null },
    ]) {
      const { tailored_resume: tailored } = (await tailor(marta, resume.id, body)).json<Tailored>()
      expect(tailored).toMatchObject({
        job_id: 'bake-1',
        job_identifier: 'bake-1',
        job_title: 'Head Baker (listed)',
        company_name: 'Corner Bakery',
        job_description: job,
      })
    }
  })
})

describe('what is refused', () => {
  it.each([
    [{}, 400, 'job_required'],
    [{ job_description: ' \n ', job_identifier: '' }, 400, 'job_required'],
    [{ job_description: null, job_identifier: null }, 400, 'job_required'],
    [{ job_description: 'https://jobs.example.org/unknown' }, 400, 'job_link_unreadable'],
    [{ job_description: 'www.example.org/jobs/1' }, 400, 'job_link_unreadable'],
    [{ job_description: '!!! ??? ...' }, 400, 'job_unreadable'],
    [{ job_description: 'hello' }, 400, 'job_unreadable'],
    [{ job_description: '<script>alert(1)</script>' }, 400, 'job_unreadable'],
    [{ job_identifier: 'nowhere' }, 404, 'job_not_found'],
    [{ job_description: 7 }, 400, 'bad_request'],
  ])('%j', async (body, status, code) => {
    const person = await product.signUp()
    const source = await addResume(person)
    const answer = await tailor(person, source.id, body)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
    expect(await balanceOf(person)).toBe(10)
    expect((await person.get('/resumes')).json<Resume[]>()).toHaveLength(1)
  })

  it('is a resume without content', async () => {
    const empty = (await marta.post('/resumes', {})).json<Resume>()
    const answer = await tailor(marta, empty.id)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      422,
      'resume_unscorable',
    ])
  })

  it('[C23] is a spend beyond the balance: forty at once on ten give ten', async () => {
    const person = await product.signUp()
    const source = await addResume(person)
    const answers = await Promise.all(Array.from({ length: 40 }, () => tailor(person, source.id)))
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 402)).toHaveLength(30)
    expect(answers.find((answer) => answer.statusCode === 402)?.json()).toEqual({
      detail: 'Insufficient credits to tailor resume.',
      code: 'insufficient_credits_tailor',
    })
    expect(await balanceOf(person)).toBe(0)
    expect((await person.get('/resumes')).json<Resume[]>()).toHaveLength(11)
  })

  it('[ASVS 2.3.3] [ASVS 16.5.3] [C23] costs nothing when the engine fails, and nothing is stored', async () => {
    const engine: Engine = {
      ...createBuiltInEngine(),
      name: 'failing',
      propose: async () => {
        throw new Error('out of words')
      },
    }
    const broken = await openTestHouse({ hands: { engine } })
    const person = await broken.signUp()
    const source = await addResume(person)
    const answer = await tailor(person, source.id, undefined, { 'idempotency-key': 'again' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([500, 'internal'])
    expect(await balanceOf(person)).toBe(25)
    expect((await person.get('/resumes')).json<Resume[]>()).toHaveLength(1)
    const retry = await tailor(person, source.id, undefined, { 'idempotency-key': 'again' })
    expect(retry.statusCode).toBe(500)
    await broken.close()
  })

  it('costs nothing when the browser goes away meanwhile', async () => {
    const begun = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const engine: Engine = {
      ...createBuiltInEngine(),
      name: 'slow',
      propose: async (_resume, _job, { signal }) => {
        begun.resolve()
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        ended.resolve()
        return proposalOf([])
      },
    }
    const slow = await openTestHouse({ hands: { engine } })
    const person = await slow.signUp()
    const source = await addResume(person)
    const url = await slow.app.listen({ host: '127.0.0.1', port: 0 })
    const gone = new AbortController()
    const answer = fetch(`${url}/api/resumes/${source.id}/tailored-to-job`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ job_description: job }),
      signal: gone.signal,
    })
    await begun.promise
    expect(await balanceOf(person)).toBe(24)
    gone.abort()
    await expect(answer).rejects.toThrow()
    await ended.promise
    await expect.poll(() => balanceOf(person), patience).toBe(25)
    expect((await person.get('/resumes')).json<Resume[]>()).toHaveLength(1)
    await slow.close()
  })

  it('[X5] is whatever an engine invents: dropped, counted, and the rest stands', async () => {
    const engine: Engine = {
      ...createBuiltInEngine(),
      name: 'lying',
      propose: async ({ work_experience: [item] }) =>
        proposalOf([
          {
            id: 'lie',
            op: 'rewrite',
            path: '/work_experience/0/description/0',
            old: item?.description[0] ?? '',
            value: 'Led 300 bakers at Grand Hotel Paris',
            basis: ['/work_experience/0/description/0'],
            requirement: null,
          },
          {
            id: 'order',
            op: 'move',
            path: '/work_experience/0/description',
            old: [0, 1, 2],
            value: [2, 1, 0],
            basis: ['/work_experience/0/description'],
            requirement: null,
          },
        ]),
    }
    const lied = await openTestHouse({ hands: { engine } })
    const person = await lied.signUp()
    const source = await addResume(person)
    const { tailored_resume: tailored, discarded_count } = (
      await tailor(person, source.id)
    ).json<Tailored>()
    expect(discarded_count).toBe(1)
    expect((await person.get(`/resumes/${tailored.id}/tailoring`)).json()).toMatchObject({
      done_by: { engine: 'built-in', model: null, fallback: null },
      edits: [{ id: 'order', op: 'move' }],
      discarded: [{ edit: { id: 'lie' }, violations: expect.any(Array) }],
      unusable_count: 0,
    })
    expect((await person.get(`/resumes/${source.id}/tailoring`)).json()).toBeNull()
    expect(tailored.work_experience[0]?.description).toEqual(
      source.work_experience[0]?.description.toReversed(),
    )
    await lied.close()
  })
})

describe('a double click', () => {
  it('makes one resume and costs one credit', async () => {
    const person = await product.signUp()
    const source = await addResume(person)
    const headers = { 'idempotency-key': 'click' }
    const answers = await Promise.all([
      tailor(person, source.id, undefined, headers),
      tailor(person, source.id, undefined, headers),
    ])
    // The second is told to wait, or given the first one's answer where that is ready.
    expect(['200,200', '200,409']).toContain(
      answers
        .map((answer) => answer.statusCode)
        .toSorted((a, b) => a - b)
        .join(','),
    )
    expect(await balanceOf(person)).toBe(9)
    const again = await tailor(person, source.id, undefined, headers)
    const first = answers.find((answer) => answer.statusCode === 200)
    expect(again.json()).toEqual(first?.json())
    expect(await balanceOf(person)).toBe(9)
  })
})

describe('translation', () => {
  it('is refused before a credit is touched, while no translator is installed', async () => {
    const translate = (language: string) =>
      marta.post(`/resumes/${resume.id}/translate`, { target_language: language })
    const before = await balanceOf(marta)
    const same = await translate('en')
    expect([same.statusCode, same.json<{ detail: string }>().detail]).toEqual([
      400,
      'The target language is the same as the original.',
    ])
    const other = await translate('de')
    expect(other.statusCode).toBe(503)
    expect(other.json()).toEqual({
      detail: 'No translation engine is installed. Run: npm run models -- de',
      code: 'translation_unavailable',
    })
    expect((await translate('xx')).statusCode).toBe(400)
    expect(await balanceOf(marta)).toBe(before)
  })
})
