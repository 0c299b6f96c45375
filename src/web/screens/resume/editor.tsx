/** The editor of one resume: the bars, the sheet on its table, the match beside it. */
import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import type { Comparison } from '#domain/edits/compare.ts'
import { fileStemOf, titleOf } from '#domain/exchange/file-name.ts'
import type { Span } from '#domain/ads/reading.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { Sheet } from '#web/paper/sheet.tsx'
import { plainSurface } from '#web/paper/surface.tsx'

import { newKey } from '../../api/new-key.ts'
import { originalQuery, queryClient } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { toastDurations } from '../../messages/toasts.ts'
import { isOwnTextBox } from '../../ui/typing.ts'
import { createDraft } from './draft.ts'
import { EditorSide } from './editor-side.tsx'
import './editor.css'
import { ComparisonContext } from './editors/comparison-context.ts'
import { editingSurface } from './editors/editing-surface.tsx'
import { focusPath, listenToSheet } from './editors/sheet-events.ts'
import {
  ClashNotice,
  GoneNotice,
  HistoryScreen,
  JobDialog,
  KeysDialog,
  ReadingCheck,
  ReviewBar,
  TailorDialog,
  TranslationCheck,
} from './late-parts.ts'
import { RecoveredNotice } from './notices.tsx'
import { aroundPrinting, printSoon } from './print.ts'
import { earlierState, sendResume } from './send-resume.ts'
import { readShortcut } from './shortcuts.ts'
import { Stage } from './stage.tsx'
import { TopBar } from './top-bar.tsx'
import { DraftProvider, useDraftState } from './use-draft.ts'
import { useMatch } from './use-match.ts'
import { usePhoto } from './use-photo.ts'
import { useSaving } from './use-saving.ts'
import { useTailor } from './use-tailor.ts'
import type { Mode } from './view-bar.tsx'
import { ViewBar } from './view-bar.tsx'

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
  const [mode, setMode] = useState<Mode>('edit')
  const [showsEdits, setShowsEdits] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)
  const isAskedToPrint = useRef(false)
  const [dialog, setDialog] = useState<'tailor' | 'keys' | { job: Span | null } | null>(null)
  const [showsHistory, setShowsHistory] = useState(false)
  // Once opened it stays, with what was typed into it.
  const [hasTailorDialog, setHasTailorDialog] = useState(false)
  if (dialog === 'tailor' && !hasTailorDialog) setHasTailorDialog(true)
  const table = useRef<HTMLDivElement>(null)

  useSaving(draft)
  const tailor = useTailor(draft, () => setDialog((open) => (open === 'tailor' ? null : open)))
  const match = useMatch(resume)
  const [marked, setMarked] = useState<{ comparison: Comparison; count: number } | null>(null)
  const comparison = showsEdits && marked ? marked.comparison : null
  const showMarks = useCallback(
    (found: Comparison, count: number) => setMarked({ comparison: found, count }),
    [],
  )
  const photo = usePhoto(resume.look.photo)
  const isEditing = mode === 'edit' && !isPrinting

  const save = useCallback(async () => {
    const outcome = await draft.save('person')
    if (outcome.kind === 'saved') tell.done(t('done.saved'), toastDurations.saved)
    if (outcome.kind !== 'saved') tell.failure('save', outcome.error)
  }, [draft, tell, t])

  // The keys of the whole editor, wherever the focus is.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = readShortcut(event)
      if (shortcut === null) return
      if (shortcut === 'save') void save()
      else if (shortcut === 'keys') setDialog((open) => open ?? 'keys')
      else if (shortcut === 'history') setShowsHistory((shown) => !shown)
      else if (isOwnTextBox(event.target) || mode !== 'edit' || showsHistory) return
      else if (shortcut === 'undo') draft.undo()
      else draft.redo()
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [draft, mode, save, showsHistory])

  const tellLeftOut = useEffectEvent((count: number) =>
    tell.say('warning', t('resume.pasteLeftOut', { count })),
  )

  // The keys of the sheet.
  useEffect(() => {
    const element = table.current
    if (!element || !isEditing) return undefined
    const listening = new AbortController()
    listenToSheet(element, draft, (count) => tellLeftOut(count), listening.signal)
    return () => listening.abort()
  }, [draft, isEditing])

  // Undo, redo and added entries lead the focus; not away from the review of the changes, whose
  // keys would be letters in the text.
  const { focus } = state
  const follow = useEffectEvent((to: NonNullable<typeof focus>) => {
    const isReviewing = showsEdits && document.activeElement?.closest('.sheet') === null
    if (table.current && !isReviewing) focusPath(table.current, to.path, to.caret)
  })
  useEffect(() => {
    if (focus) follow(focus)
  }, [focus])

  // Whoever prints by the browser's own key gets the same sheet.
  useEffect(
    () =>
      aroundPrinting(
        () => fileStemOf(titleOf(draft.state().resume)),
        () => flushSync(() => setIsPrinting(true)),
        () => setIsPrinting(false),
      ),
    [draft],
  )

  const toggleEdits = async () => {
    if (showsEdits) {
      setShowsEdits(false)
      return
    }
    try {
      const original = await queryClient.ensureQueryData(originalQuery(resume.id))
      if (original) setShowsEdits(true)
      else tell.say('info', t('resume.bar.noOriginal'))
      setMode('edit')
    } catch (error) {
      tell.failure('load', error)
    }
  }

  const exportPdf = () => {
    // A second press would ask the browser a second time.
    if (isAskedToPrint.current) return
    isAskedToPrint.current = true
    setShowsEdits(false)
    setShowsHistory(false)
    setIsPrinting(true)
    void printSoon().finally(() => {
      isAskedToPrint.current = false
      setIsPrinting(false)
    })
  }

  const name = resume.contact_info.name
  const title = [resume.job_title, resume.company_name].filter((part) => part !== '').join(' · ')

  return (
    <DraftProvider value={draft}>
      <title>{`${title || t('resume.title')} · Lapel`}</title>
      <div className="editor">
        <header className="editor-head">
          <TopBar
            draft={draft}
            state={state}
            isTailoring={tailor.isWorking}
            onTailor={() => setDialog('tailor')}
            onSave={() => void save()}
            onExport={exportPdf}
          />
          {showsHistory || (
            <ViewBar
              draft={draft}
              state={state}
              mode={mode}
              onKeys={() => setDialog('keys')}
              onHistory={() => setShowsHistory(true)}
              onMode={(next) => {
                setMode(next)
                if (next === 'view') setShowsEdits(false)
              }}
              edits={
                resume.original_resume_id === null
                  ? null
                  : {
                      shown: showsEdits,
                      count: comparison && marked ? marked.count : null,
                      onToggle: () => void toggleEdits(),
                    }
              }
            />
          )}
        </header>
        {showsHistory && (
          <Suspense>
            <HistoryScreen draft={draft} onClose={() => setShowsHistory(false)} />
          </Suspense>
        )}
        <div className="editor-table" ref={table} hidden={showsHistory && !isPrinting}>
          <div className="editor-notices">
            {state.clashes.length > 0 && (
              <Suspense>
                <ClashNotice draft={draft} clashes={state.clashes} />
              </Suspense>
            )}
            {state.status.kind === 'gone' && (
              <Suspense>
                <GoneNotice draft={draft} />
              </Suspense>
            )}
            <RecoveredNotice draft={draft} />
            {resume.original_resume_id === null && isEditing && (
              <Suspense fallback={null}>
                <ReadingCheck
                  resume={resume}
                  table={table}
                  onShow={(path) => {
                    if (table.current) focusPath(table.current, path)
                  }}
                />
              </Suspense>
            )}
            {resume.original_resume_id !== null && !isPrinting && (
              <Suspense fallback={null}>
                <TranslationCheck draft={draft} resume={resume} />
              </Suspense>
            )}
          </div>
          <ComparisonContext value={isEditing ? comparison : null}>
            <Stage paper={resume.paper}>
              {(reflow) => (
                <Sheet
                  resume={resume}
                  photo={photo}
                  language={resume.resume_language}
                  surface={isEditing ? editingSurface : plainSurface}
                  reflow={reflow}
                  label={name === '' ? t('resume.sheetUnnamed') : t('resume.sheet', { name })}
                />
              )}
            </Stage>
          </ComparisonContext>
          {showsEdits && isEditing && (
            <Suspense>
              <ReviewBar draft={draft} sheet={table} shown={comparison} onShow={showMarks} />
            </Suspense>
          )}
        </div>
        <EditorSide
          hidden={showsHistory}
          draft={draft}
          resume={resume}
          match={match}
          table={table}
          onTailor={() => setDialog('tailor')}
          onViewJob={(place = null) => setDialog({ job: place })}
        />
      </div>
      <Suspense>
        {(dialog === 'tailor' || hasTailorDialog) && (
          <TailorDialog
            open={dialog === 'tailor'}
            onClose={() => setDialog(null)}
            tailor={tailor}
          />
        )}
        {dialog === 'keys' && <KeysDialog open onClose={() => setDialog(null)} />}
        {typeof dialog === 'object' && dialog && (
          <JobDialog
            open
            onClose={() => setDialog(null)}
            job={resume.job_description ?? ''}
            place={dialog.job}
            match={match.kind === 'ready' ? match.match : null}
          />
        )}
      </Suspense>
    </DraftProvider>
  )
}
