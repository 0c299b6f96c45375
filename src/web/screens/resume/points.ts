/** Points of the score as the language of the interface writes and says them. */
import type { i18n } from 'i18next'

/** "+4", "−2,5": as the language writes them, with a real minus sign and at most one decimal. */
export function signed(points: number, language: string): string {
  const shown = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'always' })
  return shown.format(points).replace('-', '−')
}

/** "+1 point", "−2,5 Punkte": the noun follows the number as it is shown, whatever its sign. */
export function pointsInWords(
  points: number,
  { t, language }: Pick<i18n, 't' | 'language'>,
): string {
  return t('resume.match.points', {
    count: Math.round(Math.abs(points) * 10) / 10,
    points: signed(points, language),
  })
}
