import { dateRegionOf } from './region.ts'

/** The day that a post names. A day's last second in universal time is how a mere day is kept. */
export function postDay(moment: string, language: string): string {
  const isMereDay = moment.endsWith('T23:59:59.000Z')
  return new Intl.DateTimeFormat(dateRegionOf(language), {
    dateStyle: 'long',
    ...(isMereDay ? { timeZone: 'UTC' } : {}),
  }).format(new Date(moment))
}
