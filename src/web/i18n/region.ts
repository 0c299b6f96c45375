/** The region whose customs of numbers and sums are kept. */
export function regionOf(language: string): string {
  return { en: 'en-GB', pt: 'pt-PT' }[language] ?? language
}

/** And of dates: with a short month CLDR has `3/03/2026` for Portugal, where `3 de mar. de 2026` is usual. */
export function dateRegionOf(language: string): string {
  return language === 'en' ? 'en-GB' : language
}
