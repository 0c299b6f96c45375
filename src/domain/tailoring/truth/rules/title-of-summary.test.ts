import { expect, it } from 'vitest'

import { resumeWith } from '../../../../../tests/fixtures/resume-with.ts'
import type { Language } from '../../../language/languages.ts'
import { verifyResume } from '../../truth.ts'

function passes(language: Language, before: string, after: string, duty: string): boolean {
  const at = { company: 'Zindel', location: '', from_date: '2019', to_date: '2023' }
  const resume = (role: string) =>
    resumeWith({ work_experience: [{ role, ...at, description: [duty] }] })
  return verifyResume(resume(before), resume(after), { language }).length === 0
}

it.each([
  ['en', 'Section Chef', 'Section Chef (Pastry)', 'Worked as section chef for pastry.'],
  ['de', 'Fachkraft', 'Fachkraft (Lager)', 'Als Fachkraft im Lager eingesetzt.'],
  [
    'es',
    'Jefe de partida',
    'Jefe de partida (pescados)',
    'Responsable de la partida de pescados, con 2 ayudantes.',
  ],
  ['fr', 'Chef de partie', 'Chef de partie (poissons)', 'Tenue de la partie des poissons.'],
  ['pt', 'Chefe de partida', 'Chefe de partida (peixe)', 'Responsável pela partida de peixe.'],
  ['nl', 'Chef de partie', 'Chef de partie (vis)', 'Stond op de partie van vis.'],
] as const)(
  'a title in %s may have in brackets the field that a duty gives it',
  (language, before, after, duty) => {
    expect(passes(language, before, after, duty)).toBe(true)
  },
)

it.each([
  ['es', 'Jefe de partida', 'Jefe de partida (carnes)', 'Responsable de la partida de pescados.'],
  ['es', 'Cocinero', 'Cocinero (jefe)', 'Apoyo al cocinero jefe.'],
  ['en', 'Chef', 'Chef (Head)', 'Reported to the chef, head of three sites.'],
] as const)('and no other field or rank in %s', (language, before, after, duty) => {
  expect(passes(language, before, after, duty)).toBe(false)
})
