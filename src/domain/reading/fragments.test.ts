import { describe, expect, it } from 'vitest'

import { rowsOf } from './fragments.ts'

describe('what stands on a page', () => {
  it('is one row where it has one baseline, though only the larger of it is near another row', () => {
    const slim = { x: 392, y: 347, size: 10 }
    const title = { x: 43, y: 351.5, size: 10.05 }
    const dates = { x: 260, y: 351.5, size: 9.6 }
    const [row] = rowsOf([slim, title, dates]).filter((some) => some.includes(title))
    expect(row).toContain(dates)
  })

  it('is two rows where it stands half a line apart', () => {
    const [one, other] = [
      { x: 43, y: 340, size: 10 },
      { x: 43, y: 346, size: 10 },
    ]
    expect(rowsOf([other, one])).toEqual([[one], [other]])
  })
})
