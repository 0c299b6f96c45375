import { describe, expect, it } from 'vitest'

import { jobLines } from './sections.ts'

const sectionsIn = (text: string): string[] =>
  jobLines(text)
    .filter((line) => !line.isHeading)
    .map((line) => `${line.section}: ${line.text}`)

describe('lists', () => {
  it('are lists by any sign that stands before lines in a row', () => {
    const text = 'Koch\n\nWarum zu uns?\n🐟 Freie Tage\n🐟 Essen\n\nJouw taken\n~ Koken\n~ Proeven'
    expect(sectionsIn(text).slice(1)).toEqual([
      'benefits: Freie Tage',
      'benefits: Essen',
      'duty: Koken',
      'duty: Proeven',
    ])
  })

  it('are headed by a line whose mark is another', () => {
    expect(
      sectionsIn('Nurse\n\n> Who we need\n+ Calm\n+ Care\n\n> Highly regarded\n+ Songs'),
    ).toEqual(['other: Nurse', 'required: Calm', 'required: Care', 'preferred: Songs'])
  })

  it('are led to by a sentence that ends in a colon', () => {
    const lead =
      'Au sein d’une équipe de cinq personnes, près de la gare, vous aurez pour missions :'
    expect(sectionsIn(`Assistant\n\n${lead}\n- Accueil\n- Courrier`).slice(-2)).toEqual([
      'duty: Accueil',
      'duty: Courrier',
    ])
  })
})

describe('a paragraph behind a list', () => {
  it.each([
    'Send your papers to Stu.',
    'Start in May.',
    'In return you will have every Monday off',
    'Ofrecemos contrato indefinido',
    'A gente oferece vale-transporte',
    'On offre une prime',
  ])('asks for nothing behind demands with marks, unless it says so: %s', (said) => {
    const text = `Baker\n\nRequirements\n- Bread\n- Butter\n\n${said}`
    expect(sectionsIn(text)).not.toContain(`required: ${said}`)
    const must = 'You must have a licence.'
    expect(sectionsIn(text.replace(said, must)).at(-1)).toBe('required: You must have a licence')
  })

  it('gives nothing where it says how to write', () => {
    const text = 'Baker\n\nWe offer\n- Bread\n- Butter\n\nRing Stu after seven.'
    expect(sectionsIn(text).at(-1)).toBe('closing: Ring Stu after seven.')
  })

  it('asks where it speaks of who is sought, behind the duties', () => {
    const text =
      'Assistant\n\nVos missions :\n- Accueil du public\n- Gestion du courrier\n\nTitulaire d’un BTS, vous maîtrisez Excel.'
    expect(sectionsIn(text).slice(-2)).toEqual([
      'required: Titulaire d’un BTS',
      'required: vous maîtrisez Excel',
    ])
  })
})

describe('a label and what it says', () => {
  it('end with their line', () => {
    const text = 'Clerk\nPay: £12 an hour\nShifts: early and late\nDesk: by the window'
    expect(sectionsIn(text)).toEqual([
      'other: Clerk',
      'benefits: £12 an hour',
      'other: Shifts: early and late',
      'other: Desk: by the window',
    ])
  })
})

describe('an ad without headings', () => {
  it('tells by its sentences what is done and what is given', () => {
    const text =
      'Doorman wanted\nIn a house by the park.\nYou will greet residents.\nWe pay £12 an hour.\nA licence is required.'
    expect(sectionsIn(text)).toEqual([
      'other: Doorman wanted',
      'other: In a house by the park.',
      'duty: You will greet residents.',
      'benefits: We pay £12 an hour.',
      'required: A licence is required',
    ])
  })
})
