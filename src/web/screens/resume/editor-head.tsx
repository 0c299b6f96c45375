/** The bars over the sheet; on a phone one row, with the tools below it when they are asked for. */
import { useState } from 'react'

import type { EditorView, ModeEvent } from './modes.ts'
import { PhoneHead } from './phone-head.tsx'
import { ResumeActions, type ResumeActionsProps } from './resume-actions.tsx'
import { TopBar } from './top-bar.tsx'
import type { MatchState } from './use-match.ts'
import { ViewBar, type EditsShown } from './view-bar.tsx'

export function EditorHead({
  view,
  match,
  isPhone,
  edits,
  onMode,
  onKeys,
  onMatch,
  ...actions
}: ResumeActionsProps & {
  view: EditorView
  match: MatchState
  isPhone: boolean
  edits: EditsShown | null
  onMode: (event: ModeEvent) => void
  onKeys: () => void
  onMatch: () => void
}) {
  const [showsTools, setShowsTools] = useState(false)
  const { draft, state } = actions
  return (
    <header className="editor-head">
      {isPhone ? (
        <>
          <PhoneHead
            state={state}
            match={match}
            showsTools={showsTools}
            onTools={() => setShowsTools(!showsTools)}
            onMatch={onMatch}
          />
          {showsTools && <ResumeActions {...actions} />}
        </>
      ) : (
        <TopBar {...actions} />
      )}
      {!view.showsHistory && (!isPhone || showsTools) && (
        <ViewBar
          draft={draft}
          state={state}
          choice={view.choice}
          onChoice={onMode}
          onKeys={onKeys}
          onHistory={() => onMode('open-history')}
          // On a phone they are in reach of the thumb.
          edits={isPhone ? null : edits}
        />
      )}
    </header>
  )
}
