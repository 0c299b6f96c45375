import { describe, expect, it } from 'vitest'

import { jobLines } from './sections.ts'

/** The sections of an ad's lines, headings aside: `kind: line`. */
const sectionsIn = (text: string): string[] =>
  jobLines(text)
    .filter((line) => !line.isHeading)
    .map((line) => `${line.section}: ${line.text}`)

const after = (heading: string, item: string): string | undefined =>
  sectionsIn(`Gardener\n\nResponsibilities\n- Mow the lawns\n\n${heading}\n- ${item}`).at(-1)

describe('a heading in no set phrase', () => {
  it.each([
    ['Your toolkit', 'Secateurs'],
    ['The kind of person we need:', 'Calm hands'],
    ['Das steckt in deinem Koffer? Dein Gepäck', 'Ruhe'],
    ['Das solltest du im Gepäck haben', 'Ruhe'],
    ['Ce que nous attendons de toi', 'Du calme'],
    ['Dans ta valise', 'Du calme'],
    ['¿Qué llevas en tu mochila?', 'Calma'],
    ['Lo que nos gustaría que traes', 'Calma'],
    ['O que esperamos de ti', 'Calma'],
    ['Na tua bagagem', 'Calma'],
    ['Dit neem je mee', 'Rust en orde'],
    ['Jouw rugzak', 'Rust en orde'],
  ])('that speaks of what somebody brings opens what is required: %s', (heading, item) => {
    expect(after(heading, item)).toBe(
      `${/gustaría/.test(heading) ? 'preferred' : 'required'}: ${item}`,
    )
  })

  it.each([
    ['It would be great if you also had', 'A drone'],
    ['Not essential, but handy', 'A drone'],
    ['Schön, aber kein Muss', 'Eine Drohne'],
    ['Das i-Tüpfelchen', 'Eine Drohne'],
    ['La cerise sur le gâteau', 'Un drone'],
    ['Fera la différence', 'Un drone'],
    ['Te da puntos extra', 'Un dron'],
    ['La guinda del pastel', 'Un dron'],
    ['O que conta pontos', 'Um drone'],
    ['A cereja do bolo', 'Um drone'],
    ['Leuk als je ook dit hebt', 'Een drone'],
    ['Een streepje voor heb je met', 'Een drone'],
  ])('that wishes opens what is preferred: %s', (heading, item) => {
    expect(after(heading, item)).toBe(`preferred: ${item}`)
  })

  it.each([
    ['How we look after you', 'Boots'],
    ['Das springt für dich raus', 'Stiefel'],
    ['Ce qu’on te réserve en échange', 'Des bottes'],
    ['A cambio te damos', 'Botas'],
    ['Em troca', 'Botas'],
    ['Dit krijg je van ons', 'Laarzen'],
  ])('that speaks of what somebody gets opens what is given: %s', (heading, item) => {
    expect(after(heading, item)).toBe(`benefits: ${item}`)
  })

  it.each([
    ['A typical day', 'Roses'],
    ['So sieht dein Arbeitstag aus', 'Rosen'],
    ['Votre quotidien chez nous', 'Les roses'],
    ['Un día en tu puesto', 'Rosas'],
    ['Como será a tua rotina', 'Rosas'],
    ['Zo ziet jouw werkdag eruit', 'Rozen'],
  ])('that speaks of what somebody does opens the duties: %s', (heading, item) => {
    expect(sectionsIn(`Gardener\n\nRequirements\n- Calm\n\n${heading}\n- ${item}`).at(-1)).toBe(
      `duty: ${item}`,
    )
  })
})

describe('a heading whose words say nothing', () => {
  it('ends the section above where its list tells another kind', () => {
    expect(
      sectionsIn(
        'Waiter\n\nYour tasks\n- Serve lunch\n\nFACTS\n- 2 years of experience\n- Good German skills\n\nSUNNY SIDE\n- 30 Tage Urlaub\n- Jobticket',
      ),
    ).toEqual([
      'other: Waiter',
      'duty: Serve lunch',
      'required: 2 years of experience',
      'required: Good German skills',
      'benefits: 30 Tage Urlaub',
      'benefits: Jobticket',
    ])
  })

  it('is no heading in the midst of a list, nor where it names a skill', () => {
    expect(
      sectionsIn(
        'Baker\n\nRequirements\n- Three years with rye\n- A steady hand\nA driving licence\n- Patience',
      ),
    ).toContain('required: A driving licence')
    expect(sectionsIn('Admin\n\nRequirements\nHTML, CSS\nSAP')).toContain('required: SAP')
  })
})

describe('a tone before a colon', () => {
  it('opens the rest of its line', () => {
    expect(sectionsIn('Fahrer\nWas du kriegst: 18 € und freie Sonntage')).toEqual([
      'other: Fahrer',
      'benefits: 18 € und freie Sonntage',
    ])
  })
})

describe('items of a list', () => {
  it.each(['→', '»', '❖', '✦', '➜', '○'])('may begin with %s', (mark) => {
    expect(sectionsIn(`Cook\nRequirements\n${mark} Knives`)).toEqual([
      'other: Cook',
      'required: Knives',
    ])
  })

  it('is one where a line says it and nothing else, also with no empty line above it', () => {
    expect(
      sectionsIn('Engineer\nWhat you bring\nKubernetes in production\nWe offer\nA pension'),
    ).toEqual(expect.arrayContaining(['required: Kubernetes in production', 'benefits: A pension']))
  })
})
