/** The sheet of keys of every screen but the resume's, whose editor has a sheet of its own. */
import { keysInWords } from '../i18n/keys-in-words.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Dialog } from '../ui/dialog.tsx'
import { KeyList } from '../ui/key-list.tsx'
import { modifierKey } from '../ui/modifier-key.ts'

const groups = [
  {
    title: 'keys.everywhere',
    rows: [
      { keys: [`${modifierKey}+K`], does: 'keys.palette' },
      { keys: ['/'], does: 'keys.find' },
      { keys: ['Tab', 'Shift+Tab'], does: 'keys.walk' },
      { keys: ['Esc'], does: 'keys.leave' },
      { keys: ['?'], does: 'keys.show' },
    ],
  },
  {
    title: 'keys.cards',
    rows: [
      { keys: ['Enter'], does: 'keys.enter' },
      { keys: [`${modifierKey}+Enter`], does: 'keys.saveNotes' },
    ],
  },
  {
    title: 'keys.board',
    rows: [
      { keys: ['↑', '↓', '←', '→'], does: 'keys.walkBoard' },
      { keys: ['Alt+←', 'Alt+→'], does: 'keys.moveCard' },
    ],
  },
] as const

export function KeysSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
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
      <div className="grid gap-5">
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h3 className="mb-2 text-small font-medium">{t(title)}</h3>
            <KeyList
              rows={rows.map(({ keys, does }) => ({
                keys: keys.map((one) => keysInWords(one, t)),
                does: t(does),
              }))}
            />
          </section>
        ))}
        <p className="text-small text-ink-soft">{t('keys.editor')}</p>
      </div>
    </Dialog>
  )
}
