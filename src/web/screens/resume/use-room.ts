/**
 * Keeps a row on one line: where its words find no room, those of less weight give way to their icons, and
 * stay the names of their buttons. Measured, since six languages need six widths.
 */
import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'

/** Words of weight 1 give way first; an element carries its weight in `data-word`. */
const weights = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Words from this weight on name what the product does, and the layouts: they stay on a desk. */
const main = 5

/** From this weight on the row is set close: less room between, and no icon beside a word that stays. */
const close = 3

export type Weight = (typeof weights)[number]

export function useRoom(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const fit = () => fitWords(element)
    // Words change with the state of the resume and with the language.
    const sizes = new ResizeObserver(fit)
    const watch = () => {
      for (const part of [element, ...element.children]) sizes.observe(part)
      fit()
    }
    const changes = new MutationObserver(watch)
    changes.observe(element, { childList: true, characterData: true, subtree: true })
    document.fonts.addEventListener('loadingdone', fit)
    watch()
    return () => {
      changes.disconnect()
      sizes.disconnect()
      document.fonts.removeEventListener('loadingdone', fit)
    }
  }, [row])
}

function fitWords(row: HTMLElement): void {
  const words = [...row.querySelectorAll<HTMLElement>('[data-word]')]
  const giveWay = (upTo: number) => {
    row.toggleAttribute('data-close', upTo >= close)
    for (const word of words)
      word.toggleAttribute('data-tight', Number(word.dataset['word']) <= upTo)
    return row.scrollWidth <= row.clientWidth
  }
  row.removeAttribute('data-crowded')
  if ([0, ...weights].filter((upTo) => upTo < main).some((upTo) => giveWay(upTo))) return
  // A second line, of the last part, is better than tools without their words, or one out of sight.
  row.setAttribute('data-crowded', '')
  const isOneLine = () => {
    const middles = [...row.children].slice(0, -1).filter(isDrawn).map(middleOf)
    return Math.max(...middles) - Math.min(...middles) < sameLinePx
  }
  for (const upTo of [0, ...weights]) {
    giveWay(upTo)
    if (isOneLine()) return
  }
}

const sameLinePx = 16

/** What only screen readers meet is 1 px wide. */
const isDrawn = (tool: Element): boolean => tool.getBoundingClientRect().width > 1

/** Tools of different heights stand on one line by their middle. */
const middleOf = (tool: Element): number => {
  const { top, height } = tool.getBoundingClientRect()
  return top + height / 2
}
