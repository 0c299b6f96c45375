/**
 * The sentences of a letter, as one writes them in each language: modest, without a claim of their
 * own. What is in braces comes from the resume or from the job.
 */
import { letterPhrases as phraseTable } from '#tables/letter-phrases.js'

import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'

export type LetterPhrases = {
  subject: string
  subjectOpen: string
  greeting: string
  /** Why one writes: with the title and the company of the job, one of them, or neither. */
  opening: { both: string; title: string; company: string; neither: string }
  /** The work one does, or did last. */
  now: string
  last: string
  atNoCompany: { now: string; last: string }
  skills: string
  points: string
  end: string
  closing: string
  and: string
}

function phrasesOf(language: Language): LetterPhrases {
  const of = phraseIn(language)
  return {
    subject: of('subject'),
    subjectOpen: of('subject open'),
    greeting: of('greeting'),
    opening: {
      both: of('opening both'),
      title: of('opening title'),
      company: of('opening company'),
      neither: of('opening neither'),
    },
    now: of('now'),
    last: of('last'),
    atNoCompany: { now: of('at no company now'), last: of('at no company last') },
    skills: of('skills'),
    points: of('points'),
    end: of('end'),
    closing: of('closing'),
    and: ` ${of('and')} `,
  }
}

function phraseIn(language: Language): (phrase: string) => string {
  const texts = new Map(rowsIn(phraseTable, language).map((row) => [row.phrase, row.text]))
  return (phrase) => {
    const text = texts.get(phrase)
    if (text === undefined) throw new RangeError(`${language} has no "${phrase}" for letters`)
    return text
  }
}

export const letterPhrases = byLanguage(phrasesOf)

/** What the document is called in the name of its file. */
export const letterTitles = byLanguage((language) => phraseIn(language)('document'))
