import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'

describe('letters that a language spells out in words of its own', () => {
  it.each([
    [
      'fr',
      'Application des règles HACCP et relevé des températures.',
      'Application des règles HACCP (analyse des dangers et points critiques pour leur maîtrise) et relevé des températures.',
    ],
    [
      'fr',
      'Gestion des stocks dans la GMAO.',
      'Gestion des stocks dans la GMAO (gestion de la maintenance assistée par ordinateur).',
    ],
    ['fr', 'Relations avec la presse locale.', 'RP avec la presse locale.'],
    ['es', 'Control según el APPCC.', 'Control según el HACCP.'],
    ['es', 'Materiales para dos alumnos con TEA.', 'Materiales para dos alumnos con autismo.'],
    ['pt', 'Apoio nos trabalhos de casa.', 'Apoio nos TPC.'],
    [
      'pt',
      'Colaboração na implementação do WMS.',
      'Colaboração na implementação do sistema de gestão de armazém (WMS).',
    ],
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
