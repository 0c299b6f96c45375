import { beforeEach, describe, expect, it, vi } from 'vitest'

import { acceptToken } from './accept-token.ts'

let kept: Map<string, string>
let asked: (string | null)[]

/** A server that knows one token. */
function serverKnows(known: string | null): void {
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get('authorization')
    asked.push(bearer)
    if (known === null) throw new TypeError('no network')
    return new Response('{}', { status: bearer === `Bearer ${known}` ? 200 : 401 })
  })
}

beforeEach(() => {
  kept = new Map()
  asked = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

describe('a token that comes in the address', () => {
  it('is stored as it is where nobody is signed in', async () => {
    serverKnows(null)
    await acceptToken('new', '/api')
    expect(kept.get('authToken')).toBe('new')
    expect(asked).toEqual([])
  })

  it('takes the place of another session when the server knows it', async () => {
    kept.set('authToken', 'mine')
    serverKnows('new')
    await acceptToken('new', '/api')
    expect(kept.get('authToken')).toBe('new')
  })

  it.each([
    ['a stranger planted it', 'mine'],
    ['the server cannot be asked', null],
  ])('leaves the session that is here where %s', async (_, known) => {
    kept.set('authToken', 'mine')
    serverKnows(known)
    await acceptToken('planted', '/api')
    expect(kept.get('authToken')).toBe('mine')
    expect(asked).toEqual(['Bearer planted'])
  })
})
