/**
 * Private notes of a resume. It closes only when saving has succeeded, or when the person has said
 * that what was typed may go: Esc and the cross ask first. Until then it is kept on this device.
 */
import { useRef, useState } from 'react'

import { lengthOf, notesLimit } from '#domain/resume/limits.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { regionOf } from '../../i18n/region.ts'
import { useTyped } from '../../kept/use-typed.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'

/** As much of a text as notes may hold. */
const withinLimit = (text: string): string =>
  lengthOf(text) > notesLimit ? [...text].slice(0, notesLimit).join('') : text

const isText = (kept: unknown): kept is string => typeof kept === 'string'

export function NotesDialog({
  resumeId,
  about,
  notes,
  busy,
  onSave,
  onClose,
}: {
  resumeId: string
  /** Which resume they are about. */
  about: string
  notes: string
  busy: boolean
  /** `onSaved` is called once they are. */
  onSave: (text: string, onSaved: () => void) => void
  onClose: () => void
}) {
  const { t, i18n } = useTranslation()
  const [text, setText] = useState(notes)
  const [asks, setAsks] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const number = new Intl.NumberFormat(regionOf(i18n.language))
  const typed = useTyped(`notes:${resumeId}`, {
    value: text,
    saved: notes,
    isOurs: isText,
    onTake: setText,
  })
  const giveUp = () => {
    typed.letGo()
    onClose()
  }
  const save = async () => {
    try {
      // What another tab or device saved meanwhile is kept beside it.
      const { notes: there } = await callApi('openResume', { params: { id: resumeId } })
      if (there !== notes && there !== text) await typed.putAside(there)
    } catch {
      // The save itself finds out, and says so.
    }
    onSave(text, typed.letGo)
  }
  return (
    <Dialog
      open
      onClose={() => (text === notes ? giveUp() : setAsks(true))}
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
          <Button look="quiet" onClick={giveUp}>
            {asks ? t('dashboard.notes.discard') : t('app.cancel')}
          </Button>
          <Button look="primary" busy={busy} onClick={() => void save()}>
            {t('dashboard.notes.save')}
          </Button>
        </>
      }
    >
      <p className="mb-3 truncate text-small text-ink-soft">{about}</p>
      {typed.offer && <div className="mb-3">{typed.offer}</div>}
      <TextAreaField
        ref={field}
        label={t('dashboard.notes.label')}
        hideLabel
        rows={10}
        value={text}
        placeholder={t('dashboard.notes.placeholder')}
        onChange={(event) => {
          setText(withinLimit(event.target.value))
          setAsks(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !busy) void save()
        }}
        hint={
          <span className="tabular">
            {t('dashboard.notes.counter', {
              used: number.format(lengthOf(text)),
              limit: number.format(notesLimit),
            })}
          </span>
        }
      />
    </Dialog>
  )
}
