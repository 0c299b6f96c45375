/** What is set once for each language. */
import { settings } from '#tables/settings.js'

import type { Language } from './languages.ts'
import { byLanguage } from './languages.ts'
import { rowsIn } from './word-table.ts'

const values = byLanguage(
  (language) => new Map(rowsIn(settings, language).map((row) => [row.setting, row.value])),
)

export function settingOf(language: Language, setting: string): string {
  const value = values[language].get(setting)
  if (value === undefined) throw new RangeError(`${language} has no setting ${setting}`)
  return value
}
