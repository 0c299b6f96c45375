/** The numbers for Prometheus: what they count, and that they name nobody. */
import { get } from 'node:http'
import { networkInterfaces } from 'node:os'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { createRegistry } from '#server/metrics/registry.ts'
import { serveMetrics } from '#server/metrics/serve-metrics.ts'

import { findFreePort } from '../../tools/free-port.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson
let resume: Resume
let port: number
let close: () => Promise<void>
beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp({ name: 'Canary Ana', email: 'canary@example.org' })
  resume = (await ana.post('/resumes', { summary: 'Nurse, canary ward.' })).json<Resume>()
  port = await findFreePort()
  close = await serveMetrics(product.house, { totalCount: 3, idleCount: 2, waitingCount: 0 }, port)
})
afterAll(async () => {
  await close()
  await product.close()
})

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

describe('the numbers', () => {
  it('count requests by the route’s template and their status, and how long they took', async () => {
    await ana.get(`/resumes/${resume.id}`)
    await ana.get('/resumes/canary')
    const text = await scrape()
    expect(text).toContain(
      'lapel_requests_total{method="GET",route="/api/resumes/:id",status="200"} 1\n',
    )
    expect(text).toContain(
      'lapel_requests_total{method="GET",route="/api/resumes/:id",status="404"} 1\n',
    )
    expect(text).toMatch(
      /lapel_request_seconds_bucket\{route="\/api\/resumes\/:id",le="\+Inf"\} 2\n/,
    )
    expect(text).toMatch(/lapel_request_seconds_count\{route="\/api\/resumes\/:id"\} 2\n/)
  })

  it('count engines, files, credits held and connections', async () => {
    await ana.post(`/resumes/${resume.id}/tailored-to-job`, {
      job_description: 'Nurse wanted\nRequirements\n- wound care, night shifts',
    })
    await ana.upload(Buffer.from('no pdf'))
    const text = await scrape()
    expect(text).toMatch(/lapel_engine_calls_total\{engine="built-in",outcome="answered"\} 1\n/)
    expect(text).toContain('lapel_credits_held 0\n')
    expect(text).toContain('lapel_files_under_way 0\n')
    expect(text).toContain('lapel_database_connections{state="busy"} 1\n')
    expect(text).toMatch(/lapel_memory_bytes\{kind="resident"\} \d+\n/)
  })

  it('are lines that Prometheus reads, each family with its kind, and name nobody', async () => {
    const text = await scrape()
    for (const line of text.trim().split('\n')) {
      expect(line).toMatch(
        /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z_]+="[^"\n]*"(,[a-z_]+="[^"\n]*")*\})? [\d.e+-]+)$/,
      )
    }
    expect(text).not.toMatch(/canary/i)
    expect(text).not.toContain(resume.id)
    expect(text).not.toContain(ana.token)
  })

  it('[ASVS 13.4.5] are given on this machine alone, and nothing else is given there', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
    const outside = Object.values(networkInterfaces())
      .flatMap((of) => of ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4')
    if (outside === undefined) return
    const refused = new Promise((resolve, reject) => {
      get({ host: outside.address, port, path: '/metrics' }, reject).on('error', resolve)
    })
    expect(await refused).toMatchObject({ code: 'ECONNREFUSED' })
  })
})

describe('a label', () => {
  it('is written so that no value breaks out of it', async () => {
    const registry = createRegistry()
    registry.counter('odd', 'Odd.').add({ name: 'a"b\\c\nd' })
    expect(await registry.text()).toContain('odd{name="a\\"b\\\\c\\nd"} 1\n')
  })

  it('whose number cannot be read leaves the others readable', async () => {
    const registry = createRegistry()
    registry.gauge('broken', 'Broken.', () => Promise.reject(new Error('no database')))
    registry.gauge('whole', 'Whole.', () => 1)
    expect(await registry.text()).toBe('# HELP whole Whole.\n# TYPE whole gauge\nwhole 1\n')
  })
})
