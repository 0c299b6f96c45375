/** What stands over the sheet: clashes, a resume that is gone, copies found again, lines to check. */
import type { RefObject } from 'react'
import { Suspense } from 'react'

import type { Draft, DraftState } from './draft.ts'
import { focusPath } from './editors/sheet-events.ts'
import { ClashNotice, GoneNotice, ReadingCheck, TranslationCheck } from './late-parts.ts'
import type { EditorView } from './modes.ts'
import { RecoveredNotice } from './notices.tsx'
import type { Preview } from './reading/preview.ts'
import { WaitingNotice } from './waiting-notice.tsx'

export function EditorNotices({
  draft,
  state: { resume, clashes, status },
  view: { hasFields, isPrinting, showsEdits },
  table,
  onPreview,
  onReview,
}: {
  draft: Draft
  state: DraftState
  view: EditorView
  /** What holds the sheet. */
  table: RefObject<HTMLElement | null>
  /** The sheet is to be seen as it would become. */
  onPreview: (preview: Preview | null) => void
  /** Goes through what waits for an answer. */
  onReview: () => void
}) {
  const isOriginal = resume.original_resume_id === null
  return (
    <div className="editor-notices">
      {clashes.length > 0 && (
        <Suspense>
          <ClashNotice draft={draft} clashes={clashes} />
        </Suspense>
      )}
      {status.kind === 'gone' && (
        <Suspense>
          <GoneNotice draft={draft} />
        </Suspense>
      )}
      <RecoveredNotice draft={draft} />
      {isOriginal && hasFields && (
        <Suspense>
          <ReadingCheck
            resume={resume}
            table={table}
            onPreview={onPreview}
            onShow={(path) => {
              if (table.current) focusPath(table.current, path)
            }}
          />
        </Suspense>
      )}
      {!isOriginal && !isPrinting && (
        <>
          {!showsEdits && <WaitingNotice id={resume.id} onReview={onReview} />}
          <Suspense fallback={null}>
            <TranslationCheck resume={resume} onReview={showsEdits ? null : onReview} />
          </Suspense>
        </>
      )}
    </div>
  )
}
