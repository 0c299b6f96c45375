/** The mode of the editor in the page: printing enters and leaves it by itself. */
import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'

import { fileStemOf, titleOf } from '#domain/exchange/file-name.ts'

import type { Draft } from './draft.ts'
import { editing, nextMode, viewOf } from './modes.ts'
import { aroundPrinting, printSoon } from './print.ts'

export function useEditorMode(draft: Draft) {
  const [mode, tellMode] = useReducer(nextMode, editing)
  const view = viewOf(mode)

  // Whoever prints by the browser's own key gets the same sheet.
  useEffect(
    () =>
      aroundPrinting(
        () => fileStemOf(titleOf(draft.state().resume)),
        () => flushSync(() => tellMode('print')),
        () => tellMode('printed'),
      ),
    [draft],
  )

  const exportPdf = () => {
    // A second press would ask the browser a second time.
    if (view.isPrinting) return
    tellMode('export')
    void printSoon().finally(() => tellMode('printed'))
  }

  return { view, tellMode, exportPdf }
}
