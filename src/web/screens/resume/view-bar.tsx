/** The row over the sheet that says how it is seen: mode, layout, page, steps, edits. */
import { ChevronDown, History, Keyboard, Redo2, Undo2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { modifierKey } from '../../ui/modifier-key.ts'
import { Segments } from '../../ui/segments.tsx'
import type { Draft, DraftState } from './draft.ts'
import { LookPanel } from './late-parts.ts'
import type { EditorView } from './modes.ts'

type Choice = EditorView['choice']

/** The changes of a resume that was made from another. */
export type EditsShown = {
  shown: boolean
  count: number | null
  onToggle: () => void
}

export function ViewBar({
  draft,
  state,
  choice,
  onChoice,
  onKeys,
  onHistory,
  edits,
}: {
  draft: Draft
  state: DraftState
  choice: Choice
  onChoice: (choice: Choice) => void
  onKeys: () => void
  onHistory: () => void
  edits: EditsShown | null
}) {
  const { t } = useTranslation()
  const { resume } = state
  const page = useRef<HTMLButtonElement>(null)
  const [showsLook, setShowsLook] = useState(false)
  // A press on the button closes an open panel as any press outside does: it must not open it again.
  const wasOpen = useRef(false)
  return (
    // On a phone it scrolls sideways; what fades at its edge says that there is more.
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:-mx-3 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:mask-r-from-[calc(100%-2.5rem)] max-sm:pr-10 max-sm:pl-3">
      <Segments
        name={t('resume.bar.mode')}
        value={choice}
        options={[
          { value: 'edit', label: t('resume.bar.edit') },
          { value: 'view', label: t('resume.bar.view') },
        ]}
        onChange={onChoice}
      />
      <Segments
        name={t('resume.bar.layout')}
        value={resume.layout}
        options={[
          { value: 'ats-vanilla', label: t('resume.bar.atsVanilla') },
          { value: 'two-column', label: t('resume.bar.twoColumn') },
        ]}
        onChange={(value) => draft.apply({ kind: 'set-layout', value })}
      />
      <Button
        ref={page}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={showsLook}
        onPointerDown={() => {
          wasOpen.current = showsLook
        }}
        onClick={() => {
          setShowsLook(!showsLook && !wasOpen.current)
          wasOpen.current = false
        }}
      >
        {t('resume.look.title')}
        <ChevronDown className="size-3.5" aria-hidden />
      </Button>
      {showsLook && (
        <Suspense>
          <LookPanel
            draft={draft}
            state={state}
            anchor={page}
            onClose={() => setShowsLook(false)}
          />
        </Suspense>
      )}
      {choice === 'edit' && (
        <div className="flex">
          <IconButton
            name={t('resume.editor.undo')}
            keys={`${modifierKey}+Z`}
            icon={<Undo2 />}
            disabled={!state.canUndo}
            onClick={() => draft.undo()}
          />
          <IconButton
            name={t('resume.editor.redo')}
            keys={`${modifierKey}+Shift+Z`}
            icon={<Redo2 />}
            disabled={!state.canRedo}
            onClick={() => draft.redo()}
          />
          <IconButton
            name={t('keys.title')}
            keys="?"
            icon={<Keyboard />}
            className="max-md:hidden"
            onClick={onKeys}
          />
        </div>
      )}
      <IconButton
        name={t('resume.history.title')}
        keys="H"
        icon={<History />}
        onClick={onHistory}
      />
      {edits && (
        <div className="ml-auto flex shrink-0 items-center gap-1">
          {edits.shown && edits.count !== null && (
            <output className="px-1 text-caption text-ink-soft tabular">
              {edits.count === 0
                ? t('resume.bar.noEdits')
                : t('resume.bar.editsCount', { count: edits.count })}
            </output>
          )}
          <Button size="small" aria-pressed={edits.shown} onClick={edits.onToggle}>
            {edits.shown ? t('resume.bar.hideEdits') : t('resume.bar.showEdits')}
          </Button>
        </div>
      )}
    </div>
  )
}
