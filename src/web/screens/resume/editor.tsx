/** The editor of one resume: the bars, the sheet on its table, the match beside it. */
import { Suspense, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import type { Comparison } from '#domain/edits/compare.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { Sheet } from '#web/paper/sheet.tsx'
import { plainSurface } from '#web/paper/surface.tsx'

import { newKey } from '../../api/new-key.ts'
import { originalQuery, queryClient } from '../../api/queries.ts'
import { takeTailoring } from '../../frame/errand.ts'
import { useTell } from '../../frame/use-tell.ts'
import { toastDurations } from '../../messages/toasts.ts'
import { useMedia } from '../../ui/use-media.ts'
import { createDraft } from './draft.ts'
import type { OpenDialog } from './editor-dialogs.tsx'
import { EditorDialogs } from './editor-dialogs.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { EditorHead } from './editor-head.tsx'
import { EditorSide } from './editor-side.tsx'
import './editor.css'
import { AddSection } from './editors/add-section.tsx'
import { ComparisonContext } from './editors/comparison-context.ts'
import { editingSurface } from './editors/editing-surface.tsx'
import { HistoryScreen, ReviewBar, ThumbBar } from './late-parts.ts'
import { earlierState, sendResume } from './send-resume.ts'
import { Stage } from './stage.tsx'
import { DraftProvider, useDraftState } from './use-draft.ts'
import { useEditorKeys, useSheetKeys } from './use-editor-keys.ts'
import { useEditorMode } from './use-editor-mode.ts'
import { useMatch } from './use-match.ts'
import { usePhoto } from './use-photo.ts'
import { useSaving } from './use-saving.ts'
import { useTailor } from './use-tailor.ts'

/** Where one row over the sheet and one at the thumb is all there is room for. */
const onPhones = '(max-width: 40rem)'

export function Editor({ opened }: { opened: Resume }) {
  const { t } = useTranslation()
  const tell = useTell()
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

  useSaving(draft)
  const tailor = useTailor(draft, () =>
    setDialog((open) => (open?.kind === 'tailor' ? null : open)),
  )
  const match = useMatch(resume)
  const [marked, setMarked] = useState<{ comparison: Comparison; count: number } | null>(null)
  const shown = view.showsEdits ? marked : null
  const showMarks = useCallback(
    (comparison: Comparison, count: number) => setMarked({ comparison, count }),
    [],
  )
  const photo = usePhoto(resume.look.photo)

  const save = async () => {
    const outcome = await draft.save('person')
    if (outcome.kind === 'saved') tell.done(t('done.saved'), toastDurations.saved)
    if (outcome.kind !== 'saved') tell.failure('save', outcome.error)
  }
  const toggleEdits = async () => {
    if (view.showsEdits) return tellMode('hide-edits')
    try {
      const original = await queryClient.ensureQueryData(originalQuery(resume.id))
      if (!original) tell.say('info', t('resume.bar.noOriginal'))
      return tellMode(original ? 'show-edits' : 'edit')
    } catch (error) {
      return tell.failure('load', error)
    }
  }
  const openTailor = () => setDialog({ kind: 'tailor' })
  const edits =
    resume.original_resume_id === null
      ? null
      : { shown: view.showsEdits, onToggle: () => void toggleEdits() }
  const goToSheet = () => {
    if (view.showsHistory) tellMode('close-history')
    tellMode('edit')
    window.scrollTo({ top: 0 })
  }
  const goToMatch = () => {
    // Below the history there is nothing to go to.
    if (view.showsHistory) flushSync(() => tellMode('close-history'))
    side.current?.scrollIntoView()
  }

  useEditorKeys(draft, view, {
    onSave: () => void save(),
    onKeys: () => setDialog((open) => open ?? { kind: 'keys' }),
    onHistory: () => tellMode('toggle-history'),
  })
  useSheetKeys(table, draft, view, state.focus)

  const name = resume.contact_info.name
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
          edits={edits && { ...edits, count: shown?.count ?? null }}
          isTailoring={tailor.isWorking}
          onTailor={openTailor}
          onSave={() => void save()}
          onExport={exportPdf}
          onMode={tellMode}
          onKeys={() => setDialog({ kind: 'keys' })}
          onMatch={goToMatch}
        />
        {view.showsHistory && (
          <Suspense>
            <HistoryScreen draft={draft} onClose={() => tellMode('close-history')} />
          </Suspense>
        )}
        <div className="editor-table" ref={table} hidden={view.isSheetHidden}>
          <EditorNotices
            draft={draft}
            state={state}
            view={view}
            table={table}
            onReview={() => void toggleEdits()}
          />
          <ComparisonContext value={view.hasFields ? (shown?.comparison ?? null) : null}>
            <Stage paper={resume.paper}>
              {(reflow) => (
                <Sheet
                  resume={resume}
                  photo={photo}
                  language={resume.resume_language}
                  surface={view.hasFields ? editingSurface : plainSurface}
                  reflow={reflow}
                  label={name === '' ? t('resume.sheetUnnamed') : t('resume.sheet', { name })}
                />
              )}
            </Stage>
          </ComparisonContext>
          {view.hasFields && <AddSection />}
          {view.showsEdits && view.hasFields && (
            <Suspense>
              <ReviewBar
                draft={draft}
                sheet={table}
                isCovered={view.isSheetHidden}
                shown={shown?.comparison ?? null}
                onShow={showMarks}
              />
            </Suspense>
          )}
        </div>
        <EditorSide
          ref={side}
          hidden={view.showsHistory}
          draft={draft}
          resume={resume}
          match={match}
          table={table}
          onReview={view.showsEdits ? null : () => void toggleEdits()}
          onTailor={openTailor}
          onViewJob={(place = null) => setDialog({ kind: 'job', place })}
        />
        {isPhone && (
          <ThumbBar
            draft={draft}
            side={side}
            edits={edits}
            onEdit={goToSheet}
            onMatch={goToMatch}
          />
        )}
      </div>
      <EditorDialogs
        open={dialog}
        onClose={() => setDialog(null)}
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
