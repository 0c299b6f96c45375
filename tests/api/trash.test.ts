/** What becomes of a deleted resume. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TrashedSummary } from '#contract/trash.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { keepHouse } from '#server/housekeeping.ts'
import { loadSamples } from '#server/job-import/sources/load-samples.ts'
import { emptyTrash } from '#server/resumes/trash/store.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const dayMs = 86_400_000

let product: TestHouse
beforeAll(async () => {
  product = await openTestHouse()
})
afterAll(() => product.close())

const newResume = async (person: TestPerson) =>
  (await person.post('/resumes/template')).json<Resume>()
const trashOf = async (person: TestPerson) => (await person.get('/trash')).json<TrashedSummary[]>()
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)

async function rowsOf(id: string) {
  const { db } = product.house
  const count = async (table: 'revisions' | 'readings') =>
    (await db.selectFrom(table).select('resume_id').where('resume_id', '=', id).execute()).length
  const resumes = await db.selectFrom('resumes').select('id').where('id', '=', id).execute()
  return resumes.length + (await count('revisions')) + (await count('readings'))
}

describe('a deleted resume', () => {
  it('is in the trash and nowhere else, with the day it goes for good', async () => {
    const ana = await product.signUp()
    const kept = await newResume(ana)
    const gone = await newResume(ana)
    await ana.put(`/resumes/${gone.id}`, { company_name: 'Acme', job_title: 'Baker' })
    const rest = (await ana.remove(`/resumes/${gone.id}`)).json<Resume[]>()
    expect(idsOf(rest)).toEqual([kept.id])
    expect(idsOf((await ana.get('/resumes')).json())).toEqual([kept.id])
    expect((await ana.get(`/resumes/${gone.id}/history`)).statusCode).toBe(404)
    const [entry, ...more] = await trashOf(ana)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      id: gone.id,
      company_name: 'Acme',
      job_title: 'Baker',
      name: 'Ana Silva',
    })
    expect(Date.parse(entry?.gone_at ?? '') - Date.parse(entry?.deleted_at ?? '')).toBe(30 * dayMs)
  })

  it('comes back just as it was, with its history', async () => {
    const ana = await product.signUp()
    const { id } = await newResume(ana)
    const saved = (await ana.put(`/resumes/${id}`, { summary: 'Mine' })).json<Resume>()
    await ana.remove(`/resumes/${id}`)
    expect((await ana.post(`/trash/${id}/restore`)).json()).toEqual(saved)
    expect((await ana.get(`/resumes/${id}`)).json()).toEqual(saved)
    expect((await ana.get(`/resumes/${id}/history`)).json()).toHaveLength(2)
    expect(await trashOf(ana)).toEqual([])
  })

  it('stays where it was deleted first: a second deletion does not give it more days', async () => {
    const ana = await product.signUp()
    const { id } = await newResume(ana)
    await ana.remove(`/resumes/${id}`)
    const before = await trashOf(ana)
    product.wait(dayMs / 24)
    expect((await ana.remove(`/resumes/${id}`)).statusCode).toBe(404)
    expect(await trashOf(ana)).toEqual(before)
  })

  it('deleted for ever is gone with everything that hung on it', async () => {
    const ana = await product.signUp()
    const { id } = await newResume(ana)
    await ana.remove(`/resumes/${id}`)
    expect((await ana.remove(`/trash/${id}`)).statusCode).toBe(204)
    expect(await rowsOf(id)).toBe(0)
    expect((await ana.post(`/trash/${id}/restore`)).statusCode).toBe(404)
    expect((await ana.remove(`/trash/${id}`)).statusCode).toBe(404)
  })

  it('goes by itself after thirty days, and at once when the person leaves', async () => {
    const ana = await product.signUp()
    const early = await newResume(ana)
    const late = await newResume(ana)
    await ana.remove(`/resumes/${early.id}`)
    await ana.remove(`/resumes/${late.id}`)
    await ana.post(`/trash/${late.id}/restore`)
    product.wait(29 * dayMs)
    await keepHouse(product.house, false)
    expect(await rowsOf(early.id)).toBeGreaterThan(0)
    product.wait(2 * dayMs)
    await keepHouse(product.house, false)
    expect(await rowsOf(early.id)).toBe(0)
    expect(await rowsOf(late.id)).toBeGreaterThan(0)

    const bea = await product.signUp()
    const hers = await newResume(bea)
    await bea.remove(`/resumes/${hers.id}`)
    expect((await bea.remove('/users/me')).statusCode).toBe(204)
    expect(await rowsOf(hers.id)).toBe(0)
  })

  it('is still what its tailored resume is compared with, even after it is gone', async () => {
    const ana = await product.signUp()
    const source = (
      await ana.post('/resumes', {
        contact_info: { name: 'Ana', email: '', phone: '', possible_work_locations: [] },
        summary: 'Nurse with five years of wound care.',
        skill_categories: [{ name: 'Care', skills: ['First aid', 'Wound care', 'Night shifts'] }],
      })
    ).json<Resume>()
    const job = 'Nurse wanted. Requirements: wound care, night shifts, five years of experience.'
    const { tailored_resume } = (
      await ana.post(`/resumes/${source.id}/tailored-to-job`, { job_description: job })
    ).json<{ tailored_resume: Resume }>()
    await ana.remove(`/resumes/${source.id}`)
    await ana.remove(`/trash/${source.id}`)
    const original = (await ana.get(`/resumes/${tailored_resume.id}/original`)).json<Resume>()
    expect(original).toMatchObject({ id: source.id, summary: source.summary })
  })

  it.each(['for ever', 'by time'])('deleted %s leaves what was paid to its copy', async (how) => {
    await loadSamples(product.house.db)
    const person = await product.signUp()
    const original = (
      await person.post('/resumes', { summary: 'Backend engineer with TypeScript and SQL.' })
    ).json<Resume>()
    const copy = (
      await person.post('/resumes', { summary: original.summary, original_resume_id: original.id })
    ).json<Resume>()
    const score = async (id: string) =>
      (
        await person.get(`/jobs/quick-score?job_identifier=sample-en-01&resume_id=${id}`)
      ).json<object>()
    const balance = async () =>
      (await person.get('/users/me')).json<{ credit_balance: number }>().credit_balance
    const first = await score(original.id)
    const left = await balance()
    await person.remove(`/resumes/${original.id}`)
    if (how === 'for ever') await person.remove(`/trash/${original.id}`)
    else await emptyTrash(product.house.db, new Date(product.house.now().getTime() + 31 * dayMs))
    expect(await trashOf(person)).toEqual([])
    expect(await score(copy.id)).toEqual(first)
    expect(await balance()).toBe(left)
  })
})
