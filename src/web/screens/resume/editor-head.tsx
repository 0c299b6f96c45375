/** The row over the sheet; on a phone a shorter one, with the tools below it when they are asked for. */
import { useRef, useState } from 'react'

import type { EditorView, ModeEvent } from './modes.ts'
import { MatchButton } from './match-button.tsx'
import { PhoneHead } from './phone-head.tsx'
import { ResumeActions, type ResumeActionsProps } from './resume-actions.tsx'
import { EditorTitle } from './editor-title.tsx'
import type { MatchState } from './use-match.ts'
import { useRoom } from './use-room.ts'
import { ViewBar, type EditsShown } from './view-bar.tsx'

type EditorHeadProps = ResumeActionsProps & {
  view: EditorView
  match: MatchState
  edits: EditsShown | null
  onMode: (event: ModeEvent) => void
  onMatch: () => void
}

export function EditorHead({ isPhone, ...props }: EditorHeadProps & { isPhone: boolean }) {
  return (
    <header className="editor-head">
      {isPhone ? <HeadOfPhone {...props} /> : <EditorRow {...props} />}
    </header>
  )
}

function EditorRow({ view, edits, match, onMode, onMatch, ...actions }: EditorHeadProps) {
  const row = useRef<HTMLDivElement>(null)
  useRoom(row)
  const { draft, state } = actions
  return (
    <div ref={row} className="editor-row">
      <EditorTitle state={state} />
      {!view.showsHistory && (
        <div className="editor-view">
          <ViewBar draft={draft} state={state} choice={view.choice} edits={edits} onMode={onMode} />
          <MatchButton
            match={match}
            className="flex min-h-8 shrink-0 flex-row-reverse items-center gap-1.5 rounded-md px-2 text-small font-medium text-ink-soft hover:bg-hover hover:text-ink min-[76rem]:hidden"
            onMatch={onMatch}
          />
        </div>
      )}
      {/* A past version is read, compared and brought back; what is done with the resume waits. */}
      {!view.showsHistory && <ResumeActions {...actions} />}
    </div>
  )
}

function HeadOfPhone({ view, match, edits, onMode, onMatch, ...actions }: EditorHeadProps) {
  const [showsTools, setShowsTools] = useState(false)
  const { draft, state } = actions
  return (
    <>
      <PhoneHead
        state={state}
        match={match}
        showsTools={showsTools}
        onTools={() => setShowsTools(!showsTools)}
        onMatch={onMatch}
      />
      {showsTools && (
        <>
          <ResumeActions {...actions} />
          {!view.showsHistory && (
            <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 pt-1.5 pb-1.5">
              <ViewBar
                draft={draft}
                state={state}
                choice={view.choice}
                edits={edits}
                onMode={(event) => {
                  // What is read instead of the sheet gets the room of the tools.
                  if (event === 'open-history') setShowsTools(false)
                  onMode(event)
                }}
              />
            </div>
          )}
        </>
      )}
    </>
  )
}
