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
  const view = row.querySelector<HTMLElement>('.editor-view')
  const [title, actions] = ['.editor-title', '.editor-actions'].map((name) =>
    row.querySelector<HTMLElement>(name),
  )
  const heading = title?.querySelector('h1')
  if (heading) title?.style.setProperty('--own', `${heading.scrollWidth + 8}px`)
  const words = [...row.querySelectorAll<HTMLElement>('[data-word]')]
  const ofView = words.filter((word) => view?.contains(word))
  const giveWay = (some: readonly HTMLElement[], upTo: number) => {
    for (const word of some)
      word.toggleAttribute('data-tight', Number(word.dataset['word']) <= upTo)
  }
  row.removeAttribute('data-crowded')
  const isOneLine = (upTo: number) => {
    row.toggleAttribute('data-close', upTo >= close)
    giveWay(words, upTo)
    return row.scrollWidth <= row.clientWidth
  }
  if ([0, ...weights].filter((upTo) => upTo < main).some(isOneLine)) return
  // Two lines are better than tools without their words: what is done with the resume stands beside its
  // title, and how its page is seen below.
  row.setAttribute('data-crowded', '')
  const ofTitle = words.filter((word) => !ofView.includes(word))
  const isBeside = (upTo: number) => {
    row.toggleAttribute('data-close', upTo >= close)
    giveWay(ofTitle, upTo)
    return !title || !actions || Math.abs(middleOf(title) - middleOf(actions)) < sameLinePx
  }
  // The way back is its arrow there: the title needs the room of its words.
  weights.some(isBeside)
  const isWithin = (upTo: number) => {
    giveWay(ofView, upTo)
    return !view || view.scrollWidth <= view.clientWidth
  }
  ;[0, ...weights].some(isWithin)
}

const sameLinePx = 16

/** Tools of different heights stand on one line by their middle. */
const middleOf = (tool: Element): number => {
  const { top, height } = tool.getBoundingClientRect()
  return top + height / 2
}
