/**
 * The whole product, killed with SIGKILL while it tailors: at the next start every answered request
 * is there, nothing unanswered has cost a credit, and the ledger adds up.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'

import type { ProductProcess } from '../../tools/product-process.ts'
import { startProduct } from '../../tools/product-process.ts'
import { nextOf, openBrowser } from './sign-in/browser.ts'
import type { TestFolder } from './test-folder.ts'
import { makeTestFolder } from './test-folder.ts'

let folder: TestFolder
beforeAll(async () => {
  folder = await makeTestFolder()
})
afterAll(() => folder.remove())

const start = () => startProduct(folder.path, { LOG_LEVEL: 'warn', CREDITS_ON_SIGNUP: '1000' })

async function signIn(product: ProductProcess): Promise<string> {
  const browser = openBrowser()
  const page = await browser.follow(await browser.visit(`${product.url}/api/auth/login`))
  const sent = await browser.fill(page, { email: 'ana@example.org', name: 'Ana' })
  const end = await browser.follow(sent, (next) => next.pathname === '/auth/callback')
  return nextOf(end)?.searchParams.get('token') ?? ''
}

function callsOf(product: ProductProcess, token: string) {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${product.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return (await answer.json()) as T // the API tests hold answers against their schemas
  }
}

describe('a server that was killed while it tailored', () => {
  it('has lost nothing it answered, and charged nothing it did not', async () => {
    let source: Resume | undefined
    const answered: string[] = []
    for (const delayMs of [0, 150, 300]) {
      const product = await start()
      const call = callsOf(product, await signIn(product))
      const from = (source ??= await call<Resume>('POST', '/resumes', {
        summary: 'Electrician with ten years of wiring and solar work.',
      }))
      const tailor = (i: number) =>
        call<{ tailored_resume: Resume }>('POST', `/resumes/${from.id}/tailored-to-job`, {
          job_description: `Electrician ${i}\nRequirements\n- wiring and solar work`,
        })
      await tailor(0).then(({ tailored_resume }) => answered.push(tailored_resume.id))
      const burst = Array.from({ length: 30 }, (_, i) =>
        tailor(i).then(({ tailored_resume }) => answered.push(tailored_resume.id)),
      )
      const settled = Promise.allSettled(burst)
      await sleep(delayMs)
      process.kill(product.pid, 'SIGKILL')
      await settled
    }
    const product = await start()
    const call = callsOf(product, await signIn(product))
    const stored = (await call<Resume[]>('GET', '/resumes')).map((resume) => resume.id)
    expect(answered.length).toBeGreaterThanOrEqual(3)
    expect(answered.filter((id) => !stored.includes(id))).toEqual([])
    const { credit_balance: balance } = await call<{ credit_balance: number }>('GET', '/users/me')
    expect(balance).toBe(1000 - (stored.length - 1))
    await product.stop()
  }, 60_000)
})
