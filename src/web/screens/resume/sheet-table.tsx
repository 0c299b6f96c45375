/** The table with the sheet on it: what is said above it, its fields and marks, and the walk through changes. */
import type { RefObject } from 'react'
import { Suspense, useCallback, useMemo, useState } from 'react'

import type { Comparison } from '#domain/edits/compare.ts'
import { designOf } from '#domain/resume/designs.ts'
import { measuresOf } from '#domain/resume/look.ts'
import { Sheet } from '#web/paper/sheet.tsx'
import { plainSurface } from '#web/paper/surface.tsx'

import { useTranslation } from '../../i18n/use-translation.ts'
import type { Draft, DraftState } from './draft.ts'
import { EditorNotices } from './editor-notices.tsx'
import { AddSection } from './editors/add-section.tsx'
import { ComparisonContext } from './editors/comparison-context.ts'
import { editingSurface } from './editors/editing-surface.tsx'
import { ReviewBar } from './late-parts.ts'
import type { EditorView } from './modes.ts'
import type { Preview } from './reading/preview.ts'
import { Stage } from './stage.tsx'
import { useSheetKeys } from './use-editor-keys.ts'
import { useFaces } from './use-faces.ts'
import { usePhoto } from './use-photo.ts'

/** What is marked on the sheet while edits are shown. */
type Marked = { comparison: Comparison; count: number }

/** The marks that stand on the sheet, and how they are set. */
export function useMarks({ showsEdits }: EditorView) {
  const [marked, setMarked] = useState<Marked | null>(null)
  const show = useCallback(
    (comparison: Comparison, count: number) => setMarked({ comparison, count }),
    [],
  )
  return { shown: showsEdits ? marked : null, show }
}

export function SheetTable({
  ref,
  draft,
  state,
  view,
  marks,
  beside,
  onReview,
}: {
  ref: RefObject<HTMLDivElement | null>
  draft: Draft
  state: DraftState
  view: EditorView
  marks: ReturnType<typeof useMarks>
  /** Where the walk through changes stands beside the sheet; null where that has no room. */
  beside: HTMLElement | null
  onReview: () => void
}) {
  const { t } = useTranslation()
  const { resume, focus } = state
  const hasFaces = useFaces(
    measuresOf(designOf(resume.layout, resume.design), resume.look, 0).family,
  )
  const photo = usePhoto(resume.look.photo)
  useSheetKeys(ref, draft, view, focus)
  const comparison = marks.shown?.comparison ?? null
  const { name } = resume.contact_info
  const [preview, setPreview] = useState<Preview | null>(null)
  const onPreview = useCallback((next: Preview | null) => setPreview(() => next), [])
  const shown = useMemo(() => preview?.(resume) ?? resume, [preview, resume])
  return (
    <div className="editor-table" ref={ref} hidden={view.isSheetHidden}>
      <EditorNotices
        draft={draft}
        state={state}
        view={view}
        table={ref}
        onPreview={onPreview}
        onReview={onReview}
      />
      {/* Shown beside the file it was read from (reading.css). */}
      <p className="reading-sheet hidden">{t('resume.reading.mine')}</p>
      <ComparisonContext value={view.hasFields ? comparison : null}>
        <Stage paper={resume.paper}>
          {(reflow) =>
            hasFaces && (
              <Sheet
                resume={shown}
                photo={photo}
                language={resume.resume_language}
                surface={view.hasFields ? editingSurface : plainSurface}
                reflow={reflow}
                label={name === '' ? t('resume.sheetUnnamed') : t('resume.sheet', { name })}
              />
            )
          }
        </Stage>
      </ComparisonContext>
      {view.hasFields && hasFaces && <AddSection />}
      {view.showsEdits && view.hasFields && (
        <Suspense>
          <ReviewBar
            draft={draft}
            sheet={ref}
            isCovered={view.isSheetHidden}
            beside={beside}
            shown={comparison}
            onShow={marks.show}
          />
        </Suspense>
      )}
    </div>
  )
}
