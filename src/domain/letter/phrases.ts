/**
 * The sentences of a letter, as one writes them in each language: modest, without a claim of their
 * own. What is in braces comes from the resume or from the job.
 */
import { letterPhrases as phraseTable } from '#tables/letter-phrases.js'

import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import type { Paper } from '../resume/resume.ts'

type Addressed = Readonly<Record<'nobody' | 'woman' | 'man', string>>

function phrasesOf(language: Language) {
  const of = phraseIn(language)
  const addressed = (phrase: string, paper: Paper): Addressed => ({
    nobody: of(phrase, paper),
    woman: of(`${phrase} woman`, paper),
    man: of(`${phrase} man`, paper),
  })
  return {
    /** By the paper: where letters are written on Letter, some things have other names. */
    subject: { a4: of('subject', 'a4'), letter: of('subject', 'letter') },
    subjectOpen: of('subject open'),
    dateline: of('dateline'),
    datelineOpen: of('dateline no place'),
    greeting: { a4: addressed('greeting', 'a4'), letter: addressed('greeting', 'letter') },
    closing: { a4: addressed('closing', 'a4'), letter: addressed('closing', 'letter') },
    /** Sentences of the body, whose gaps are filled by what stands in the resume or in the job. */
    sentences: { a4: sentencesOf(of, 'a4'), letter: sentencesOf(of, 'letter') },
    reference: of('reference'),
    /** Before what a person says of themselves without a subject. */
    ofOneself: { am: of('oneself am'), act: of('oneself act') },
    and: ` ${of('and')} `,
  }
}

function sentencesOf(phrase: (name: string, paper: Paper) => string, paper: Paper) {
  const of = (name: string) => phrase(name, paper)
  return {
    both: of('opening both'),
    title: of('opening title'),
    company: of('opening company'),
    neither: of('opening neither'),
    since: of('since'),
    now: of('now'),
    last: of('last'),
    past: of('past'),
    pastThere: of('past there'),
    nowNoCompany: of('at no company now'),
    lastNoCompany: of('at no company last'),
    deedAs: of('deed'),
    deedThere: of('deed there'),
    deedNext: of('deed next'),
    points: of('points'),
    end: of('end'),
  }
}

function phraseIn(language: Language): (phrase: string, paper?: Paper) => string {
  const texts = new Map(rowsIn(phraseTable, language).map((row) => [row.phrase, row.text]))
  return (phrase, paper = 'a4') => {
    const own = paper === 'letter' ? texts.get(`${phrase} on letter paper`) : undefined
    const text = own ?? texts.get(phrase)
    if (text === undefined) throw new RangeError(`${language} has no "${phrase}" for letters`)
    return text
  }
}

export const letterPhrases = byLanguage(phrasesOf)

/** What the document is called in the name of its file. */
export const letterTitles = byLanguage((language) => phraseIn(language)('document'))
