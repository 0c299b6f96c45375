import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { rootOf } from './roots.ts'

describe('the root of a word', () => {
  it.each<[Language, string, string]>([
    ['pt', 'marquei', 'marcação'],
    ['pt', 'verifiquei', 'verificação'],
    ['es', 'clasifiqué', 'clasificación'],
    ['es', 'organicé', 'organización'],
    ['fr', 'fabriqué', 'fabrication'],
    ['de', 'geprüft', 'Prüfung'],
    ['nl', 'gekeurd', 'keuring'],
    ['en', 'submitted', 'submission'],
    ['en', 'described', 'description'],
    ['en', 'resolved', 'resolution'],
    ['de', 'aufgenommen', 'Aufnahme'],
    ['de', 'besprochen', 'Besprechung'],
    ['de', 'repariert', 'Reparatur'],
    ['de', 'beseitigt', 'Beseitigung'],
    ['de', 'berechnet', 'Berechnung'],
    ['de', 'reduziert', 'Reduktion'],
    ['nl', 'aangenomen', 'aanname'],
    ['nl', 'besproken', 'bespreking'],
    ['nl', 'geïntegreerd', 'integratie'],
  ])('in %s is one for %s and %s', (language, verb, noun) => {
    expect(rootOf(verb, language)).toBe(rootOf(noun, language))
    expect(rootOf(verb, language)).not.toBe('')
  })

  it.each<[Language, string, string]>([
    ['pt', 'carta', 'carteira'],
    ['es', 'contrato', 'contraste'],
    ['fr', 'client', 'clinique'],
    ['de', 'Station', 'Statik'],
    ['nl', 'kasten', 'kosten'],
  ])('in %s keeps %s and %s apart', (language, one, other) => {
    expect(rootOf(one, language)).not.toBe(rootOf(other, language))
  })

  it('is none where too little is left of a word', () => {
    expect(rootOf('li', 'pt')).toBe('')
  })
})
