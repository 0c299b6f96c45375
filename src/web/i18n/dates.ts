/** Dates as people read them, in the interface's language. */
import { dateRegionOf } from './region.ts'

/** `3 Mar 2026`. */
export function formatDay(iso: string, language: string): string {
  return format(iso, language, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** What a date field shows and takes: `2026-03-03`, in the person's own time zone. */
export function dayForField(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const two = (n: number) => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** `March 2026`. */
export function formatMonth(iso: string, language: string): string {
  return format(iso, language, { month: 'long', year: 'numeric' })
}

/** `3 Mar, 14:05`: the day and the time, where the month and year stand above. */
export function formatMoment(iso: string, language: string): string {
  return format(iso, language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** `3 hours ago`, `yesterday`; `nowMs` is the moment it is told at. */
export function formatAgo(iso: string, nowMs: number, language: string): string {
  const then = Date.parse(iso)
  if (Number.isNaN(then)) return ''
  const agoMs = Math.max(0, nowMs - then)
  const [unit, unitMs] = steps.find(([, ms]) => agoMs >= ms) ?? (['minute', 60_000] as const)
  return new Intl.RelativeTimeFormat(dateRegionOf(language), { numeric: 'auto' }).format(
    -Math.floor(agoMs / unitMs),
    unit,
  )
}

function format(iso: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(dateRegionOf(language), options).format(date)
}
