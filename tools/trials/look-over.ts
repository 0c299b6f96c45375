/**
 * What can be seen wrong with a page without an eye: it is wider than its window, a control's words
 * do not fit into it or reach out of the window, and what axe finds.
 */
import type { Page } from '@playwright/test'

import { findBarriers } from './axe.ts'

export async function lookOver(page: Page): Promise<string[]> {
  return [...(await findBarriers(page)), ...(await page.evaluate(findMisfits))]
}

/** Runs in the page. */
function findMisfits(): string[] {
  const found: string[] = []
  const wide = document.documentElement.scrollWidth - window.innerWidth
  if (wide > 0) found.push(`the page is ${wide} px wider than its window`)
  for (const over of document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')) {
    const { left, right } = over.getBoundingClientRect()
    if (right > window.innerWidth + 1 || left < -1)
      found.push(`${over.role ?? ''} "${over.textContent.slice(0, 40)}" reaches out of the window`)
  }
  // What a dialog scrolls to from side to side is not found by whoever reads down.
  const dialogs = ':is(dialog, [role=dialog], [role=alertdialog])'
  for (const part of document.querySelectorAll(`${dialogs}, ${dialogs} *`)) {
    const hidden = part.scrollWidth - part.clientWidth
    if (hidden > 1 && /auto|scroll/.test(getComputedStyle(part).overflowX))
      found.push(`a dialog hides ${hidden} px at its side: "${part.textContent.slice(0, 40)}"`)
  }
  const controls = document.querySelectorAll<HTMLElement>(
    'button, a, label, legend, summary, select, h1, h2, h3, th, [role=menuitem], [role=tab]',
  )
  for (const control of controls) {
    if (!control.checkVisibility() || control.clientWidth <= 1) continue
    const words = control.textContent.trim().slice(0, 60)
    const style = getComputedStyle(control)
    // An ellipsis is meant: what it cuts off stands whole elsewhere.
    if (style.textOverflow === 'ellipsis' || words === '') continue
    if (control.scrollWidth > control.clientWidth + 1)
      found.push(
        `${control.tagName} "${words}" is cut by ${control.scrollWidth - control.clientWidth} px`,
      )
    if (control.tagName === 'BUTTON' && control.scrollHeight > control.clientHeight + 2)
      found.push(
        `BUTTON "${words}" is cut by ${control.scrollHeight - control.clientHeight} px in height`,
      )
    const { left, right } = control.getBoundingClientRect()
    if ((right > window.innerWidth + 1 || left < -1) && !scrollsSideways(control))
      found.push(`${control.tagName} "${words}" reaches out of the window`)
  }
  return found

  function scrollsSideways(element: Element): boolean {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll|hidden/.test(getComputedStyle(at).overflowX) && at !== document.body)
        return true
    return false
  }
}
