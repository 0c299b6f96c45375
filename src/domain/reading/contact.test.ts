import { describe, expect, it } from 'vitest'

import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

const contactOf = (name: string, ...lines: string[]) =>
  readResume(
    printedPage([
      { text: name, x: 50, y: 50, size: 20 },
      ...lines.map((text, i) => ({ text, x: 50, y: 75 + 15 * i })),
    ]),
  ).resume.contact_info

describe('contact details', () => {
  it('hold the number of a telephone, and not the postcode above it', () => {
    const contact = contactOf(
      'Wellington Tavares',
      'Rua das Acácias, 210 – Jardim Europa – Uberlândia/MG – CEP 38414-000',
      'Telefone: (34) 99155-0127 – E-mail: wellington@tavares.example',
    )
    expect(contact).toMatchObject({
      phone: '(34) 99155-0127',
      possible_work_locations: ['Uberlândia/MG'],
    })
  })

  it('hold a number that is parted as one, and a town where the label of the address has a street alone', () => {
    const contact = contactOf(
      'Jörg Seidel',
      'Adresse: Ahornweg 26',
      '01127 Dresden',
      'CEP 12947260',
      '(11) 94468-1895 · joerg@seidel.example',
    )
    expect(contact).toMatchObject({
      phone: '(11) 94468-1895',
      possible_work_locations: ['01127 Dresden'],
    })
  })

  it('hold the town behind a drawn mark', () => {
    const marked = contactOf(
      'Karim Benali',
      '✉ karim@benali.example   ☎ +33 7 00 11 22 33   ⌂ Nantes',
    )
    expect(marked.possible_work_locations).toEqual(['Nantes'])
  })

  it.each([
    ['Abigail Fenwick, Registered Nurse', 'Abigail Fenwick', 'abigail'],
    ['Annegret Böhm-Lüdtke, Projektleiterin Hochbau', 'Annegret Böhm-Lüdtke', 'annegret'],
    ['Solène Kervella, Contrôleuse de gestion', 'Solène Kervella', 'kervella'],
    ['Conceição Sá, Engenheira Civil', 'Conceição Sá', 'conceicao'],
    ['Itziar Bengoetxea, Ingeniera Técnica', 'Itziar Bengoetxea', 'itziar'],
    ['Jurre Hoekzema, Verpleegkundige', 'Jurre Hoekzema', 'jurre'],
  ])('hold the name without the profession behind its comma: %s', (text, name, mailbox) => {
    expect(contactOf(text, `${mailbox}@person.example`).name).toBe(name)
  })

  it('hold the town behind a Dutch postcode', () => {
    const contact = contactOf(
      'Jurre Hoekzema',
      'Adres: Havenweg 17, 8232 JK Lelystad',
      'jurre@hoekzema.example',
    )
    expect(contact.possible_work_locations).toEqual(['Lelystad'])
  })
})

describe('an address of which each part has its line', () => {
  it('gives the town and not the country below it', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Florian Reed', x: 50, y: 50, size: 20 },
        { text: 'Salzachgasse 12', x: 50, y: 75 },
        { text: '5020 Salzburg', x: 50, y: 88 },
        { text: 'Österreich', x: 50, y: 101 },
        { text: 'florian@reed.example', x: 50, y: 114 },
        { text: 'Berufserfahrung', x: 50, y: 145, size: 14, bold: true },
        { text: '2016 – heute   Lehrer, Musikum Salzburg', x: 50, y: 165 },
      ]),
    )
    expect(resume.contact_info.possible_work_locations).toEqual(['5020 Salzburg'])
  })
})

describe('a paper that is no resume', () => {
  it('names no company and no addressee as its person', () => {
    const { resume } = readResume(
      printedPage([
        { text: 'Nordwind Software AG', x: 50, y: 50, size: 16, bold: true },
        { text: 'Rechnung Nr. 2024-0117', x: 50, y: 75 },
        { text: 'Herrn Peter Kalkbrenner', x: 50, y: 90 },
        { text: 'Zahlbar binnen vierzehn Tagen ohne Abzug.', x: 50, y: 105 },
      ]),
    )
    expect(resume.contact_info.name).toBe('')
  })
})
