/** The job this resume is for, as it was pasted, with what it asks for marked: found or missing. */
import { useTranslation } from 'react-i18next'

import { Dialog } from '../../ui/dialog.tsx'
import type { Match } from './use-match.ts'

export function JobDialog({
  open,
  onClose,
  job,
  match,
}: {
  open: boolean
  onClose: () => void
  job: string
  match: Match | null
}) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={t('resume.job.title')}
      closeName={t('app.close')}
    >
      <div className="max-w-prose whitespace-pre-wrap break-words">
        {piecesOf(job, match).map(({ text, state, start }) =>
          state === null ? (
            text
          ) : (
            <mark
              key={start}
              className={
                state === 'found'
                  ? 'rounded-xs bg-good-soft text-good'
                  : 'rounded-xs bg-fair-soft text-fair underline decoration-dotted underline-offset-2'
              }
            >
              {text}
            </mark>
          ),
        )}
      </div>
    </Dialog>
  )
}

type Piece = { start: number; text: string; state: 'found' | 'missing' | null }

/**
 * The job cut where its requirements stand. Of two that overlap the shorter one is marked: a skill
 * says more than the line it stands in.
 */
function piecesOf(job: string, match: Match | null): Piece[] {
  const chosen: { start: number; end: number; isFound: boolean }[] = []
  const bySize = (match?.contributions ?? [])
    .filter(({ job: span }) => span.end > span.start)
    .toSorted((a, b) => a.job.end - a.job.start - (b.job.end - b.job.start))
  for (const { job: span, evidence } of bySize) {
    if (chosen.some((other) => span.start < other.end && other.start < span.end)) continue
    chosen.push({ ...span, isFound: evidence.length > 0 })
  }
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, isFound } of chosen.toSorted((a, b) => a.start - b.start)) {
    if (start > at) pieces.push({ start: at, text: job.slice(at, start), state: null })
    pieces.push({ start, text: job.slice(start, end), state: isFound ? 'found' : 'missing' })
    at = end
  }
  return [...pieces, { start: at, text: job.slice(at), state: null }]
}
