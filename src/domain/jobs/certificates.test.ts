import { describe, expect, it } from 'vitest'

import { certificationsIn } from './asks.ts'

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
    'Ein Gutschein zum Geburtstag, Lieferscheine prüfen',
    'Staatlich anerkannte Ersatzschule',
    'Wear a cap and gloves in the sol area',
    'CRM, AWS ECS and a CAPA process',
  ])('are none in %j', (line) => {
    expect(named(line)).toEqual([])
  })
})
