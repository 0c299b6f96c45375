/** Points of the score as the language of the interface writes and says them. */
import type { Translate } from '../../i18n/translate.ts'

/** "+4.0", "−2,5": as the language writes them, one below the other, with a real minus sign. */
export function signed(points: number, language: string): string {
  const shown = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'always',
  })
  return shown.format(points).replace('-', '−')
}

/** "+1.0 point", "−2,5 Punkte", as one says them: the noun follows the number as it is shown, whatever its sign. */
export function pointsInWords(
  points: number,
  { t, language }: { t: Translate; language: string },
): string {
  return t('resume.match.points', {
    count: Math.round(Math.abs(points) * 10) / 10,
    points: signed(points, language),
  })
}
