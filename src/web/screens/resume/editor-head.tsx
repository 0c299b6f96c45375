/** The row over the sheet; on a phone a shorter one. The tools stand below it when they are asked for. */
import { useEffect, useState } from 'react'

import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { SlidersHorizontal } from '../../ui/icons.tsx'
import { EditorTitle } from './editor-title.tsx'
import { MatchButton } from './match-button.tsx'
import { PhoneHead } from './phone-head.tsx'
import { ResumeActions, type ResumeActionsProps } from './resume-actions.tsx'
import { toolsId, ToolsRow, type ToolsProps } from './tools-row.tsx'
import type { MatchState } from './use-match.ts'
import { watchRoom } from './watch-room.ts'
import { EditsButton, ModeChoice, Steps, type EditsShown } from './view-bar.tsx'
import type { EditorView, ModeEvent } from './modes.ts'

type EditorHeadProps = ResumeActionsProps &
  ToolsProps & {
    isPhone: boolean
    view: EditorView
    match: MatchState
    edits: EditsShown | null
    onMatch: () => void
    onSave: () => void
  }

export function EditorHead({
  view: { choice, showsEdits, showsHistory },
  match,
  edits,
  isPhone,
  draft,
  state,
  onMatch,
  onMode,
  onSave,
  ...actions
}: EditorHeadProps) {
  const { t } = useTranslation()
  const [toolsFor, setToolsFor] = useState<string | null>(null)
  // On a phone they lie over the sheet: they go with the way of seeing it for which they were opened.
  const way = isPhone ? `${choice} ${showsEdits} ${showsHistory}` : ''
  if (toolsFor !== null && toolsFor !== way) setToolsFor(null)
  const showsTools = toolsFor === way && !showsHistory
  const toggleTools = () => setToolsFor(showsTools ? null : way)
  useEffect(
    () => (isPhone && showsTools ? onScrolled(() => setToolsFor(null)) : undefined),
    [isPhone, showsTools],
  )
  const steps = <Steps {...{ draft, state, isPhone, onSave }} />
  const mode = <ModeChoice choice={choice} onMode={onMode} />
  return (
    <header className="editor-head">
      {isPhone ? (
        <PhoneHead
          state={state}
          match={match}
          showsTools={showsTools}
          onTools={showsHistory ? null : toggleTools}
          onMatch={onMatch}
        />
      ) : (
        <div ref={watchRoom} className="editor-row">
          <EditorTitle state={state} />
          {/* A past version is read, compared and brought back; what is done with the resume waits. */}
          {!showsHistory && (
            <>
              <div className="editor-view">
                {steps}
                {mode}
                {edits && <EditsButton {...edits} />}
                <Button
                  size="small"
                  look="quiet"
                  className="aria-expanded:bg-hover aria-expanded:text-ink"
                  icon={<SlidersHorizontal className="size-4" aria-hidden />}
                  aria-expanded={showsTools}
                  aria-controls={toolsId}
                  onClick={toggleTools}
                >
                  {t('resume.bar.tools')}
                </Button>
                <MatchButton
                  match={match}
                  className="ml-auto flex min-h-8 shrink-0 flex-row-reverse items-center gap-1.5 rounded-md border border-edge bg-surface px-2 text-small font-medium text-ink-soft hover:bg-hover hover:text-ink min-[76rem]:hidden"
                  onMatch={onMatch}
                />
              </div>
              <div className="editor-actions">
                <ResumeActions {...actions} />
              </div>
            </>
          )}
        </div>
      )}
      <ToolsRow
        draft={draft}
        state={state}
        isOpen={showsTools}
        onMode={(event: ModeEvent) => {
          // What is read instead of the sheet gets the room of the tools.
          if (event === 'open-history') setToolsFor(null)
          onMode(event)
        }}
      >
        {isPhone && (
          <>
            <ResumeActions {...actions} />
            {steps}
            {mode}
          </>
        )}
      </ToolsRow>
    </header>
  )
}

/** What the page moves by itself, as when a line is added, is less than a finger does. */
const scrolledPx = 24

/** Calls once the page is scrolled, unless a tool's own panel is open over it. */
function onScrolled(listener: () => void): () => void {
  const from = window.scrollY
  const look = () => {
    const isPanelOpen = document.querySelector(`#${toolsId} :popover-open`) !== null
    if (!isPanelOpen && Math.abs(window.scrollY - from) > scrolledPx) listener()
  }
  window.addEventListener('scroll', look, { passive: true })
  return () => window.removeEventListener('scroll', look)
}
