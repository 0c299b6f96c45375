/** How many pages a resume takes as View shows it: set where nobody sees it, counted, taken away. */
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'

import type { Language } from '#domain/language/languages.ts'
import type { Editable } from '#domain/resume/edit.ts'
import { Sheet } from '#web/paper/sheet.tsx'

export function countPages(resume: Editable, language: Language, photo: string | null): number {
  const room = document.createElement('div')
  room.inert = true
  room.className = 'invisible fixed top-0 left-0'
  document.body.append(room)
  const root = createRoot(room)
  try {
    flushSync(() =>
      root.render(<Sheet resume={resume} language={language} photo={photo} label="" />),
    )
    return room.querySelectorAll('.sheet-page').length
  } finally {
    root.unmount()
    room.remove()
  }
}
