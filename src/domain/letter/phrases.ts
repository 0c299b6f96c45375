/**
 * The sentences of a letter, as one writes them in each language: modest, without a claim of their
 * own. What is in braces comes from the resume or from the job.
 */
import { letterPhrases as phraseTable } from '#tables/letter-phrases.js'

import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import type { Paper } from '../resume/resume.ts'

type Addressed = Readonly<Record<'nobody' | 'woman' | 'man' | 'named' | 'friend', string>>

/** By the paper, since where letters are written on Letter some things have other names, and by the country. */
export type Manner = Paper | 'brazil'

const marks: Readonly<Record<Manner, string>> = {
  a4: '',
  letter: ' on letter paper',
  brazil: ' in brazil',
}

const inEachManner = <T>(make: (manner: Manner) => T): Readonly<Record<Manner, T>> => ({
  a4: make('a4'),
  letter: make('letter'),
  brazil: make('brazil'),
})

function phrasesOf(language: Language) {
  const of = phraseIn(language)
  const addressed = (phrase: string, manner: Manner): Addressed => ({
    nobody: of(phrase, manner),
    woman: of(`${phrase} woman`, manner),
    man: of(`${phrase} man`, manner),
    named: of(`${phrase} named`, manner),
    friend: of(`${phrase} friend`, manner),
  })
  return {
    subject: inEachManner((manner) => of('subject', manner)),
    subjectOpen: of('subject open'),
    dateline: of('dateline'),
    datelineOpen: of('dateline no place'),
    greeting: inEachManner((manner) => addressed('greeting', manner)),
    closing: inEachManner((manner) => addressed('closing', manner)),
    /** Sentences of the body, whose gaps are filled by what stands in the resume or in the job. */
    sentences: inEachManner((manner) => sentencesOf(of, manner)),
    reference: of('reference'),
    /** Before what a person says of themselves without a subject. */
    ofOneself: { am: of('oneself am'), act: of('oneself act') },
    and: ` ${of('and')} `,
    /** A name from another language. */
    quoted: of('quoted'),
  }
}

function sentencesOf(phrase: (name: string, manner: Manner) => string, manner: Manner) {
  const of = (name: string) => phrase(name, manner)
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
    pastOneYear: of('past one year'),
    pastBoth: of('past both'),
    sinceNoRole: of('since no role'),
    pastNoRole: of('past no role'),
    pastOneYearNoRole: of('past one year no role'),
    /** Of a role that is no person: "at Acme (an internship)". */
    sinceActivity: withActivity(of('since no role')),
    pastActivity: withActivity(of('past no role')),
    pastOneYearActivity: withActivity(of('past one year no role')),
    nowNoCompany: of('at no company now'),
    lastNoCompany: of('at no company last'),
    deedAs: of('deed'),
    deedThere: of('deed there'),
    deedNext: of('deed next'),
    points: of('points'),
    examples: of('examples'),
    running: of('running'),
    gapPay: of('gap pay'),
    gapStart: of('gap start'),
    gapReason: of('gap reason'),
    end: of('end'),
  }
}

const withActivity = (phrase: string): string => phrase.replace('{employer}', '{employer} ({role})')

function phraseIn(language: Language): (phrase: string, manner?: Manner) => string {
  const texts = new Map(rowsIn(phraseTable, language).map((row) => [row.phrase, row.text]))
  return (phrase, manner = 'a4') => {
    const text = texts.get(`${phrase}${marks[manner]}`) ?? texts.get(phrase)
    if (text === undefined) throw new RangeError(`${language} has no "${phrase}" for letters`)
    return text
  }
}

export const letterPhrases = byLanguage(phrasesOf)

/** What the letter, and the letter with its resume, are called in the name of their files. */
export const letterTitles = byLanguage((language) => {
  const of = phraseIn(language)
  return { letter: of('document'), application: of('application') }
})
