/**
 * What is wrong with a page under a finger: whatever can be pressed is 44 px each way, no field makes a
 * phone zoom in, and nothing is wider than the window. Asked of a page 360 px wide that is touched.
 */
import type { Page } from '@playwright/test'

/** A phone, for the browser's context. */
export const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }

export async function lookByThumb(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(findSmallTargets)),
    ...(await page.evaluate(findZoomingFields)),
    ...(await page.evaluate(findTooWide)),
  ]
}

/** Runs in the page. Links that stand in a sentence are as high as its line. */
function findSmallTargets(): string[] {
  const inText = 'p a, li p a, .prose p a, .sheet .entry a'
  const targets = document.querySelectorAll<HTMLElement>(
    'button, a, select, summary, input, textarea, [role=menuitem], [role=menuitemradio], [role=tab]',
  )
  return [...targets].flatMap((target) => {
    // A box or a point is pressed by its label, and so is a field that is drawn by one.
    const drawn = target.closest('label') ?? target
    const style = getComputedStyle(drawn)
    const hidden = !drawn.checkVisibility({ opacityProperty: true }) || style.position === 'fixed'
    if (hidden || target.matches(inText) || target.closest('[inert], [aria-hidden=true]')) return []
    const { width, height } = drawn.getBoundingClientRect()
    // For who reads with a screen reader or a keyboard alone.
    if (width <= 1 || height <= 1) return []
    // What lies over a whole card or row is pressed wherever that is pressed.
    const over = getComputedStyle(target, '::after')
    if (over.position === 'absolute' && over.content !== 'none') return []
    const name = (target.ariaLabel ?? drawn.textContent).trim().slice(0, 40)
    const size = `${Math.round(width)} × ${Math.round(height)}`
    return width < 43.5 || height < 43.5 ? [`${target.tagName} "${name}" is ${size}`] : []
  })
}

/** Runs in the page. Phones zoom into a field whose letters are smaller than 16 px, and stay there. */
function findZoomingFields(): string[] {
  return [...document.querySelectorAll<HTMLElement>('input, textarea, select')]
    .filter(
      (field) =>
        !field.matches('[type=checkbox], [type=radio], [type=file], [type=hidden], [type=range]'),
    )
    .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${field.tagName} "${field.id}" has ${getComputedStyle(field).fontSize}`)
}

/** Runs in the page. A phone shows a page that is wider than itself smaller, and moves what is fixed. */
function findTooWide(): string[] {
  return window.innerWidth > 360 ? [`the page is ${window.innerWidth} px wide`] : []
}
