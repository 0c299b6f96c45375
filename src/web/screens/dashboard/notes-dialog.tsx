/** Private notes of a resume. It closes only when saving has succeeded. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { regionOf } from '../../i18n/region.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'

/** Specification §5. */
const notesLimit = 10_000

export function NotesDialog({
  about,
  notes,
  busy,
  onSave,
  onClose,
}: {
  /** Which resume they are about. */
  about: string
  notes: string
  busy: boolean
  onSave: (text: string) => void
  onClose: () => void
}) {
  const { t, i18n } = useTranslation()
  const [text, setText] = useState(notes)
  const field = useRef<HTMLTextAreaElement>(null)
  const number = new Intl.NumberFormat(regionOf(i18n.language))
  const tooLong = text.length > notesLimit
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dashboard.notes.title')}
      closeName={t('app.close')}
      size="medium"
      initialFocus={field}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button look="primary" busy={busy} disabled={tooLong} onClick={() => onSave(text)}>
            {t('dashboard.notes.save')}
          </Button>
        </>
      }
    >
      <p className="mb-3 truncate text-small text-ink-soft">{about}</p>
      <TextAreaField
        ref={field}
        label={t('dashboard.notes.label')}
        hideLabel
        rows={10}
        maxLength={notesLimit}
        value={text}
        placeholder={t('dashboard.notes.placeholder')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !busy) onSave(text)
        }}
        hint={
          <span className="tabular">
            {t('dashboard.notes.counter', {
              used: number.format(text.length),
              limit: number.format(notesLimit),
            })}
          </span>
        }
      />
    </Dialog>
  )
}
