import { expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { restoreContent } from '../../resume/restore.ts'
import { verifyResume } from '../verify.ts'

/** What the guard finds in one more listed skill of somebody with these duties. */
function findings(language: Language, description: string[], skill: string): unknown[] {
  const content = restoreContent({ work_experience: [{ role: 'X', company: 'Y', description }] })
  const skill_categories = [{ name: '', skills: [skill] }]
  return verifyResume(content, { ...content, skill_categories }, { language })
}

it.each<[Language, string, string, string, string]>([
  ['en', 'Ran a survey of tenants', 'Analysis of complaints', 'Survey analysis', 'Survey design'],
  ['de', 'Technische Zeichnungen gelesen', 'Dokumentation der Prüfungen', 'Technische Dokumentation', 'Technische Leitung'],
  ['fr', 'Suivi des commandes', 'Contrôle des dépenses', 'Suivi des dépenses', 'Suivi des budgets'],
  ['es', 'Registro de temperaturas', 'Control de proveedores', 'Control de temperaturas', 'Control de plagas'],
  ['pt', 'Apoio técnico', 'Documentação de processos', 'Documentação técnica', 'Formação técnica'],
  ['nl', 'Technische tekeningen gelezen', 'Documentatie van storingen', 'Technische documentatie', 'Technische leiding'],
])('proves a skill in %s whose words are those of two duties: %s; %s', (to, one, other, skill, more) => {
  expect(findings(to, [one, other], skill)).toEqual([])
  expect(findings(to, [one, other], more)).not.toEqual([])
}) // prettier-ignore
