/** `3 Mar, 14:05`, with the year where it is another one. */
import { dateRegionOf } from '../../../i18n/region.ts'

export function momentOf(iso: string, language: string, now: Date = new Date()): string {
  const date = new Date(iso)
  return new Intl.DateTimeFormat(dateRegionOf(language), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  }).format(date)
}
