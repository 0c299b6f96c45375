import { describe, expect, it } from 'vitest'

import { sendErrand, takeErrands, type Errand } from './errand.ts'

describe('an errand for the dashboard', () => {
  it('waits until somebody takes it, and is done once', () => {
    const done: Errand[] = []
    sendErrand({ kind: 'create' })
    const leave = takeErrands((errand) => done.push(errand))
    expect(done).toEqual([{ kind: 'create' }])
    leave()
    takeErrands((errand) => done.push(errand))()
    expect(done).toHaveLength(1)
  })

  it('is done at once where the dashboard is open', () => {
    const done: Errand[] = []
    const leave = takeErrands((errand) => done.push(errand))
    sendErrand({ kind: 'create' })
    expect(done).toHaveLength(1)
    leave()
  })
})
