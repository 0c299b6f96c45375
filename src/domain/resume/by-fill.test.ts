import { describe, expect, it } from 'vitest'

import type { Fill } from './by-fill.ts'
import { stepByFill } from './by-fill.ts'
import { closest, widest } from './look.ts'

/** `sheets`: how many pages of text there are at the designed measures; a step changes that by so much. */
function chosenFor(sheets: number, perStep = 0.05): number {
  const at = (step: number): Fill => {
    const filled = sheets * (1 - perStep * step)
    const pages = Math.max(1, Math.ceil(filled))
    return { pages, last: filled - pages + 1, left: 0 }
  }
  const steps = stepByFill('ats-vanilla')
  let asked = steps.next()
  while (asked.done !== true) asked = steps.next(at(asked.value))
  return asked.value
}

describe('the step of a sheet that is set by how full its pages are', () => {
  it('is one that saves a page of a few lines, no closer than it takes', () => {
    expect(chosenFor(1.02)).toBe(1)
    expect(chosenFor(1.14)).toBe(closest - 1)
    expect(chosenFor(2.19)).toBe(3)
  })

  it('saves a page as well whose entry would nearly have room on the page before', () => {
    const steps = stepByFill('two-column')
    steps.next()
    expect(steps.next({ pages: 2, last: 0.24, left: 0.2 })).toEqual({ done: false, value: 1 })
  })

  it('is the one that should do by how it came out, where the first does not', () => {
    expect(chosenFor(1.04, 0.03)).toBe(2)
    expect(chosenFor(1.1, 0.02)).toBe(closest)
  })

  it('is a little wider where no step saves that page, so that it carries more', () => {
    expect(chosenFor(1.19, 0.02)).toBe(-1)
    expect(chosenFor(1.18, 0.025)).toBe(-1)
  })

  it('is the designed one where a page carries no more for that', () => {
    expect(chosenFor(1.19, 0.001)).toBe(0)
  })

  it('is the widest where a page is sparse, and less wide where that would fill it', () => {
    expect(chosenFor(0.3)).toBe(widest)
    expect(chosenFor(0.68)).toBe(widest + 1)
    expect(chosenFor(0.87)).toBe(-1)
  })

  it('is the next one where a page came out fuller than it should, and then the designed one', () => {
    expect(chosenFor(0.68, 0.13)).toBe(widest + 2)
    expect(chosenFor(0.68, 0.3)).toBe(0)
  })

  it('is the designed one where pages are full enough as they are', () => {
    for (const sheets of [0.9, 0.99, 1.3, 1.9, 2.5]) expect(chosenFor(sheets)).toBe(0)
  })

  it('asks for no more than three settings', () => {
    for (const last of [0.05, 0.1, 0.17, 0.19]) {
      const steps = stepByFill('ats-vanilla')
      let asked = steps.next()
      let count = 0
      while (asked.done !== true) {
        count++
        asked = steps.next({ pages: 2, last, left: 0 })
      }
      expect(count).toBeLessThanOrEqual(3)
    }
  })
})
