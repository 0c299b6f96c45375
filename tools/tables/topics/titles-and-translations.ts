/** The tables by which the guard compares titles, and a translation with its source. */
import type { Topic } from '../schema.ts'
import { inEachLanguage, list, shared, text } from '../schema.ts'

export const wordsOfTitlesAndTranslations: readonly Topic[] = [
  inEachLanguage(
    'title-terms',
    { use: text, term: text, meaning: text },
    'Words of titles: `link` ones say nothing of the work, an `abbreviation` has its meaning (a ' +
      'point leaves the ending open), `helper` and `deputy` are the beginnings of words for who helps and who ' +
      'stands in for somebody.',
  ),
  shared(
    'truth',
    'acronyms',
    { letters: text, spelled: list },
    'Abbreviations of one thing in all languages, and how it begins where it is written out.',
  ),
  {
    ...shared(
      'truth',
      'renderings',
      { concept: text, claim: text, said: text },
      'Words of a translation that claim a concept, and the words of a source that they may translate; ' +
        'regular expressions.',
    ),
    isExact: true,
  },
  shared(
    'truth',
    'translated-names',
    { use: text, forms: text },
    'Words that a language writes with a capital and another without, by how they begin: adjectives of a ' +
      '`place`, and the `kind` of laws, bodies and places.',
  ),
]
