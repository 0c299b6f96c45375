/** What stands above the resumes: the filter, once there are many, their order, and cards, list or board. */
import { useId, useState } from 'react'

import { jobStatuses, type JobStatus } from '#domain/resume/status.ts'

import { Search, SlidersHorizontal } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
import { Segments } from '../../ui/segments.tsx'
import { Select } from '../../ui/select.tsx'
import { useFindKey } from '../../ui/use-find-key.ts'
import { useMedia } from '../../ui/use-media.ts'
import { orders, type Order } from './order.ts'
import { layouts, type Layout } from './use-layout.ts'

type ListView = {
  words: string
  layout: Layout
  order: Order
  /** Null: whatever their status. */
  status: JobStatus | null
}

/** From this many on there is something to filter. */
const manyResumes = 9

/** There the first resume matters more than the tools, which are behind one button. */
const isNarrow = '(max-width: 39.99rem)'

type Props = {
  total: number
  /** How many the filter lets through. */
  shown: number
  view: ListView
  onChange: (change: Partial<ListView>) => void
}

export function ListTools(props: Props) {
  const { t } = useTranslation()
  const { words, status, order } = props.view
  const [isOpen, setIsOpen] = useState(false)
  const toolsId = useId()
  if (!useMedia(isNarrow)) return <Tools {...props} />
  const isChosen = words !== '' || status !== null || order !== 'newest'
  return (
    <>
      <Button
        className="ml-auto px-3"
        aria-expanded={isOpen}
        aria-controls={toolsId}
        icon={
          <SlidersHorizontal className={join('size-4', isChosen && 'text-accent')} aria-hidden />
        }
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('dashboard.tools')}
      </Button>
      <div id={toolsId} hidden={!isOpen} className="grid w-full gap-2">
        <Tools {...props} />
      </div>
    </>
  )
}

function Tools({ total, shown, view, onChange }: Props) {
  const { t } = useTranslation()
  const field = useFindKey()
  return (
    <>
      {(total >= manyResumes || view.words !== '') && (
        <>
          <div className="relative min-w-0 sm:max-w-64 sm:grow sm:basis-40">
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
              className="tap h-8 w-full rounded-md border border-line-strong/70 bg-surface pr-3 pl-9 text-small transition-colors pointer-coarse:text-[1rem]"
            />
          </div>
          {view.layout !== 'board' && (
            <Select
              look="small"
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
            aria-label={t('dashboard.order.label')}
            value={view.order}
            options={orders.map((value) => ({ value, label: t(`dashboard.order.${value}`) }))}
            onChange={(order) => onChange({ order })}
          />
          <output className="sr-only">{t('dashboard.count', { count: shown })}</output>
        </>
      )}
      <div className="max-sm:*:grid max-sm:*:grid-cols-3 sm:ml-auto">
        <Segments
          name={t('dashboard.layout.name')}
          value={view.layout}
          onChange={(layout) => onChange({ layout })}
          options={layouts.map((value) => ({ value, label: t(`dashboard.layout.${value}`) }))}
        />
      </div>
    </>
  )
}
