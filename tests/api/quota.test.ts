/** How many bytes a person may keep: told before it is reached, and never in the way of tidying up. */
import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { blankContent, blankProject } from '#domain/resume/blank.ts'
import type { Resume, ResumeContent } from '#domain/resume/resume.ts'

import { nurse } from './nurse-job.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const allowed = 2_000_000
let product: TestHouse
beforeAll(async () => {
  product = await openTestHouse({
    env: { BYTES_PER_PERSON: String(allowed), CREDITS_ON_SIGNUP: '1' },
  })
})
afterAll(() => product.close())

/** Letters that no packing makes fewer, by kilobytes. */
const noise = (kilobytes: number): ResumeContent => ({
  ...blankContent(),
  summary: 'A nurse.',
  projects: Array.from({ length: Math.ceil(kilobytes / 16) }, (_, i) => ({
    ...blankProject,
    purpose: randomBytes(Math.min(16, kilobytes - 16 * i) * 512).toString('hex'),
  })),
})

const kept = async (person: TestPerson): Promise<number> => {
  const room = (await person.get('/users/me/storage')).json<{ kept: number; allowed: number }>()
  expect(room.allowed).toBe(allowed)
  return room.kept
}

const ending = (answer: { statusCode: number; json: () => unknown }) => [
  answer.statusCode,
  (answer.json() as { code?: string }).code,
]
const isFull = [409, 'storage_full']

/** So many resumes and saved states as it takes until there is no room for more. */
async function filled(
  before: (person: TestPerson, id: string) => Promise<void> = async () => {},
): Promise<[TestPerson, Resume]> {
  const person = await product.signUp()
  const resume = (await person.post('/resumes', noise(100))).json<Resume>()
  await before(person, resume.id)
  // Each says as much as the last: none is refused, and from some on they share one state.
  for (let made = 0; made < 25; made++) {
    expect((await person.put(`/resumes/${resume.id}`, noise(100))).statusCode).toBe(200)
  }
  expect(ending(await person.post('/resumes', noise(100)))).toEqual(isFull)
  return [person, (await person.get(`/resumes/${resume.id}`)).json<Resume>()]
}

describe('what a person keeps', () => {
  it('is counted with its saved states, and no longer once it is deleted for good', async () => {
    const person = await product.signUp()
    const before = await kept(person)
    expect(before).toBeLessThan(2_000)
    const { id } = (await person.post('/resumes', noise(100))).json<Resume>()
    const once = await kept(person)
    // The resume and its first state.
    expect(once).toBeGreaterThan(200_000)
    expect(once).toBeLessThan(230_000)
    await person.put(`/resumes/${id}`, { summary: 'Another.' })
    const twice = await kept(person)
    expect(twice - once).toBeGreaterThan(100_000)
    await person.post(`/resumes/${id}/letter`)
    expect(await kept(person)).toBeGreaterThan(twice)
    await person.remove(`/resumes/${id}`)
    expect(await kept(person)).toBeGreaterThan(twice)
    await person.remove(`/trash/${id}`)
    expect(await kept(person)).toBe(before)
  })

  it('counts as much as it says, however well it packs', async () => {
    const person = await product.signUp()
    const purpose = 'A nurse on a surgical ward. '.repeat(600)
    const projects = [1, 2, 3, 4].map((n) => ({ ...blankProject, purpose: `${n} ${purpose}` }))
    const { id } = (
      await person.post('/resumes', { ...blankContent(), summary: 'A nurse.', projects })
    ).json<Resume>()
    await person.put(`/resumes/${id}/letter`, letterOf(purpose.slice(0, 10_000)))
    for (const summary of ['One nurse.', 'Two nurses.', 'Three nurses.']) {
      expect((await person.put(`/resumes/${id}`, { summary })).statusCode).toBe(200)
    }
    const said = Buffer.byteLength(JSON.stringify((await person.get('/users/me/export')).json()))
    const counted = await kept(person)
    expect(counted).toBeGreaterThan(0.95 * said)
    expect(counted).toBeLessThan(1.1 * said)
  })

  it('is counted by what the records beside a resume say, and a found job needs room, too', async () => {
    const person = await product.signUp()
    await person.post('/resumes', noise(1))
    const document = (await person.get('/users/me/export')).json<{ resumes: object[] }>()
    const words = 'A nurse on a surgical ward. '
    const reading = {
      confidence: [],
      unplaced: Array.from({ length: 40_000 }, () => words),
    }
    const [resume] = document.resumes
    const other = await product.signUp()
    const twice = [1, 2].map((n) => ({
      ...resume,
      reading: { ...reading, unplaced: [...reading.unplaced, `${n}`] },
    }))
    const one = await other.post('/users/me/import', { ...document, resumes: twice.slice(0, 1) })
    expect([one.statusCode, await kept(other)]).toEqual([200, expect.any(Number)])
    expect(await kept(other)).toBeGreaterThan(40_000 * words.length)
    const pasted = {
      url: 'https://jobs.example/1',
      text: `${nurse}\n${'Night shifts. '.repeat(7_000)}`,
    }
    const [full] = await filled()
    expect(ending(await full.post('/jobs/found', pasted))).toEqual(isFull)
    expect((await other.post('/jobs/found', pasted)).statusCode).toBe(200)
  })

  it('is not 278 MB, however fast and by whatever door it comes', async () => {
    const [person, { id }] = await filled()
    for (let turn = 0; turn < 10; turn++) {
      expect(ending(await person.post('/resumes', noise(60)))).toEqual(isFull)
      expect(ending(await person.put(`/resumes/${id}`, noise(110 + turn)))).toEqual(isFull)
      expect(ending(await person.upload(Buffer.from(JSON.stringify(noise(60)))))).toEqual(isFull)
    }
    expect(ending(await person.post('/users/me/statements', { skill: 'Wound care' }))).toEqual(
      isFull,
    )
    // Beyond the limit lies no more than one state that was saved without room.
    expect(await kept(person)).toBeLessThan(allowed + 150_000)
  })

  it('cannot be stretched by saves that say no more, however many there are', async () => {
    const [person, { id }] = await filled()
    for (let less = 0; less < 12; less++) {
      const answer = await person.put(`/resumes/${id}`, noise(99 - less))
      expect(answer.statusCode).toBe(200)
      const { version } = answer.json<Resume>()
      await person.patch(`/resumes/${id}/history/${version}`, { name: `state ${less}` })
    }
    expect(await kept(person)).toBeLessThan(allowed + 300_000)
  })
})

