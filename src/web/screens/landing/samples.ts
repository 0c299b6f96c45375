/**
 * The same analyst and the same job in each language, as a person there would write them; the English
 * one where nobody has written another.
 */
import { byLanguage } from '#domain/language/languages.ts'

import type { Sample } from './sample-resume.ts'
import english from './samples/en.json' with { type: 'json' }

const written = import.meta.glob<Sample>('./samples/*.json', { eager: true, import: 'default' })

export const samples = byLanguage(
  (language): Sample => written[`./samples/${language}.json`] ?? english,
)
