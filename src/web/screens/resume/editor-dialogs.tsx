/** The dialogs over the editor, of which one is open at a time. */
import { Suspense, useState } from 'react'

import type { Span } from '#domain/ads/reading.ts'

import type { Draft } from './draft.ts'
import { JobDialog, KeysDialog, TailorDialog } from './late-parts.ts'
import type { MatchState } from './use-match.ts'
import type { useTailor } from './use-tailor.ts'

export type OpenDialog =
  | { kind: 'tailor'; job?: string }
  | { kind: 'keys' }
  | { kind: 'job'; place: Span | null }

export function EditorDialogs({
  open,
  onClose,
  draft,
  tailor,
  job,
  match,
}: {
  open: OpenDialog | null
  onClose: () => void
  draft: Draft
  tailor: ReturnType<typeof useTailor>
  job: string
  match: MatchState
}) {
  // Once opened it stays, with what was typed into it.
  const [hasTailorDialog, setHasTailorDialog] = useState(false)
  const isTailorOpen = open?.kind === 'tailor'
  if (isTailorOpen && !hasTailorDialog) setHasTailorDialog(true)
  return (
    <Suspense>
      {(isTailorOpen || hasTailorDialog) && (
        <TailorDialog
          open={isTailorOpen}
          onClose={onClose}
          draft={draft}
          tailor={tailor}
          given={isTailorOpen ? open.job : undefined}
        />
      )}
      {open?.kind === 'keys' && <KeysDialog open onClose={onClose} />}
      {open?.kind === 'job' && (
        <JobDialog
          open
          onClose={onClose}
          job={job}
          place={open.place}
          match={match.kind === 'ready' ? match.match : null}
        />
      )}
    </Suspense>
  )
}
