/**
 * The match panel: the number with its band, then the reasons as signed bars that sum to it, and
 * what is missing. Whatever reason is hovered or focused lights its words on the sheet, and the
 * line of the job it answers is shown below.
 */
import type { Span } from '#domain/ads/reading.ts'

import { Sparkles } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import type { Draft } from './draft.ts'
import { MatchReady } from './late-parts.ts'
import { MatchComing } from './match-coming.tsx'
import type { Place } from './lights.ts'
import type { MatchState } from './use-match.ts'

export function MatchPanel({
  state,
  draft,
  isFolded,
  onTailor,
  onViewJob,
  onLight,
  onGo,
}: {
  state: MatchState
  draft: Draft
  /** While the changes are gone through: the score is told, and all else is one press away. */
  isFolded: boolean
  onTailor: () => void
  onViewJob: (place?: Span | null) => void
  /** Lights words on the sheet. */
  onLight: (places: readonly Place[]) => void
  /** To words on the sheet. */
  onGo: (places: readonly Place[]) => void
}) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('resume.match.title')} className="grid content-start gap-4">
      {state.kind === 'none' && (
        <div className="grid justify-items-start gap-3">
          <h2 className="text-body font-semibold">{t('resume.match.none')}</h2>
          <p className="text-ink-soft">{t('resume.match.noneText')}</p>
          {/* Elsewhere it stands over the sheet. */}
          <Button
            size="small"
            className="sm:hidden"
            icon={<Sparkles className="size-4" aria-hidden />}
            onClick={onTailor}
          >
            {t('resume.bar.tailor')}
          </Button>
        </div>
      )}
      {state.kind === 'loading' && <MatchComing />}
      {state.kind === 'failed' && <p className="text-ink-soft">{t('resume.match.failed')}</p>}
      {state.kind === 'ready' && (
        <MatchReady
          match={state.match}
          job={state.job}
          draft={draft}
          isFolded={isFolded}
          onViewJob={onViewJob}
          onLight={onLight}
          onGo={onGo}
        />
      )}
    </section>
  )
}
