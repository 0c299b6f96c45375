/** When listings were last read, and from how many sources; nothing where none are read here. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { callApi } from '../../api/client.ts'
import { formatAgo } from '../../i18n/dates.ts'

export function SourcesLine() {
  const { t, i18n } = useTranslation()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['job-sources'],
    queryFn: ({ signal }) => callApi('jobSources', { signal }),
    staleTime: 60_000,
  })
  if (!data?.read_at) return null
  const read = data.sources.filter((source) => source.read_at !== null)
  const out = data.sources.filter(({ state }) => state === 'unreachable' || state === 'refused')
  return (
    <p className="text-caption text-ink-faint">
      {t('jobs.readFrom', {
        count: read.length,
        when: formatAgo(data.read_at, dataUpdatedAt, i18n.language),
      })}
      {out.length > 0 && ` ${t('jobs.outOfReach', { count: out.length })}`}
    </p>
  )
}
