import { beforeEach, describe, expect, it, vi } from 'vitest'

import { endSession, isSignedIn, onSession, readToken, startSession } from './session.ts'

let browser: EventTarget
let kept: Map<string, string>

beforeEach(() => {
  browser = new EventTarget()
  kept = new Map()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const fromAnotherTab = (key: string | null, oldValue: string | null = null) =>
  browser.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue }))

describe('the session', () => {
  it('[K21] keeps the token under authToken', () => {
    startSession('t1')
    expect(kept.get('authToken')).toBe('t1')
    expect(readToken()).toBe('t1')
    expect(isSignedIn()).toBe(true)
  })

  it('is over when the token is gone or empty', () => {
    kept.set('authToken', '')
    expect(isSignedIn()).toBe(false)
    startSession('t1')
    endSession('left')
    expect(kept.has('authToken')).toBe(false)
    expect(isSignedIn()).toBe(false)
  })

  it('tells each listener how it ended, until it stops listening', () => {
    const ends: unknown[] = []
    const stop = onSession((end) => ends.push(end))
    startSession('t1')
    endSession('expired')
    stop()
    startSession('t2')
    expect(ends).toEqual([null, 'expired'])
  })

  it('[T1] hears a logout and a cleared storage in another tab, and nothing else', () => {
    startSession('t1')
    const ends: unknown[] = []
    const stop = onSession((end) => ends.push(end))
    fromAnotherTab('theme')
    kept.delete('authToken')
    fromAnotherTab('authToken')
    fromAnotherTab(null)
    stop()
    expect(ends).toEqual(['left', 'left'])
  })

  it('hears that somebody signed in in another tab, over the one who was or as the first', () => {
    startSession('t1')
    const ends: unknown[] = []
    const stop = onSession((end) => ends.push(end))
    kept.set('authToken', 't2')
    fromAnotherTab('authToken', 't1')
    fromAnotherTab('authToken', null)
    stop()
    expect(ends).toEqual(['replaced', null])
  })

  it('is nobody’s where storage is switched off', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    expect(isSignedIn()).toBe(false)
  })
})
