/** The mode of the editor in the page: printing enters and leaves it by itself. */
import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'

import { fileStemOf, titleOf } from '#domain/exchange/file-name.ts'

import { reviewMark } from '../../paths.ts'
import type { Draft } from './draft.ts'
import type { Mode } from './modes.ts'
import { editing, nextMode, reviewing, viewOf } from './modes.ts'
import { aroundPrinting, printSoon } from './print.ts'
import { useTellTemplate } from './use-tell-template.ts'

export function useEditorMode(draft: Draft) {
  const [mode, tellMode] = useReducer(nextMode, draft, openingMode)
  useEffect(() => {
    // Asked for once: a page that is loaded again is opened as any other.
    if (asksForReview()) history.replaceState(history.state, '', location.pathname)
  }, [])
  const view = viewOf(mode)
  const tellTemplate = useTellTemplate(draft)

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
    void Promise.allSettled([tellTemplate(), printSoon()]).then(() => tellMode('printed'))
  }

  return { view, tellMode, exportPdf }
}

const asksForReview = (): boolean => location.hash === reviewMark

/** A resume that was just tailored is opened on its changes. */
const openingMode = (draft: Draft): Mode =>
  asksForReview() && draft.state().resume.original_resume_id !== null ? reviewing : editing
