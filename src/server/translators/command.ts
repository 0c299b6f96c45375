import type { Language } from '#domain/language/languages.ts'

/** The one command that installs what is missing. */
export const installCommand = (languages: readonly Language[]): string =>
  `npm run models -- ${languages.join(' ')}`
