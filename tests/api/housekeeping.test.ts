import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { grantCredits, holdCredit, readBalance } from '#server/credits/ledger-store.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { keepHouse } from '#server/housekeeping.ts'

import type { TestHouse } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const dayMs = 86_400_000

let product: TestHouse
beforeAll(async () => {
  product = await openTestHouse()
})
afterAll(() => product.close())

describe('housekeeping', () => {
  it('at a lone start gives dead calls their credits back and frees their keys', async () => {
    const { house } = product
    const { id } = await product.signUp()
    await grantCredits(house.db, id, 5, 'test')
    await holdCredit(house.db, id, 'tailor', house.now())
    await house.db
      .insertInto('idempotency_keys')
      .values({
        person_id: id,
        call: 'copyResume',
        key: 'dead',
        request_hash: Buffer.alloc(32),
        state: 'running',
        created_at: new Date(house.now().getTime() - 1_000),
      })
      .execute()
    await keepHouse(house, true)
    expect(await readBalance(house.db, id)).toBe(30)
    expect(await house.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  })

  it('leaves the calls of other living servers alone', async () => {
    const { house } = product
    const { id } = await product.signUp()
    await holdCredit(house.db, id, 'tailor', house.now())
    await keepHouse(house, false)
    expect(await readBalance(house.db, id)).toBe(24)
  })

  it('empties the trash after thirty days and not before', async () => {
    const { house } = product
    const ana = await product.signUp()
    const { id } = (await ana.post('/resumes/template')).json<Resume>()
    await ana.remove(`/resumes/${id}`)
    const stored = () =>
      house.db.selectFrom('resumes').select('id').where('id', '=', id).executeTakeFirst()
    product.wait(29 * dayMs)
    await keepHouse(house, false)
    expect(await stored()).toEqual({ id })
    product.wait(2 * dayMs)
    await keepHouse(house, false)
    expect(await stored()).toBeUndefined()
  })

  it('forgets sessions that ended', async () => {
    const { house } = product
    await product.signUp()
    product.wait(60 * dayMs)
    await keepHouse(house, false)
    expect(await house.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })
})
