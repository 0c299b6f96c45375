import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'

describe('letters that a language spells out in words of its own', () => {
  it.each([
    ['fr', 'Suivi des CDD.', 'Suivi des CDD (contrats à durée déterminée).'],
    ['fr', 'Suivi des contrats à durée déterminée.', 'Suivi des CDD.'],
    ['es', 'Control según el APPCC.', 'Control según el HACCP.'],
    ['es', 'Toma de la tensión arterial.', 'Toma de la TA.'],
    ['pt', 'Apoio nos trabalhos de casa.', 'Apoio nos TPC.'],
    ['pt', 'Entrega de EPI.', 'Entrega de equipamentos de proteção individual (EPI).'],
    ['pt', 'TCC sobre moda circular.', 'Trabalho de conclusão de curso sobre moda circular.'],
    ['pt', 'Exercícios no Google Classroom.', 'Exercícios no Google Sala de Aula.'],
    ['pt', 'Armazém com 9.000 m².', 'Armazém com 9 mil metros quadrados.'],
  ] as const)('in %s are the same as the words', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([])
  })

  it.each([
    ['fr', 'Application des règles HACCP.', 'Application des règles ISO 9001.'],
    ['es', 'Control según el APPCC.', 'Control según la norma IFS.'],
    ['pt', 'Implementação do WMS.', 'Implementação do ERP.'],
  ] as const)('in %s are not any others', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).not.toEqual([])
  })
})
