/** What stands beside the sheet: how it meets its job, what to look at, the letter, what a machine reads. */
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Suspense, useState } from 'react'

import type { Span } from '#domain/ads/reading.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { changesQuery, tailoringQuery } from '../../api/queries.ts'
import { Summary } from '../../ui/summary.tsx'
import { MatchComing } from './match-coming.tsx'
import type { Draft } from './draft.ts'
import { focusPath } from './editors/sheet-events.ts'
import { Letter, MachineRead, MatchPanel, Suggestions, TailoredBy } from './late-parts.ts'
import * as lights from './lights.ts'
import type { MatchState } from './use-match.ts'

export function EditorSide({
  ref,
  hidden,
  draft,
  resume,
  match,
  table,
  besideRef,
  onReview,
  onTailor,
  onViewJob,
}: {
  ref: RefObject<HTMLElement | null>
  hidden: boolean
  draft: Draft
  resume: Resume
  match: MatchState
  /** What holds the sheet. */
  table: RefObject<HTMLElement | null>
  /** Where the walk through changes stands. */
  besideRef: (beside: HTMLElement | null) => void
  /** Goes through what waits for an answer; null while that is being done. */
  onReview: (() => void) | null
  onTailor: () => void
  onViewJob: (place?: Span | null) => void
}) {
  const { t } = useTranslation()
  const [showsSuggestions, setShowsSuggestions] = useState(false)
  const isSettled = useSettled(resume, match)
  const show = (path: string) => {
    if (table.current) focusPath(table.current, path)
  }
  const lightUp = (places: readonly lights.Place[]) => {
    if (table.current) lights.light(table.current, places)
  }
  const goTo = (places: readonly lights.Place[]) => {
    if (table.current) lights.goTo(table.current, places)
  }
  return (
    <aside ref={ref} className="editor-side" hidden={hidden}>
      <div ref={besideRef} className="editor-beside empty:hidden" />
      <Suspense fallback={match.kind !== 'none' && <MatchComing />}>
        <MatchPanel
          state={match}
          draft={draft}
          isFolded={onReview === null}
          onTailor={onTailor}
          onViewJob={onViewJob}
          onLight={lightUp}
          onGo={goTo}
        />
        {isSettled && (
          <>
            {resume.original_resume_id !== null && <TailoredBy draft={draft} onReview={onReview} />}
            <details onToggle={(event) => setShowsSuggestions(event.currentTarget.open)}>
              <Summary className="font-medium" words={t('resume.otherWords.suggest')}>
                {t('resume.suggest.title')}
              </Summary>
              {showsSuggestions && (
                <Suspense>
                  <Suggestions resumeId={resume.id} version={resume.version} onShow={show} />
                </Suspense>
              )}
            </details>
            <Letter draft={draft} />
            <MachineRead resumeId={resume.id} version={resume.version} onShow={show} />
          </>
        )}
      </Suspense>
    </aside>
  )
}

/**
 * Whether what stands at the top has come: only then is the rest shown, and from then on. A button
 * that moves down while it is pressed takes no click.
 */
function useSettled(resume: Resume, match: MatchState): boolean {
  const enabled = resume.original_resume_id !== null
  const tailoring = useQuery({ ...tailoringQuery(resume.id), enabled })
  const changes = useQuery({ ...changesQuery(resume.id), enabled })
  const [wasSettled, setWasSettled] = useState(false)
  const isLoading = match.kind === 'loading' || tailoring.isLoading || changes.isLoading
  const isSettled = wasSettled || !isLoading
  if (isSettled && !wasSettled) setWasSettled(true)
  return isSettled
}
