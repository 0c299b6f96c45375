/** Links to places that are known: a source's API is asked before its page, LinkedIn once and politely. */
import { describe, expect, it } from 'vitest'

import type { JobDetail } from '#domain/jobs/job.ts'

import { jobPage } from './outside-pages.ts'
import type { TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const add = (person: TestPerson, url: string) => person.post('/jobs/found', { url })
const codeOf = (answer: Awaited<ReturnType<TestPerson['get']>>) =>
  answer.json<{ code: string }>().code

describe('a link that a source knows', () => {
  it('is asked of its API first, and its page where that says nothing', async () => {
    const asked: string[] = []
    const content =
      '&lt;h3&gt;Requirements&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Five years of experience as a baker&lt;/li&gt;&lt;/ul&gt;'
    const post = {
      id: 7,
      title: 'Head Baker',
      content,
      company_name: 'Mill Lane',
      location: { name: 'Leeds' },
    }
    const house = await openTestHouse({
      parts: {
        outgoing: {
          ask: async ({ url }) => {
            asked.push(url)
            const isApi = url.startsWith('https://boards-api.greenhouse.io/v1/boards/mill/jobs/')
            const text = isApi ? JSON.stringify(post) : jobPage('Page Baker')
            return {
              status: url.endsWith('/8') && isApi ? 404 : 200,
              url,
              type: '',
              bytes: Buffer.from(text),
              text: () => text,
              validators: { etag: null, lastModified: null },
              retryAfterMs: null,
            }
          },
        },
      },
    })
    const bea = await house.signUp()
    const link = 'https://boards.greenhouse.io/mill/jobs/7'
    expect((await add(bea, link)).json<JobDetail>()).toMatchObject({
      job_title: 'Head Baker',
      job_location: 'Leeds',
      job_link: link,
      required_qualifications: ['Five years of experience as a baker'],
    })
    expect(asked).toHaveLength(1)
    const other = await add(bea, 'https://boards.greenhouse.io/mill/jobs/8')
    expect(other.json<JobDetail>().job_title).toBe('Page Baker')
    expect(asked).toHaveLength(3)
    await house.close()
  })
})

describe('LinkedIn', () => {
  const forms = [
    'https://www.linkedin.com/jobs/view/4012345678/?trk=x',
    'https://de.linkedin.com/jobs/view/head-baker-at-mill-lane-4012345678',
    'https://www.linkedin.com/jobs/search/?currentJobId=4012345678&keywords=baker',
    'https://www.linkedin.com/comm/jobs/view/4012345678',
  ]
  const html = `<section><h1 class="top-card-layout__title">Head Baker</h1><a class="topcard__org-name-link">Mill Lane</a>
    <span class="topcard__flavor topcard__flavor--bullet">Leeds</span><div class="show-more-less-html__markup">
    <p>You have five years of experience as a baker, with sourdough and lamination.</p></div></section>`

  /** A house whose way out leads to LinkedIn as it was told. */
  const openWith = async (status: number, env: Record<string, string> = {}) => {
    const asked: string[] = []
    const house = await openTestHouse({
      env,
      parts: {
        outgoing: {
          ask: async ({ url }) => {
            asked.push(url)
            const none = { validators: { etag: null, lastModified: null }, retryAfterMs: null }
            const bytes = Buffer.from(html)
            return { status, url, type: 'text/html', bytes, text: () => html, ...none }
          },
        },
      },
    })
    return { house, asked }
  }

  it('is asked once for one job, under whichever address it was pasted', async () => {
    const { house, asked } = await openWith(200)
    const bea = await house.signUp()
    const ids = new Set<string>()
    for (const url of forms) {
      const job = (await add(bea, url)).json<JobDetail>()
      expect(job).toMatchObject({
        job_title: 'Head Baker',
        company_name: 'Mill Lane',
        job_location: 'Leeds',
        job_link: 'https://www.linkedin.com/jobs/view/4012345678',
      })
      ids.add(job.id)
    }
    expect([ids.size, asked.length]).toEqual([1, 1])
    await house.close()
  })

  it('is a door where it says 999, and is left alone where the setting says so', async () => {
    for (const [status, code] of [
      [999, 'job_link_login'],
      [429, 'job_link_busy'],
    ] as const) {
      const { house } = await openWith(status)
      const refused = await add(await house.signUp(), forms[0] ?? '')
      expect(codeOf(refused)).toBe(code)
      expect(refused.headers['retry-after']).toBe(status === 429 ? '60' : undefined)
      await house.close()
    }
    for (const value of ['without-linkedin', 'off']) {
      const shut = await openWith(200, { JOB_LINKS: value })
      const bea = await shut.house.signUp()
      expect(codeOf(await add(bea, forms[0] ?? ''))).toBe('job_link_unreadable')
      const elsewhere = await add(bea, 'https://jobs.example.org/1')
      expect(elsewhere.statusCode).toBe(value === 'off' ? 400 : 200)
      expect(shut.asked).toHaveLength(value === 'off' ? 0 : 1)
      await shut.house.close()
    }
  })
})
