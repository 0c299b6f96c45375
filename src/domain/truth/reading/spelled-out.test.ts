import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { coverage } from './matching.ts'
import { poolOf } from './word-pool.ts'
import { readLine } from './reading.ts'

/** The words of a line that its source has nothing for. */
function strange(language: Language, text: string, source: string): string[] {
  const { missing } = coverage(readLine(text, language), poolOf([readLine(source, language)]))
  return missing.map((word) => word.text)
}

describe('an abbreviation that is spelled out', () => {
  it.each([
    ['en', 'Worked with general practitioners', 'Worked with GPs'],
    ['de', 'Übergabe an den Food-and-Beverage-Manager', 'Übergabe an den F&B-Manager'],
    ['nl', 'Vragen over de collectieve arbeidsovereenkomst (cao)', 'Vragen over de cao'],
  ] as const)('in %s is what the source says', (language, text, source) => {
    expect(strange(language, text, source)).toEqual([])
  })

  it('is another thing where its letters are others', () => {
    expect(strange('en', 'Worked with dental practitioners', 'Worked with GPs')).toContain('dental')
  })
})

describe('a verb in two parts', () => {
  it.each([
    ['de', 'Richte fünf Maschinen ein', 'Einrichten von fünf Maschinen'],
    ['nl', 'Registreer bloedmonsters en vries ze in', 'Bloedmonsters geregistreerd en ingevroren'],
    ['nl', 'Vult de schappen aan', 'Schappen aangevuld'],
  ] as const)('in %s is the verb', (language, text, source) => {
    expect(strange(language, text, source)).toEqual([])
  })

  it('is another verb with another part', () => {
    expect(strange('de', 'Baue die Regale ab', 'Holzregale lackiert')).toContain('Baue')
  })
})
