/** How far the resume answers its job: with all that reads an ad, so only where there is one. */
import type { ReactNode } from 'react'
import { useState } from 'react'

import { excerptAround } from '#domain/ads/excerpt.ts'
import type { Span } from '#domain/ads/reading.ts'
import type { Contribution } from '#domain/scoring/score.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { bandOf } from '../../messages/bands.ts'
import { Button } from '../../ui/button.tsx'
import { Summary } from '../../ui/summary.tsx'
import { Asks } from './answers/asks.tsx'
import { missingOf } from '#domain/scoring/missing.ts'
import { Interview } from './answers/interview.tsx'
import type { Draft } from './draft.ts'
import type { Place } from './lights.ts'
import { Reasons } from './reasons.tsx'
import type { Match } from './use-match.ts'

const bars = { good: 'bg-good', fair: 'bg-fair', poor: 'bg-poor' } as const

export function MatchReady({
  match,
  job,
  draft,
  isFolded,
  onViewJob,
  onLight,
  onGo,
}: {
  match: Match
  job: string
  draft: Draft
  isFolded: boolean
  onViewJob: (place?: Span | null) => void
  /** Lights words on the sheet. */
  onLight: (places: readonly Place[]) => void
  /** To words on the sheet. */
  onGo: (places: readonly Place[]) => void
}) {
  const { t } = useTranslation()
  const [active, setActive] = useState<Contribution | null>(null)
  const band = bandOf(match.score)
  // What only its person can tell changes no score.
  const told = match.answers.filter(({ state }) => state !== 'untold')
  const missing = missingOf(match.score, match.changes, told)
  const choose = (reason: Contribution | null) => {
    setActive(reason)
    onLight(reason?.evidence ?? [])
  }
  return (
    <>
      <div className="grid gap-2">
        <div className="flex items-baseline gap-2">
          <h2 className="sr-only">{t('resume.match.title')}</h2>
          <output
            data-score={match.score}
            className="text-[2rem] leading-none font-semibold tracking-tight tabular"
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
            className={`h-full rounded-full ${bars[band]} forced-colors:bg-[CanvasText]`}
            style={{ width: `${match.score}%` }}
          />
        </div>
        <p className="text-ink-soft">{t(`bands.${band}`)}</p>
        <Button size="small" className="justify-self-start" onClick={() => onViewJob()}>
          {t('resume.bar.viewJob')}
        </Button>
      </div>
      <Fold isFolded={isFolded}>
        <div className="border-t border-line pt-3">
          {!isFolded && <h3 className="font-medium">{t('resume.match.asks')}</h3>}
          {match.score < 100 && (
            <p className="mb-3 text-ink-soft">
              {t('resume.match.missing', { count: 100 - match.score })}
            </p>
          )}
          <Asks
            answers={match.answers}
            missing={missing}
            draft={draft}
            onJob={onViewJob}
            onLight={onLight}
            onLine={(place) => {
              onLight([place])
              onGo([place])
            }}
          />
          <Interview answers={match.answers} draft={draft} />
        </div>
        <details className="border-t border-line pt-3">
          <Summary className="mb-2 font-medium">{t('resume.match.reasons')}</Summary>
          <p className="mb-2 min-h-12 text-caption text-ink-soft" aria-live="polite">
            {active ? <Excerpt job={job} reason={active} /> : t('resume.match.hint')}
          </p>
          <Reasons
            reasons={match.contributions}
            onChoose={choose}
            onGo={(reason) => {
              choose(reason)
              if (reason.evidence.length > 0) onGo(reason.evidence)
              else onViewJob(reason.job)
            }}
          />
        </details>
      </Fold>
    </>
  )
}

/** While the changes are gone through, what the job asks for is one press away. */
function Fold({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  return isFolded ? (
    <details>
      <Summary className="font-medium">{t('resume.match.asks')}</Summary>
      <div className="mt-3 grid gap-4">{children}</div>
    </details>
  ) : (
    children
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
