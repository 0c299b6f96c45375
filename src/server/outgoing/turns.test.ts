import { describe, expect, it } from 'vitest'

import { createTurns } from './turns.ts'

/** A clock that moves only while somebody sleeps. */
function open() {
  let nowMs = 0
  const turns = createTurns(1_000, {
    nowMs: () => nowMs,
    sleep: async (ms, signal) => {
      signal.throwIfAborted()
      nowMs += ms
    },
  })
  const { signal } = new AbortController()
  const usual = { isUrgent: false, patienceMs: 30_000, signal }
  const told: string[] = []
  const work = async (name: string, wish: Partial<typeof usual> = {}, host = 'a.example') => {
    const release = await turns.take(host, { ...usual, ...wish })
    told.push(`${name} at ${nowMs}`)
    await Promise.resolve()
    told.push(`${name} done`)
    release()
    release()
  }
  return { turns, usual, told, work }
}

describe('the turns at one host', () => {
  it('come one after the other with a pause, those for a person first', async () => {
    const { told, work } = open()
    await Promise.all([work('one'), work('two'), work('person', { isUrgent: true })])
    expect(told).toEqual([
      'one at 0',
      'one done',
      'person at 1000',
      'person done',
      'two at 2000',
      'two done',
    ])
  })

  it('do not wait for other hosts', async () => {
    const { told, work } = open()
    await Promise.all([work('one'), work('other', {}, 'b.example')])
    expect(told).toEqual(['one at 0', 'other at 0', 'one done', 'other done'])
  })

  it('go on when somebody in the queue gives up', async () => {
    const { told, work } = open()
    const leaving = new AbortController()
    const first = work('one')
    const left = work('left', { signal: leaving.signal })
    const last = work('last')
    leaving.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    await Promise.all([first, last])
    expect(told).toContain('last at 1000')
  })

  it('wait for a rest that was asked for, where it is short enough', async () => {
    const { turns, told, work } = open()
    turns.rest('a.example', 5_000)
    await expect(work('hurried', { patienceMs: 4_000 })).rejects.toMatchObject({
      kind: 'busy',
      retryAfterMs: 5_000,
    })
    await work('patient')
    expect(told[0]).toBe('patient at 5000')
  })

  it('are refused where too many wait', async () => {
    const { turns, usual } = open()
    const release = await turns.take('a.example', usual)
    const leaving = new AbortController()
    const waiting = Array.from({ length: 500 }, () =>
      turns.take('a.example', { ...usual, signal: leaving.signal }),
    )
    await expect(turns.take('a.example', usual)).rejects.toMatchObject({ kind: 'busy' })
    leaving.abort(new Error('gone'))
    expect((await Promise.allSettled(waiting)).every((one) => one.status === 'rejected')).toBe(true)
    release()
  })
})
