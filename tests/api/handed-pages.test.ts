/** Pages that the browser's extension hands over: the door they come in by, and what is made of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { JobDetail } from '#domain/jobs/job.ts'

import { jobPage } from './outside-pages.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson

beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
})
afterAll(() => product.close())

const url = 'https://members.example/jobs/1'
const page = { url, title: 'Head Baker </script><script>alert(1)</script>', html: jobPage() }

const handOver = (body: unknown, headers: Record<string, string> = {}) =>
  product.ask({
    method: 'POST',
    url: '/add-job',
    headers: { 'content-type': 'text/plain', ...headers },
    payload: `page=${typeof body === 'string' ? body : JSON.stringify(body)}\r\n`,
  })

describe('the door for the extension', () => {
  it('gives the page back to its tab as data, and keeps nothing', async () => {
    const answer = await handOver(page, { origin: 'chrome-extension://abcdefgh' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const [, data = ''] = /id="handed">([^<]*)<\/script>/.exec(answer.body) ?? []
    expect(JSON.parse(data)).toEqual(page)
    expect(answer.body).not.toContain('alert(1)</script><')
    expect((await ana.get('/jobs/found')).json()).toEqual([])
  })

  it('refuses the form of another site', async () => {
    const answer = await handOver(page, { origin: 'https://evil.example' })
    expect(answer.statusCode).toBe(403)
  })

  it.each([
    ['no JSON', '<p>'],
    ['no page', {}],
    ['an address that is none of the web', { ...page, url: 'javascript:alert(1)' }],
    ['a page that is too long', { ...page, html: 'x'.repeat(1_000_001) }],
  ])('refuses %s', async (_, body) => {
    expect((await handOver(body)).statusCode).toBe(400)
  })
})

describe('a page that was handed over', () => {
  it('is read as it stands, without asking its address, once its person adds it', async () => {
    const answer = await ana.post('/jobs/found', { url, html: page.html })
    expect(answer.json<JobDetail>()).toMatchObject({
      job_title: 'Head Baker',
      company_name: 'Mill Lane',
      job_link: url,
    })
    expect((await ana.get('/jobs/found')).json<JobDetail[]>()).toHaveLength(1)
  })

  it('is read anew when it is handed over again', async () => {
    await ana.post('/jobs/found', { url, html: jobPage('Night Baker') })
    const jobs = (await ana.get('/jobs/found')).json<JobDetail[]>()
    expect(jobs.map((job) => job.job_title)).toEqual(['Night Baker'])
  })

  it('is no job where it reads as none', async () => {
    const answer = await ana.post('/jobs/found', { url: `${url}1`, html: '<h1>Our mill</h1>' })
    expect(answer.json()).toMatchObject({ code: 'job_link_unreadable' })
  })
})
