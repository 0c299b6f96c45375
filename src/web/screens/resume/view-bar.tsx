/** How the sheet is seen: mode, layout, page, steps, history, edits. */
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import {
  ChevronDown,
  Columns2,
  Eye,
  GitCompareArrows,
  History,
  Palette,
  Pencil,
  Redo2,
  RectangleVertical,
  Undo2,
} from '../../ui/icons.tsx'
import { keysInWords } from '../../i18n/keys-in-words.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { modifierKey } from '../../ui/modifier-key.ts'
import { Segments } from '../../ui/segments.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { Draft, DraftState } from './draft.ts'
import { focusPath } from './editors/sheet-events.ts'
import { LookPanel } from './late-parts.ts'
import type { EditorView, ModeEvent } from './modes.ts'
import { Word } from './word.tsx'

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
  edits,
  onMode,
}: {
  draft: Draft
  state: DraftState
  choice: EditorView['choice']
  edits: EditsShown | null
  onMode: (event: ModeEvent) => void
}) {
  const { t } = useTranslation()
  return (
    <>
      {/* On a phone its room stays when the steps go, so that nothing moves into another row. */}
      <div className="editor-steps flex shrink-0 max-sm:min-w-33">
        {choice === 'edit' && (
          <>
            <IconButton
              name={t('resume.editor.undo')}
              keys={keysInWords(`${modifierKey}+Z`, t)}
              icon={<Undo2 />}
              disabled={!state.canUndo}
              onClick={() => draft.undo()}
            />
            <IconButton
              name={t('resume.editor.redo')}
              keys={keysInWords(`${modifierKey}+Shift+Z`, t)}
              icon={<Redo2 />}
              disabled={!state.canRedo}
              onClick={() => draft.redo()}
            />
          </>
        )}
        <IconButton
          name={t('resume.history.title')}
          keys="H"
          icon={<History />}
          data-words={t('resume.otherWords.history')}
          onClick={() => onMode('open-history')}
        />
      </div>
      <Segments
        name={t('resume.bar.mode')}
        value={choice}
        options={[
          {
            value: 'edit',
            label: (
              <Word weight={2} icon={<Pencil />}>
                {t('resume.bar.edit')}
              </Word>
            ),
          },
          {
            value: 'view',
            label: (
              <Word weight={2} icon={<Eye />}>
                {t('resume.bar.view')}
              </Word>
            ),
          },
        ]}
        onChange={onMode}
      />
      <Segments
        name={t('resume.bar.layout')}
        look="line"
        value={state.resume.layout}
        options={[
          {
            value: 'ats-vanilla',
            words: t('resume.otherWords.oneColumn'),
            label: (
              <Word weight={5} icon={<RectangleVertical />}>
                {t('resume.bar.atsVanilla')}
              </Word>
            ),
          },
          {
            value: 'two-column',
            words: t('resume.otherWords.twoColumns'),
            label: (
              <Word weight={5} icon={<Columns2 />}>
                {t('resume.bar.twoColumn')}
              </Word>
            ),
          },
        ]}
        onChange={(value) => draft.apply({ kind: 'set-layout', value })}
      />
      <PageButton draft={draft} state={state} onMode={onMode} />
      {edits && <EditsButton {...edits} />}
    </>
  )
}

function PageButton({
  draft,
  state,
  onMode,
}: {
  draft: Draft
  state: DraftState
  onMode: (event: ModeEvent) => void
}) {
  const { t } = useTranslation()
  const page = useRef<HTMLButtonElement>(null)
  const [showsLook, setShowsLook] = useState(false)
  // A press on the button closes an open panel as any press outside does: it must not open it again.
  const wasOpen = useRef(false)
  return (
    <>
      <Tooltip text={t('resume.look.title')}>
        <Button
          ref={page}
          size="small"
          look="quiet"
          className="px-2! aria-expanded:bg-hover"
          data-words={t('resume.otherWords.look')}
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
          <Word weight={3} icon={<Palette />}>
            {t('resume.look.title')}
          </Word>
          <ChevronDown className="size-3.5" aria-hidden />
        </Button>
      </Tooltip>
      {showsLook && (
        <Suspense>
          <LookPanel
            draft={draft}
            state={state}
            anchor={page}
            onClose={() => setShowsLook(false)}
            onGo={(path) => {
              flushSync(() => {
                setShowsLook(false)
                onMode('edit')
              })
              const table = document.querySelector<HTMLElement>('.editor-table')
              if (table) focusPath(table, path)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function EditsButton({ shown, count, onToggle }: EditsShown) {
  const { t } = useTranslation()
  const name = shown ? t('resume.bar.hideEdits') : t('resume.bar.showEdits')
  return (
    <>
      <Tooltip text={name}>
        <Button
          size="small"
          look="quiet"
          className="px-2! aria-pressed:bg-hover aria-pressed:text-ink"
          data-words={t('resume.otherWords.edits')}
          aria-pressed={shown}
          onClick={onToggle}
        >
          <Word weight={4} icon={<GitCompareArrows />}>
            {name}
          </Word>
        </Button>
      </Tooltip>
      {shown && count !== null && (
        <output className="sr-only">
          {count === 0 ? t('resume.bar.noEdits') : t('resume.bar.editsCount', { count })}
        </output>
      )}
    </>
  )
}
