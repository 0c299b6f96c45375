/** What the buttons around the sheet do: save, show what was changed, go to the sheet or to the match. */
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useTranslation } from '../../i18n/use-translation.ts'
import { originalQuery, queryClient } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { toastDurations } from '../../messages/toasts.ts'
import type { Draft } from './draft.ts'
import type { EditorView, ModeEvent } from './modes.ts'

export function useEditorActions(
  draft: Draft,
  view: EditorView,
  tellMode: (event: ModeEvent) => void,
  side: RefObject<HTMLElement | null>,
) {
  const { t } = useTranslation()
  const tell = useTell()

  const save = async () => {
    const outcome = await draft.save('person')
    if (outcome.kind === 'saved') tell.done(t('done.saved'), toastDurations.saved)
    if (outcome.kind !== 'saved') tell.failure('save', outcome.error)
  }
  const toggleEdits = async () => {
    if (view.showsEdits) return tellMode('hide-edits')
    try {
      const original = await queryClient.ensureQueryData(originalQuery(draft.state().resume.id))
      if (!original) tell.say('info', t('resume.bar.noOriginal'))
      return tellMode(original ? 'show-edits' : 'edit')
    } catch (error) {
      return tell.failure('load', error)
    }
  }
  return {
    save: () => void save(),
    toggleEdits: () => void toggleEdits(),
    goToSheet: () => {
      if (view.showsHistory) tellMode('close-history')
      tellMode('edit')
      window.scrollTo({ top: 0 })
    },
    goToMatch: () => {
      // Below the history there is nothing to go to.
      if (view.showsHistory) flushSync(() => tellMode('close-history'))
      side.current?.scrollIntoView()
    },
  }
}
