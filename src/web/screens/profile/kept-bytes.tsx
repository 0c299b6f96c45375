/** How much of their room the person uses; from four fifths on, what to do before it is used up. */
import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '../../i18n/use-translation.ts'
import { storageQuery } from '../../api/queries.ts'
import { regionOf } from '../../i18n/region.ts'
import { join } from '../../ui/join.ts'
import { Notice } from '../../ui/notice.tsx'
import { inMegabytes, isFull, isNearlyFull } from './room-left.ts'

export function KeptBytes() {
  const { t, i18n } = useTranslation()
  const { data } = useQuery(storageQuery)
  if (data === undefined) return null
  const { kept, allowed } = data
  const region = regionOf(i18n.language)
  const words = t('profile.data.kept', {
    kept: inMegabytes(kept, region),
    allowed: inMegabytes(allowed, region),
  })
  const isClose = isNearlyFull(kept, allowed)
  return (
    <div className="grid gap-3">
      <div>
        <p className="tabular text-small" data-testid="kept-bytes">
          {words}
        </p>
        <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken">
          <div
            className={join('h-full rounded-full', isClose ? 'bg-danger' : 'bg-accent')}
            style={{ width: `${Math.min(100, (100 * kept) / allowed)}%` }}
          />
        </div>
      </div>
      {isClose && (
        <Notice title={t(isFull(kept, allowed) ? 'profile.data.full' : 'profile.data.nearlyFull')}>
          {t('profile.data.makeRoom')}
        </Notice>
      )}
    </div>
  )
}
