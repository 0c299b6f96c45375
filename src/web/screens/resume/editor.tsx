/** The editor of one resume: the row of tools, the sheet on its table, the match beside it. */
import { Suspense, useRef, useState } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { newKey } from '../../api/new-key.ts'
import { takeTailoring } from '../../frame/errand.ts'
import { useMedia } from '../../ui/use-media.ts'
import { createDraft } from './draft.ts'
import type { OpenDialog } from './editor-dialogs.tsx'
import { EditorDialogs } from './editor-dialogs.tsx'
import { EditorHead } from './editor-head.tsx'
import { EditorSide } from './editor-side.tsx'
import './editor.css'
import { HistoryScreen, ThumbBar } from './late-parts.ts'
import { earlierState, sendResume } from './send-resume.ts'
import { SheetTable, useMarks } from './sheet-table.tsx'
import { useEditorActions } from './use-editor-actions.ts'
import { DraftProvider, useDraftState } from './use-draft.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useEditorMode } from './use-editor-mode.ts'
import { useMatch } from './use-match.ts'
import { useSaving } from './use-saving.ts'
import { useTailor } from './use-tailor.ts'

/** Where one row over the sheet and one at the thumb is all there is room for. */
const onPhones = '(max-width: 40rem)'

/** Where there is room beside the sheet (editor.css). */
const onDesks = '(min-width: 76rem)'

export function Editor({ opened }: { opened: Resume }) {
  const { t } = useTranslation()
  const [draft] = useState(() =>
    createDraft(opened, {
      send: (body) => sendResume(opened.id, body),
      earlier: (version) => earlierState(opened.id, version),
      now: Date.now,
      writer: newKey(),
    }),
  )
  const state = useDraftState(draft)
  const { resume } = state
  const { view, tellMode, exportPdf } = useEditorMode(draft)
  const [dialog, setDialog] = useState<OpenDialog | null>(() => dialogAskedFor(opened.id))
  const table = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLElement>(null)
  const isPhone = useMedia(onPhones)
  const isWide = useMedia(onDesks)
  const [beside, setBeside] = useState<HTMLElement | null>(null)

  useSaving(draft)
  const tailor = useTailor(draft, () =>
    setDialog((open) => (open?.kind === 'tailor' ? null : open)),
  )
  const match = useMatch(resume)
  const marks = useMarks(view)
  const actions = useEditorActions(draft, view, tellMode, side)
  useEditorKeys(draft, view, {
    onSave: actions.save,
    onKeys: () => setDialog((open) => open ?? { kind: 'keys' }),
    onHistory: () => tellMode('toggle-history'),
  })

  const openTailor = () => setDialog({ kind: 'tailor' })
  const edits =
    resume.original_resume_id === null
      ? null
      : {
          shown: view.showsEdits,
          count: marks.shown?.count ?? null,
          onToggle: actions.toggleEdits,
        }
  const title = [resume.job_title, resume.company_name].filter((part) => part !== '').join(' · ')

  return (
    <DraftProvider value={draft}>
      <title>{`${title || t('resume.title')} · Lapel`}</title>
      <div className="editor">
        <EditorHead
          draft={draft}
          state={state}
          view={view}
          match={match}
          isPhone={isPhone}
          edits={edits}
          isTailoring={tailor.isWorking}
          onTailor={openTailor}
          onSave={actions.save}
          onExport={exportPdf}
          onMode={tellMode}
          onMatch={actions.goToMatch}
        />
        {view.showsHistory && (
          <Suspense>
            <HistoryScreen draft={draft} onClose={() => tellMode('close-history')} />
          </Suspense>
        )}
        <SheetTable
          ref={table}
          draft={draft}
          state={state}
          view={view}
          marks={marks}
          beside={isWide ? beside : null}
          onReview={actions.toggleEdits}
        />
        <EditorSide
          ref={side}
          hidden={view.showsHistory}
          draft={draft}
          resume={resume}
          match={match}
          table={table}
          besideRef={setBeside}
          onReview={view.showsEdits ? null : actions.toggleEdits}
          onTailor={openTailor}
          onViewJob={(place = null) => setDialog({ kind: 'job', place })}
        />
        {isPhone && (
          // Without one the editor would begin anew, and forget what it was opened for.
          <Suspense>
            <ThumbBar
              draft={draft}
              side={side}
              edits={edits}
              onEdit={actions.goToSheet}
              onMatch={actions.goToMatch}
            />
          </Suspense>
        )}
      </div>
      <EditorDialogs
        open={dialog}
        onClose={() => setDialog(null)}
        draft={draft}
        tailor={tailor}
        job={resume.job_description ?? ''}
        match={match}
      />
    </DraftProvider>
  )
}

function dialogAskedFor(resumeId: string): OpenDialog | null {
  const asked = takeTailoring(resumeId)
  return asked && { kind: 'tailor', job: asked.job }
}
