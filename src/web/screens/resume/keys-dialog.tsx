/** The sheet of keys: what the keyboard does in the editor. */
import { useTranslation } from 'react-i18next'

import { Dialog } from '../../ui/dialog.tsx'
import { KeyList } from '../../ui/key-list.tsx'
import { modifierKey } from '../../ui/modifier-key.ts'

const rows = [
  { keys: [`${modifierKey}+S`], does: 'save' },
  { keys: [`${modifierKey}+Z`], does: 'undo' },
  { keys: [`${modifierKey}+Shift+Z`], does: 'redo' },
  { keys: ['Enter'], does: 'enter' },
  { keys: [`${modifierKey}+Enter`], does: 'addItem' },
  { keys: ['Backspace'], does: 'join' },
  { keys: ['Alt+↑', 'Alt+↓'], does: 'moveLine' },
  { keys: ['Alt+Shift+↑', 'Alt+Shift+↓'], does: 'moveItem' },
  { keys: ['Alt+PageUp', 'Alt+PageDown'], does: 'moveSection' },
  { keys: ['Alt+←', 'Alt+→'], does: 'moveWord' },
  { keys: ['Esc'], does: 'escape' },
  { keys: ['↑', '↓'], does: 'walk' },
  { keys: ['N', 'P'], does: 'walkEdits' },
  { keys: ['A', 'R'], does: 'judgeEdit' },
  { keys: ['H'], does: 'history' },
  { keys: [`${modifierKey}+K`], does: 'palette' },
  { keys: ['?'], does: 'keys' },
] as const

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={t('resume.keys.title')}
      closeName={t('app.close')}
    >
      <KeyList rows={rows.map(({ keys, does }) => ({ keys, does: t(`resume.keys.${does}`) }))} />
    </Dialog>
  )
}
