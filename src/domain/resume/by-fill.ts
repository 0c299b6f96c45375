/**
 * How close a sheet is set where the person chose nothing: by how full its pages are. Whoever sets pages
 * asks here which step to set next and says how full they came out; so the editor's sheet and the PDF
 * choose by one rule.
 */
import { closest, heightAt, widest } from './look.ts'
import type { Layout } from './resume.ts'

/**
 * `last`: how much of the height for text the last page fills, from 0 to 1. `left`: how much of it stays empty on
 * the page before, whose next entry has no room.
 */
export type Fill = { pages: number; last: number; left: number }

/** A last page that carries so little more than the one before has room for is a crumb: the sheet is set closer, if that saves the page, or a little wider. */
const crumb = 0.2

/** A single page that fills less is set wider, as long as it fills no more than `fullEnough`. */
const sparse = 0.88
const fullEnough = 0.96

/** Heights are measured ones: what should be so much too high may fit. */
const aboutRight = 1.03
const withCare = 1.015

/** Hardly seen to be wider, for a crumb that no step saves: its page carries more then. */
const unseen = -1

/**
 * Asks how full the pages are at a step (0: the designed measures); returns the step to set. Setting takes
 * time: beside the designed step only the one that should do is asked, and where it does not, the one that
 * should do by how that came out.
 */
export function* stepByFill(layout: Layout): Generator<number, number, Fill> {
  const designed = yield 0
  const isOne = designed.pages === 1
  if (isOne && designed.last < sparse) {
    const wide = steps(widest, -1).filter(
      (step) => designed.last * heightAt(layout, step) <= fullEnough,
    )
    for (const step of wide.slice(0, 2)) {
      const { pages, last } = yield step
      if (pages === 1 && last <= fullEnough) return step
    }
    return 0
  }
  const over = designed.last - designed.left
  if (isOne || over >= crumb) return 0
  const saved = designed.pages - 1
  const sheets = saved + over
  const close = closerThan(layout, 0, sheets / saved)
  if (close === null) {
    const mayFit = sheets * heightAt(layout, closest) <= saved * aboutRight
    if (mayFit && (yield closest).pages <= saved) return closest
    const { pages, last } = yield unseen
    return pages === designed.pages && last >= crumb ? unseen : 0
  }
  const set = yield close
  if (set.pages <= saved) return close
  // What came out says how much is missing.
  const missing = (saved + set.last - set.left) / saved
  const next = closerThan(layout, close, missing * withCare) ?? closest
  return (yield next).pages <= saved ? next : 0
}

/** The least step after this one at which what is so much too high has room; null where none should do. */
const closerThan = (layout: Layout, step: number, tooHigh: number): number | null =>
  steps(step + 1, closest).find(
    (one) => tooHigh * heightAt(layout, one) <= heightAt(layout, step),
  ) ?? null

const steps = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)
