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

const groups = ['all', 'source', 'base', 'band'] as const
const steps = ['sent', 'answered', 'interviewed', 'offered'] as const

export function NumbersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['numbers'],
    queryFn: ({ signal }) => callApi('numbersOfMe', { signal }),
    staleTime: 0,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dashboard.numbers.title')}
      closeName={t('app.close')}
      size="large"
      isOnlyRead
    >
      {data === undefined ? (
        <Spinner />
      ) : data.length === 0 ? (
        <p>{t('dashboard.numbers.empty')}</p>
      ) : (
        <div className="grid gap-5">
          <p className="text-small text-ink-soft">{t('dashboard.numbers.text')}</p>
          {groups
            .map((by) => ({ by, rows: data.filter((row) => row.by === by) }))
            // One group alone says what stands above all of them.
            .filter(({ by, rows }) => by === 'all' || rows.length > 1)
            .map(({ by, rows }) => (
              <Group key={by} by={by} rows={rows} />
            ))}
        </div>
      )}
    </Dialog>
  )
}

// The second of the names is the longest in most languages.
const line = 'max-sm:grid max-sm:grid-cols-[3fr_4fr_4fr_3fr]'
const cell = 'pr-3 sm:px-2'
/** As long in every column, so that its bars can be compared. */
const track = 'mt-0.5 block h-1.5 rounded-full bg-line max-sm:w-12'

/** On a phone a name stands over its numbers, which share the width. */
function Group({ by, rows }: { by: Row['by']; rows: Row[] }) {
  const { t, i18n } = useTranslation()
  const rate = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const isAll = by === 'all'
  const most = Math.max(1, ...rows.map(({ sent }) => sent))
  return (
    <table className="w-full table-fixed text-left text-small max-sm:block [&>*]:max-sm:block">
      <caption className={isAll ? 'sr-only' : 'mb-1 text-left font-semibold'}>
        {t(`dashboard.numbers.${by}`)}
      </caption>
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
                {row[step]}
                {step !== 'sent' && row.sent > 0 && (
                  <span className="text-caption text-ink-soft">
                    {' '}
                    {rate.format(row[step] / row.sent)}
                  </span>
                )}
                <span aria-hidden className={track}>
                  <span
                    className="block h-full rounded-full bg-accent"
                    style={{ width: `${(row[step] / most) * 100}%` }}
                  />
                </span>
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
