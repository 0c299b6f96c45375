/**
 * Every call of the registry, sent by a stranger with another person's ids in its path, its query
 * and everywhere in a whole body made from its schema; and again with fields that nobody may set.
 * The other person's rows are compared before and after, and no answer may hold a word of theirs.
 */
import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Call } from '#contract/call.ts'
import type { CallName } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { loadSamples } from '#server/job-import/sources/load-samples.ts'

import { exampleOf, fieldsOf } from './example-of.ts'
import type { FullAccount } from './full-account.ts'
import { openFullAccount, tablesOfPeople, usedKey } from './full-account.ts'
import { rowsNaming, storedRows } from './stored-rows.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { multipartOf, openTestHouse } from './test-house.ts'

const names = Object.keys(calls) as CallName[]
const guarded = names.filter((name) => (calls[name] as Call).bearer)

const canary = 'Zwergkanarienvogel'
const hiddenBalance = 987_654

let product: TestHouse
let owner: TestPerson
let theirs: Resume
let trashed: Resume
let ids: FullAccount['ids']
let jobId: string

beforeAll(async () => {
  product = await openTestHouse()
  await loadSamples(product.house.db)
  const job = await product.house.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
  jobId = job.id
  await product.house.db.deleteFrom('jobs').where('id', '<>', jobId).execute()
  const full = await openFullAccount(product, canary, jobId)
  ;({ person: owner, resume: theirs, trashed, ids } = full)
})
afterAll(() => product.close())

/** A request with whole query and body, an id of the owner's in every field that takes an id. */
async function send(name: CallName, token: string, id: string, extra: string | null = null) {
  const call: Call = calls[name]
  const textFor = (field: string) =>
    /(^|_)ids?$/.test(field)
      ? id
      : field === 'job_identifier'
        ? id === ids.found
          ? id
          : jobId
        : undefined
  const query = call.query === undefined ? {} : exampleOf(call.query, textFor)
  const form = call.body === 'multipart' ? multipartOf(Buffer.from('%PDF-')) : null
  const body = typeof call.body === 'object' ? JSON.stringify(exampleOf(call.body, textFor)) : null
  const type = form?.type ?? (body === null ? null : 'application/json')
  return product.ask({
    method: call.method,
    url: `/api${call.path.replace('{version}', '1').replaceAll(/\{\w+\}/g, id)}`,
    query: query as Record<string, string>, // made from the call's own schema
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': usedKey,
      ...(type === null ? {} : { 'content-type': type }),
    },
    ...(form === null ? {} : { payload: form.payload }),
    ...(body === null ? {} : { payload: extra === null ? body : withExtra(body, extra) }),
  })
}

/** The same JSON with further fields in every object of it. */
const withExtra = (body: string, extra: string): string =>
  body.replaceAll(/\{(\s*\})?/g, (_, end?: string) => (end ? `{${extra}}` : `{${extra},`))

/** A 5xx, but for an engine that is not installed. */
const isFault = ({ statusCode, body }: { statusCode: number; body: string }): boolean =>
  statusCode >= 500 && !body.includes('_unavailable')

const ofOwner = () =>
  rowsNaming(product.house, [owner.id, theirs.id, trashed.id, ...Object.values(ids), canary])

describe('the person whose things are asked for', () => {
  it('has something in every table that names a person, so that no leak goes unseen', async () => {
    const rows = await rowsNaming(product.house, [owner.id])
    const filled = new Set(rows.map((row) => row.split(' ')[0]))
    expect((await tablesOfPeople(product)).filter((table) => !filled.has(table))).toEqual([])
  })
})

/** Whether a request to this call has a place for an id. */
function takesIds(name: CallName): boolean {
  const { path, query, body } = calls[name] as Call
  const fields = [query, typeof body === 'object' ? body : undefined].flatMap((schema) =>
    schema === undefined ? [] : fieldsOf(schema),
  )
  return path.includes('{') || fields.some((field) => /(^|_)ids?$|^job_identifier$/.test(field))
}

describe('[ASVS 8.2.2] [ASVS 8.3.1] a stranger with another person’s ids', () => {
  it.each(guarded)('gets and changes nothing of theirs by %s', async (name) => {
    const before = await ofOwner()
    const asked = [theirs.id, trashed.id, owner.id, ...Object.values(ids)]
    for (const id of takesIds(name) ? asked : [theirs.id]) {
      const stranger = await product.signUp()
      const answer = await send(name, stranger.token, id)
      expect(isFault(answer)).toBe(false)
      expect(answer.body).not.toContain(canary)
      expect(answer.body).not.toContain(Buffer.from(canary).toString('base64'))
    }
    const after = await ofOwner()
    expect(before.filter((row) => !after.includes(row))).toEqual([])
    // A stranger may write any id into a text of their own; it makes nothing the owner's.
    const added = after.filter((row) => !before.includes(row))
    expect(added.filter((row) => row.includes(`"person_id": "${owner.id}"`))).toEqual([])
    expect(added.filter((row) => row.includes(canary))).toEqual([])
  })
})

describe('[ASVS 8.2.3] [ASVS 15.3.3] [ASVS 15.3.6] fields that nobody may set', () => {
  const withBody = guarded.filter((name) => typeof (calls[name] as Call).body === 'object')

  it.each(withBody)('change nothing in a body of %s', async (name) => {
    const stranger = await product.signUp()
    const own = (
      await stranger.post('/resumes', {
        summary: 'Nurse with ten years of wards.',
        resume_language: 'pt',
      })
    ).json<Resume>()
    const planted = randomUUID()
    const extra = [
      ['person_id', owner.id],
      ['owner', owner.id],
      ['user_id', owner.id],
      ['balance', hiddenBalance],
      ['credit_balance', hiddenBalance],
      ['credits', hiddenBalance],
      ['role', planted],
      ['deleted_at_by', planted],
    ]
      .map(([field, value]) => `"${field}":${JSON.stringify(value)}`)
      .concat([
        `"__proto__":{"polluted":"${planted}","is_base":true}`,
        `"constructor":{"prototype":{"polluted":"${planted}"}}`,
      ])
      .join(',')
    const before = await ofOwner()
    const answer = await send(name, stranger.token, own.id, extra)
    expect(isFault(answer)).toBe(false)
    const rows = await storedRows(product.house)
    expect(rows.filter((row) => row.includes(planted))).toEqual([])
    expect(rows.filter((row) => row.includes(String(hiddenBalance)))).toEqual([])
    expect(await ofOwner()).toEqual(before)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect((await owner.get('/resumes')).json<Resume[]>()).toHaveLength(1)
    const me = (await stranger.get('/users/me')).json<{ credit_balance: number }>()
    expect(me.credit_balance).toBeLessThanOrEqual(25)
  })

  it('set neither id, owner, version, score nor time of a saved or copied resume', async () => {
    const ana = await product.signUp()
    const mine = (await ana.post('/resumes', { summary: 'mine' })).json<Resume>()
    const forged = { id: theirs.id, person_id: owner.id, score: 100, original_resume_id: null }
    const saved = await ana.put(`/resumes/${mine.id}`, { ...forged, summary: 'still mine' })
    expect(saved.json<Resume>()).toMatchObject({ id: mine.id, score: null, version: 2 })
    const copied = await ana.post('/resumes', { ...forged, version: 900, is_base: true })
    const copy = copied.json<Resume>()
    expect(copy).toMatchObject({ score: null, version: 1, is_base: false })
    expect([theirs.id, mine.id]).not.toContain(copy.id)
    expect((await owner.get(`/resumes/${theirs.id}`)).json<Resume>()).toEqual(theirs)
  })
})
