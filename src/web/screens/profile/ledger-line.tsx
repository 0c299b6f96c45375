import { useTranslation } from '../../i18n/use-translation.ts'
import { regionOf } from '../../i18n/region.ts'
import { formatMoment } from '../../i18n/dates.ts'
import { resumePath } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { Facts } from '../../ui/facts.tsx'
import { join } from '../../ui/join.ts'
import { describeLine } from './ledger-words.ts'
import type { StatementLine } from './profile-queries.ts'

export function LedgerLine({ line }: { line: StatementLine }) {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(regionOf(i18n.language))
  const signed = new Intl.NumberFormat(regionOf(i18n.language), { signDisplay: 'exceptZero' })
  const about = [line.title, line.company].filter((part) => part.trim() !== '').join(' · ')
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5 text-small">
      <div className="min-w-0">
        <p className="break-words">{describeLine(line, t)}</p>
        <p className="text-caption text-ink-soft">
          <Facts>
            {[
              line.resume_id === null ? (
                about
              ) : (
                <Link
                  key="about"
                  to={resumePath(line.resume_id)}
                  className="text-accent underline-offset-2 hover:underline"
                >
                  {about}
                </Link>
              ),
              <time key="at" dateTime={line.at} className="whitespace-nowrap">
                {formatMoment(line.at, i18n.language)}
              </time>,
            ]}
          </Facts>
        </p>
      </div>
      <div className="tabular shrink-0 text-right">
        <p className={join('font-medium', line.amount > 0 && 'text-good')}>
          {signed.format(line.amount).replace('-', '−')}
        </p>
        <p className="text-caption text-ink-soft">
          {t('profile.ledger.balance', { count: number.format(line.balance_after) })}
        </p>
      </div>
    </li>
  )
}
