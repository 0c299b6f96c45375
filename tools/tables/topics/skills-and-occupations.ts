/** The tables of skills, of occupations and of what they are called. */
import type { Topic } from '../schema.ts'
import { inEachLanguage, list, number, shared, text } from '../schema.ts'

export const skillsAndOccupations: readonly Topic[] = [
  {
    ...shared(
      'skills',
      'skills',
      { trade: text, label: text, broader: list, narrower: list },
      'A skill by its usual spelling, which is a name of it too unless `!` stands before it. Having it is ' +
        'evidence of the `broader` ones; the `narrower` ones are short rows of their own, ' +
        '`Label~alias~alias`. [docs/lexicon.md](../docs/lexicon.md) has the marks.',
      ['label'],
    ),
    isExact: true,
  },
  {
    ...inEachLanguage(
      'skill-names',
      { skill: text, names: list },
      'Other names of a skill of `skills/skills`, the usual one first; products need none.',
      ['skill'],
    ),
    isExact: true,
  },
  shared(
    'skills',
    'language-exams',
    { language: text, names: list },
    'Examinations of a language that is spoken, as they are written, without hyphens.',
    ['language'],
  ),
  shared(
    'occupations',
    'occupations',
    { occupation: text, wider: text, trade: text, isco: text },
    'An occupation, and the wider one that it belongs to. `every` is a way to work in any trade: beside a trade ' +
      'it says nothing of what the work is. `isco` is its unit group of ISCO-08.',
    ['occupation'],
  ),
  shared(
    'occupations',
    'occupation-families',
    { family: text, nearness: number, occupations: list, around: list },
    'Occupations near enough that one who has been the one may come into question as the other: how near, ' +
      'from 0 to 1. What is narrower than a member belongs with it. Where `around` names some of them, the ' +
      'others are near to these and not to each other.',
    ['family'],
  ),
  shared(
    'occupations',
    'subject-occupations',
    { subject: text, occupations: list },
    'A subject of study or training, and the occupations that it leads to.',
    ['subject'],
  ),
  inEachLanguage(
    'subject-names',
    { subject: text, names: list },
    'The names of a subject in the titles of degrees, certificates and courses.',
    ['subject'],
  ),
  shared(
    'scoring',
    'score-weights',
    { what: text, value: number, since: text },
    'What the groups of a job’s asks weigh in the score, and the shares (of 100) at which it has none and ' +
      'all of its points; each with the day since when.',
    ['what'],
  ),
  inEachLanguage(
    'occupation-names',
    { occupation: text, names: list },
    'The names of an occupation, the most usual first. One form of gender is enough, the other is found by ' +
      'its ending; irregular pairs stand beside each other.',
    ['occupation'],
  ),
  inEachLanguage(
    'compound-ends',
    { end: text },
    'Last parts of titles that are compounds ("Softwareentwickler"), folded.',
  ),
  inEachLanguage(
    'job-titles',
    { meaning: text, spellings: list },
    'Job titles that mean the same in all languages. The first spelling is the one that is written; `a/b` ' +
      'is a title’s two genders, which are kept where the language read from has them too. Titles that a ' +
      'country makes its own (Meister, technicien supérieur) are not here: they go to the translator like ' +
      'any other words.',
    ['meaning'],
  ),
  inEachLanguage(
    'person-words',
    { masculine: text, feminine: text },
    'Words for people in their two forms: heads of the titles that are not in `job-titles`.',
  ),
  inEachLanguage(
    'title-ranks',
    { rank: text, place: text, word: text },
    'The word for a rank, and whether it stands before or behind the title.',
    ['rank'],
  ),
]
