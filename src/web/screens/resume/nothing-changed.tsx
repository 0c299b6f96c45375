/**
 * Where a tailoring ends that found nothing to change: what it cost, the score as it is, and the copy of
 * the resume that a letter and a sheet for the talk can be written from.
 */
import { groupReasons } from '#domain/scoring/reason-groups.ts'
import { useMutation } from '@tanstack/react-query'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { onceFor } from '../../api/once-for.ts'
import { rememberResume, reloadResumes } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { bandOf } from '../../messages/bands.ts'
import { resumePath } from '../../paths.ts'
import { go } from '../../routing/address.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Summary } from '../../ui/summary.tsx'
import type { Draft } from './draft.ts'
import { signed } from './points.ts'
import type { AsRead } from './use-as-read.ts'
import type { JobNames } from './use-tailor.ts'

export function NothingChanged({
  draft,
  read,
  names,
  job,
  onLeave,
}: {
  draft: Draft
  read: AsRead | null
  names: JobNames
  job: { text: string; id: string | null }
  onLeave: () => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const copy = useMutation({
    mutationFn: () => {
      const { resume } = draft.state()
      const { id, created_at: _created, version, score_missing: _missing, ...content } = resume
      const body = {
        ...content,
        is_base: false,
        notes: '',
        job_status: 'created' as const,
        original_resume_id: id,
        job_title: names.title.trim(),
        company_name: names.company.trim(),
        job_description: job.text,
        job_id: job.id,
        job_identifier: job.id,
      }
      return onceFor(JSON.stringify([id, version, body]), (idempotencyKey) =>
        callApi('copyResume', { body, idempotencyKey }),
      )
    },
    onSuccess: (resume) => {
      rememberResume(resume)
      void reloadResumes()
      onLeave()
      go(resumePath(resume.id))
    },
    onError: (error) => tell.failure('reuse', error),
  })
  // Where the resume shows little of what the job asks, it lacks nothing only in how it says that.
  const isLow = read !== null && bandOf(read.score.score) === 'poor'
  return (
    <Notice
      kind={isLow ? 'info' : 'good'}
      title={t(isLow ? 'resume.tailor.unchangedLow' : 'resume.tailor.unchanged')}
      actions={
        <Button size="small" look="primary" busy={copy.isPending} onClick={() => copy.mutate()}>
          {t('resume.tailor.keepCopy')}
        </Button>
      }
    >
      <p>{t('resume.tailor.notCharged')}</p>
      {read && (
        <p>
          {t('resume.tailor.scoreNow', { score: read.score.score })}{' '}
          {t(`bands.${bandOf(read.score.score)}`)}
        </p>
      )}
      <p>{t('resume.tailor.keepCopyText')}</p>
      {read && <WhySo read={read} />}
    </Notice>
  )
}

function WhySo({ read: { score } }: { read: AsRead }) {
  const { t, i18n } = useTranslation()
  const { base, groups, words } = groupReasons(score.contributions)
  const rows = [
    { name: t('resume.match.base'), points: base },
    ...groups.flatMap(({ reasons }) =>
      reasons.map(({ requirement, points }) => ({ name: requirement, points })),
    ),
    { name: t('resume.match.words'), points: words },
  ].filter(({ points }) => points !== 0)
  return (
    <details className="mt-2">
      <Summary>{t('resume.match.reasons')}</Summary>
      <ul className="mt-1 grid gap-0.5">
        {rows.map(({ name, points }, index) => (
          // Two reasons may bear one name.
          <li key={`${index} ${name}`} className="flex justify-between gap-3">
            <span className="min-w-0 truncate">{name}</span>
            <span className="tabular">{signed(points, i18n.language)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
