/** The tables of what is translated by hand, of the headings that are printed, and of letters. */
import type { Topic } from '../schema.ts'
import { inEachLanguage, list, text } from '../schema.ts'

export const wordsOfTranslationAndLetters: readonly Topic[] = [
  inEachLanguage(
    'level-words',
    { meaning: text, spellings: list },
    'How well somebody speaks a language; letters of the European frame (B2) need no translation.',
    ['meaning'],
  ),
  inEachLanguage(
    'skill-groups',
    { meaning: text, spellings: list },
    'Names that people give to their groups of skills.',
    ['meaning'],
  ),
  inEachLanguage('season-names', { meaning: text, spellings: list }, 'The seasons.', ['meaning']),
  inEachLanguage('range-words', { meaning: text, spellings: list }, '"Since" and "until".', [
    'meaning',
  ]),
  inEachLanguage('work-places', { meaning: text, spellings: list }, 'Work that has no town.', [
    'meaning',
  ]),
  inEachLanguage(
    'degree-names',
    { meaning: text, spellings: list },
    'Degrees with a counterpart of the same rank in each language. What only one country has (Diplom, licence, HBO) keeps its name, as a reader abroad looks it up by it.',
    ['meaning'],
  ),
  inEachLanguage('study-fields', { meaning: text, spellings: list }, 'Fields of study.', [
    'meaning',
  ]),
  inEachLanguage(
    'degree-joins',
    { word: text },
    'What stands between a degree and its field ("Master in Physics"); the first is the one that is written.',
  ),
  inEachLanguage(
    'section-titles',
    { section: text, title: text, slim: text },
    'What a resume calls its sections: the customary headings, which applicant tracking systems know, not ' +
      'translations of one another; `slim`: what a slim column has room for, where that is less.',
    ['section'],
  ),
  inEachLanguage(
    'letter-phrases',
    { phrase: text, text },
    'The sentences of a letter, as one writes them in the language: modest, without a claim of their own. ' +
      'What is in braces comes from the resume or from the job. `document` is what a letter is called, ' +
      '`application` the letter with its resume.',
    ['phrase'],
  ),
  inEachLanguage(
    'interview-phrases',
    { phrase: text, text },
    'What stands on the sheet for a talk: the questions by what is asked for (`ask`), in whose gap the ad’s words ' +
      'stand, and what one can say in truth where the resume shows none of it (`lacking`), less (`part`) or what is not finished (`running`).',
    ['phrase'],
  ),
  inEachLanguage(
    'employer-articles',
    { preposition: text, noun: text },
    'What stands before an employer’s name in a letter: without a noun the usual word, else before a name ' +
      'that opens with the noun, folded ("no Centro Hospitalar", "à l’Hôpital"), or that ends in it ("bei der Acme ' +
      'GmbH"). In Dutch only a noun with `_` behind it has its article before the name of a house ("bij de Gemeente Utrecht").',
  ),
  inEachLanguage(
    'no-employers',
    { name: text, text },
    'What stands on resumes where an employer would, folded, and is none: how one says it ("in der Zeitarbeit").',
    ['name'],
  ),
  {
    ...inEachLanguage(
      'resume-phrases',
      { phrase: text, text },
      'What is written into resumes: the placeholders of the `template`, which are instructions and claim ' +
        'nothing, and names of sections; and into calendars and mail.',
      ['phrase'],
    ),
    isExact: true,
  },
  {
    ...inEachLanguage(
      'sentence-parts',
      { part: text, text },
      'What grammar asks of what is put into a sentence: the space before a colon (`-` is none), and whether titles ' +
        'and names of languages keep their capital.',
      ['part'],
    ),
    isExact: true,
  },
  inEachLanguage(
    'duty-openings',
    { opening: text },
    'Openings of a line behind which the deed itself stands ("responsible for the …"), with the article that ' +
      'goes with them; folded, the longest first.',
  ),
  inEachLanguage(
    'weak-openings',
    { opening: text },
    'Openings of a line that say a duty was had, not what was done; folded, the longest first.',
  ),
  inEachLanguage(
    'sign-in-words',
    { word: text, text },
    'The words of the server’s own pages of sign-in.',
    ['word'],
  ),
]
