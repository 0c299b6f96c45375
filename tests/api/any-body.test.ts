/** Whatever is sent, the answer is a success or a problem of the sender's, and never a fault. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'

import type { Call } from '#contract/call.ts'
import type { CallName } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { resume as resumeSchema } from '#domain/resume/resume.ts'

import { exampleOf } from './example-of.ts'
import { storedRows } from './stored-rows.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson
let resume: Resume
beforeAll(async () => {
  product = await openTestHouse({ env: { CREDITS: 'unlimited' } })
  ana = await product.signUp()
  resume = (await ana.post('/resumes/template')).json<Resume>()
})
afterAll(() => product.close())

const names = Object.keys(calls) as CallName[]
const withBody = names.filter((name) => typeof (calls[name] as Call).body === 'object')
const schemaOf = ({ body }: Call): z.ZodType => {
  if (typeof body !== 'object') throw new Error('asked only of calls with a JSON body')
  return body
}
const withQuery = names.filter((name) => (calls[name] as Call).query !== undefined)

/** JSON with the fields of a resume in it, their values right, wrong or hostile. */
const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\u0000', '\uD800', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z', 1e308),
)
const field = fc.constantFrom(
  ...Object.keys(resumeSchema.shape),
  'job_description',
  'job_identifier',
  'target_language',
  '__proto__',
  'constructor',
  'person_id',
)
const body = fc.oneof(
  { arbitrary: fc.dictionary(field, hostile, { maxKeys: 6 }), weight: 4 },
  { arbitrary: hostile, weight: 1 },
)

describe('any body', () => {
  it.each(withBody)('sent to %s is taken or refused', async (name) => {
    const call: Call = calls[name]
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const answer = await product.ask({
          method: call.method,
          url: `/api${call.path.replace('{id}', resume.id)}`,
          headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
          payload: JSON.stringify(sent) ?? '',
        })
        if (answer.statusCode < 500) return
        expect(answer.json()).toMatchObject({ code: 'translation_unavailable' })
      }),
      { numRuns: 60 },
    )
  })
})

describe('a body whose values are of another kind than its schema says', () => {
  it.each(withBody)('[ASVS 2.2.1] [ASVS 2.2.2] is refused by %s', async (name) => {
    const call: Call = calls[name]
    const cora = await product.signUp()
    const own = (await cora.post('/resumes/template')).json<Resume>()
    const whole = exampleOf(schemaOf(call), (field) =>
      /(^|_)ids?$/.test(field) ? own.id : undefined,
    )
    const saved = (await cora.post('/jobs/saved', { job_title: 'nurse' })).json<{ id: string }>()
    const id = call.path.startsWith('/jobs/saved/') ? saved.id : own.id
    const before = await storedRows(product.house)
    for (const [field, value] of Object.entries(whole as object)) {
      const wrong = typeof value === 'number' ? 'seven' : 7
      const answer = await product.ask({
        method: call.method,
        url: `/api${call.path.replace('{version}', '1').replace('{id}', id)}`,
        headers: { authorization: `Bearer ${cora.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ ...(whole as object), [field]: wrong }),
      })
      expect([field, answer.statusCode]).toEqual([field, 400])
    }
    expect(await storedRows(product.house)).toEqual(before)
  })
})

describe('a text with signs that the database cannot hold', () => {
  async function sent(name: CallName, text: string) {
    const call: Call = calls[name]
    const dora = await product.signUp()
    const own = (await dora.post('/resumes/template')).json<Resume>()
    const answer = await product.ask({
      method: call.method,
      url: `/api${call.path.replace('{version}', '1').replace('{id}', own.id)}`,
      headers: { authorization: `Bearer ${dora.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(
        exampleOf(schemaOf(call), (field) => (/(^|_)ids?$/.test(field) ? own.id : text)),
      ),
    })
    return { answer: answer.statusCode, summary: answer.json<Partial<Resume> | null>()?.summary }
  }

  it.each(withBody)('[ASVS 1.3.3] is taken by %s as the same text without them', async (name) => {
    expect(await sent(name, 'Nurse\u0000 and baker\uD800')).toEqual(
      await sent(name, 'Nurse and baker\uFFFD'),
    )
  })
})

describe('any query', () => {
  it.each(withQuery)('[ASVS 1.4.2] sent to %s is taken or refused', async (name) => {
    const call: Call = calls[name]
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('-1', '1e9', 'NaN', resume.id, '\u0000'),
    )
    const key = fc.constantFrom(
      'job_title',
      'location',
      'resume_id',
      'job_types',
      'start',
      'job_identifier',
      'work_types',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(key, value), { maxLength: 5 }), async (pairs) => {
        const query = pairs
          .map(([k, v]) => `${k}=${encodeURIComponent(v.toWellFormed())}`)
          .join('&')
        const answer = await ana.get(`${call.path}?${query}`)
        expect(answer.statusCode).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })
})

describe('any id', () => {
  it('in a path is found or not, and never a fault', async () => {
    // Somebody of their own: what was asked above counts against the limits of who asked it.
    const bea = await product.signUp()
    const paths = names
      .map((name) => calls[name] as Call)
      .filter((call) => call.path.includes('{id}') && call.body === undefined)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
        async (call, id) => {
          const path = call.path.replace('{id}', encodeURIComponent(id.toWellFormed()))
          const answer = await product.ask({
            method: call.method,
            url: `/api${path}`,
            headers: { authorization: `Bearer ${bea.token}` },
          })
          expect([400, 404]).toContain(answer.statusCode)
        },
      ),
      { numRuns: 100 },
    )
  })
})
