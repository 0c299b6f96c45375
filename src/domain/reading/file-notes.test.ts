import { describe, expect, it } from 'vitest'

import { notesOn } from './file-notes.ts'

const notes = (text: string, sections = 0) =>
  notesOn({ lines: text.trim().split('\n'), sections, hasHidden: false })

const document = (is: string) => [{ about: 'document', is }]

describe('what is said of a whole file', () => {
  it.each([
    [
      'invoice',
      'Invoice\nInvoice number\t2025-014\nInvoice date\t3 May 2025\nSubtotal\t400.00\nVAT 20 %\t80.00\nIBAN DE89 3704',
    ],
    [
      'invoice',
      'Rechnung Nr. 77\nKundennummer 12\nLeistungszeitraum Mai 2025\nMenge\tEinzelpreis\nZwischensumme 300,00\nMwSt. 19 %',
    ],
    ['invoice', 'Factuur\nFactuurnummer 8\nVervaldatum 1 juni\nAantal\tStukprijs\nBTW 21 %'],
    [
      'paper',
      'Abstract\nWe show that tides turn.\n1 Introduction\nTides (Roe et al., 2019) turn.\n2 Methods\nWe looked.\n5 Conclusion\nReferences',
    ],
    [
      'letter',
      'Jane Roe\nDear Ms Poe,\nI write about the post of a baker.\nYours sincerely,\nJane Roe',
    ],
    ['letter', 'Sehr geehrte Frau Poe,\nich bewerbe mich.\nMit freundlichen Grüßen\nJana Roe'],
    ['letter', 'Madame, Monsieur,\nVotre annonce.\nJe vous prie d’agréer mes salutations.'],
  ])('names a file that is no resume as what it is: %s', (is, text) => {
    expect(notes(text)).toEqual(document(is))
  })

  it('names no resume so, whatever words stand in it', () => {
    const text = 'Invoices, VAT, IBAN, unit price, quantity\nAbstract\nReferences\nMethods\nResults'
    expect(notes(text, 2)).toEqual([])
  })

  it.each([
    [
      'it',
      'Esperienza presso il reparto della gestione dei clienti, anche con la formazione degli operatori che sono nel settore. Ottima conoscenza della lingua.',
    ],
    [
      'pl',
      'Doświadczenie w obsługa klienta oraz praca z językiem angielskim. Wykształcenie wyższe, umiejętności i znajomość programów jest dobra dla firmy, przez lata.',
    ],
    ['Cyrl', 'Опыт работы: инженер, завод «Заря», Jane Roe, Excel, SAP'],
    ['ja', '職務経歴書 エンジニアとして5年間の経験があります Java Python'],
  ])('names a language that it does not read: %s', (is, text) => {
    expect(notes(text)).toEqual([{ about: 'language', is }])
  })

  it('takes a Spanish or Portuguese resume for no other language', () => {
    expect(
      notes('Responsable de la gestión del personal y de la atención a los clientes en el sector.'),
    ).toEqual([])
    expect(
      notes('Responsável pela gestão da equipa e pelo atendimento dos clientes no setor da saúde.'),
    ).toEqual([])
  })
})
