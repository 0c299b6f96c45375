/** The thin skin between the draft and React. */
import { createContext, use, useSyncExternalStore } from 'react'

import type { Draft, DraftState } from './draft.ts'

const DraftContext = createContext<Draft | null>(null)

export const DraftProvider = DraftContext.Provider

export function useDraft(): Draft {
  const draft = use(DraftContext)
  if (!draft) throw new Error('useDraft stands outside of a DraftProvider')
  return draft
}

export function useDraftState(draft: Draft): DraftState {
  return useSyncExternalStore(draft.subscribe, draft.state)
}
