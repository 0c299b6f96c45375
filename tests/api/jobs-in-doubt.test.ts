/** What a page of a job leaves in doubt: it is told with the job, and its person says it once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { JobDetail } from '#domain/jobs/job.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson

beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
})
afterAll(() => product.close())

const post = `<h2>Your tasks</h2><ul><li>Baking sourdough and laminated doughs every night</li>
  <li>Ordering flour and keeping the stock of the bakery</li></ul>
  <h2>Requirements</h2><ul><li>Five years of experience as a baker</li><li>Sourdough and lamination</li></ul>`

const add = async (name: string, heads: string) => {
  const url = `https://www.mill-lane.example/careers/${name}`
  const html = `<html lang="en"><head><title>${heads}</title></head><body><main>${heads}${post}</main></body></html>`
  return (await ana.post('/jobs/found', { url, html })).json<JobDetail>()
}

const unclear = '<h1>Head Baker - Pastry Baker - Mill Lane</h1>'

describe('a page that calls its job in several ways', () => {
  it('gives the likeliest readings, the one that stands first', async () => {
    const job = await add('1', unclear)
    expect(job.in_doubt?.job_title?.length).toBeGreaterThan(1)
    expect(job.in_doubt?.job_title?.[0]).toBe(job.job_title)
  })

  it('is not asked again once its person has said which is right', async () => {
    const { id, in_doubt } = await add('2', unclear)
    const title = in_doubt?.job_title?.[1] ?? ''
    const answer = await ana.patch(`/jobs/found/${id}`, { job_title: title })
    expect(answer.json()).toMatchObject({ id, job_title: title })
    expect(answer.json<JobDetail>().in_doubt?.job_title).toBeUndefined()
    const again = await add('2', unclear)
    expect([again.job_title, again.in_doubt?.job_title]).toEqual([title, undefined])
  })

  it('is corrected by nobody else', async () => {
    const { id } = await add('3', unclear)
    const ben = await product.signUp()
    const answer = await ben.patch(`/jobs/found/${id}`, { job_title: 'Cook' })
    expect(answer.json()).toMatchObject({ code: 'job_not_found' })
  })
})

it('a page that says plainly what the job is leaves nothing in doubt', async () => {
  const job = await add('head-baker', '<h1>Head Baker</h1>')
  expect([job.job_title, job.in_doubt?.job_title]).toEqual(['Head Baker', undefined])
})
