import { describe, expect, it } from 'vitest'

import { languages } from '../../language/languages.ts'
import { isInPool, isNamedInPool } from './matching.ts'
import { poolOf } from './word-pool.ts'
import { readLine } from './reading.ts'
import { wordingsOf } from './wordings.ts'

/** Whether a word of one text may rest on the other, in a sentence and in a list. */
function rests(word: string, on: string, language: (typeof languages)[number] = 'en') {
  const found = readLine(`Did ${word}`, language).words.at(-1)
  if (!found) throw new Error(`no word in ${word}`)
  const pool = poolOf([readLine(on, language)])
  return { inSentence: isInPool(found, pool), inList: isNamedInPool(found, pool) }
}

describe('the wordings of one language', () => {
  it.each([
    ['en', 'parcels', 'Sorted packages'],
    ['de', 'Hauptsaison', 'Leiharbeiter in der Hochsaison'],
    ['es', 'duda', 'Preguntas de clientes'],
    ['fr', 'dashboards', 'Création de tableaux de bord'],
    ['pt', 'regras', 'Cumprimento das normas'],
    ['nl', 'proefwerken', 'Toetsen nagekeken'],
  ] as const)('let a word of %s rest on another for the same thing', (language, word, on) => {
    expect(rests(word, on, language).inSentence).toBe(true)
  })

  it('let the kind stand for the tool and never the tool for its kind', () => {
    expect(rests('CRM', 'Kept leads in Salesforce').inSentence).toBe(true)
    expect(rests('Salesforce', 'Kept leads in the CRM').inSentence).toBe(false)
    expect(rests('HubSpot', 'Kept leads in Salesforce').inSentence).toBe(false)
  })

  it('put nothing into a list of skills', () => {
    expect(rests('disposables', 'Ordered consumables')).toEqual({ inSentence: true, inList: false })
  })

  it('tell no word apart that stood for nothing before', () => {
    for (const language of languages)
      for (const { kind, isClaim, rank, scope } of wordingsOf(language))
        expect({ kind, isClaim, rank, scope }).toEqual({ kind: 'wording' })
  })

  it('have two forms at least in every row that goes both ways', () => {
    for (const language of languages) {
      const wordings = wordingsOf(language)
      const wide = new Set(wordings.flatMap(({ broad }) => broad ?? []))
      for (const concept of wordings) {
        const forms = new Set(concept[language].split(' '))
        if (concept.isLoose || wide.has(concept.id)) expect(forms.size).toBeGreaterThan(0)
        else expect(forms.size, concept[language]).toBeGreaterThan(1)
      }
    }
  })
})
