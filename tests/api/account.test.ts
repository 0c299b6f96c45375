import { createHash, randomBytes } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'

import type { creditEntries, creditStatement } from '#contract/credits.ts'
import type { sessionList } from '#contract/users.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { holdCredit, refundHold, settleHold } from '#server/credits/ledger-store.ts'
import { loadSamples } from '#server/job-import/sources/load-samples.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
beforeAll(async () => {
  product = await openTestHouse({ env: { CREDITS_ON_SIGNUP: '3' } })
  await loadSamples(product.house.db)
})
afterAll(() => product.close())

describe('the sessions of the signed-in person', () => {
  const list = async (person: TestPerson) =>
    (await person.get('/users/me/sessions')).json<z.infer<typeof sessionList>>()

  /** Signs the same person in once more, somewhere else. */
  async function signInAgain(person: TestPerson, userAgent: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const now = product.house.now()
    await product.house.db
      .insertInto('sessions')
      .values({
        person_id: person.id,
        token_hash: createHash('sha256').update(token).digest(),
        user_agent: userAgent,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      })
      .execute()
    return token
  }
  const statusWith = async (token: string) =>
    (
      await product.ask({
        method: 'GET',
        url: '/api/users/me',
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode

  it('[ASVS 7.5.2] are listed with their device, and say which one asks', async () => {
    const ana = await product.signUp()
    product.wait(1_000)
    await signInAgain(ana, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
    const sessions = await list(ana)
    expect(sessions.map((one) => [one.user_agent, one.is_current])).toEqual([
      ['Firefox on Linux', false],
      [null, true],
    ])
    for (const one of sessions) {
      expect(Date.parse(one.last_seen_at)).toBeGreaterThanOrEqual(Date.parse(one.created_at))
      expect(JSON.stringify(one)).not.toMatch(/token|hash/)
    }
  })

  it('can be ended one at a time: its token is worth nothing then, the others stay', async () => {
    const bea = await product.signUp()
    product.wait(1_000)
    const token = await signInAgain(bea, 'curl/8')
    expect(await statusWith(token)).toBe(200)
    const [elsewhere] = await list(bea)
    const answer = await bea.remove(`/users/me/sessions/${elsewhere?.id}`)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await statusWith(token)).toBe(401)
    expect(await list(bea)).toHaveLength(1)
    expect((await bea.remove(`/users/me/sessions/${elsewhere?.id}`)).statusCode).toBe(404)
  })

  it('that asks can end itself, and its cookie goes with it', async () => {
    const carl = await product.signUp()
    const [here] = await list(carl)
    const answer = await carl.remove(`/users/me/sessions/${here?.id}`)
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['set-cookie']).toMatch(/Max-Age=0/)
    expect((await carl.get('/users/me')).statusCode).toBe(401)
  })

  it('[ASVS 7.4.3] can all be ended at once but the one that asks, and nobody else’s', async () => {
    const eve = await product.signUp()
    const other = await product.signUp()
    const tokens = [await signInAgain(eve, 'curl/8'), await signInAgain(eve, 'curl/8')]
    const answer = await eve.remove('/users/me/sessions')
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    for (const token of tokens) expect(await statusWith(token)).toBe(401)
    expect(await list(eve)).toMatchObject([{ is_current: true }])
    expect(await list(other)).toHaveLength(1)
  })

  it('of somebody else cannot be told from none', async () => {
    const dora = await product.signUp()
    const mallory = await product.signUp()
    const [hers] = await list(dora)
    for (const id of [hers?.id ?? '', '00000000-0000-4000-8000-000000000000', 'x', '%00']) {
      const answer = await mallory.remove(`/users/me/sessions/${id}`)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found'])
    }
    expect(await list(dora)).toHaveLength(1)
  })
})

describe('the ledger of the signed-in person', () => {
  const entries = async (person: TestPerson, query = '') =>
    (await person.get(`/users/me/credits${query}`)).json<z.infer<typeof creditEntries>>()

  it('begins with the credits of a newcomer', async () => {
    const ana = await product.signUp()
    expect(await entries(ana)).toMatchObject([
      { kind: 'grant', amount: 3, purpose: 'signup', balance_after: 3 },
    ])
  })

  it('tells newest first what was held, spent and given back, down to the balance', async () => {
    const bea = await product.signUp()
    const own = (await bea.post('/resumes', { summary: 'Nurse in a ward' })).json<Resume>()
    const score = (job: string) =>
      bea.get(`/jobs/quick-score?job_identifier=${job}&resume_id=${own.id}`)
    expect((await score('sample-en-01')).statusCode).toBe(200)
    expect((await score('sample-en-02')).statusCode).toBe(200)
    const ledger = await entries(bea)
    expect(ledger.map((e) => [e.kind, e.amount, e.purpose, e.balance_after])).toEqual([
      ['settle', 0, 'quick_score', 1],
      ['hold', -1, 'quick_score', 1],
      ['settle', 0, 'quick_score', 2],
      ['hold', -1, 'quick_score', 2],
      ['grant', 3, 'signup', 3],
    ])
    const { credit_balance } = (await bea.get('/users/me')).json<{ credit_balance: number }>()
    expect(ledger.reduce((sum, e) => sum + e.amount, 0)).toBe(credit_balance)
    expect(await entries(bea, '?start=3')).toEqual(ledger.slice(3))
    expect((await bea.get('/users/me/credits?start=-1')).statusCode).toBe(400)
  })

  it('comes two hundred at a time, each with the balance it left', async () => {
    const carl = await product.signUp()
    await product.house.db
      .insertInto('credit_entries')
      .values(
        Array.from({ length: 250 }, () => ({
          person_id: carl.id,
          kind: 'grant' as const,
          amount: 2,
          purpose: 'gift',
          hold_id: null,
        })),
      )
      .execute()
    const first = await entries(carl)
    expect([first.length, first[0]?.balance_after]).toEqual([200, 503])
    const second = await entries(carl, '?start=200')
    expect([second.length, second[0]?.balance_after, second.at(-1)?.purpose]).toEqual([
      51,
      103,
      'signup',
    ])
  })
})

describe('the statement of the signed-in person', () => {
  type Statement = z.infer<typeof creditStatement>
  const statement = async (person: TestPerson, query = '') =>
    (await person.get(`/users/me/credits/statement${query}`)).json<Statement>()

  it('has one line for each thing, with what it was spent on, down to the balance', async () => {
    const { house } = product
    const ana = await product.signUp()
    const own = (
      await ana.post('/resumes', {
        summary: 'Nurse in a ward',
        skill_categories: [{ name: 'Care', skills: ['Baking', 'Wound care'] }],
      })
    ).json<Resume>()
    await ana.get(`/jobs/quick-score?job_identifier=sample-en-01&resume_id=${own.id}`)
    const answer = await ana.post(`/resumes/${own.id}/tailored-to-job`, {
      job_identifier: 'sample-en-02',
    })
    const made = answer.json<{ tailored_resume: Resume }>().tailored_resume
    const failed = await holdCredit(house.db, ana.id, 'tailor', house.now())
    await refundHold(house.db, failed ?? '')
    await holdCredit(house.db, ana.id, 'translate', house.now())

    const { lines, next } = await statement(ana)
    expect(next).toBeNull()
    expect(
      lines.map((line) => [
        line.kind,
        line.amount,
        line.purpose,
        line.balance_after,
        line.resume_id,
      ]),
    ).toEqual([
      ['held', -1, 'translate', 0, null],
      ['given_back', 0, 'tailor', 1, null],
      ['spent', -1, 'tailor', 1, made.id],
      ['spent', -1, 'quick_score', 2, null],
      ['grant', 3, 'signup', 3, null],
    ])
    expect(lines[2]).toMatchObject({ title: made.job_title, company: made.company_name })
    expect(lines[3]?.title).not.toBe('')

    // A resume in the trash is not led to any more; the job is still named.
    await ana.remove(`/resumes/${made.id}`)
    const after = (await statement(ana)).lines[2]
    expect([after?.resume_id, after?.title]).toEqual([null, made.job_title])
  })

  it('tells the holds of calls at once in an order that adds up', async () => {
    const { house } = product
    const bea = await product.signUp()
    const first = await holdCredit(house.db, bea.id, 'tailor', house.now())
    const second = await holdCredit(house.db, bea.id, 'quick_score', house.now())
    await settleHold(house.db, second ?? '')
    await refundHold(house.db, first ?? '')
    const { lines } = await statement(bea)
    let balance = 0
    for (const line of lines.toReversed()) {
      balance += line.amount
      expect(line.balance_after).toBe(balance)
    }
    expect((await bea.get('/users/me')).json()).toMatchObject({ credit_balance: balance })
  })

  it('comes page by page, each line once, and only one’s own', async () => {
    const carl = await product.signUp()
    await product.house.db
      .insertInto('credit_entries')
      .values(
        Array.from({ length: 64 }, () => ({
          person_id: carl.id,
          kind: 'grant' as const,
          amount: 2,
          purpose: 'gift',
          hold_id: null,
        })),
      )
      .execute()
    const seen: string[] = []
    let query = ''
    for (let page = 0; page < 3; page++) {
      const { lines, next } = await statement(carl, query)
      seen.push(...lines.map(({ id }) => id))
      query = `?before=${next ?? ''}`
      expect([lines.length, next === null]).toEqual(page === 2 ? [5, true] : [30, false])
    }
    expect(new Set(seen).size).toBe(65)
    for (const bad of ['?before=x', '?before=-1', `?before=${'9'.repeat(30)}`]) {
      expect((await carl.get(`/users/me/credits/statement${bad}`)).statusCode).toBe(400)
    }
  })
})
