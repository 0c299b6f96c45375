import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { blankContent } from '../../resume/blank.ts'
import { verifyResume } from '../verify.ts'

/** What the guard asks about in a new skill of somebody with one duty and one paper. */
function doubted(skill: string, duty: string, paper: string, language: Language): string[] {
  const original = {
    ...blankContent(),
    certification_and_training: [
      {
        name: paper,
        certificate_link: '',
        organization: '',
        date: '',
        description: '',
        key_technologies_concepts: [],
        project: null,
      },
    ],
    work_experience: [
      {
        role: '',
        company: 'Hollin',
        location: '',
        from_date: '2019',
        to_date: '2024',
        description: [duty],
      },
    ],
  }
  const skill_categories = [{ name: '', skills: [skill] }]
  return verifyResume(original, { ...original, skill_categories }, { language })
    .filter(({ reason }) => reason === 'claim_not_in_source')
    .map(({ claim }) => claim)
}

const people = [
  ['en', 'Moved pallets with a forklift.', 'First aid course', 'Forklift licence'],
  ['de', 'Paletten mit dem Stapler gefahren.', 'Ersthelferkurs', 'Staplerschein'],
  ['fr', 'Travaux électriques en basse tension.', 'Secourisme', 'Habilitation basse tension'],
  [
    'es',
    'Trabajos en altura en tejados.',
    'Primeros auxilios',
    'Certificado de trabajos en altura',
  ],
  ['pt', 'Apoio na auditoria da ISO 9001.', 'Primeiros socorros', 'Auditora interna ISO 9001'],
  ['nl', 'Pallets gereden met de heftruck.', 'Eerste hulp', 'Heftruckcertificaat'],
] as const

describe('a paper that somebody claims', () => {
  it.each(people)(
    'is asked about in %s where a duty alone has its words',
    (to, duty, other, paper) => {
      expect(doubted(paper, duty, other, to)).not.toEqual([])
    },
  )

  it.each(people)('is proven in %s by an entry that names it', (to, duty, _, paper) => {
    expect(doubted(paper, duty, `${paper} (2021)`, to)).toEqual([])
  })

  it('goes as far as the entry says', () => {
    const [duty, entry] = ['Kälteanlagen gewartet.', 'Sachkundenachweis Kälte, Kategorie II']
    expect(doubted('Kälteschein Kategorie I', duty, entry, 'de')).not.toEqual([])
    expect(doubted('Kälteschein Kategorie II', duty, entry, 'de')).toEqual([])
  })
})
