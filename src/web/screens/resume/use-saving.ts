/**
 * Everything that keeps a draft from being lost, for as long as its screen is open: autosave, the
 * copy on this device, a save when the page is hidden or left, and the browser's question when it
 * is closed with changes that have not been sent.
 */
import { useEffect } from 'react'

import { readToken } from '../../api/session.ts'
import { autosave } from './autosave.ts'
import type { Draft } from './draft.ts'
import { keepLocalCopy } from './local-copy.ts'

export function useSaving(draft: Draft): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const token = readToken()
    const endAutosave = autosave(draft, Date.now)
    const endCopies = keepLocalCopy(draft, Date.now)
    // Loaded after the sheet: nobody waits for it.
    const startNews = async () => {
      const { hearNews } = await import('./news.ts')
      if (!signal.aborted) signal.addEventListener('abort', hearNews(draft))
    }
    void startNews()
    const saveIfNeeded = () => {
      if (draft.hasUnsaved() && readToken() === token) void draft.save()
    }
    window.addEventListener(
      'beforeunload',
      (event) => {
        // Once the session has ended nobody may stay; what was typed is kept sealed.
        if (draft.hasUnsaved() && readToken() === token) event.preventDefault()
      },
      { signal },
    )
    window.addEventListener('online', saveIfNeeded, { signal })
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') saveIfNeeded()
      },
      { signal },
    )
    return () => {
      listening.abort()
      endAutosave()
      endCopies()
      saveIfNeeded()
    }
  }, [draft])
}
