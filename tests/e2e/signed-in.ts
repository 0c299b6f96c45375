/**
 * For tests that need somebody signed in but not the signing in: one person a worker, whose session
 * every page of these tests begins with, and the calls to prepare what a screen then shows.
 */
import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test'

import type { Resume, ResumeContent } from '#domain/resume/resume.ts'

import type { Send } from '../../tools/trials/prepare-screens.ts'
import { expect, newEmail, signIn, test as base } from './product.ts'

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

export type Api = {
  send: Send
  get: <T>(path: string) => Promise<T>
  put: <T>(path: string, body: object) => Promise<T>
  post: <T>(path: string, body?: object) => Promise<T>
  /** A new resume with these fields and this content. */
  addResume: (fields?: Partial<Resume> & Partial<ResumeContent>) => Promise<Resume>
}

export const test = base.extend<{ api: Api }, { session: State }>({
  session: [
    async ({ browser, product }, use) => {
      const context = await browser.newContext({ baseURL: product.url })
      await signIn(await context.newPage(), newEmail())
      const state = await context.storageState()
      await context.close()
      await use(state)
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  storageState: async ({ session }, use) => use(session),

  api: async ({ request, session }, use) => {
    const send = callsOf(request, session)
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
    // Every dashboard would draw what all tests before it have made.
    for (const id of made)
      await request.delete(`/api/resumes/${id}`, { headers: headersOf(session) })
  },
})

export function callsOf(request: APIRequestContext, session: State): Send {
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await request.fetch(`/api${path}`, {
      method,
      headers: headersOf(session),
      ...(data === undefined ? {} : { data }),
    })
    expect([path, answer.ok()]).toEqual([path, true])
    return (await answer.json()) as T // the server's answers are held to their schemas elsewhere
  }
}

function headersOf({ origins }: State): Record<string, string> {
  const token = origins[0]?.localStorage.find(({ name }) => name === 'authToken')?.value
  return { authorization: `Bearer ${token}` }
}

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
