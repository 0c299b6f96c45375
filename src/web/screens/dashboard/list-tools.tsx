/** What stands above the resumes: the filter, once there are many, and the choice of list or board. */
import { jobStatuses, type JobStatus } from '#domain/resume/status.ts'

import { Columns3, List, Rows2, Search, type Icon } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Segments } from '../../ui/segments.tsx'
import { Select } from '../../ui/select.tsx'
import { useFindKey } from '../../ui/use-find-key.ts'
import { orders, type Order } from './order.ts'
import { layouts, type Layout } from './use-layout.ts'

export type ListView = {
  words: string
  layout: Layout
  order: Order
  /** Null: whatever their status. */
  status: JobStatus | null
}

const marks: Record<Layout, Icon> = { list: Rows2, rows: List, board: Columns3 }

/** From this many on there is something to filter. */
const manyResumes = 9

export function ListTools({
  total,
  shown,
  view,
  onChange,
}: {
  total: number
  /** How many the filter lets through. */
  shown: number
  view: ListView
  onChange: (change: Partial<ListView>) => void
}) {
  const { t } = useTranslation()
  const field = useFindKey()
  return (
    <>
      {(total >= manyResumes || view.words !== '') && (
        <div className="order-last flex w-full flex-wrap items-center gap-x-3 gap-y-2">
          <div className="relative grow basis-full sm:basis-44 md:grow-0">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
            />
            <input
              ref={field}
              type="search"
              aria-keyshortcuts="/"
              aria-label={t('dashboard.filter')}
              placeholder={t('dashboard.filter')}
              value={view.words}
              onChange={(event) => onChange({ words: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Escape') onChange({ words: '' })
              }}
              className="tap h-9 w-full rounded-md border border-line-strong/70 bg-surface pr-3 pl-9 text-small transition-colors pointer-coarse:text-[1rem] md:w-52 lg:w-64"
            />
          </div>
          {view.layout !== 'board' && (
            <Select
              look="small"
              className="min-w-0 max-sm:grow max-sm:basis-0"
              aria-label={t('dashboard.allStatuses')}
              value={view.status ?? 'all'}
              options={[
                { value: 'all', label: t('dashboard.allStatuses') },
                ...jobStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
              ]}
              onChange={(value) => onChange({ status: value === 'all' ? null : value })}
            />
          )}
          <Select
            look="small"
            className="min-w-0 max-sm:grow max-sm:basis-0"
            aria-label={t('dashboard.order.label')}
            value={view.order}
            options={orders.map((value) => ({ value, label: t(`dashboard.order.${value}`) }))}
            onChange={(order) => onChange({ order })}
          />
          <output className="tabular shrink-0 text-small text-ink-soft max-sm:sr-only">
            {t('dashboard.count', { count: shown })}
          </output>
        </div>
      )}
      <div className="ml-auto">
        <Segments
          name={t('dashboard.layout.name')}
          value={view.layout}
          onChange={(layout) => onChange({ layout })}
          options={layouts.map((value) => ({ value, label: <LayoutName layout={value} /> }))}
        />
      </div>
    </>
  )
}

/** On a phone a mark, so that both choices of a view share a row; its word is read aloud. */
function LayoutName({ layout }: { layout: Layout }) {
  const { t } = useTranslation()
  const Mark = marks[layout]
  return (
    <>
      <Mark className="size-4 sm:hidden" aria-hidden />
      <span className="max-sm:sr-only">{t(`dashboard.layout.${layout}`)}</span>
    </>
  )
}
