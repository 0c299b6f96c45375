import { describe, expect, it } from 'vitest'

import { NetworkError, ProblemError } from './errors.ts'
import { onceFor } from './once-for.ts'

/** Asks three times for the same, the first time without success; gives the keys. */
async function keysAfter(failure: Error): Promise<string[]> {
  const wish = {}
  const keys: string[] = []
  const failing = onceFor(wish, (key) => {
    keys.push(key)
    return Promise.reject(failure)
  })
  await expect(failing).rejects.toBe(failure)
  for (let again = 0; again < 2; again++) {
    await onceFor(wish, (key) => {
      keys.push(key)
      return Promise.resolve()
    })
  }
  return keys
}

describe('what is asked for again', () => {
  it.each([
    new NetworkError('cut'),
    new ProblemError({ status: 503, code: 'database_unavailable' }),
    new ProblemError({ status: 409, code: 'request_in_progress' }),
  ])('after "$message" has the same key until it is answered', async (failure) => {
    const [first, second, third] = await keysAfter(failure)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('after a refusal is asked for anew', async () => {
    const [first, second] = await keysAfter(new ProblemError({ status: 402 }))
    expect(second).not.toBe(first)
  })

  it('has its own key for each wish', async () => {
    const keys = await Promise.all(
      ['one', 'other'].map((wish) => onceFor(wish, async (key) => key)),
    )
    expect(new Set(keys).size).toBe(2)
  })
})
