import { describe, expect, it } from 'vitest'

import { certificationsIn } from './certifications.ts'

const named = (line: string) =>
  certificationsIn(line).map(({ start, end }) => line.slice(start, end))

describe('certificates of the trades', () => {
  it.each([
    ['AAT qualified or part-qualified CIMA', ['AAT', 'CIMA']],
    ['Driver CPC and digi card', ['Driver CPC']],
    ['NVQ Level 3 preferred', []],
    ['Staplerschein und Erfahrung mit SAP', ['Staplerschein']],
    ['ADR-Schein wünschenswert', ['ADR-Schein']],
    ['Examen als Altenpfleger', ['Examen als']],
    ['DEAS exigé', ['DEAS']],
    ['Habilitations électriques à jour', ['Habilitations électriques']],
    ['Carné de manipulador de alimentos', ['Carné de manipulador de alimentos']],
    ['COREN ativo e CNH B', ['COREN', 'CNH B']],
    ['NR-11 atualizada', ['NR-11']],
    ['Geldig heftruckcertificaat en VCA', ['heftruckcertificaat', 'VCA']],
  ])('are read in %j', (line, expected) => {
    const found = named(line)
    expect(expected.every((name) => found.some((one) => one.includes(name)))).toBe(true)
    if (expected.length === 0) expect(found).toEqual([])
  })

  it.each([
    ['A valid forklift licence is needed', 'valid forklift licence'],
    ['Enhanced DBS check', 'Enhanced DBS check'],
    ['Current AHPRA registration', 'Current AHPRA registration'],
    ['Führerschein Klasse CE ist Pflicht', 'Führerschein Klasse CE'],
    ['Ein erweitertes Führungszeugnis', 'erweitertes Führungszeugnis'],
    ['Zulassung zur Rechtsanwaltschaft', 'Zulassung zur Rechtsanwaltschaft'],
    ['Diplôme d’État d’infirmier', 'Diplôme d’État d’infirmier'],
    ['Permis C en cours de validité', 'Permis C'],
    ['Casier judiciaire vierge', 'Casier judiciaire'],
    ['Permiso de conducir B', 'Permiso de conducir B'],
    ['Estar colegiado', 'colegiado'],
    ['Curso de operador de empilhadeira', 'Curso de operador de empilhadeira'],
    ['Inscrição na Ordem dos Advogados', 'Inscrição na Ordem dos Advogados'],
    ['Een verklaring omtrent het gedrag', 'verklaring omtrent het gedrag'],
    ['Geldige chauffeurskaart', 'chauffeurskaart'],
  ])('are read by their kind: %j', (line, name) => {
    expect(named(line)).toEqual([name])
  })

  it.each([
    'Ein Gutschein zum Geburtstag, Lieferscheine prüfen',
    'Staatlich anerkannte Ersatzschule',
    'Wear a cap and gloves in the sol area',
    'Experience with software licences and payment cards',
    'Working with the Scrum Master',
    'Experiência de 6 meses comprovada em carteira de trabalho',
    'Carte des vins et registre des commandes',
    'CRM, AWS ECS and a CAPA process',
  ])('are none in %j', (line) => {
    expect(named(line)).toEqual([])
  })
})
