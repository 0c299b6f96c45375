/**
 * Sign-up credits: once for each of the issuer's subjects and once for each address that the
 * issuer has verified, within 30 days, whether the account still exists or not.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readBalance } from '#server/credits/ledger-store.ts'
import type { Identity } from '#server/users/person.ts'
import { joinPerson } from '#server/users/join.ts'
import { removeEndedClaims } from '#server/users/sign-up-claim-store.ts'
import { deletePerson } from '#server/users/delete-account.ts'

import type { TestHouse } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const dayMs = 86_400_000
let product: TestHouse
beforeAll(async () => {
  product = await openTestHouse()
})
afterAll(() => product.close())

let lastSubject = 0
/** Somebody of whom only what a test says is known to anybody. */
const somebody = (who: Partial<Identity> = {}): Identity => ({
  issuer: 'https://id.example',
  subject: `subject ${++lastSubject}`,
  name: null,
  email: `person-${lastSubject}@example.org`,
  isEmailVerified: true,
  ...who,
})
const signIn = async (identity: Identity): Promise<{ id: string; balance: number | null }> => {
  const id = await joinPerson(product.house, identity)
  return { id, balance: await readBalance(product.house.db, id) }
}
const leave = (id: string) => deletePerson(product.house, id)

describe('sign-up credits', () => {
  it('are not given again to a subject that left and comes back with another address', async () => {
    const ana = somebody()
    await leave((await signIn(ana)).id)
    const back = await signIn({ ...ana, email: 'another@example.org' })
    expect(back.balance).toBe(0)
  })

  it('are not given again to an address that was changed before its account was deleted', async () => {
    const ana = somebody()
    await signIn(ana)
    const { id } = await signIn({ ...ana, email: 'changed@example.org' })
    await leave(id)
    expect((await signIn(somebody({ email: ana.email }))).balance).toBe(0)
    expect((await signIn(somebody({ email: 'Changed@Example.org ' }))).balance).toBe(0)
  })

  it('are given once for a verified address, also while its first account exists', async () => {
    const ana = somebody()
    expect((await signIn(ana)).balance).toBe(25)
    expect((await signIn(somebody({ email: ana.email }))).balance).toBe(0)
  })

  it('are given once where two subjects of one address sign up at the same moment', async () => {
    const balances = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { balance } = await signIn(somebody({ email: 'at-once@example.org' }))
        return balance
      }),
    )
    expect(balances.filter((balance) => balance === 25)).toHaveLength(1)
  })

  it('are not taken from the owner of an address by others who only name it', async () => {
    const squatter = somebody({ email: 'owner@example.org', isEmailVerified: false })
    const { id, balance } = await signIn(squatter)
    expect(balance).toBe(25)
    await signIn(squatter)
    await leave(id)
    expect((await signIn(somebody({ email: 'owner@example.org' }))).balance).toBe(25)
  })

  it('do not stay claimed for longer because somebody who only names the address leaves', async () => {
    const owner = somebody()
    await leave((await signIn(owner)).id)
    product.wait(20 * dayMs)
    const squatter = somebody({ email: owner.email, isEmailVerified: false })
    await leave((await signIn(squatter)).id)
    product.wait(11 * dayMs)
    expect((await signIn(somebody({ email: owner.email }))).balance).toBe(25)
  })

  it('are claimed by an address that is verified later', async () => {
    const ana = somebody({ isEmailVerified: false })
    await signIn(ana)
    await signIn({ ...ana, isEmailVerified: true })
    expect((await signIn(somebody({ email: ana.email }))).balance).toBe(0)
  })

  it('are given again after 30 days, counted from the last sign-in or the departure', async () => {
    const ana = somebody()
    const { id } = await signIn(ana)
    product.wait(20 * dayMs)
    await leave(id)
    product.wait(29 * dayMs)
    const early = await signIn(ana)
    expect(early.balance).toBe(0)
    await leave(early.id)
    product.wait(31 * dayMs)
    expect((await signIn(ana)).balance).toBe(25)
  })

  it('leave nothing but keyed hashes, and those for 30 days', async () => {
    const ana = somebody({ subject: 'canary-subject', email: 'canary@example.org' })
    await leave((await signIn(ana)).id)
    const { db, now } = product.house
    const stored = async () => {
      const { rows } = await sql<{ text: string }>`
        SELECT to_jsonb(c)::text AS text FROM sign_up_claims c`.execute(db)
      return rows.map(({ text }) => text)
    }
    expect((await stored()).join()).not.toContain('canary')
    product.wait(31 * dayMs)
    await removeEndedClaims(db, now())
    expect(await stored()).toEqual([])
  })
})
