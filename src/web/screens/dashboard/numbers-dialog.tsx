/** How far the applications came: bars to look at, and the same numbers as tables to read. */
import { useQuery } from '@tanstack/react-query'

import type { AnswerOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { join } from '../../ui/join.ts'
import { Spinner } from '../../ui/spinner.tsx'

type Row = AnswerOf<Calls['numbersOfMe']>[number]

const groups = ['source', 'base', 'band'] as const
const steps = ['sent', 'answered', 'interviewed', 'offered'] as const

export function NumbersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['numbers'],
    queryFn: ({ signal }) => callApi('numbersOfMe', { signal }),
    staleTime: 0,
  })
  const parts = groups
    .map((by) => ({ by, rows: (data ?? []).filter((row) => row.by === by) }))
    // One group alone says what stands above all of them.
    .filter(({ rows }) => rows.length > 1)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dashboard.numbers.title')}
      closeName={t('app.close')}
      size={parts.length > 0 ? 'large' : 'medium'}
      isOnlyRead
    >
      {data === undefined ? (
        <Spinner />
      ) : data.length === 0 ? (
        <p>{t('dashboard.numbers.empty')}</p>
      ) : (
        <div className="grid gap-5">
          {data
            .filter(({ by }) => by === 'all')
            .map((row) => (
              <All key="all" row={row} />
            ))}
          {parts.map(({ by, rows }) => (
            <Group key={by} by={by} rows={rows} />
          ))}
          <p className="text-caption text-ink-soft">{t('dashboard.numbers.text')}</p>
        </div>
      )}
    </Dialog>
  )
}

/** All applications: the result first, then a bar for each step. */
function All({ row }: { row: Row }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2">
      <p className="text-title font-semibold">{t('dashboard.numbers.result', row)}</p>
      <table className="w-full text-left text-small">
        <caption className="sr-only">{t('dashboard.numbers.all')}</caption>
        <tbody>
          {steps.map((step) => (
            <tr key={step}>
              <th scope="row" className="w-px py-1 pr-4 font-normal whitespace-nowrap">
                {t(`dashboard.numbers.${step}`)}
              </th>
              <td className="py-1">
                <Bar part={row[step]} most={row.sent} />
              </td>
              <td className="tabular w-px py-1 pl-4 text-right whitespace-nowrap">
                <Figure row={row} step={step} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Bar({ part, most }: { part: number; most: number }) {
  return (
    <span aria-hidden className="block h-1.5 rounded-full bg-line">
      <span
        className="block h-full rounded-full bg-accent"
        style={{ width: `${(part / Math.max(1, most)) * 100}%` }}
      />
    </span>
  )
}

/** How many, and which part of those sent. */
function Figure({ row, step }: { row: Row; step: (typeof steps)[number] }) {
  const { i18n } = useTranslation()
  const rate = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <>
      {row[step]}
      {step !== 'sent' && row.sent > 0 && (
        <span className="text-caption text-ink-soft"> {rate.format(row[step] / row.sent)}</span>
      )}
    </>
  )
}

// Of one width, so that the bars can be compared.
const line = 'max-sm:grid max-sm:grid-cols-4'
const cell = 'pr-3 hyphens-auto sm:px-2'

/** On a phone a name stands over its numbers, which share the width. */
function Group({ by, rows }: { by: Row['by']; rows: Row[] }) {
  const { t } = useTranslation()
  const most = Math.max(1, ...rows.map(({ sent }) => sent))
  return (
    <table className="w-full table-fixed text-left text-small max-sm:block [&>*]:max-sm:block">
      <caption className="mb-1 text-left font-semibold">{t(`dashboard.numbers.${by}`)}</caption>
      <thead>
        <tr className={join(line, 'text-ink-soft')}>
          <th scope="col" className="w-1/3 max-sm:sr-only">
            <span className="sr-only">{t('dashboard.numbers.name')}</span>
          </th>
          {steps.map((step) => (
            <th key={step} scope="col" className={join(cell, 'font-normal max-sm:text-caption')}>
              {t(`dashboard.numbers.${step}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name ?? ''} className={join(line, 'border-t border-line')}>
            <th
              scope="row"
              className="py-1.5 font-normal wrap-anywhere max-sm:col-span-4 max-sm:pb-0"
            >
              <GroupName row={row} />
            </th>
            {steps.map((step) => (
              <td key={step} className={join(cell, 'tabular py-1.5')}>
                <Figure row={row} step={step} />
                <Bar part={row[step]} most={most} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const nameless = { all: 'all', source: 'noSource', base: 'noBase', band: 'noBand' } as const

function GroupName({ row: { by, name } }: { row: Row }) {
  const { t } = useTranslation()
  if (name === null) return t(`dashboard.numbers.${nameless[by]}`)
  const isBand = name === 'excellent' || name === 'good' || name === 'low'
  return by === 'band' && isBand ? t(`dashboard.numbers.${name}`) : name
}
