/** The tables by which the guard reads what a line claims. */
import type { Topic } from '../schema.ts'
import { inEachLanguage, number, optionalNumber, shared, text } from '../schema.ts'

export const wordsOfTruth: readonly Topic[] = [
  inEachLanguage(
    'concept-forms',
    { concept: text, forms: text },
    'The words that name a concept of `truth/concepts`, folded. `stem*` matches by its beginning, `*stem` by ' +
      'its end (compounds), `a_b` is two words in a row, `^word` counts only at the beginning of a line.',
    ['concept'],
  ),
  inEachLanguage(
    'meaning-forms',
    { kind: text, meaning: text, forms: text },
    'The words of an act or a thing of `truth/meanings`, written as in `concept-forms`.',
    ['kind', 'meaning'],
  ),
  inEachLanguage(
    'anatomy-forms',
    { class: text, part: text, said: text, implied: text },
    'The words of a part of `truth/anatomy`, written as in `concept-forms`. What is `implied` says no such ' +
      'thing by itself, yet a source may well say it so.',
    ['class', 'part'],
  ),
  inEachLanguage(
    'light-words',
    { group: text, word: text },
    'Words that claim nothing by themselves, which a rewording adds and drops freely: `grammar` (a closed ' +
      'class), `light` ones, and `filler`, which says how something was done or only carries another word. ' +
      'What denies, excludes or says how much is not among them.',
    ['word'],
  ),
  inEachLanguage(
    'irregular-verbs',
    { infinitive: text, forms: text },
    'Verbs whose forms no ending tells, folded. German and Dutch ones hold behind a first part too. Forms ' +
      'that are more often another word ("saw", "bot", "fue") are left out.',
  ),
  inEachLanguage(
    'set-phrases',
    { phrase: text },
    'Prepositions, conjunctions and adverbs of several words, folded, that claim nothing.',
  ),
  inEachLanguage(
    'act-ranks',
    { rank: text, form: text },
    'How much of a thing an act makes one’s own: `slight` looks at it, `recording` writes it down, ' +
      '`preparing` makes it ready for others, `making` makes it new, `running` carries it out, `deciding` ' +
      'answers for it. Folded; `stem*` matches by its beginning.',
  ),
  inEachLanguage(
    'limits',
    { limit: text, forms: text },
    'Words that keep a claim small (`internal`, `planned`): what a line says under a limit it does not say ' +
      'without one, and the `harm` that to go without is no limit. Folded; `stem*` matches by its beginning.',
    ['limit'],
  ),
  inEachLanguage(
    'paper-words',
    { kind: text, forms: text },
    'By what a line says that somebody holds something: a `paper`, a `course` or other `teaching`, a `holder` of one, an `office` ' +
      'that nobody has without one, an `award`. Folded; `stem*` matches by its beginning, `*stem` by its end.',
    ['kind'],
  ),
  inEachLanguage(
    'number-words',
    { use: text, word: text, value: number },
    'The words that numbers are made of, folded: `cardinal`, `without-unit` ("both", "twice"), `multiplier` ' +
      '(multiplies what stands before it), ' +
      '`ordinal`, `fraction` (halves to tenths), `vague` ("dozens": at least so many), `factor` (doubled).',
    ['use', 'word'],
  ),
  {
    ...inEachLanguage(
      'number-spellings',
      { case: text, pattern: text, replacement: text },
      'Other spellings of numbers and of how often, as a regular expression and what it becomes, in this ' +
        'order. `case` is `any` or `exact`; a space at an end is `\\x20`.',
    ),
    isExact: true,
  },
  shared(
    'truth',
    'concepts',
    {
      concept: text,
      kind: text,
      rank: optionalNumber,
      claim: text,
      scope: optionalNumber,
      loose: text,
    },
    'What the words of resumes mean. `rank`: how much of the work is claimed, 0 a helper to 4 a founder. ' +
      '`claim`: a fact of its own, an invention where the original states no such thing; a `hard` one is so ' +
      'completely listed that it holds across translation too. `scope`: how far something reaches, 1 a team ' +
      'to 6 the world. A `loose` concept groups what is not the same, for counting people.',
    ['concept'],
  ),
  shared(
    'truth',
    'meanings',
    { kind: text, meaning: text, broad: text, plain: text },
    'What people do (`act`) and whom and what they do it with (`thing`). Who names the one has named the ' +
      '`broad` one too; a `plain` act says little of its own.',
    ['kind', 'meaning'],
  ),
  shared(
    'truth',
    'edit-weights',
    { sign: text, weight: number },
    'How much each sign speaks for a reworded line being false, as a logarithm of odds; `any` is that of every ' +
      'line. Fitted on edits whose truth a person had said, and held against those of other people.',
    ['sign'],
  ),
  shared(
    'truth',
    'sentence-weights',
    { sign: text, weight: number },
    'The same for the sentences of letters.',
    ['sign'],
  ),
  shared(
    'truth',
    'spoken-languages',
    { names: text },
    'Languages people speak, by all their names, folded.',
  ),
  shared(
    'truth',
    'language-levels',
    { words: text },
    'Levels of language skill, the weakest first; the words of a row say the same.',
  ),
  shared(
    'truth',
    'units',
    { dimension: text, scale: number, words: text },
    'Units of measure in all languages, with how many of the smallest one of their dimension each is.',
  ),
  shared('truth', 'currencies', { currency: text, words: text }, 'Words and signs of currencies.'),
  shared(
    'truth',
    'place-names',
    { names: text },
    'Places whose names change with the language, folded; `a_b` is two words.',
  ),
]
