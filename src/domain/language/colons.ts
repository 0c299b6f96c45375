/** What follows a word that names a list: French sets a narrow space before the colon, where no line ends. */
import type { Language } from './languages.ts'

export const colonOf = (language: Language): string => (language === 'fr' ? '\u202F:' : ':')
