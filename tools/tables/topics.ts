/** Every topic of the word tables. */
import type { Topic } from './schema.ts'
import { wordsOfDates } from './topics/dates.ts'
import { places } from './topics/places.ts'
import { wordsOfTitlesAndTranslations } from './topics/titles-and-translations.ts'
import { wordsOfTruth } from './topics/truth.ts'

export const topics: readonly Topic[] = [
  ...wordsOfDates,
  ...places,
  ...wordsOfTruth,
  ...wordsOfTitlesAndTranslations,
]
