import { describe, expect, it } from 'vitest'

import { blankContent } from '../../resume/blank.ts'
import type { Language } from '../../language/languages.ts'
import { verifyResume } from '../verify.ts'

const listing = (skills: string[], summary = '') => ({
  ...blankContent(),
  summary,
  skill_categories: [{ name: '', skills }],
})

const reasons = (before: string[], after: string[], language: Language, summary = '') =>
  verifyResume(listing(before, summary), listing(after, summary), {
    language,
    translatedTo: language,
  }).map(({ claim, reason }) => [claim, reason])

describe('how well somebody knows a listed thing', () => {
  it.each([
    ['en', 'Excel', 'Advanced Excel'],
    ['en', 'Excel', 'Excel (expert)'],
    ['en', 'German', 'Business German'],
    ['de', 'Excel', 'Sehr gute Excel-Kenntnisse'],
    ['de', 'DATEV', 'Fundierte DATEV-Kenntnisse'],
    ['de', 'Englisch', 'Verhandlungssicheres Englisch'],
    ['fr', 'Excel', 'Excel (expert)'],
    ['fr', 'Excel', "Maîtrise d'Excel"],
    ['es', 'Excel', 'Dominio de Excel'],
    ['es', 'Inglés', 'Inglés alto'],
    ['pt', 'Excel', 'Excel (especialista)'],
    ['pt', 'Excel', 'Domínio de Excel'],
    ['nl', 'Excel', 'Uitstekende kennis van Excel'],
  ] as const)('is not raised in %s: %j to %j', (language, before, after) => {
    expect(reasons([before], [after], language)).not.toEqual([])
  })

  it('is not raised by a translation of what is listed as a beginner’s', () => {
    const found = (after: string) =>
      verifyResume(listing(['Excel (bases)']), listing([after]), {
        language: 'fr',
        translatedTo: 'de',
      })
    expect(found('Excel (fortgeschritten)')).not.toEqual([])
    expect(found('Excel (Grundlagen)')).toEqual([])
  })

  it('is not lent to one thing by another that is known well', () => {
    expect(
      reasons(['Excel', 'SQL (advanced)'], ['Advanced Excel', 'SQL (advanced)'], 'en'),
    ).toEqual([['Advanced Excel', 'level_raised']])
  })

  it('may be said where a line says it', () => {
    const summary = 'Bookkeeper with very good Excel skills.'
    expect(reasons(['Excel'], ['Excel (very good)'], 'en', summary)).toEqual([])
    expect(reasons(['SQL (advanced)'], ['Advanced SQL'], 'en')).toEqual([])
  })

  it('is no part of a name that has such a word itself', () => {
    expect(reasons(['advanced cardiac life support'], ['Advanced Life Support'], 'en')).toEqual([])
    expect(reasons(['Excel'], ['Microsoft Excel'], 'en')).toEqual([])
  })
})

describe('for how long somebody knows a listed thing', () => {
  it('is not taken from what another thing was done for', () => {
    const summary = 'Accounts assistant with 5 years in retail.'
    expect(reasons(['Python'], ['Python (5 years)'], 'en', summary)).toEqual([
      ['Python (5 years)', 'number_of_another_claim'],
    ])
  })

  it('may be said where a line says it of this thing', () => {
    const summary = 'Developer with 5 years of Python.'
    expect(reasons(['Python'], ['Python (5 years)'], 'en', summary)).toEqual([])
  })
})
