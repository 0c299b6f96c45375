import { describe, expect, it } from 'vitest'

import { parseDate } from '../language/dates.ts'
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import { rowsIn } from '#domain/language/word-table.ts'
import { degreeNames } from '#tables/degree-names.js'
import { jobTitles } from '#tables/job-titles.js'
import { levelWords } from '#tables/level-words.js'
import { seasonNames } from '#tables/season-names.js'
import { skillGroups } from '#tables/skill-groups.js'
import { studyFields } from '#tables/study-fields.js'
import { workPlaces } from '#tables/work-places.js'

import { curate } from './curated.ts'

type Case = [text: string, from: Language, to: Language, expected: string | null]

describe('a title', () => {
  it.each<Case>([
    ['Nurse', 'en', 'de', 'Pflegefachkraft'],
    ['Infirmière', 'fr', 'pt', 'Enfermeira'],
    ['Infirmier', 'fr', 'pt', 'Enfermeiro'],
    ['Softwareentwicklerin', 'de', 'fr', 'Développeuse logiciel'],
    ['Senior Software Engineer', 'en', 'es', 'Ingeniero de software sénior'],
    ['Consultora sénior', 'es', 'de', 'Senior Beraterin'],
    ['Data Scientist', 'en', 'fr', 'Data scientist'],
    ['Leiter der Nachtwache', 'de', 'en', null],
  ])('%s (%s) in %s is %s', (text, from, to, expected) => {
    expect(curate('title', text, from, to)).toBe(expected)
  })
})

describe('a degree', () => {
  it.each<Case>([
    ['M.Sc. Informatik', 'de', 'en', 'M.Sc. in Computer Science'],
    ['Bachelor of Science in Physics', 'en', 'fr', 'Bachelor of Science en Physique'],
    ['Master en Droit', 'fr', 'nl', 'Master in Rechten'],
    ['Bachelor of Arts, History', 'en', 'es', 'Bachelor of Arts, Historia'],
    ['Informática', 'pt', 'nl', 'Informatica'],
    ['Gesellenbrief', 'de', 'en', null],
    ['Master in Underwater Basketry', 'en', 'de', null],
  ])('%s (%s) in %s is %s', (text, from, to, expected) => {
    expect(curate('degree', text, from, to)).toBe(expected)
  })
})

describe('a skill', () => {
  it.each<Case>([
    ['Buchhaltung', 'de', 'en', 'Accounting'],
    ['Accounting', 'en', 'fr', 'Comptabilité'],
    ['Kubernetes', 'en', 'de', 'Kubernetes'],
    ['Deutsch (Muttersprache)', 'de', 'en', 'German (native)'],
    ['Anglais – courant', 'fr', 'de', 'Englisch – fließend'],
    ['Inglés (C1, avanzado)', 'es', 'nl', 'Engels (C1, gevorderd)'],
    ['Spanish (B2)', 'en', 'pt', 'Espanhol (B2)'],
    ['NEN 1010', 'nl', 'de', 'NEN 1010'],
    ['HGB', 'de', 'en', 'HGB'],
    ['Catalan (native)', 'en', 'es', 'Catalán (nativo)'],
    ['Kuchen verzieren', 'de', 'en', null],
  ])('%s (%s) in %s is %s', (text, from, to, expected) => {
    expect(curate('skill', text, from, to)).toBe(expected)
  })

  it('never raises the level of a language', () => {
    const levels = ['basic', 'intermediate', 'good', 'advanced', 'fluent', 'native']
    for (const to of languages.filter((language) => language !== 'en')) {
      const said = levels.map((level) => curate('skill', `German (${level})`, 'en', to) ?? '')
      const back = said.map((text) => curate('skill', text, to, 'en'))
      expect(back).toEqual(levels.map((level) => `German (${level})`))
    }
  })
})

describe('a date', () => {
  it.each<Case>([
    ['03/2021', 'de', 'en', '03/2021'],
    ['März 2020', 'de', 'en', 'March 2020'],
    ['March 2020', 'en', 'es', 'marzo de 2020'],
    ['heute', 'de', 'fr', "aujourd'hui"],
    ['Present', 'en', 'nl', 'Heden'],
    ['seit 2019', 'de', 'pt', 'desde 2019'],
    ['Sommer 2018', 'de', 'en', 'Summer 2018'],
    ['Jan. 2021', 'en', 'de', 'Jan. 2021'],
    ['Jan 2020 – May 2021', 'en', 'es', 'ene 2020 – mayo de 2021'],
    ['2014 – 2016', 'fr', 'de', '2014 – 2016'],
  ])('%s (%s) in %s is %s', (text, from, to, expected) => {
    expect(curate('date', text, from, to)).toBe(expected)
  })

  it('says the same month and year in every language, long and short', () => {
    for (const from of languages) {
      for (const to of languages) {
        for (let month = 1; month <= 12; month++) {
          for (const style of ['long', 'short'] as const) {
            const written = new Intl.DateTimeFormat(from, {
              month: style,
              year: 'numeric',
              timeZone: 'UTC',
            }).format(Date.UTC(2020, month - 1, 1))
            const translated = curate('date', written, from, to) ?? ''
            expect([written, translated, parseDate(translated)]).toEqual([
              written,
              translated,
              { year: 2020, month },
            ])
          }
        }
      }
    }
  })

  it('gives days in the order of the language', () => {
    expect(curate('date', '12. März 2020', 'de', 'en')).toBe('12 March 2020')
    expect(curate('date', '12 March 2020', 'en', 'es')).toBe('12 de marzo de 2020')
  })
})

describe('a place', () => {
  it.each<Case>([
    ['München, Deutschland', 'de', 'en', 'München, Germany'],
    ['Leeds, United Kingdom', 'en', 'fr', 'Leeds, Royaume-Uni'],
    ['Chicago, IL', 'en', 'de', 'Chicago, IL'],
    ['Remote (Poland)', 'en', 'pt', 'Remoto (Polónia)'],
    ['Homeoffice', 'de', 'fr', 'Télétravail'],
    ['Atlanta, Georgia', 'en', 'de', 'Atlanta, Georgia'],
  ])('%s (%s) in %s is %s', (text, from, to, expected) => {
    expect(curate('place', text, from, to)).toBe(expected)
  })
})

describe('every table', () => {
  const tables = {
    jobTitles,
    skillGroups,
    levelWords,
    seasonNames,
    workPlaces,
    degreeNames,
    studyFields,
  }

  it.each(Object.entries(tables))('%s has each meaning in every language', (_, table) => {
    const meanings = (language: Language) => rowsIn(table, language).map(({ meaning }) => meaning)
    for (const language of languages) {
      expect(meanings(language)).toEqual(meanings('en'))
      expect(rowsIn(table, language).filter(({ spellings }) => spellings.length === 0)).toEqual([])
    }
  })
})
