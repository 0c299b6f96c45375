/** The dialogs over a card of the list, of which one is open at a time. */
import { Suspense } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { late } from '../../frame/late.tsx'
import type { Card } from './use-card.ts'

const DatesDialog = late(async () => (await import('./dates-dialog.tsx')).DatesDialog)
const NotesDialog = late(async () => (await import('./notes-dialog.tsx')).NotesDialog)

export type CardDialog = 'notes' | 'dates'

export function CardDialogs({
  resume,
  about,
  card: {
    dialog: open,
    setDialog,
    actions: { notes },
  },
}: {
  resume: Resume
  /** The card's heading. */
  about: string
  card: Card
}) {
  const onClose = () => setDialog(null)
  if (open === null) return null
  return (
    <Suspense>
      {open === 'dates' ? (
        <DatesDialog resume={resume} about={about} onClose={onClose} />
      ) : (
        <NotesDialog
          resumeId={resume.id}
          about={about}
          notes={resume.notes}
          busy={notes.isPending}
          onClose={onClose}
          onSave={(text, onSaved) =>
            notes.mutate(text, {
              onSuccess: () => {
                onSaved()
                onClose()
              },
            })
          }
        />
      )}
    </Suspense>
  )
}
