import { describe, expect, it } from 'vitest'

import { createLog } from '../log.ts'
import { regularly } from './regularly.ts'

const rounds = { everyMs: 1, failed: 'the round failed' }

function house() {
  const lines: string[] = []
  const leaving = new AbortController()
  const log = createLog(
    'debug',
    () => new Date(),
    (line) => lines.push(line),
  )
  return { lines, leaving, context: { log, leaving: leaving.signal } }
}

describe('work that is done regularly', () => {
  it('goes on after a round that failed, and says so without what was said', async () => {
    const { lines, context } = house()
    let round = 0
    const stop = regularly(context, rounds, async () => {
      if (round++ === 0) throw new Error('with a secret')
    })
    await expect.poll(() => round).toBeGreaterThan(2)
    await stop()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('the round failed')
    expect(lines[0]).not.toContain('secret')
  })

  it('never has two rounds at once', async () => {
    const { context } = house()
    let [inside, most, round] = [0, 0, 0]
    const stop = regularly(context, rounds, async () => {
      most = Math.max(most, ++inside)
      await new Promise((resolve) => setTimeout(resolve, 10))
      inside--
      round++
    })
    await expect.poll(() => round).toBeGreaterThan(2)
    await stop()
    expect(most).toBe(1)
  })

  it.each(['the server leaves', 'it is stopped'])(
    'tells the round under way when %s, and is silent about how that ended',
    async (why) => {
      const { lines, leaving, context } = house()
      let rounds = 0
      const stop = regularly(context, { everyMs: 1, failed: '' }, async (signal) => {
        rounds++
        await new Promise((_, reject) => signal.addEventListener('abort', reject))
      })
      if (why === 'the server leaves') leaving.abort()
      await stop()
      expect([rounds, lines]).toEqual([1, []])
    },
  )
})
