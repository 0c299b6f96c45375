/** Days of applications, changes of their status, and the calendar and feeds that programs read. */
import type { ApplicationDate, StatusChange } from '#contract/applications.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let person: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  product = await openTestHouse()
  person = await product.signUp({ name: 'Ada' })
  stranger = await product.signUp({ name: 'Bea' })
})
afterAll(() => product.close())

const newResume = async (): Promise<Resume> =>
  (
    await person.post('/resumes', { job_title: 'Baker', company_name: 'Mill Lane; Leeds' })
  ).json<Resume>()
const interview = { kind: 'interview', day: '2026-11-30', time: '14:30', note: 'Ask for Ms Poole' }

describe('the days of an application', () => {
  it('are listed over all applications, the earliest first, until they are removed', async () => {
    const { id } = await newResume()
    const later = (await person.post(`/resumes/${id}/dates`, interview)).json<ApplicationDate>()
    const sooner = await person.post(`/resumes/${id}/dates`, {
      kind: 'deadline',
      day: '2026-11-27',
    })
    expect(sooner.json()).toMatchObject({ kind: 'deadline', time: null, note: '', resume_id: id })
    const listed = (await person.get('/users/me/dates')).json<ApplicationDate[]>()
    expect(listed.map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-30'])
    expect((await person.remove(`/resumes/${id}/dates/${later.id}`)).statusCode).toBe(204)
    expect((await person.remove(`/resumes/${id}/dates/${later.id}`)).statusCode).toBe(404)
    expect((await person.get('/users/me/dates')).json()).toHaveLength(1)
    await person.remove(`/resumes/${id}`)
    expect((await person.get('/users/me/dates')).json()).toEqual([])
  })

  it('are changed in place, of one’s own application only', async () => {
    const { id } = await newResume()
    const { id: date } = (
      await person.post(`/resumes/${id}/dates`, interview)
    ).json<ApplicationDate>()
    const address = `/resumes/${id}/dates/${date}`
    const moved = { ...interview, day: '2026-12-01', time: null, note: '' }
    expect((await stranger.put(address, moved)).statusCode).toBe(403)
    expect((await person.put(address, moved)).json()).toEqual({ ...moved, id: date, resume_id: id })
    expect((await person.put(`/resumes/${id}/dates/none`, moved)).statusCode).toBe(404)
    const listed = (await person.get('/users/me/dates')).json<ApplicationDate[]>()
    expect(listed).toMatchObject([moved])
    await person.remove(`/resumes/${id}`)
  })

  it.each([
    { kind: 'party', day: '2026-11-30' },
    { kind: 'interview', day: '30.11.2026' },
    { kind: 'interview', day: '2026-02-30' },
    { kind: 'interview', day: '2026-11-30', time: '25:00' },
    { kind: 'interview', day: '2026-11-30', note: 'x'.repeat(501) },
  ])('are refused where they are none: %j', async (body) => {
    const { id } = await newResume()
    expect((await person.post(`/resumes/${id}/dates`, body)).statusCode).toBe(400)
  })

  it('come back with an export, as do the changes of the status', async () => {
    const { id } = await newResume()
    await person.post(`/resumes/${id}/dates`, interview)
    await person.put(`/resumes/${id}`, { job_status: 'applied' })
    await person.put(`/resumes/${id}`, { notes: 'sent' })
    await person.put(`/resumes/${id}`, { job_status: 'hr_interview' })
    const changes = (await person.get(`/resumes/${id}/status-changes`)).json<StatusChange[]>()
    expect(changes.map(({ status }) => status)).toEqual(['applied', 'hr_interview'])
    const there = await product.signUp({ name: 'Ada elsewhere' })
    await there.post('/users/me/import', (await person.get('/users/me/export')).json())
    const dates = (await there.get('/users/me/dates')).json<ApplicationDate[]>()
    expect(dates).toMatchObject([interview])
    const again = await there.get(`/resumes/${dates[0]?.resume_id}/status-changes`)
    expect(again.json()).toEqual(changes)
  })
})

/** The path of a secret address, which no token goes with. */
const fetched = (address: string) =>
  product.app.inject({ method: 'GET', url: new URL(address).pathname })

describe('the address of the calendar', () => {
  it('shows the days to whoever knows it, until another is made or it is ended', async () => {
    const { id } = await newResume()
    await person.post(`/resumes/${id}/dates`, interview)
    expect((await person.get('/users/me/calendar')).json()).toEqual({ made_at: null })
    const make = async () =>
      (await person.post('/users/me/calendar')).json<{ address: string }>().address
    const first = await make()
    expect(first).toMatch(/\/feeds\/[\w-]{43}\.ics$/)
    const shown = await fetched(first)
    expect(shown.headers['content-type']).toContain('text/calendar')
    expect(shown.body).toContain(String.raw`SUMMARY:Interview: Baker\, Mill Lane\; Leeds`)
    expect((await person.get('/users/me/calendar/file')).body).toBe(shown.body)
    const second = await make()
    expect((await fetched(first)).statusCode).toBe(404)
    expect((await fetched(second)).statusCode).toBe(200)
    expect((await person.get('/users/me/calendar')).json()).not.toEqual({ made_at: null })
    expect((await person.remove('/users/me/calendar')).statusCode).toBe(204)
    expect((await fetched(second)).statusCode).toBe(404)
  })

  it('is nowhere in the database, in an export or at another ending', async () => {
    const { address } = (await person.post('/users/me/calendar')).json<{ address: string }>()
    const secret = address.slice(address.lastIndexOf('/') + 1, -'.ics'.length)
    expect((await person.get('/users/me/export')).body).not.toContain(secret)
    const rows = await product.house.db.selectFrom('feeds').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    for (const wrong of [`${secret}.atom`, secret, `${secret.slice(1)}A.ics`, '..%2f.ics'])
      expect((await product.app.inject(`/feeds/${wrong}`)).statusCode).toBe(404)
  })
})

describe('the Atom address of a kept search', () => {
  it('shows what the search finds, and ends with it', async () => {
    const { id } = (await person.post('/jobs/saved', { job_title: 'Nurse <b>' })).json<{
      id: string
    }>()
    expect((await stranger.post(`/jobs/saved/${id}/feed`)).statusCode).toBe(404)
    const { address } = (await person.post(`/jobs/saved/${id}/feed`)).json<{ address: string }>()
    const shown = await fetched(address)
    expect(shown.headers['content-type']).toContain('application/atom+xml')
    expect(shown.body).toContain('<title>Nurse &lt;b&gt;</title>')
    const [saved] = (await person.get('/jobs/saved')).json<{ has_feed: boolean }[]>()
    expect(saved?.has_feed).toBe(true)
    await person.remove(`/jobs/saved/${id}`)
    expect((await fetched(address)).statusCode).toBe(404)
  })

  it('ends where its person ends it', async () => {
    const { id } = (await person.post('/jobs/saved', { job_title: 'Cook' })).json<{ id: string }>()
    const { address } = (await person.post(`/jobs/saved/${id}/feed`)).json<{ address: string }>()
    expect((await person.remove(`/jobs/saved/${id}/feed`)).statusCode).toBe(204)
    expect((await fetched(address)).statusCode).toBe(404)
    expect((await person.remove(`/jobs/saved/${id}/feed`)).statusCode).toBe(404)
  })
})
