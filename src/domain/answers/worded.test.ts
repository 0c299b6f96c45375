import { expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import { answersTo } from './answers.ts'

const rowsOf = (text: string) =>
  answersTo(restoreContent({}), readJob(text)).map(({ requirement }) => requirement)

it.each([
  ['What we are looking for', 'GraphQL is a plus', 'GraphQL'],
  ['Requirements', 'A steady hand with knives is essential.', 'A steady hand with knives'],
  [
    'Anforderungen',
    'Wünschenswert sind Kenntnisse in SAP und DATEV',
    'Kenntnisse in SAP und DATEV',
  ],
  ['Anforderungen', 'Erfahrung mit Wärmepumpen von Vorteil', 'Erfahrung mit Wärmepumpen'],
  ['Profil recherché', 'La connaissance de Silae serait un plus', 'La connaissance de Silae'],
  ['Requisitos', 'Se valorará experiencia en hoteles', 'Experiencia en hoteles'],
  ['Requisitos', 'Conhecimento de GLPI é um diferencial', 'Conhecimento de GLPI'],
  ['Functie-eisen', 'Kennis van stoommachines is een pré', 'Kennis van stoommachines'],
])('a row leaves out what only wishes or demands (%s: %s)', (heading, line, row) => {
  expect(rowsOf(`${heading}\n- ${line}\n- HACCP`)).toContain(row)
})
