/** The keys of the editor: those that work wherever the focus is, and those of the sheet. */
import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'

import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../frame/use-tell.ts'
import { isOwnTextBox } from '../../ui/typing.ts'
import type { Draft, DraftState } from './draft.ts'
import { focusPath, listenToSheet } from './editors/sheet-events.ts'
import type { EditorView } from './modes.ts'
import { readShortcut } from './shortcuts.ts'

export function useEditorKeys(
  draft: Draft,
  { choice, showsHistory }: EditorView,
  { onSave, onKeys, onHistory }: Record<'onSave' | 'onKeys' | 'onHistory', () => void>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = readShortcut(event)
    if (shortcut === null) return
    if (shortcut === 'save') onSave()
    else if (shortcut === 'keys') onKeys()
    else if (shortcut === 'history') onHistory()
    else if (isOwnTextBox(event.target) || choice !== 'edit' || showsHistory) return
    else if (shortcut === 'undo') draft.undo()
    else draft.redo()
    event.preventDefault()
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (event) => press(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}

/** What is typed on the sheet, and where the focus goes after a change. */
export function useSheetKeys(
  table: RefObject<HTMLElement | null>,
  draft: Draft,
  { hasFields, showsEdits }: EditorView,
  focus: DraftState['focus'],
): void {
  const { t } = useTranslation()
  const tell = useTell()
  const tellLeftOut = useEffectEvent((count: number) =>
    tell.say('warning', t('resume.pasteLeftOut', { count })),
  )
  useEffect(() => {
    const element = table.current
    if (!element || !hasFields) return undefined
    const listening = new AbortController()
    listenToSheet(element, draft, (count) => tellLeftOut(count), listening.signal)
    return () => listening.abort()
  }, [table, draft, hasFields])

  // Undo, redo and added entries lead the focus; not away from the review of the changes, whose
  // keys would be letters in the text.
  const follow = useEffectEvent((to: NonNullable<typeof focus>) => {
    const isReviewing = showsEdits && document.activeElement?.closest('.sheet') === null
    if (table.current && !isReviewing) focusPath(table.current, to.path, to.caret)
  })
  useEffect(() => {
    if (focus) follow(focus)
  }, [focus])
}
