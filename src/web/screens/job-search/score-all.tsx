/** Scores the jobs of the list that have no score, ten at a press, and says before what that costs. */
import { useQuery } from '@tanstack/react-query'

import { creditCosts } from '#domain/account/credits.ts'

import { Gauge } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { reloadUser, userQuery } from '../../api/queries.ts'
import { useSingleMutation } from '../../api/use-single-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { pageSize } from './filters.ts'
import type { useJobList } from './use-job-list.ts'
import { scoreJob, useScoreFailure } from './use-quick-score.ts'

export function ScoreAll({
  list,
  resumeId,
  durationMs,
}: {
  list: ReturnType<typeof useJobList>
  resumeId: string
  durationMs: number
}) {
  const { t } = useTranslation()
  const { data: user } = useQuery(userQuery)
  const ids = list.results
    .filter((job) => job.score === null && job.job_identifier !== '')
    .map((job) => job.job_identifier)
    .slice(0, pageSize)
  const tellFailure = useScoreFailure(durationMs)
  const score = useSingleMutation({
    // One after the other: what stops one, such as too few credits, stops the others.
    mutationFn: async (wanted: readonly string[]) => {
      for (const id of wanted) await scoreJob(resumeId, id)
    },
    onError: tellFailure,
    onSettled: () => reloadUser(),
  })
  if (!user || (ids.length < 2 && !score.isPending)) return null
  const what = t('jobs.scoreAll', { count: ids.length })
  const price = t('plans.credit', { count: ids.length * creditCosts.quick_score })
  return (
    <Button
      size="small"
      busy={score.isPending}
      icon={<Gauge className="size-4" aria-hidden />}
      onClick={() => score.mutate(ids)}
    >
      {score.isPending
        ? t('jobs.scanning')
        : user.credit_balance === null
          ? what
          : `${what} · ${price}`}
    </Button>
  )
}
