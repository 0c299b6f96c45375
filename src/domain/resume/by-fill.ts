/**
 * How close a sheet is set where the person chose nothing: by how full its pages are. Whoever sets pages
 * asks here which step to set next and says how full they came out; so the editor's sheet and the PDF
 * choose by one rule.
 */
import { closest, widest } from './look.ts'

/** `last`: how much of the height for text the last page fills, from 0 to 1. */
export type Fill = { pages: number; last: number }

/** A last page that carries less is a crumb: the sheet is set closer, if that saves the page. */
const crumb = 0.2

/** A single page that fills less is set wider, as long as it fills no more than `fullEnough`. */
const sparse = 0.6
const fullEnough = 0.8

/** Asks how full the pages are at a step (0: the designed measures); returns the step to set. */
export function* stepByFill(): Generator<number, number, Fill> {
  const designed = yield 0
  if (designed.pages === 1 && designed.last < sparse) {
    for (let step = widest; step < 0; step++) {
      const { pages, last } = yield step
      if (pages === 1 && last <= fullEnough) return step
    }
    return 0
  }
  if (designed.pages === 1 || designed.last >= crumb) return 0
  if ((yield closest).pages >= designed.pages) return 0
  let [tooWide, fits] = [0, closest]
  while (fits - tooWide > 1) {
    const step = Math.floor((tooWide + fits) / 2)
    if ((yield step).pages < designed.pages) fits = step
    else tooWide = step
  }
  return fits
}
