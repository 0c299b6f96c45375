/** What tailoring refuses, what it then costs, and what a double click does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { createBuiltInEngine } from '#server/engines/built-in/engine.ts'
import type { Engine } from '#server/engines/engine.ts'

import type { Tailored } from './baker-to-tailor.ts'
import { addResume, balanceOf, job, proposalOf, tailor } from './baker-to-tailor.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let marta: TestPerson
beforeAll(async () => {
  product = await openTestHouse({ env: { CREDITS_ON_SIGNUP: '10' } })
  marta = await product.signUp()
})
afterAll(() => product.close())

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
    const broken = await openTestHouse({ parts: { engine } })
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
    const slow = await openTestHouse({ parts: { engine } })
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
    await expect.poll(() => balanceOf(person)).toBe(25)
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
    const lied = await openTestHouse({ parts: { engine } })
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
