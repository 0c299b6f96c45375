/** When listings were last read and from how many sources, with the state of each; nothing where none are read here. */
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { late } from '../../frame/late.tsx'
import { formatAgo } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'

const SourcesDialog = late(async () => (await import('./sources-dialog.tsx')).SourcesDialog)

export function SourcesLine({ isShown }: { isShown: boolean }) {
  const { t, i18n } = useTranslation()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['job-sources'],
    queryFn: ({ signal }) => callApi('jobSources', { signal }),
    staleTime: 60_000,
  })
  const [isOpen, setOpen] = useState(false)
  if (!isShown || !data || !(data.is_importing || data.read_at)) return null
  const read = data.sources.filter((source) => source.read_at !== null)
  const out = data.sources.filter(({ state }) => state === 'unreachable' || state === 'refused')
  const said = [
    data.read_at &&
      t('jobs.readFrom', {
        count: read.length,
        when: formatAgo(data.read_at, dataUpdatedAt, i18n.language),
      }),
    out.length > 0 && t('jobs.outOfReach', { count: out.length }),
  ]
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-caption text-ink-faint">
      {said.filter(Boolean).join(' ')}
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {t('jobs.sources.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <SourcesDialog
            sources={data.sources}
            nowMs={dataUpdatedAt}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </p>
  )
}
