/**
 * For tests that need somebody signed in but not the signing in: their pages begin with the session of
 * the worker's person, and they have the calls to prepare what a screen then shows.
 */
import type { Page } from '@playwright/test'

import type { Resume, ResumeContent } from '#domain/resume/resume.ts'

import type { Send } from '../../tools/trials/prepare-screens.ts'
import type { State } from './calls.ts'
import { callsOf, headersOf } from './calls.ts'
import { test as base } from './product.ts'

export type Api = {
  send: Send
  get: <T>(path: string) => Promise<T>
  put: <T>(path: string, body: object) => Promise<T>
  post: <T>(path: string, body?: object) => Promise<T>
  /** A new resume with these fields and this content. */
  addResume: (fields?: Partial<Resume> & Partial<ResumeContent>) => Promise<Resume>
}

export const test = base.extend<{ person: State; api: Api }>({
  person: async ({ session }, use) => use(session),

  storageState: async ({ person }, use) => use(person),

  api: async ({ context, request, person }, use) => {
    const send = callsOf(request, person)
    const made: string[] = []
    const api: Api = {
      send,
      get: (path) => send('GET', path),
      put: (path, body) => send('PUT', path, body),
      post: (path, body) => send('POST', path, body),
      addResume: async (fields = {}) => {
        const { id } = await api.post<Resume>('/resumes/template')
        made.push(id)
        return api.put(`/resumes/${id}`, fields)
      },
    }
    await use(api)
    // A page that still saves would be told that its resume is gone.
    for (const page of context.pages()) await page.close()
    // Every dashboard would draw what all tests before it have made.
    for (const id of made)
      await request.delete(`/api/resumes/${id}`, { headers: headersOf(person) })
  },
})

export { expect } from '@playwright/test'

/** What the server is made to answer, or that the connection is cut. */
export type Answer = 'cut' | { status: number; json?: unknown; body?: string }

/** From now on calls to such addresses get this answer; the function returned changes it. */
export async function answering(
  page: Page,
  address: string | RegExp,
): Promise<(next: Answer) => void> {
  let answer: Answer = 'cut'
  await page.route(address, (route) =>
    answer === 'cut' ? route.abort('failed') : route.fulfill(answer),
  )
  return (next) => (answer = next)
}

export const refusal = (status: number, detail: string | null) => ({
  status,
  json: detail === null ? {} : { detail, code: 'of_another_server' },
})

/** The browser's own lines about the refusals that these tests make. */
export const refusalsInConsole = /status of [45]\d\d|net::ERR_FAILED/
