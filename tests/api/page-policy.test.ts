/** Whatever the server answers, a page, a file, an issuer's form or a refusal, scripts are bound. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { registerIssuer } from '#server/auth/local-issuer/mount.ts'
import { handlers } from '#server/handlers.ts'
import { buildServer } from '#server/http/serve.ts'
import { createPages, readStaticFiles } from '#server/http/static.ts'

import type { TestFolder } from './test-folder.ts'
import { makeTestFolder } from './test-folder.ts'
import type { TestHouse } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let folder: TestFolder
let app: FastifyInstance
beforeAll(async () => {
  product = await openTestHouse()
  folder = await makeTestFolder()
  for (const file of ['index.html', 'login/index.html', 'app.html', '404.html', 'assets/a.js']) {
    const place = path.join(folder.path, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, '<!doctype html>')
  }
  const files = await readStaticFiles(folder.path, product.house.config)
  app = await buildServer(product.house, {
    handlers,
    mount: (server) => registerIssuer(server, product.house),
    pages: createPages(files),
  })
})
afterAll(async () => {
  await app.close()
  await product.close()
  await folder.remove()
})

it.each([
  '/',
  '/login',
  '/dashboard',
  '/resume-page/0b5a1c1e-0000-4000-8000-000000000000',
  '/auth/callback?token=x',
  '/no-such-page',
  '/assets/a.js',
  '/issuer/sign-in/x',
  '/issuer/auth?client_id=x',
  '/api/health',
  '/api/resumes',
  '/api/auth/return',
  '/%E0%A4%A',
])('[ASVS 3.4.3] %s lets no script be made of text, and none run but our own', async (url) => {
  const { headers } = await app.inject({ url, headers: { host: '127.0.0.1:3000' } })
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain('trusted-types service-worker')
})
