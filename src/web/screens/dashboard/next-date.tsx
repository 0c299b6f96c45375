/** The next day of an application, on its card. */
import { useQuery } from '@tanstack/react-query'

import type { ApplicationDate } from '#contract/applications.ts'

import { CalendarDays } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { datesQuery } from '../../api/application-queries.ts'
import { dayForField } from '../../i18n/dates.ts'
import { dateRegionOf } from '../../i18n/region.ts'

export function NextDate({ resumeId }: { resumeId: string }) {
  const { t, i18n } = useTranslation()
  const { data, dataUpdatedAt } = useQuery(datesQuery)
  const today = dayForField(new Date(dataUpdatedAt).toISOString())
  const next = data?.find(({ resume_id, day }) => resume_id === resumeId && day >= today)
  if (next === undefined) return null
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-small">
      <CalendarDays className="size-3.5 shrink-0 text-accent" aria-hidden />
      <span>
        {t(`dashboard.dates.kinds.${next.kind}`)} · {whenOf(next, i18n.language)}
      </span>
    </p>
  )
}

/** `Mon 30 Nov, 14:30`. */
export function whenOf(
  { day, time }: Pick<ApplicationDate, 'day' | 'time'>,
  language: string,
): string {
  const date = new Date(`${day}T${time ?? '00:00'}`)
  return new Intl.DateTimeFormat(dateRegionOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(time !== null && { hour: '2-digit', minute: '2-digit' }),
  }).format(date)
}
