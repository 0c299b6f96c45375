/** The tables by which the guard compares titles, and a translation with its source. */
import type { Topic } from '../schema.ts'
import { inEachLanguage, list, shared, text } from '../schema.ts'

export const wordsOfTitlesAndTranslations: readonly Topic[] = [
  inEachLanguage(
    'title-words',
    { row: text, forms: text },
    'Words of job titles that name the same work at the same rank; a row is that of the same name in ' +
      'English. Folded; `stem*` matches by its beginning, `a_b` is several words in a row.',
    ['row'],
  ),
  inEachLanguage(
    'title-people',
    { use: text, forms: text },
    'People in titles: `worker` rows name who works somewhere at one rank, `lowly` who says no more than that ' +
      'somebody works or helps there, `head` the ends of compounds that name a person, the longest first.',
  ),
  inEachLanguage(
    'title-terms',
    { use: text, term: text, meaning: text },
    'Words of titles: `link` and `bare` ones say nothing of the work, an `abbreviation` has its meaning (a ' +
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
  {
    ...shared(
      'truth',
      'doublets',
      { one: text, other: text },
      'Two words that one language writes for one of another; regular expressions.',
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
  {
    ...shared(
      'truth',
      'senses',
      {
        concept: text,
        languages: text,
        word: text,
        before: text,
        after: text,
        without: text,
        source: text,
      },
      'Senses of words that claim nothing, by the concept that the word would name otherwise: regular ' +
        'expressions of the word, of what stands before and behind it, of what the line may not have and of ' +
        'what a line that it rests on has. `{list}` is any of a list of `sense-words`; a space at an end is ' +
        '`\\x20`. Without `languages` a row holds in all.',
    ),
    isExact: true,
  },
  shared(
    'truth',
    'sense-words',
    { list: text, word: text },
    'The lists of words that `senses` names.',
  ),
]
