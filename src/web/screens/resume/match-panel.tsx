/**
 * The match panel: the number with its band, then the reasons as signed bars that sum to it, and
 * what is missing. Whatever reason is hovered or focused lights its words on the sheet, and the
 * line of the job it answers is shown below.
 */
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Span } from '#domain/ads/reading.ts'
import type { Contribution } from '#domain/scoring/score.ts'

import { bandOf } from '../../messages/bands.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { Draft } from './draft.ts'
import { excerptAround } from './excerpt.ts'
import { GapList } from './gap-list.tsx'
import { Reasons } from './reasons.tsx'
import type { Match, MatchState } from './use-match.ts'

const bandLooks = {
  good: { text: 'text-good', bar: 'bg-good', soft: 'bg-good-soft' },
  fair: { text: 'text-fair', bar: 'bg-fair', soft: 'bg-fair-soft' },
  poor: { text: 'text-poor', bar: 'bg-poor', soft: 'bg-poor-soft' },
} as const

export function MatchPanel({
  state,
  draft,
  onTailor,
  onViewJob,
  onReason,
  onGo,
}: {
  state: MatchState
  draft: Draft
  onTailor: () => void
  onViewJob: (place?: Span | null) => void
  onReason: (reason: Contribution | null) => void
  /** To its words on the sheet. */
  onGo: (reason: Contribution) => void
}) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('resume.match.title')} className="grid content-start gap-4 text-small">
      {state.kind === 'none' && (
        <div className="grid justify-items-start gap-3">
          <h2 className="text-body font-semibold">{t('resume.match.none')}</h2>
          <p className="text-ink-soft">{t('resume.match.noneText')}</p>
          <Button
            size="small"
            icon={<Sparkles className="size-4" aria-hidden />}
            onClick={onTailor}
          >
            {t('resume.bar.tailor')}
          </Button>
        </div>
      )}
      {state.kind === 'loading' && (
        <p className="flex items-center gap-2 text-ink-soft">
          <Spinner />
          {t('resume.match.loading')}
        </p>
      )}
      {state.kind === 'failed' && <p className="text-ink-soft">{t('resume.match.failed')}</p>}
      {state.kind === 'ready' && (
        <Ready
          match={state.match}
          job={state.job}
          draft={draft}
          onViewJob={onViewJob}
          onReason={onReason}
          onGo={onGo}
        />
      )}
    </section>
  )
}

function Ready({
  match,
  job,
  draft,
  onViewJob,
  onReason,
  onGo,
}: {
  match: Match
  job: string
  draft: Draft
  onViewJob: (place?: Span | null) => void
  onReason: (reason: Contribution | null) => void
  /** To its words on the sheet. */
  onGo: (reason: Contribution) => void
}) {
  const { t } = useTranslation()
  const [active, setActive] = useState<Contribution | null>(null)
  const band = bandOf(match.score)
  const look = bandLooks[band]
  const choose = (reason: Contribution | null) => {
    setActive(reason)
    onReason(reason)
  }
  return (
    <>
      <div className="grid gap-2">
        <div className="flex items-baseline gap-2">
          <h2 className="sr-only">{t('resume.match.title')}</h2>
          <output
            data-score={match.score}
            className={`text-[2.75rem] leading-none font-semibold tracking-tight tabular ${look.text}`}
          >
            {match.score}
          </output>
          <span className="text-ink-soft">{t('resume.match.outOf')}</span>
        </div>
        <div
          className="h-1.5 overflow-hidden rounded-full bg-sunken forced-colors:outline"
          aria-hidden="true"
        >
          <div
            className={`h-full rounded-full ${look.bar} forced-colors:bg-[CanvasText]`}
            style={{ width: `${match.score}%` }}
          />
        </div>
        <p className={look.text}>{t(`bands.${band}`)}</p>
        <Button size="small" className="justify-self-start" onClick={() => onViewJob()}>
          {t('resume.bar.viewJob')}
        </Button>
      </div>
      <Part title={t('resume.match.gap')}>
        <GapList
          skills={match.nice_to_have_skills}
          changes={match.changes}
          reasons={match.contributions}
          draft={draft}
          onPlace={onViewJob}
        />
      </Part>
      <Part title={t('resume.match.reasons')}>
        <p className="mb-2 min-h-12 text-caption text-ink-soft" aria-live="polite">
          {active ? <Excerpt job={job} reason={active} /> : t('resume.match.hint')}
        </p>
        <Reasons
          reasons={match.contributions}
          onChoose={choose}
          onGo={(reason) => {
            choose(reason)
            if (reason.evidence.length > 0) onGo(reason)
            else onViewJob(reason.job)
          }}
        />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-3">
      <h3 className="mb-2 font-medium">{title}</h3>
      {children}
    </div>
  )
}

function Excerpt({ job, reason }: { job: string; reason: Contribution }) {
  const { before, words, after } = excerptAround(job, reason.job)
  return (
    <>
      {before}
      <mark className="rounded-xs bg-accent-soft text-accent">{words}</mark>
      {after}
    </>
  )
}
