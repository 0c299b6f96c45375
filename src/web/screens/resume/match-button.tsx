/** The score over the sheet, where how it adds up stands below all pages: it leads there. */
import { useTranslation } from '../../i18n/use-translation.ts'
import { bandOf } from '../../messages/bands.ts'
import { ScoreBadge } from '../../ui/score-badge.tsx'
import type { MatchState } from './use-match.ts'

export function MatchButton({
  match,
  className,
  onMatch,
}: {
  match: MatchState
  className: string
  onMatch: () => void
}) {
  const { t } = useTranslation()
  const title = t('resume.match.title')
  if (match.kind === 'none') return null
  return (
    // There before its number is, so that nothing moves when it comes.
    <button type="button" className={className} onClick={onMatch}>
      {match.kind === 'ready' ? (
        <ScoreBadge score={match.match.score} band={bandOf(match.match.score)} name={title} />
      ) : (
        <span className="h-6 min-w-8" />
      )}
      {/* The badge says it to who hears the page. */}
      <span aria-hidden={match.kind === 'ready'}>{title}</span>
    </button>
  )
}
