/** The guard of all API tests, shown to bite: each lie here fails the test that asked. */
import { describe, expect, it } from 'vitest'

import { Problem } from '#server/http/problem.ts'

import type { TestHouseOptions } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

async function asked(handlers: TestHouseOptions['handlers'], path: string): Promise<unknown> {
  const product = await openTestHouse(handlers === undefined ? {} : { handlers })
  try {
    const person = await product.signUp()
    return (await person.get(path)).statusCode
  } finally {
    await product.close()
  }
}

const user = { name: 'Ana', email: null, credit_balance: 3 }

describe('an answer in a test', () => {
  it('passes where it is what the contract says', async () => {
    expect(await asked({ currentUser: async () => user }, '/users/me')).toBe(200)
  })

  it('[ASVS 15.3.1] fails with a field too many, one too few, or one of another kind', async () => {
    const more = { ...user, password: 'x' }
    await expect(asked({ currentUser: async () => more }, '/users/me')).rejects.toThrow('shape')
    const { email: _, ...fewer } = user
    // The handlers below lie, which their type forbids.
    const lie = (answer: unknown) => ({ currentUser: async () => answer as typeof user })
    await expect(asked(lie(fewer), '/users/me')).rejects.toThrow('shape')
    await expect(asked(lie({ ...user, email: 7 }), '/users/me')).rejects.toThrow('shape')
  })

  it('fails with a refusal that the call does not name', async () => {
    const refuse = async () => {
      throw new Problem('same_language')
    }
    await expect(asked({ currentUser: refuse }, '/users/me')).rejects.toThrow('same_language')
  })
})
