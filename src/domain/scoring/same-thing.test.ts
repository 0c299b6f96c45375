import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent } from '../resume/blank.ts'
import { scoreResume } from './score.ts'

const headings = {
  en: 'Requirements',
  de: 'Anforderungen',
  fr: 'Profil recherché',
  es: 'Requisitos',
  pt: 'Requisitos',
  nl: 'Functie-eisen',
}

/** Whether the resume that says this shows what the job asks for, by name and not by chance words. */
function shows(language: keyof typeof headings, asked: string, has: string): boolean {
  const resume = { ...blankContent(), skill_categories: [{ name: '', skills: [has] }] }
  const { contributions } = scoreResume(resume, readJob(`${headings[language]}:\n- ${asked}`))
  return contributions.some((one) => one.kind === 'required' && one.evidence.length > 0)
}

describe('a working condition or trade asked for under another of its names', () => {
  it.each([
    ['de', 'Schichtarbeit', 'Drei-Schicht-Betrieb'],
    ['de', 'Bereitschaft zum 3-Schicht-Betrieb', 'Schichtdienst'],
    ['de', 'Wechselschicht', 'Schichtarbeit'],
    ['de', 'Arbeit im Dreischichtsystem', 'Schichtbetrieb'],
    ['en', 'Shift work', 'Three-shift system'],
    ['en', 'Willing to work in shifts', 'Rotating shifts'],
    ['fr', 'Travail posté', 'Travail en 3x8'],
    ['fr', 'Horaires en 2 x 8', 'Équipes alternantes'],
    ['es', 'Trabajo a turnos', 'Trabajo por turnos'],
    ['es', 'Disponibilidad para trabajar a turnos', 'Turnos rotativos'],
    ['pt', 'Trabalho por turnos', 'Regime de turnos'],
    ['pt', 'Trabalhar por turnos', 'Turnos rotativos'],
    ['nl', 'Ploegendienst', 'Drieploegendienst'],
    ['nl', 'Werken in ploegen', '5-ploegendienst'],
  ] as const)('shift work (%s): %s, %s', (language, asked, has) => {
    expect(shows(language, asked, has)).toBe(true)
  })

  it.each([
    ['de', 'Nachtarbeit', 'Nachtdienst'],
    ['en', 'Night work', 'Night shifts'],
    ['fr', 'Travail de nuit', 'Postes de nuit'],
    ['es', 'Trabajo nocturno', 'Turno de noche'],
    ['pt', 'Trabalho noturno', 'Turno da noite'],
    ['nl', 'Nachtwerk', 'Nachtdiensten'],
  ] as const)('night work (%s): %s, %s', (language, asked, has) => {
    expect(shows(language, asked, has)).toBe(true)
  })

  it.each([
    ['de', 'Instandhaltung von Anlagen', 'Instandsetzungsarbeiten'],
    ['de', 'Wartungsarbeiten', 'Instandsetzung'],
    ['de', 'Reparatur von Maschinen', 'Maschineninstandhaltung'],
    ['en', 'Maintenance of machines', 'Machine repair'],
    ['fr', 'Maintenance industrielle', 'Maintenance corrective'],
    ['fr', 'Réparation de machines', 'Entretien des machines'],
    ['es', 'Mantenimiento industrial', 'Mantenimiento de maquinaria'],
    ['es', 'Reparación de máquinas', 'Mantenimiento correctivo'],
    ['pt', 'Manutenção industrial', 'Manutenção de máquinas'],
    ['pt', 'Manutenção corretiva', 'Reparação de máquinas'],
    ['nl', 'Onderhoud van machines', 'Reparatie van machines'],
    ['nl', 'Industrieel onderhoud', 'Technisch onderhoud'],
  ] as const)('upkeep and repair of machines (%s): %s, %s', (language, asked, has) => {
    expect(shows(language, asked, has)).toBe(true)
  })

  it.each([
    ['de', 'Staplerschein', 'Flurförderzeugschein'],
    ['de', 'Führerschein für Flurförderzeuge', 'Gabelstaplerführerschein'],
    ['en', 'Forklift licence', 'Fork-lift certificate'],
    ['fr', 'Permis cariste', 'CACES R489'],
    ['es', 'Carnet de carretillero', 'Manejo de carretillas elevadoras'],
    ['pt', 'Carta de empilhador', 'Operador de empilhadeira'],
    ['nl', 'Heftruckcertificaat', 'Vorkheftruck'],
  ] as const)('a forklift licence (%s): %s, %s', (language, asked, has) => {
    expect(shows(language, asked, has)).toBe(true)
  })

  it.each([
    ['de', 'Führerschein der Klasse C', 'Lkw-Führerschein'],
    ['de', 'Führerschein', 'Führerschein Klasse C'],
    ['en', 'Category C licence', 'HGV licence'],
    ['fr', 'Permis C', 'Permis poids lourd'],
    ['es', 'Carné C', 'Carnet de camión'],
    ['pt', 'Carta de pesados', 'Carta de condução categoria C'],
    ['nl', 'Vrachtwagenrijbewijs', 'Rijbewijs CE'],
    ['nl', 'Rijbewijs B', 'Rijbewijs C'],
  ] as const)('a driving licence (%s): %s, %s', (language, asked, has) => {
    expect(shows(language, asked, has)).toBe(true)
  })

  it.each([
    ['de', 'Erste Hilfe', 'Ersthelferausbildung'],
    ['fr', 'Sauveteur secouriste du travail', 'Premiers secours'],
    ['nl', 'EHBO', 'Bedrijfshulpverlening'],
    ['de', 'Buchhaltung', 'Buchhaltungserfahrung'],
    ['en', 'Book-keeping', 'Accounting'],
    ['nl', 'Boekhouding', 'Boekhoudkundig werk'],
    ['de', 'Kassiertätigkeiten', 'Kassenabrechnung'],
    ['en', 'Cash handling', 'Handling cash'],
    ['fr', 'Tenue de caisse', 'Hôtesse de caisse'],
    ['es', 'Manejo de caja', 'Manejo de efectivo'],
    ['pt', 'Operação de caixa', 'Manuseamento de dinheiro'],
    ['nl', 'Kassawerk', 'Kassamedewerker'],
    ['de', 'Kommissionieren', 'Kommissioniertätigkeiten'],
    ['en', 'Order picking', 'Order picker'],
    ['fr', 'Préparation de commandes', 'Préparation des commandes'],
    ['es', 'Preparación de pedidos', 'Preparador de pedidos'],
    ['pt', 'Separação de encomendas', 'Preparação de encomendas'],
    ['nl', 'Orderpicking', 'Orderverzamelaar'],
  ] as const)('what shops, offices and warehouses ask for (%s): %s, %s', (language, asked, has) => {
    expect(shows(language, asked, has)).toBe(true)
  })

  it.each([
    ['de', 'Nachtarbeit', 'Wechselschicht'],
    ['de', 'Führerschein Klasse C', 'Führerschein Klasse B'],
    ['de', 'Führerschein Klasse D', 'Führerschein Klasse B'],
    ['de', 'Staplerschein', 'Führerschein Klasse B'],
    ['en', 'Night work', 'Weekend work'],
    ['en', 'Shift work', 'Weekend work'],
    ['en', 'On-call duty', 'Shift work'],
    ['fr', 'Travail de nuit', 'Travail en 3x8'],
    ['nl', 'Rijbewijs C', 'Rijbewijs B'],
    ['nl', 'Rijbewijs CE', 'Rijbewijs C'],
  ] as const)('and never by what is only near to it (%s): %s, %s', (language, asked, has) => {
    expect(shows(language, asked, has)).toBe(false)
  })
})
