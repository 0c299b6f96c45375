/** What was added to the credits and what they went into, newest first, month by month. */
import { useInfiniteQuery } from '@tanstack/react-query'

import { useTranslation } from '../../i18n/use-translation.ts'
import { NotLoaded } from '../../frame/not-loaded.tsx'
import { formatMonth } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { LedgerLine } from './ledger-line.tsx'
import { byMonth } from './ledger-months.ts'
import { WaitingLines } from './part.tsx'
import { statementQuery } from './profile-queries.ts'

export function Ledger() {
  const { t, i18n } = useTranslation()
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(statementQuery)
  const lines = data?.pages.flatMap((page) => page.lines) ?? []
  const hasFailed = error !== null

  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="mb-2 text-small font-semibold">{t('profile.ledger.title')}</h3>
      {isPending && <WaitingLines count={4} name={t('app.loading')} />}
      {data && lines.length === 0 && (
        <p className="text-small text-ink-soft">{t('profile.ledger.none')}</p>
      )}
      {byMonth(lines).map(({ month, lines: inMonth }) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h4 id={`month-${month}`} className="mt-3 text-caption font-medium text-ink-soft">
            {formatMonth(inMonth[0]?.at ?? month, i18n.language)}
          </h4>
          <ul className="divide-y divide-line">
            {inMonth.map((line) => (
              <LedgerLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
      {hasFailed && (
        <NotLoaded error={error} onAgain={() => void (data ? fetchNextPage() : refetch())} />
      )}
      {hasNextPage && !hasFailed && (
        <Button
          size="small"
          className="mt-3"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('profile.ledger.more')}
        </Button>
      )}
    </div>
  )
}
