/**
 * Marks a row whose parts find no room on one line, so that it takes two (editor.css). Measured, since six
 * languages need six widths. For the `ref` of the row.
 */
export function watchRoom(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined
  const fit = () => {
    row.removeAttribute('data-crowded')
    row.toggleAttribute('data-crowded', row.scrollWidth > row.clientWidth)
  }
  const sizes = new ResizeObserver(fit)
  // Words change with the state of the resume and with the language.
  const watch = () => {
    for (const part of [row, ...row.children]) sizes.observe(part)
    fit()
  }
  const changes = new MutationObserver(watch)
  changes.observe(row, { childList: true, characterData: true, subtree: true })
  document.fonts.addEventListener('loadingdone', fit)
  watch()
  return () => {
    changes.disconnect()
    sizes.disconnect()
    document.fonts.removeEventListener('loadingdone', fit)
  }
}
