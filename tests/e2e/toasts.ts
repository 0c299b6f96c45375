/**
 * Every toast that a page shows, written down as it appears: its words, its kind, how long it stays
 * and how many stood there then. Short ones would be gone before a test could look.
 */
import type { Page } from '@playwright/test'

import { expect } from './product.ts'

export type Toast = { kind: string; text: string; ms: number; together: number; look: string }

/** To be called before the page is opened. */
export async function hearToasts(page: Page): Promise<Toast[]> {
  const heard: Toast[] = []
  await page.exposeFunction('lapelHeard', (toast: Toast) => heard.push(toast))
  await page.addInitScript(() => {
    // A toast that comes in one go with what holds it is in the changes twice.
    const told = new WeakSet<Element>()
    const tell = (element: Element) => {
      if (told.has(element)) return
      told.add(element)
      const bar = element.querySelector<HTMLElement>('.Toastify__progress-bar')
      const container = element.closest('.Toastify__toast-container')
      // Set up by the test just above.
      const { lapelHeard } = window as unknown as { lapelHeard: (toast: object) => void }
      lapelHeard({
        kind: /Toastify__toast--(\w+)/.exec(element.className)?.[1] ?? '',
        text: element.textContent.trim(),
        ms: Number.parseFloat(bar?.style.animationDuration ?? '0'),
        together: document.querySelectorAll('.Toastify__toast').length,
        look: `${container?.className} ${element.className}`,
      })
    }
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes)
          if (node instanceof Element)
            for (const toast of node.matches('.Toastify__toast')
              ? [node]
              : node.querySelectorAll('.Toastify__toast'))
              tell(toast)
    }).observe(document, { childList: true, subtree: true })
  })
  return heard
}

/** Waits for the toast with these words, and answers it. */
export async function toastOf(heard: readonly Toast[], words: string): Promise<Toast> {
  const found = () => heard.findLast(({ text }) => text === words)
  await expect.poll(() => heard.map(({ text }) => text)).toContain(words)
  const toast = found()
  if (!toast) throw new Error(`no toast says ${words}`)
  return toast
}

/** Takes away the toasts that stand, which may cover what is pressed next. */
export async function closeToasts(page: Page): Promise<void> {
  await page
    .locator('.Toastify__close-button')
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
}

/** The time that the bar of a toast runs, which is how long the toast is shown. */
export function toastLasts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const bar = document.createElement('div')
    bar.className = 'Toastify__progress-bar'
    bar.style.animationDuration = '3s'
    document.body.append(bar)
    const { animationDuration } = getComputedStyle(bar)
    bar.remove()
    return animationDuration
  })
}
