/**
 * Private notes of a resume. It closes only when saving has succeeded, or when the person has said
 * that what was typed may go: Esc and the cross ask first.
 */
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
  const [asks, setAsks] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const number = new Intl.NumberFormat(regionOf(i18n.language))
  const tooLong = text.length > notesLimit
  return (
    <Dialog
      open
      onClose={() => (text === notes ? onClose() : setAsks(true))}
      title={t('dashboard.notes.title')}
      closeName={t('app.close')}
      size="medium"
      initialFocus={field}
      actions={
        <>
          {asks && (
            <p role="alert" className="mr-auto self-center text-small text-danger">
              {t('dashboard.notes.unsaved')}
            </p>
          )}
          <Button look="quiet" onClick={onClose}>
            {asks ? t('dashboard.notes.discard') : t('app.cancel')}
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
        onChange={(event) => {
          setText(event.target.value)
          setAsks(false)
        }}
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
