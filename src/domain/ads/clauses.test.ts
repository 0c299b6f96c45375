import { describe, expect, it } from 'vitest'

import { readJob } from './requirements.ts'

const heads = {
  en: 'Requirements',
  de: 'Anforderungen',
  fr: 'Profil recherché',
  es: 'Requisitos',
  pt: 'Requisitos',
  nl: 'Functie-eisen',
} as const

const skillsOf = (language: keyof typeof heads, line: string) =>
  readJob(`${heads[language]}:\n- ${line}\n- HACCP`).skills.flatMap(({ kind, label }) =>
    label === 'HACCP' ? [] : [`${kind} ${label}`],
  )

describe('a line of several clauses', () => {
  it.each([
    ['en', 'Python; Tableau is a plus'],
    ['de', 'Python; Tableau von Vorteil'],
    ['fr', 'Python ; Tableau serait un plus'],
    ['nl', 'Python; Tableau is een pré'],
  ] as const)(
    'demands what one clause demands and wishes what another does (%s)',
    (language, line) => {
      expect(skillsOf(language, line)).toEqual(['required Python', 'preferred Tableau'])
    },
  )

  it.each([
    ['en', 'Experience with Python is not required'],
    ['de', 'Kenntnisse in Python sind nicht erforderlich'],
    ['fr', "La connaissance de Python n'est pas nécessaire"],
    ['es', 'No es necesario tener Python'],
    ['pt', 'Não é necessário Python'],
    ['nl', 'Kennis van Python is niet nodig'],
  ] as const)('demands nothing that it says is not asked for (%s)', (language, line) => {
    expect(skillsOf(language, line)).toEqual([])
  })

  it('wishes all that a word of wishing opens', () => {
    expect(skillsOf('en', 'Nice to have: Python; Tableau')).toEqual([
      'preferred Python',
      'preferred Tableau',
    ])
  })
})

describe('a sentence that only tells', () => {
  it.each([
    'Requirements\n- German at level B2. Our customers speak no English\n- Excel',
    'Functie-eisen\n- Duits op B2-niveau. Onze klanten willen geen Engels\n- Excel',
  ])('of the employer asks for no language: %j', (text) => {
    expect(readJob(text).languages.map(({ language }) => language)).toEqual(['de'])
  })
})
