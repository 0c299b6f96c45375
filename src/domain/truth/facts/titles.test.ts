import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { resumeWith } from '../../../../tests/fixtures/resume-with.ts'
import { verifyResume } from '../verify.ts'

/** Whether the guard lets one title stand in the other's place. */
function passes(before: string, after: string): boolean {
  const at = {
    company: 'Zindel',
    location: '',
    from_date: '2019',
    to_date: '2023',
    description: [],
  }
  const [was, is] = [before, after].map((role) =>
    resumeWith({ work_experience: [{ role, ...at }] }),
  )
  return was !== undefined && is !== undefined && verifyResume(was, is).length === 0
}

const same: [Language, string, string][] = [
  ['en', 'Marketing Asst.', 'Marketing Assistant'],
  ['en', 'Sr. Software Engineer', 'Senior Software Engineer'],
  ['en', 'Manager, Customer Support', 'Customer Support Manager'],
  ['en', 'VP of Sales', 'Vice President, Sales'],
  ['de', 'Kfz-Mechatroniker', 'Kraftfahrzeugmechatroniker'],
  ['pt', 'Técnica de apoio ao cliente', 'Técnica de apoio a clientes'],
  ['de', 'Verkäufer/-in', 'Verkäuferin'],
  ['de', 'Projektkoordinator (m/w/d)', 'Projektkoordinator'],
  ['de', 'Leiter des Lagers', 'Lagerleiter'],
  ['de', 'Stellv. Küchenchef', 'Stellvertretender Küchenchef'],
  ['fr', 'Cheffe de réception adjointe', 'Chef de réception adjoint'],
  ['fr', 'Cheffe de réception adjointe', 'Adjointe au chef de réception'],
  ['fr', 'Infirmier·ère', 'Infirmière'],
  ['fr', 'Resp. logistique', 'Responsable logistique'],
  ['es', 'Enfermero/a', 'Enfermera'],
  ['es', 'Técnico de laboratorio junior', 'Técnica junior de laboratorio'],
  ['pt', 'Analista de Laboratório Pleno', 'Analista Pleno de Laboratório'],
  ['pt', 'Aux. de cozinha', 'Auxiliar de cozinha'],
  ['nl', 'Transportplanner', 'Planner transport'],
  ['nl', 'Medewerkster voorraadbeheer', 'Medewerker voorraadbeheer'],
  ['nl', 'Medewerker voorraadbeheer', 'Medewerkster voorraadbeheer'],
  ['nl', 'Webontwikkelaar', 'Webontwikkelaarster'],
]

const other: [Language, string, string][] = [
  ['en', 'Assistant to the Store Manager', 'Assistant Store Manager'],
  ['en', "Manager's Assistant", 'Assistant Manager'],
  ['en', 'Marketing Asst.', 'Marketing Associate'],
  ['en', 'Software Engineer', 'Senior Software Engineer'],
  ['en', 'Team Member', 'Team Lead'],
  ['en', 'Sales Manager', 'Sales and Marketing Manager'],
  ['en', 'JS Developer', 'Java Developer'],
  ['en', 'Technician I', 'Technician II'],
  ['en', 'Product Owner', 'Product Owner (CSPO)'],
  ['de', 'Stellvertretender Küchenchef', 'Küchenchef'],
  ['de', 'Lagermitarbeiter', 'Lagerleiter'],
  ['fr', 'Cheffe de réception adjointe', 'Cheffe de réception'],
  ['fr', 'Assistant du directeur', 'Directeur assistant'],
  ['es', 'Auxiliar de enfermería', 'Enfermera'],
  ['pt', 'Assistente do gerente', 'Gerente assistente'],
  ['pt', 'Analista Pleno', 'Analista Sênior'],
  ['nl', 'Transportplanner', 'Transportmanager'],
  ['nl', 'Assistent van de filiaalleider', 'Assistent-filiaalleider'],
]

describe('a title', () => {
  it.each(same)('in %s, %s may stand as %s', (_, before, after) => {
    expect(passes(before, after)).toBe(true)
  })

  it.each(other)('in %s, %s may not stand as %s', (_, before, after) => {
    expect(passes(before, after)).toBe(false)
  })
})
