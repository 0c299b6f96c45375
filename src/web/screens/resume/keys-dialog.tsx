/** The sheet of keys: what the keyboard does in the editor. */
import { keysInWords } from '../../i18n/keys-in-words.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { KeyList } from '../../ui/key-list.tsx'
import { modifierKey } from '../../ui/modifier-key.ts'

const rows = [
  { keys: [`${modifierKey}+S`], does: 'resume.keys.save' },
  { keys: [`${modifierKey}+Z`], does: 'resume.keys.undo' },
  { keys: [`${modifierKey}+Shift+Z`], does: 'resume.keys.redo' },
  { keys: ['Enter'], does: 'resume.keys.enter' },
  { keys: [`${modifierKey}+Enter`], does: 'resume.keys.addItem' },
  { keys: ['Backspace'], does: 'resume.keys.join' },
  { keys: ['Alt+↑', 'Alt+↓'], does: 'resume.keys.moveLine' },
  { keys: ['Alt+Shift+↑', 'Alt+Shift+↓'], does: 'resume.keys.moveItem' },
  { keys: ['Alt+PageUp', 'Alt+PageDown'], does: 'resume.keys.moveSection' },
  { keys: ['Alt+←', 'Alt+→'], does: 'resume.keys.moveWord' },
  { keys: ['Esc'], does: 'resume.keys.escape' },
  { keys: ['↑', '↓'], does: 'resume.keys.walk' },
  { keys: ['N', 'P'], does: 'resume.keys.walkEdits' },
  { keys: ['A', 'R'], does: 'resume.keys.judgeEdit' },
  { keys: ['E'], does: 'resume.keys.rewordEdit' },
  { keys: ['H'], does: 'resume.keys.history' },
  { keys: [`${modifierKey}+K`], does: 'keys.palette' },
  { keys: ['?'], does: 'keys.show' },
] as const

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      isOnlyRead
      title={t('keys.title')}
      closeName={t('app.close')}
    >
      <KeyList
        rows={rows.map(({ keys, does }) => ({
          keys: keys.map((one) => keysInWords(one, t)),
          does: t(does),
        }))}
      />
    </Dialog>
  )
}
