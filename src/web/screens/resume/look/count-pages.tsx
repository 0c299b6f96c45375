/** How much paper a resume and its texts take as View shows them: set where nobody sees it, measured, taken away. */
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'

import type { Language } from '#domain/language/languages.ts'
import type { Editable } from '#domain/resume/edit.ts'
import type { PrintedText } from '#domain/resume/shorten.ts'
import { Sheet } from '#web/paper/sheet.tsx'

type OnPaper = { resume: Editable; language: Language; photo: string | null }

export const countPages = (one: OnPaper): number =>
  measuredIn(one, (room) => room.querySelectorAll('.sheet-page').length)

export type Beyond = { lines: number; texts: Omit<PrintedText, 'worth'>[] }

/** How many lines of text stand behind the first `pages` pages, and the texts of all pages. */
export const beyondPages = (one: OnPaper, pages: number): Beyond =>
  measuredIn(one, (room) => ({ lines: linesBeyond(room, pages), texts: textsIn(room) }))

function linesBeyond(room: HTMLElement, pages: number): number {
  const blocks = [...room.querySelectorAll<HTMLElement>('[data-column="0"] [data-block]')]
  const first = blocks.findIndex(({ dataset }) => dataset['pageStart'] === String(pages))
  if (first < 0) return 0
  const heights = blocks.slice(first).map((block) => block.getBoundingClientRect().height)
  const line = Number.parseFloat(getComputedStyle(blocks[first] ?? room).lineHeight)
  return Math.ceil(heights.reduce((sum, height) => sum + height, 0) / line)
}

/** The slim column would not make the other one shorter. */
const textsIn = (room: HTMLElement): Beyond['texts'] =>
  [...room.querySelectorAll<HTMLElement>('[data-column="0"] .text-block[data-path]')].map(
    (text) => {
      const line = Number.parseFloat(getComputedStyle(text).lineHeight)
      const bottoms = wordsIn(text).map((word) => word.getBoundingClientRect().bottom)
      const last = Math.max(...bottoms) - line / 2
      return {
        path: text.dataset['path'] ?? '',
        rows: Math.round(text.getBoundingClientRect().height / line),
        words: bottoms.length,
        lastRow: bottoms.filter((bottom) => bottom > last).length,
      }
    },
  )

function wordsIn(text: HTMLElement): Range[] {
  const words: Range[] = []
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      words.push(range)
    }
  return words
}

function measuredIn<T>({ resume, language, photo }: OnPaper, measure: (room: HTMLElement) => T): T {
  const room = document.createElement('div')
  room.inert = true
  room.className = 'invisible fixed top-0 left-0'
  document.body.append(room)
  const root = createRoot(room)
  try {
    flushSync(() =>
      root.render(<Sheet resume={resume} language={language} photo={photo} label="" />),
    )
    return measure(room)
  } finally {
    root.unmount()
    room.remove()
  }
}
