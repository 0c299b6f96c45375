import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import { printedMarks, withPlainMarks } from './printed-marks.ts'

describe('the marks of a text in print', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      `Ran the "Open House" - it's in its 3rd year...`,
      'Ran the “Open House” – it’s in its 3rd year…',
    ],
    [
      'de',
      'Note "gut", Quote von 9% auf 2 % gesenkt',
      'Note „gut“, Quote von 9\u202F% auf 2\u202F% gesenkt',
    ],
    [
      'fr',
      'Résultat: +28% de "public" ; et après?',
      'Résultat\u202F: +28\u202F% de «\u202Fpublic\u202F»\u202F; et après\u202F?',
    ],
    ['fr', "« Corpus » de l'atelier", '«\u202FCorpus\u202F» de l’atelier'],
    ['es', 'Guía "Norte": un 22% más', 'Guía «Norte»: un 22\u202F% más'],
    ['pt', 'Guia "Mesa" com 29% de custo', 'Guia “Mesa” com 29% de custo'],
    ['nl', `De "brug" in de jaren '90s-stijl`, 'De “brug” in de jaren ’90s-stijl'],
  ])('are those of the language: %s', (language, written, printed) => {
    expect(printedMarks(written, language)).toBe(printed)
  })

  it.each([
    ['Dean 2018-2021, 8-10 patients, 5-8 %', 'Dean 2018–2021, 8–10 patients, 5–8 %'],
    ['two  spaces', 'two spaces'],
    ["in the '90s", 'in the ’90s'],
  ])('are set right in %s', (written, printed) => {
    expect(printedMarks(written, 'en')).toBe(printed)
  })

  it.each([
    'a 24-7 service with COVID-19 and ISO 9001-2015',
    `a 19" rack and one of 5'11"`,
    'run lapel --force on 2021-03-15 at 10:30',
    'Boeing 737-800, ISBN 978-3-16-148410-0, 555-0142',
    'https://example.org/a?b=c',
    '"open without end',
    'Arbeitszeit: 50%-Stelle, 100%ig',
  ])('stay where they may be something else: %s', (written) => {
    for (const language of languages.filter((one) => one !== 'fr'))
      expect(printedMarks(written, language)).toBe(written)
  })

  it('change no letter and no figure, and a second time nothing', () => {
    const text = fc
      .array(
        fc.constantFrom('"', "'", '-', ' ', '.', ':', '%', '«', '»', '?', 'a', 'é', '7', '2019'),
        {
          maxLength: 30,
        },
      )
      .map((parts) => parts.join(''))
    const bare = (one: string): string => one.replace(/[^\p{L}\p{N}]/gu, '')
    fc.assert(
      fc.property(text, fc.constantFrom(...languages), (written, language) => {
        const printed = printedMarks(written, language)
        expect(bare(printed)).toBe(bare(written))
        expect(printedMarks(printed, language)).toBe(printed)
      }),
      { examples: [['«"7"', 'fr']] },
    )
  })

  it('are no difference between what was written and what is read', () => {
    const written = `L'accueil: 28% de "public"  et l'équipe... 2018-2021`
    for (const language of languages)
      expect(withPlainMarks(printedMarks(written, language))).toBe(withPlainMarks(written))
    expect(withPlainMarks('cats and dogs')).not.toBe(withPlainMarks('cats, and dogs'))
  })
})
