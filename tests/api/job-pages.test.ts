/** The pages of a search while jobs come in: through the importer's own way, beside the person who reads. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { JobDetail, JobResult } from '#domain/jobs/job.ts'
import { importLines } from '#server/job-import/import-file.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'
import { runHere } from '#server/work/tasks.ts'

let product: TestHouse
let ana: TestPerson
let imported = 0

/** So many jobs more, all of them what is looked for and newer than those before. */
async function arrive(count: number): Promise<void> {
  const from = imported
  imported += count
  const lines = Array.from({ length: count }, (_, i) =>
    JSON.stringify({
      id: `${from + i}`,
      title: 'Falconer',
      company: `Mews ${from + i}`,
      text: `Fly the birds of mews ${from + i}.`,
      listed_at: new Date(Date.UTC(2026, 9, 1) + (from + i) * 60_000).toISOString(),
    }),
  )
  async function* given() {
    yield* lines
  }
  const report = await importLines(
    { ...product.house, run: runHere },
    'mews',
    given(),
    product.house.now(),
  )
  expect(report).toMatchObject({ added: count, rejected: 0 })
}

beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
})
afterAll(() => product.close())

const page = async (start: number): Promise<JobResult[]> =>
  (await ana.get(`/jobs?job_title=falconer&start=${start}`)).json<JobResult[]>()
const names = (jobs: readonly JobResult[]) => jobs.map((job) => job.company_name)

describe('the pages of a search', () => {
  it('repeat nothing and skip nothing while 1,000 jobs a minute arrive', async () => {
    await arrive(300)
    const read = await page(0)
    // A page every three seconds: fifty jobs come with each.
    while (read.length < 210) {
      const [next] = await Promise.all([page(read.length), arrive(50)])
      expect(next).toHaveLength(10)
      read.push(...next)
    }
    expect(imported).toBe(1_300)
    expect(new Set(names(read)).size).toBe(210)
    // The newest of those that were there when the search began, in their order.
    const wanted = Array.from({ length: 210 }, (_, i) => `Mews ${299 - i}`)
    expect(names(read)).toEqual(wanted)
    expect(names(await page(0))[0]).toBe('Mews 1299')
  })
})

describe('a job as its card and its page show it', () => {
  it('says how and for what it is worked, and has the whole post where nothing in it is sorted', async () => {
    const text =
      'Wir suchen dich für den Stall. Du verdienst 2.600 – 3.100 € im Monat, in Vollzeit, vor Ort.'
    async function* given() {
      yield JSON.stringify({ id: 'groom', title: 'Pferdepfleger', company: 'Hof Linde', text })
    }
    await importLines({ ...product.house, run: runHere }, 'mews', given(), product.house.now())
    const [card] = (await ana.get('/jobs?job_title=pferdepfleger')).json<JobResult[]>()
    const said = {
      job_type: 'FULL_TIME',
      work_type: 'ON_SITE',
      salary: { least: 2600, most: 3100, currency: 'EUR', per: 'month', yearly_most: 37_200 },
    }
    expect(card).toMatchObject(said)
    const job = (await ana.get(`/jobs/${card?.job_identifier}`)).json<JobDetail>()
    expect(job).toMatchObject({ ...said, required_qualifications: [], text })
  })
})
