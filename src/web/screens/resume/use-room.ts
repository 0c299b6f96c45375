/**
 * Keeps a row on one line: where its words find no room, those of less weight give way to their icons, and
 * stay the names of their buttons. Measured, since six languages need six widths.
 */
import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'

/** Words of weight 1 give way first; an element carries its weight in `data-word`. */
const weights = [1, 2, 3, 4, 5, 6, 7, 8] as const

export type Weight = (typeof weights)[number]

export function useRoom(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const fit = () => fitWords(element)
    // Words change with the state of the resume and with the language.
    const changes = new MutationObserver(fit)
    changes.observe(element, { childList: true, characterData: true, subtree: true })
    const sizes = new ResizeObserver(fit)
    sizes.observe(element)
    void document.fonts.ready.then(fit)
    fit()
    return () => {
      changes.disconnect()
      sizes.disconnect()
    }
  }, [row])
}

function fitWords(row: HTMLElement): void {
  const words = [...row.querySelectorAll<HTMLElement>('[data-word]')]
  const giveWay = (upTo: number) => {
    for (const word of words)
      word.toggleAttribute('data-tight', Number(word.dataset['word']) <= upTo)
    return row.scrollWidth <= row.clientWidth
  }
  row.removeAttribute('data-crowded')
  const fits = [0, ...weights].some(giveWay)
  // 44 px each for a thumb: then a second line is better than a tool out of sight.
  row.toggleAttribute('data-crowded', !fits)
}
