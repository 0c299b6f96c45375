/** Where listings come from: each source, how reading it goes, and what in it was no job. */
import type { AnswerOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { formatAgo } from '../../i18n/dates.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FollowedBoards } from './followed-boards.tsx'
import { ListedBy } from './listed-by.tsx'

type Sources = AnswerOf<Calls['jobSources']>
type Source = Sources['sources'][number]

export function SourcesDialog({
  sources,
  nowMs,
  onClose,
}: {
  sources: readonly Source[]
  nowMs: number
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t('jobs.sources.title')}
      closeName={t('app.close')}
    >
      <div className="grid gap-4">
        <ul className="grid divide-y divide-line">
          {sources.map((source) => (
            <li key={source.name} className="py-3 first:pt-0 last:pb-0">
              <OneSource source={source} nowMs={nowMs} />
            </li>
          ))}
        </ul>
        <FollowedBoards />
      </div>
    </Dialog>
  )
}

function OneSource({ source, nowMs }: { source: Source; nowMs: number }) {
  const { t, i18n } = useTranslation()
  const { state, read_at, job_count, rejected_count } = source
  const when = read_at === null ? null : formatAgo(read_at, nowMs, i18n.language)
  const said = [
    state === 'read' ? null : t(`jobs.sources.${state}`),
    when === null ? null : t('jobs.sources.read', { when }),
    when === null ? null : t('jobs.sources.jobs', { count: job_count }),
    rejected_count === 0 ? null : t('jobs.sources.rejected', { count: rejected_count }),
  ]
  return (
    <>
      <h3 className="font-medium break-words">
        {source.title}
        {source.name.includes(':') && (
          <span className="font-normal text-ink-soft">
            {' '}
            {source.name.slice(source.name.indexOf(':') + 1)}
          </span>
        )}
      </h3>
      <p className="text-small text-ink-soft">{said.filter(Boolean).join(' · ')}</p>
      {source.problem !== null && (
        <p className="text-caption break-words text-ink-faint">
          {t(`jobs.sources.problems.${source.problem.code}`, source.problem.figures)}
        </p>
      )}
      {source.attribution && (
        <p className="text-caption text-ink-faint">
          <ListedBy source={source.attribution} />
        </p>
      )}
    </>
  )
}
