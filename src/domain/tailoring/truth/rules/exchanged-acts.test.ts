import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('the act that a line opens with, where the rest is its source', () => {
  it.each([
    ['en', 'Inspected scaffolds on 20 sites.', 'Erected scaffolds on 20 sites.'],
    ['en', 'Refuelled and swept the bus.', 'Washed and swept the bus.'],
    ['de', 'Kontrolle der Gerüste vor Arbeitsbeginn.', 'Errichtung der Gerüste vor Arbeitsbeginn.'],
    ['es', 'Limpieza de fachadas con grúa.', 'Pintura de fachadas con grúa.'],
    ['fr', 'Retouches de costumes de scène.', 'Création de costumes de scène.'],
    ['pt', 'Limpeza de piscinas municipais.', 'Construção de piscinas municipais.'],
  ] as const)('is no other act in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).not.toEqual([])
  })

  it.each([
    ['en', 'Inspected scaffolds on 20 sites.', 'Checked scaffolds on 20 sites.'],
    ['en', 'Installed boilers in rented flats.', 'Fitted boilers in rented flats.'],
    ['de', 'Kontrolle der Gerüste vor Arbeitsbeginn.', 'Prüfung der Gerüste vor Arbeitsbeginn.'],
    ['es', 'Lectura de esquemas eléctricos.', 'Interpretación de esquemas eléctricos.'],
    ['fr', "Encadrement d'un alternant.", "Suivi d'un alternant."],
    ['pt', 'Controlo de prazos de pagamento.', 'Seguimento de prazos de pagamento.'],
  ] as const)('may stand under a kindred name in %s', (lang, was, is) => {
    expect(claimsOfLine(was, is, lang)).toEqual([])
  })
})
