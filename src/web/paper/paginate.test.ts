import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Block } from './paginate.ts'
import { isWorthItsWidth, paginate, sectionsBeside } from './paginate.ts'

type Kind = 'heading' | 'entry' | 'line'

/** Blocks of the heights given, one below the other. */
function column(parts: readonly (readonly [Kind, number])[]): Block[] {
  let top = 0
  return parts.map(([kind, height], i) => {
    const next = parts[i + 1]?.[0]
    const block = {
      top,
      bottom: top + height,
      keepsWithNext: kind === 'heading' || (kind === 'entry' && next === 'line'),
      startsEntry: kind !== 'line' && parts[i - 1]?.[0] !== 'heading',
    }
    top += height
    return block
  })
}

const page = { firstBottom: 100, room: 100 }

describe('paginate', () => {
  it('leaves what fits on one page alone', () => {
    const blocks = column([
      ['heading', 20],
      ['entry', 20],
      ['line', 60],
    ])
    expect(paginate(blocks, page)).toEqual({ starts: [], pages: 1 })
  })

  it('moves a whole entry to the next page when little stays empty', () => {
    const blocks = column([
      ['entry', 20],
      ['line', 60],
      ['entry', 10],
      ['line', 20],
    ])
    expect(paginate(blocks, page).starts).toEqual([{ block: 2, page: 1 }])
  })

  it('breaks between the lines of an entry rather than leave half a page empty', () => {
    const blocks = column([
      ['entry', 40],
      ['entry', 10],
      ['line', 20],
      ['line', 20],
      ['line', 20],
      ['line', 20],
    ])
    expect(paginate(blocks, page).starts).toEqual([{ block: 4, page: 1 }])
  })

  it('never leaves a heading or the head of an entry at the foot of a page', () => {
    const blocks = column([
      ['line', 80],
      ['heading', 10],
      ['entry', 10],
      ['line', 10],
    ])
    expect(paginate(blocks, page).starts).toEqual([{ block: 1, page: 1 }])
  })

  it('takes a second line along so that none stands alone', () => {
    const blocks = column([
      ['entry', 10],
      ['line', 30],
      ['line', 30],
      ['line', 30],
      ['line', 20],
    ])
    expect(paginate(blocks, page).starts).toEqual([{ block: 3, page: 1 }])
  })

  it('lets a block that is higher than a page begin under its heading', () => {
    const blocks = column([
      ['entry', 10],
      ['heading', 20],
      ['entry', 20],
      ['line', 170],
      ['entry', 30],
    ])
    expect(paginate(blocks, page)).toEqual({ starts: [], pages: 3 })
  })

  it('moves the heading of such a block along where no two lines fit under it', () => {
    const blocks = column([
      ['entry', 60],
      ['heading', 10],
      ['line', 170],
    ])
    expect(paginate(blocks, page)).toEqual({ starts: [{ block: 1, page: 1 }], pages: 3 })
  })

  it('lets a block that is higher than a page run on', () => {
    const blocks = column([
      ['line', 250],
      ['line', 40],
      ['entry', 60],
    ])
    expect(paginate(blocks, page)).toEqual({ starts: [{ block: 2, page: 3 }], pages: 4 })
  })
})

describe('sectionsBeside', () => {
  const beside = (heights: number[], room: number, text: number, names: number[] = []) =>
    sectionsBeside(
      heights.map((height, i) => ({ height, isOfNames: names.includes(i) })),
      { room, text },
    )
      .map(Number)
      .join('')

  it('says which sections fit one below the other, and passes over one that does not', () => {
    expect(beside([40, 60], 100, 100)).toBe('11')
    expect(beside([40, 70, 10], 100, 100)).toBe('101')
    expect(beside([120, 10], 100, 100)).toBe('01')
    expect(beside([], 100, 100)).toBe('')
  })

  it('leaves the text the longer one, as far as sections that go on below it can', () => {
    expect(beside([40, 40, 40], 200, 100)).toBe('111')
    expect(beside([40, 40, 40], 200, 50)).toBe('110')
    expect(beside([40, 40, 40], 200, 10)).toBe('100')
    expect(beside([120], 200, 20)).toBe('0')
  })

  it('takes those of mere names first, in whatever order they stand', () => {
    expect(beside([60, 40, 20], 200, 60)).toBe('101')
    expect(beside([60, 40, 20], 200, 60, [1, 2])).toBe('011')
  })

  it('gives its width to the text where it would stay nearly empty', () => {
    expect(isWorthItsWidth(30, 100, false)).toBe(false)
    expect(isWorthItsWidth(30, 100, true)).toBe(true)
    expect(isWorthItsWidth(15, 100, true)).toBe(false)
  })
})

describe('paginate on any column', () => {
  const parts = fc.array(
    fc.tuple(fc.constantFrom<Kind>('heading', 'entry', 'line'), fc.integer({ min: 1, max: 60 })),
    { maxLength: 60 },
  )

  it('fits every page, goes forward, and keeps what belongs together where that can be', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const blocks = column(given)
        const { starts, pages } = paginate(blocks, page)
        const bounds = [0, ...starts.map((start) => start.block), blocks.length]
        expect(bounds.slice(0, -1)).toEqual(
          [...new Set(bounds.slice(0, -1))].toSorted((a, b) => a - b),
        )
        expect(pages).toBe(starts.length + 1)
        for (let i = 0; i + 1 < bounds.length; i += 1) {
          const inside = blocks.slice(bounds[i], bounds[i + 1])
          const height = (inside.at(-1)?.bottom ?? 0) - (inside[0]?.top ?? 0)
          expect(height).toBeLessThanOrEqual(page.room + 1)
          const last = inside.at(-1)
          const alone = inside.every((block) => block.keepsWithNext)
          if (i + 2 < bounds.length && !alone) expect(last?.keepsWithNext).toBe(false)
        }
      }),
    )
  })
})