describe('whoever has no room left', () => {
  it('reads, exports, shortens, tidies and deletes', async () => {
    const [person, resume] = await filled()
    const before = (await person.get(`/resumes/${resume.id}/history`)).json<unknown[]>().length
    expect((await person.get('/resumes')).statusCode).toBe(200)
    expect((await person.get('/users/me/export')).statusCode).toBe(200)
    expect((await person.get(`/resumes/${resume.id}/export?format=md`)).statusCode).toBe(200)
    const shorter = { projects: resume.projects.slice(1) }
    expect((await person.put(`/resumes/${resume.id}`, shorter)).statusCode).toBe(200)
    const shortest = { projects: [] }
    expect((await person.put(`/resumes/${resume.id}`, shortest)).statusCode).toBe(200)
    // The shorter one took the place of the last that had no room; the shortest makes room itself.
    const history = (await person.get(`/resumes/${resume.id}/history`)).json<unknown[]>()
    expect(history).toHaveLength(before + 1)
    expect((await person.get(`/resumes/${resume.id}`)).json()).toMatchObject(shortest)
    await person.remove(`/resumes/${resume.id}`)
    await person.remove(`/trash/${resume.id}`)
    expect((await person.post('/resumes', noise(100))).statusCode).toBe(200)
  })

  it('takes their own export back in, and nobody else’s', async () => {
    const [person] = await filled()
    const document: unknown = (await person.get('/users/me/export')).json()
    expect((await person.post('/users/me/import', document)).json()).toMatchObject({ added: 0 })
    const [other] = await filled()
    const theirs: unknown = (await other.get('/users/me/export')).json()
    expect(ending(await person.post('/users/me/import', theirs))).toEqual(isFull)
    expect((await person.get('/resumes')).json()).toHaveLength(1)
  })

  it('pays nothing for what has no room', async () => {
    const [person, { id }] = await filled()
    const answer = await person.post(`/resumes/${id}/tailored-to-job`, { job_description: nurse })
    expect(ending(answer)).toEqual(isFull)
    expect((await person.get('/users/me')).json()).toMatchObject({ credit_balance: 1 })
  })

  it('keeps a letter that says no more, and no longer one', async () => {
    const [person, { id }] = await filled(async (own, resume) => {
      await own.put(`/resumes/${resume}/letter`, letterOf('A letter of some length.'))
    })
    const write = (body: string) => person.put(`/resumes/${id}/letter`, letterOf(body))
    expect((await write('Short.')).statusCode).toBe(200)
    expect((await write('Shorter')).statusCode).toBe(409)
    expect((await write('Brief.')).statusCode).toBe(200)
    const history = (await person.get(`/resumes/${id}/letter/history`)).json<unknown[]>()
    expect(history).toHaveLength(2)
  })
})

const letterOf = (body: string) => ({
  recipient: '',
  subject: '',
  greeting: '',
  closing: '',
  body,
})
