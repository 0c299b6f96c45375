/** The job this resume is for, as it was pasted, with what it asks for marked: found or missing. */
import type { Span } from '#domain/ads/reading.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { join } from '../../ui/join.ts'
import type { Match } from './use-match.ts'

export function JobDialog({
  open,
  onClose,
  job,
  place,
  match,
}: {
  open: boolean
  onClose: () => void
  job: string
  /** Where it is opened; null at its beginning. */
  place: Span | null
  match: Match | null
}) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      isOnlyRead
      title={t('resume.job.title')}
      closeName={t('app.close')}
    >
      <div className="max-w-prose whitespace-pre-wrap break-words">
        {piecesOf(job, match, place).map(({ text, state, start }) =>
          state === null ? (
            text
          ) : (
            <mark
              key={start}
              ref={start === place?.start ? intoSight : null}
              className={join(
                'rounded-xs',
                state === 'found'
                  ? 'bg-good-soft text-good'
                  : 'bg-fair-soft text-fair underline decoration-dotted underline-offset-2',
                start === place?.start && 'outline-2 outline-offset-1 outline-accent',
              )}
            >
              {text}
            </mark>
          ),
        )}
      </div>
    </Dialog>
  )
}

const intoSight = (mark: HTMLElement | null): void => mark?.scrollIntoView({ block: 'center' })

type Piece = { start: number; text: string; state: 'found' | 'missing' | null }

/**
 * The job cut where its requirements stand. Of two that overlap the shorter one is marked: a skill
 * says more than the line it stands in. The place asked for is always among them.
 */
function piecesOf(job: string, match: Match | null, place: Span | null): Piece[] {
  const chosen: { start: number; end: number; isFound: boolean }[] = []
  const bySize = (match?.contributions ?? [])
    .filter(({ job: span }) => span.end > span.start)
    .toSorted((a, b) => sizeOf(a.job, place) - sizeOf(b.job, place))
  for (const { job: span, evidence, points } of bySize) {
    if (chosen.some((other) => span.start < other.end && other.start < span.end)) continue
    // A line that says of a paper that it has run out answers nothing, and takes away.
    chosen.push({ ...span, isFound: evidence.length > 0 && points >= 0 })
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

/** The place asked for comes before all others. */
function sizeOf({ start, end }: Span, place: Span | null): number {
  return start === place?.start && end === place.end ? 0 : end - start
}
