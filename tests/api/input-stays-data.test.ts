/**
 * What people send is data everywhere: never part of an SQL statement, and never part of a regular
 * expression. Every call of the contract is sent a marker in each field that takes text, and every
 * statement and pattern made meanwhile is recorded. Texts are read in this thread, where patterns can
 * be seen.
 */
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Call } from '#contract/call.ts'
import type { CallName } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { loadSamples } from '#server/job-import/sources/load-samples.ts'
import { runHere } from '#server/work/tasks.ts'

import { exampleOf } from './example-of.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { multipartOf, openTestHouse } from './test-house.ts'

const marker = 'zqmarker'
/** Closes every kind of quote and opens every kind of bracket. */
const hostile = `${marker}'"$$;--\\([{+*?`
/** A word that is searched for keeps its letters only, so the marker stands among plain words, too. */
const text = `Registered nurse ${hostile} German B2`

const queries = vi.spyOn(Client.prototype, 'query')
/** What was asked of the database: the statements, and apart from them the values. */
const statements = (): string[] =>
  queries.mock.calls.map(([statement]) => JSON.stringify(statement))
const parameters = (): string[] =>
  queries.mock.calls.map(([, values]) => JSON.stringify(values) ?? '')
const patterns: string[] = []

class RecordedRegExp extends RegExp {
  constructor(pattern: string | RegExp, flags?: string) {
    super(pattern, flags)
    patterns.push(this.source)
  }
}

let product: TestHouse
beforeAll(async () => {
  product = await openTestHouse({
    parts: {
      texts: {
        for: () => runHere,
        inBackground: () => runHere,
        counts: () => ({ underWay: 0, waiting: 0, refused: {} }),
        close: async () => {},
      },
    },
  })
  await loadSamples(product.house.db)
  vi.stubGlobal('RegExp', RecordedRegExp)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await product.close()
})
beforeEach(() => {
  queries.mockClear()
  patterns.length = 0
})

const withMarker = (seen: readonly string[]): string[] => seen.filter((one) => one.includes(marker))

/** The call as its schemas describe it, with the marker wherever text may stand. */
function send(name: CallName, person: TestPerson, id: string) {
  const call: Call = calls[name]
  const textFor = (field: string) =>
    /(^|_)ids?$/.test(field) ? id : field.endsWith('_url') || field === 'url' ? undefined : text
  const form = call.body === 'multipart' ? multipartOf(Buffer.from(text), 'file', marker) : null
  const body = typeof call.body === 'object' ? exampleOf(call.body, textFor) : null
  return product.ask({
    method: call.method,
    url: `/api${call.path.replace('{version}', '1').replaceAll(/\{\w+\}/g, encodeURIComponent(id))}`,
    query: (call.query === undefined ? {} : exampleOf(call.query, textFor)) as Record<
      string,
      string
    >, // made from the call's own schema
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(form === null ? {} : { 'content-type': form.type }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(form === null ? {} : { payload: form.payload }),
    ...(body === null ? {} : { payload: JSON.stringify(body) }),
  })
}

/** A stream of changes has no end to wait for. */
const names = (Object.keys(calls) as CallName[]).filter((name) => {
  const { bearer, answer } = calls[name] as Call
  return bearer && answer !== 'events'
})

describe('[ASVS 1.2.4] [ASVS 1.2.9] what a person sends', () => {
  it.each(names)('becomes no part of a statement or a pattern in %s', async (name) => {
    const ana = await product.signUp({ name: text })
    const resume = (
      await ana.post('/resumes', { summary: text, job_description: text, job_title: text })
    ).json<Resume>()
    const ids = (calls[name] as Call).path.includes('{') ? [resume.id, hostile] : [resume.id]
    for (const id of ids) {
      expect((await send(name, ana, id)).body).not.toContain('"internal"')
    }
    expect(withMarker(statements())).toEqual([])
    expect(withMarker(patterns)).toEqual([])
    // The recorders see what they must: the person's name and resume went by as parameters.
    expect(withMarker(parameters()).length).toBeGreaterThan(0)
  })

  it('is searched for as plain words', async () => {
    const ana = await product.signUp()
    for (const field of ['job_title', 'location']) {
      const query = new URLSearchParams({ [field]: text })
      expect((await ana.get(`/jobs?${query}`)).statusCode).toBe(200)
    }
    expect(withMarker(statements())).toEqual([])
    expect(withMarker(patterns)).toEqual([])
    expect(withMarker(parameters()).length).toBeGreaterThan(0)
  })
})

describe('the recorder of patterns', () => {
  it('sees a pattern that is made of a text', () => {
    expect(new RegExp(marker).test(text)).toBe(true)
    expect(withMarker(patterns)).toEqual([marker])
  })
})
