import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Draft, DraftState, SaveOutcome } from './draft.ts'
import { autosave } from './autosave.ts'

/** A draft whose saves are counted; only what autosave touches. */
function fakeDraft(outcomes: SaveOutcome['kind'][]) {
  const listeners = new Set<() => void>()
  let status: DraftState['status'] = { kind: 'saved', at: null }
  let resume = {}
  const saves: number[] = []
  const publish = () => {
    for (const listener of listeners) listener()
  }
  const draft = {
    state: () => ({ resume, status }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hasUnsaved: () => status.kind !== 'saved',
    async save() {
      saves.push(Date.now())
      const kind = outcomes.shift() ?? 'saved'
      status = kind === 'saved' ? { kind, at: Date.now() } : { kind }
      publish()
      return { kind }
    },
  }
  return {
    // The four functions above are all that autosave calls.
    draft: draft as unknown as Draft,
    saves,
    type: () => {
      resume = {}
      if (status.kind !== 'gone') status = { kind: 'unsaved' }
      publish()
    },
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('autosave', () => {
  it('saves once, a moment after the last change', async () => {
    const { draft, saves, type } = fakeDraft([])
    autosave(draft, Date.now)
    type()
    await vi.advanceTimersByTimeAsync(1_000)
    type()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(saves).toEqual([2_500])
  })

  it('does not wait for ever while somebody types on', async () => {
    const { draft, saves, type } = fakeDraft([])
    autosave(draft, Date.now)
    for (let second = 0; second < 12; second += 1) {
      type()
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(saves[0]).toBe(10_000)
  })

  it('tries again after a failure, with growing pauses, until it is saved', async () => {
    const { draft, saves, type } = fakeDraft(['failed', 'failed', 'saved'])
    autosave(draft, Date.now)
    type()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toEqual([1_500, 4_500, 14_500])
  })

  it('sends nothing more to a resume that was deleted elsewhere', async () => {
    const { draft, saves, type } = fakeDraft(['gone'])
    autosave(draft, Date.now)
    type()
    await vi.advanceTimersByTimeAsync(20_000)
    type()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toEqual([1_500])
  })

  it('ends when told', async () => {
    const { draft, saves, type } = fakeDraft([])
    const end = autosave(draft, Date.now)
    type()
    end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toEqual([])
  })
})
