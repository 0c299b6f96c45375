/** The region whose customs of dates and numbers are kept: days before months, European Portuguese. */
export function regionOf(language: string): string {
  return { en: 'en-GB', pt: 'pt-PT' }[language] ?? language
}
