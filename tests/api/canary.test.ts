/**
 * A person whose every word is a canary goes the whole way through the real product. The canary is
 * then looked for where it must not be: the log, connections to elsewhere, and, once the account is
 * deleted, every file of the data folder.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { openDatabase } from '#server/db/open.ts'

import type { ProductProcess } from '../../tools/product-process.ts'
import { startProduct } from '../../tools/product-process.ts'
import type { Browser } from './sign-in/browser.ts'
import { nextOf, openBrowser } from './sign-in/browser.ts'
import { multipartOf } from './test-house.ts'
import type { TestFolder } from './test-folder.ts'
import { makeTestFolder } from './test-folder.ts'
import { tinyPdf } from './tiny-pdf.ts'

const canary = 'zwergkanarie'
const quiet = { info: () => {}, warn: () => {} }

let folder: TestFolder
let notes: TestFolder
let product: ProductProcess
let browser: Browser
let token: string

beforeAll(async () => {
  folder = await makeTestFolder()
  notes = await makeTestFolder()
  product = await startProduct(folder.path, {
    LOG_LEVEL: 'debug',
    JOB_SOURCES: 'off',
    NOTE_CONNECTIONS: path.join(notes.path, 'connections'),
    NODE_OPTIONS: `--import=${pathToFileURL(path.resolve(import.meta.dirname, 'programs/note-connections.mjs')).href}`,
  })
})
afterAll(async () => {
  await product.stop()
  await folder.remove()
  await notes.remove()
})

async function call(method: string, at: string, body?: object | string, headers = {}) {
  const answer = await fetch(`${product.url}/api${at}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'object' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'object' ? JSON.stringify(body) : body }),
  })
  const text = await answer.text()
  return { status: answer.status, text }
}

async function signIn(): Promise<void> {
  browser = openBrowser()
  const start = await browser.visit(`${product.url}/api/auth/login`, {
    headers: { 'user-agent': canary, referer: `https://example.org/${canary}` },
  })
  const page = await browser.follow(start)
  await browser.fill(page, { email: canary, name: canary }) // no address: refused with the form
  const sent = await browser.fill(page, {
    email: `${canary}@example.org`,
    name: `Ana ${canary}`,
  })
  const end = await browser.follow(sent, (next) => next.pathname === '/auth/callback')
  token = nextOf(end)?.searchParams.get('token') ?? ''
}

/** Every call a person makes, and most of the ways they go wrong. */
async function useEverything(): Promise<void> {
  const words = `Nurse with ten years of wound care, ${canary}.`
  const form = multipartOf(tinyPdf(['Ana', words, 'Work experience']), 'file', `${canary}.pdf`)
  const upload = await fetch(`${product.url}/api/resumes/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': form.type },
    body: new Uint8Array(form.payload),
  })
  expect(upload.status).toBe(200)
  const made = await call('POST', '/resumes', { summary: words, notes: canary })
  const { id } = JSON.parse(made.text) as Resume // our own answer
  await call('PUT', `/resumes/${id}`, { summary: `${words} Again.`, company_name: canary })
  await call('PATCH', `/resumes/${id}/notes`, { notes: canary })
  await call('PATCH', `/resumes/${id}/notes`, { notes: canary.repeat(2_000) })
  const letter = { recipient: canary, subject: canary, greeting: '', body: words, closing: '' }
  for (const greeting of ['', canary])
    await call('PUT', `/resumes/${id}/letter`, { ...letter, greeting })
  await call('PATCH', `/resumes/${id}/letter/history/1`, { name: canary })
  expect((await call('POST', `/resumes/${id}/letter/history/1/restore`)).status).toBe(200)
  const job = `Nurse ${canary}\nRequirements\n- wound care, night shifts`
  const tailored = await call('POST', `/resumes/${id}/tailored-to-job`, { job_description: job })
  expect(tailored.status).toBe(200)
  await call('POST', `/resumes/${id}/tailored-to-job`, {
    job_description: `https://127.0.0.1:1/${canary}`,
  })
  await call('POST', `/resumes/${id}/translate`, { target_language: 'de' })
  const found = await call('GET', '/jobs?job_title=nurse')
  const jobs = JSON.parse(found.text) as { job_identifier: string }[] // as above
  await call('GET', `/jobs?job_title=${canary}&location=${canary}`)
  const [first] = jobs
  await call('GET', `/jobs/quick-score?resume_id=${id}&job_identifier=${first?.job_identifier}`)
  await call('GET', `/jobs/${canary}`)
  await call('GET', `/resumes/${canary}`)
  await call('GET', `/${canary}?q=${canary}`)
  await call('POST', '/resumes', `{"${canary}`, { 'content-type': 'application/json' })
  await call('POST', '/resumes', { summary: 1, [canary]: canary })
  await call('GET', '/users/me/export')
  await fetch(`${product.url}/auth/callback?token=${canary}`)
  await fetch(`${product.url}/api/auth/return?code=${canary}&state=${canary}`)
  await fetch(`${product.url}/${canary}`, { headers: { cookie: `a=${canary}` } })
}

/** The files below a folder that hold the canary, in any case and in either width of letters. */
function filesNaming(where: string): string[] {
  const wide = Buffer.from(canary, 'utf16le')
  return readdirSync(where, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file)
      return bytes.includes(canary) || bytes.includes(wide)
    })
}

describe('[ASVS 14.2.3] [ASVS 16.2.5] the words of a person', () => {
  it('are in the data folder while they are kept, and never in the log or under way elsewhere', async () => {
    await signIn()
    await useEverything()
    expect(filesNaming(folder.path).length).toBeGreaterThan(0)
    expect(product.log()).toContain('"route":"/api/resumes/:id/tailored-to-job","status":200')
    expect(product.log().toLowerCase()).not.toContain(canary)
    expect(product.log()).not.toContain(token)
    const opened = await readFile(path.join(notes.path, 'connections'), 'utf8')
    const elsewhere = opened.split('\n').filter((to) => to !== '' && !to.startsWith('/'))
    expect(elsewhere).toEqual([])
  })

  it('are in no file once the account is deleted and the database swept', async () => {
    expect((await call('DELETE', '/users/me')).status).toBe(204)
    expect(product.log().toLowerCase()).not.toContain(canary)
    await product.stop()
    const database = await openDatabase({ dataDir: folder.path, log: quiet })
    await database.pool.query('VACUUM FULL')
    // Twice: the first writes the log of the sweep itself, the second lets go of it.
    for (const _ of [1, 2]) {
      await database.pool.query('SELECT pg_switch_wal()')
      await database.pool.query('CHECKPOINT')
    }
    await database.close()
    expect(filesNaming(folder.path)).toEqual([])
  })
})
