/** The tables by which a language is told, and its words compared. */
import type { Topic } from '../schema.ts'
import { inEachLanguage, list, number, shared, text } from '../schema.ts'

export const wordsOfLanguages: readonly Topic[] = [
  inEachLanguage(
    'settings',
    { setting: text, value: text },
    'What is set once for a language: `stemmer` is Snowball’s name for its algorithm, `Tesseract` that ' +
      'program’s name for it, `region` whose customs CLDR is asked for; `postcode countries` are those that ' +
      'speak it, and `country of two digits` is the one whose areas people know by two digits.',
    ['setting'],
  ),
  {
    ...inEachLanguage(
      'detection',
      { word: text },
      'Frequent words, folded, by which a text is known to be of the language; one that two languages share ' +
        'stands in both and decides less. Of other words their spelling tells, from all tables of a language.',
    ),
    isExact: true,
  },
  {
    ...inEachLanguage(
      'stop-words',
      { word: text },
      'Words that say nothing of what a line is about. What is left without them decides whether two lines ' +
        'are versions of each other.',
    ),
    isExact: true,
  },
  {
    ...inEachLanguage(
      'generic-job-words',
      { word: text },
      'Words that every job and every resume uses: the score counts them at a tenth.',
    ),
    isExact: true,
  },
  inEachLanguage(
    'resume-headings',
    { section: text, heading: text },
    'Headings of a resume’s sections, folded. `title` is the document itself ("Curriculum Vitae"), those of ' +
      'further sections have their kind.',
  ),
  {
    ...inEachLanguage(
      'resume-words',
      { use: text, word: text },
      'Words in resumes, folded: `role` is a beginning or an end of words that name a job, `employer`, `degree` ' +
        'and `school` stand in their names; `technologies`, `location` and `personal` are labels before a value; ' +
        '`at` parts a role from its employer, `in` does where both sound like what they are; `under-way` is what is ' +
        'applied for or not finished, `enrolled` who attends a course or stands on a register, `broken-off` what ended unfinished, `not-had` what has run out, and a day behind ' +
        '`valid-until` says up to when something holds; `pause` is what stands among posts and is none; a star stands for any letters.',
    ),
    isExact: true,
  },
  {
    ...inEachLanguage(
      'patterns',
      { name: text, pattern: text },
      'Regular expressions: `verb-ending` is how verbs of reports end where nouns do not, `lead-in` opens a ' +
        'line and says no more than that a duty was had, `clause` and `outcome` begin what a line tells beyond ' +
        'what was done, `duty` is how the doing of something opens a line of an ad.',
      ['name'],
    ),
    isExact: true,
  },
  inEachLanguage(
    'document-words',
    { kind: text, phrase: text },
    'By what documents that are no resume are known, folded: an `invoice` by phrases anywhere in it, a `paper` by ' +
      'lines that say no more, a letter by lines that begin with a `letter-opening` and a `letter-closing`.',
  ),
  shared(
    'reading',
    'reading-weights',
    { label: text, sign: text, weight: number },
    'How much each sign speaks for what a line of a section is: the `start` or the rest of the `head` of an entry, or the ' +
      '`body` below. Worked out from resumes whose fields a person had read, and held against those of others.',
  ),
  shared(
    'reading',
    'other-languages',
    { language: text, words: list },
    'Languages that are none of the six, by their code, with words that their resumes are full of, folded. A ' +
      'word of one of the six says nothing.',
    ['language'],
  ),
  inEachLanguage(
    'letter-words',
    { use: text, word: text },
    'Words of letters, folded, "*" for any ending: `addressed` speaks to the reader, `wish` is a verb of wishing, ' +
      '`courtesy` is what a letter says of itself, the post and the writer without a claim; `contact` stands in the line ' +
      'of an ad that names who is written to, `attention` right before the first name of whom one writes to, `man` and `woman` are forms of address of one letter, as they are written, `reference` before the number under which the employer keeps the ad, and ' +
      '`employer` is the one that a line speaks of as "we"; `brazil` are words of Brazilian Portuguese that Portugal has ' +
      'not, `portugal` the other way round; `aside` opens a line that tells what became of somebody; `term` is in a title that one has for a ' +
      'time, `learner` in one that one has while learning, `worker` in one that says no more of the trade, `activity` opens one that is what somebody did and nobody; `focus` opens what a title is about behind its noun; a title that opens with what `directs` is of who directs a house or a part of it, and a line with what is `leading` tells of that; `asks-pay` and `asks-start` are beginnings of phrases by which an ad wants to be told the expected pay and the first day.',
  ),
  inEachLanguage(
    'grammar-words',
    { use: text, word: text },
    'Words of grammar, folded: `joiner-of-parts` ("and"), `negator`, `as`, `by` (a difference), `addressing` ("for", "to") and a `linking-letter`, ' +
      'a word of one letter that links the words of a title; those that open what somebody else did: `relative`, ' +
      '`contrast` ("while"), `agent` ("by"), `according` (to what somebody gave), `third-person`, not the `first-person`, and `report`, a verb that tells of others; `article`, `preposition`, `except`; `alone`, without others.',
  ),
]
