/** How much paper a resume takes as View shows it: set where nobody sees it, measured, taken away. */
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'

import type { Language } from '#domain/language/languages.ts'
import type { Editable } from '#domain/resume/edit.ts'
import { Sheet } from '#web/paper/sheet.tsx'

type OnPaper = { resume: Editable; language: Language; photo: string | null }

export const countPages = (one: OnPaper): number =>
  measuredIn(one, (room) => room.querySelectorAll('.sheet-page').length)

/** How many lines of text stand behind the first `pages` pages. */
export const linesBeyond = (one: OnPaper, pages: number): number =>
  measuredIn(one, (room) => {
    const blocks = [...room.querySelectorAll<HTMLElement>('[data-column="0"] [data-block]')]
    const first = blocks.findIndex(({ dataset }) => dataset['pageStart'] === String(pages))
    if (first < 0) return 0
    const heights = blocks.slice(first).map((block) => block.getBoundingClientRect().height)
    const line = Number.parseFloat(getComputedStyle(blocks[first] ?? room).lineHeight)
    return Math.ceil(heights.reduce((sum, height) => sum + height, 0) / line)
  })

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
