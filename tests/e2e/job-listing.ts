/** A job search whose answers are known: its cards, and which pages of the list were asked for. */
import type { Page, Route } from '@playwright/test'

import type { JobResult } from '#domain/jobs/job.ts'

export const job = (n: number, fields: Partial<JobResult> = {}): JobResult => ({
  job_identifier: `job-${n}`,
  job_title: `Engineer ${n}`,
  company_name: 'Haven Markt',
  location: 'Lisboa',
  list_date: '2026-01-05',
  previously_scored: false,
  score: null,
  nice_to_add: [],
  resume_id: null,
  resume_title: null,
  resume_company: null,
  is_sample: false,
  ...fields,
})

export const card = (page: Page, n: number) =>
  page.getByRole('main').getByRole('article', { name: `Engineer ${n}, Haven Markt` })

/** Pages of the list, by where they start. */
export async function listing(page: Page, pages: Record<string, JobResult[]>): Promise<string[]> {
  const asked: string[] = []
  await page.route(/\/api\/jobs\?/, (route: Route) => {
    const start = new URL(route.request().url()).searchParams.get('start') ?? '0'
    asked.push(start)
    const json = pages[start]
    return json ? route.fulfill({ json }) : route.fulfill({ status: 500, json: {} })
  })
  return asked
}
