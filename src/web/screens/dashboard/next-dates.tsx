/** The days of an application that ask for something, on its card: what is overdue, then what comes next. */
import { useQuery } from '@tanstack/react-query'

import type { ApplicationDate } from '#contract/applications.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { CalendarDays, CircleAlert } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { datesQuery } from '../../api/application-queries.ts'
import { dayForField } from '../../i18n/dates.ts'
import { dateRegionOf } from '../../i18n/region.ts'
import { urgentOf } from './date-standing.ts'

export function NextDates({ resume }: { resume: Resume }) {
  const { t, i18n } = useTranslation()
  const { data = [], dataUpdatedAt } = useQuery(datesQuery)
  const today = dayForField(new Date(dataUpdatedAt).toISOString())
  return urgentOf(data, resume, today).map(({ date, isOverdue }) => {
    const Mark = isOverdue ? CircleAlert : CalendarDays
    return (
      <p
        key={date.id}
        data-next
        data-overdue={isOverdue || undefined}
        className="flex gap-1.5 pb-1 text-small font-medium data-overdue:text-danger"
      >
        <Mark className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span>
          {isOverdue && <span className="font-medium">{t('dashboard.dates.overdue')}: </span>}
          {t(`dashboard.dates.kinds.${date.kind}`)} · {whenOf(date, i18n.language)}
        </span>
      </p>
    )
  })
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
