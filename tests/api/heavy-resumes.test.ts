/** A resume has a greatest weight, and what was stored before there was one goes on being usable. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { blankContent, blankEducationItem } from '#domain/resume/blank.ts'
import type { Resume, ResumeContent } from '#domain/resume/resume.ts'
import { heaviestResume, weightOf } from '#domain/resume/weight.ts'

import { scripted } from '../translation/scripted-translators.ts'
import { nurse } from './nurse-job.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
beforeAll(async () => {
  product = await openTestHouse({
    env: { CREDITS_ON_SIGNUP: '2' },
    parts: { translators: scripted(async (lines) => lines.map((line) => `<${line}>`)) },
  })
})
afterAll(() => product.close())

/** As many lines as make it so heavy; a page of them has fifty. */
const withLines = (count: number, line = 'Taught the second year.'): ResumeContent => ({
  ...blankContent(),
  summary: 'A professor.',
  education: Array.from({ length: Math.ceil(count / 400) }, (_, i) => ({
    ...blankEducationItem,
    degree: 'Doctor',
    special_achievements: Array.from({ length: Math.min(400, count - 400 * i) }, () => line),
  })),
})
const heavy = withLines(11_000)

/** As it could be stored before there was a limit. */
async function withHeavy(): Promise<[TestPerson, Resume]> {
  const person = await product.signUp()
  const resume = (await person.post('/resumes', withLines(10))).json<Resume>()
  const content = JSON.stringify(heavy)
  await product.house.db
    .updateTable('resumes')
    .set({ content })
    .where('id', '=', resume.id)
    .execute()
  return [person, (await person.get(`/resumes/${resume.id}`)).json<Resume>()]
}

const isTooHeavy = { statusCode: 413, code: 'resume_too_heavy' }
const ending = (answer: { statusCode: number; json: () => unknown }) => ({
  statusCode: answer.statusCode,
  ...(answer.json() as { code?: string }),
})

describe('a resume that is too heavy', () => {
  it('is not stored, whichever door it comes by', async () => {
    expect(weightOf(heavy).texts).toBeGreaterThan(heaviestResume.texts)
    const person = await product.signUp()
    const { id } = (await person.post('/resumes/template')).json<Resume>()
    expect(ending(await person.put(`/resumes/${id}`, heavy))).toMatchObject(isTooHeavy)
    expect(ending(await person.post('/resumes', heavy))).toMatchObject(isTooHeavy)
    const long = withLines(300, 'x'.repeat(1_800))
    expect(weightOf(long).characters).toBeGreaterThan(heaviestResume.characters)
    expect(ending(await person.post('/resumes', long))).toMatchObject(isTooHeavy)
    expect((await person.get('/resumes')).json()).toHaveLength(1)
    expect((await person.get(`/resumes/${id}`)).json()).toMatchObject({ version: 1 })
  })

  it('is not stored from a file either', async () => {
    const person = await product.signUp()
    const file = Buffer.from(JSON.stringify(heavy))
    expect(ending(await person.upload(file))).toMatchObject(isTooHeavy)
  })

  it('of sixty dense pages is stored', async () => {
    const person = await product.signUp()
    const line = 'Taught organic chemistry to some 120 students of the second year.'
    const answer = await person.post('/resumes', withLines(3_900, line))
    expect(answer.statusCode).toBe(200)
  })
})

describe('a resume that was too heavy before there was a limit', () => {
  it('is read, exported, shrunk and moved about, and does not grow', async () => {
    const [person, resume] = await withHeavy()
    expect(resume.education).toHaveLength(28)
    expect((await person.get(`/resumes/${resume.id}/export?format=md`)).statusCode).toBe(200)
    expect((await person.put(`/resumes/${resume.id}`, { is_base: true })).statusCode).toBe(200)
    const grown = { education: [...resume.education, blankEducationItem] }
    expect(ending(await person.put(`/resumes/${resume.id}`, grown))).toMatchObject(isTooHeavy)
    const shrunk = { education: resume.education.slice(1) }
    expect((await person.put(`/resumes/${resume.id}`, shrunk)).statusCode).toBe(200)
    const regrown = { education: resume.education }
    expect(ending(await person.put(`/resumes/${resume.id}`, regrown))).toMatchObject(isTooHeavy)
  })

  it('is not made again by tailoring or translating, and no credit goes', async () => {
    const [person, { id }] = await withHeavy()
    const tailored = await person.post(`/resumes/${id}/tailored-to-job`, { job_description: nurse })
    expect(ending(tailored)).toMatchObject(isTooHeavy)
    const translated = await person.post(`/resumes/${id}/translate`, { target_language: 'de' })
    expect(ending(translated)).toMatchObject(isTooHeavy)
    expect((await person.get('/users/me')).json()).toMatchObject({ credit_balance: 2 })
  })

  it('does not come in as the original or a saved state of an imported one', async () => {
    const person = await product.signUp()
    await person.post('/resumes', withLines(10))
    const document = (await person.get('/users/me/export')).json<{
      resumes: { resume: Resume; original: Resume | null; revisions: { state: Resume }[] }[]
    }>()
    const [entry] = document.resumes
    if (entry === undefined) throw new Error('there is one')
    const monster = { ...entry.resume, ...withLines(400, 'x'.repeat(19_000)) }
    const other = await product.signUp()
    for (const changed of [
      { ...entry, original: monster },
      { ...entry, revisions: entry.revisions.map((one) => ({ ...one, state: monster })) },
    ]) {
      const answer = await other.post('/users/me/import', { ...document, resumes: [changed] })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        413,
        'resume_too_heavy',
      ])
    }
  })

  it('comes back from its export', async () => {
    const [person] = await withHeavy()
    const document: unknown = (await person.get('/users/me/export')).json()
    const again = await product.signUp()
    const answer = await again.post('/users/me/import', document)
    expect(answer.json()).toMatchObject({ added: 1 })
    const [back] = (await again.get('/resumes')).json<Resume[]>()
    expect(back).toBeDefined()
  })
})
