/** Every look is one that can be read: contrast, sizes, and each step closer than the one before. */
import { describe, expect, it } from 'vitest'

import {
  accentColours,
  accents,
  closest,
  measuresOf,
  plainLook,
  typefaces,
  widest,
} from './look.ts'
import { designNames, designs } from './designs.ts'

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** White, the tinted column, and both as the screen shows them in the dark (paper.css). */
const grounds = ['#ffffff', '#f3f3ef', '#ecebe7', '#e1e0da']

/** The smallest type of each layout in points (server/print/measures.typ). */
const smallest = { 'ats-vanilla': 9.75, 'two-column': 8.625 } as const

/** The size of the text itself. */
const text = { 'ats-vanilla': 10.5, 'two-column': 9 } as const

describe('a look', () => {
  it.each(accents)('has in %s a colour that is read as text on every ground', (accent) => {
    for (const ground of grounds)
      expect(contrast(accentColours[accent].text, ground)).toBeGreaterThan(4.5)
  })

  it('knows the contrast of black and white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
  })

  it('has the designed measures without a wish, each design in its own face', () => {
    expect(measuresOf(designs.classic, plainLook)).toMatchObject({
      family: 'Source Serif 4',
      scale: 1,
      space: 1,
      marginMm: 15,
    })
    expect(measuresOf(designs.sidebar, plainLook)).toMatchObject({ family: 'Inter', scale: 1 })
  })

  it.each(designNames)(
    'has text of about 11.5 points at most in %s, and wider with each step',
    (name) => {
      const { layout } = designs[name]
      const steps = Array.from({ length: 1 - widest }, (_, i) =>
        measuresOf(designs[name], plainLook, -i),
      )
      for (const [i, { scale, space, line, marginMm }] of steps.entries()) {
        expect(scale * text[layout]).toBeLessThanOrEqual(11.55)
        const before = steps[i - 1]
        if (before === undefined) continue
        expect(scale).toBeGreaterThan(before.scale)
        expect(line).toBeGreaterThanOrEqual(before.line)
        expect(space).toBeGreaterThanOrEqual(before.space)
        expect(marginMm).toBeGreaterThanOrEqual(before.marginMm)
      }
    },
  )

  it('has lines of two columns on whole px, those of a list less than half of their size apart', () => {
    for (const typeface of typefaces)
      for (let step = widest; step <= closest; step++) {
        const { scale, line, betweenPoints } = measuresOf(
          designs.sidebar,
          { ...plainLook, typeface },
          step,
        )
        expect(Number.isInteger(line)).toBe(true)
        expect(line + betweenPoints).toBeLessThanOrEqual(1.5 * text['two-column'] * scale * (4 / 3))
        expect(line).toBeGreaterThan(1.3 * text['two-column'] * scale * (4 / 3))
      }
  })

  it.each(designNames)('is never set below 8 points in %s, and closer with each step', (name) => {
    for (const typeface of typefaces) {
      const steps = Array.from({ length: closest + 1 }, (_, tightness) =>
        measuresOf(designs[name], { ...plainLook, typeface, tightness }),
      )
      for (const [i, { scale, space, marginMm }] of steps.entries()) {
        expect(scale * smallest[designs[name].layout]).toBeGreaterThan(8)
        const before = steps[i - 1]
        if (before === undefined) continue
        expect(scale).toBeLessThanOrEqual(before.scale)
        expect(space).toBeLessThanOrEqual(before.space)
        expect(marginMm).toBeLessThanOrEqual(before.marginMm)
        expect(scale * space * marginMm).toBeLessThan(before.scale * before.space * before.marginMm)
      }
    }
  })
})
