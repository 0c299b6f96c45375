/** Every topic of the word tables. */
import type { Topic } from './schema.ts'
import { wordsOfAdsAndPrivacy } from './topics/ads-and-private-words.ts'
import { wordsOfDates } from './topics/dates.ts'
import { wordsOfLanguages } from './topics/languages.ts'
import { places } from './topics/places.ts'
import { skillsAndOccupations } from './topics/skills-and-occupations.ts'
import { wordsOfTitlesAndTranslations } from './topics/titles-and-translations.ts'
import { wordsOfTranslationAndLetters } from './topics/translation-and-letters.ts'
import { wordsOfTruth } from './topics/truth.ts'

export const topics: readonly Topic[] = [
  ...wordsOfLanguages,
  ...wordsOfDates,
  ...places,
  ...skillsAndOccupations,
  ...wordsOfAdsAndPrivacy,
  ...wordsOfTranslationAndLetters,
  ...wordsOfTruth,
  ...wordsOfTitlesAndTranslations,
]
