import { describe, expect, it } from 'vitest'

import { readJob } from './requirements.ts'

describe('the head of a job', () => {
  it.each([
    [
      '# Développeur web (H/F)\n\nAcme recherche un développeur.\n## Profil\n- PHP',
      'Développeur web (H/F)',
      'Acme',
    ],
    [
      'Offre d’emploi : Chef de projet\nNous sommes Dupont Conseil.\nProfil :\n- Excel',
      'Chef de projet',
      'Dupont Conseil',
    ],
    [
      'Titre du poste : Comptable (H/F)\nEntreprise : Durand SARL\nProfil :\n- Sage',
      'Comptable (H/F)',
      'Durand SARL',
    ],
    [
      'Bienvenue !\nNous recherchons un comptable, à Lyon.\nProfil :\n- Sage',
      'comptable',
      undefined,
    ],
    [
      'Infirmier diplômé H/F\nClinique Saint-Jean recrute.\nProfil\n- soins',
      'Infirmier diplômé H/F',
      'Clinique Saint-Jean',
    ],
    [
      'Verpleegkundige (m/v/x)\nZiekenhuis De Linde zoekt collega’s.\nProfiel:\n- BIG',
      'Verpleegkundige (m/v/x)',
      'Ziekenhuis De Linde',
    ],
    [
      '**Over Stuurhut**\nStuurhut is op zoek naar een schipper die vaart.\nEisen:\n- Vaarbewijs',
      'schipper',
      'Stuurhut',
    ],
    [
      '## Vacature: Magazijnmedewerker\nWij zoeken hulp.\nFunctie-eisen\n- heftruck',
      'Magazijnmedewerker',
      undefined,
    ],
    [
      'Le Bureau du cadastre (BDC) change la façon de mesurer.\nMission :\n- arpenter',
      undefined,
      'Bureau du cadastre',
    ],
    ['Nous recherchons une personne motivée.\nProfil :\n- Sage', undefined, undefined],
  ])('is read in French and Dutch too: %j', (text, title, company) => {
    const job = readJob(text)
    expect(job.title?.text).toBe(title)
    expect(job.company?.text).toBe(company)
    for (const found of [job.title, job.company]) {
      if (found !== null) expect(text.slice(found.start, found.end)).toBe(found.text)
    }
  })

  it('takes no skill from an address', () => {
    const job = readJob('Profil :\n- Voir https://example.org/html/php.html\n- Comptabilité')
    expect(job.skills.map(({ text }) => text)).toEqual(['Comptabilité'])
  })
})
