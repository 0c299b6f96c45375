/** What the browser of the bench runs: the sheet as View shows it, and nothing around it. */
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

import type { Language } from '#domain/language/languages.ts'
import type { Editable } from '#domain/resume/edit.ts'
import { Sheet } from '#web/paper/sheet.tsx'

declare global {
  var showSheet: (resume: Editable, language: Language) => Promise<void>
}

const root = createRoot(document.body.appendChild(document.createElement('main')))

globalThis.showSheet = async (resume, language) => {
  root.render(createElement(Sheet, { resume, language, label: 'Resume', key: Math.random() }))
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await document.fonts.ready
  await frame()
}
