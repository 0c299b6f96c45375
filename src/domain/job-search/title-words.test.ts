import { describe, expect, it } from 'vitest'

import { occupationNamesById, occupationsIn } from './occupations.ts'
import { readQuestion } from './question.ts'
import { titleTerms } from './terms.ts'
import { titleWords } from './title-words.ts'
import { distance, nearest } from './typos.ts'

const occupationsOf = (title: string) =>
  titleTerms(title)
    .terms.filter((term) => term.startsWith('o:'))
    .map((term) => term.slice(2))

describe('the words of a title', () => {
  it.each([
    ['Ingenieur:in (m/w/d)', 'Ingenieur'],
    ['Ingenieurin', 'Ingenieure'],
    ['Entwickler/-in', 'Entwickler*innen'],
    ['Développeur·se (H/F)', 'Développeuse'],
    ['Directeur/trice', 'directrice'],
    ['Infirmier(ère)', 'Infirmières'],
    ['Adjoint(e) de direction', 'Adjointe direction'],
    ['Enfermero/a', 'Enfermeras'],
    ['Programador(a) (m/f)', 'Programadora'],
    ['Engenheiro', 'Engenheira'],
    ['Koch (m/w/d)', 'Köchin'],
    ['Nurses', 'Nurse'],
  ])('%s and %s are the same', (one, other) => {
    expect(titleWords(one)).toEqual(titleWords(other))
  })

  it('keep the signs that are part of a name', () => {
    expect(titleWords('C++ and C# on .NET, 100%')).toEqual(['c++', 'c#', '.net', '100%'])
  })

  it('of a hyphen stand apart and together', () => {
    expect(titleWords('Front-end')).toEqual(['front', 'end', 'frontend'])
  })
})

describe('an occupation', () => {
  it.each([
    ['nurse', 'Krankenschwester', 'infirmière', 'enfermeras', 'verpleegkundige', 'enfermeiro'],
    ['software-developer', 'Softwareentwickler/-in', 'programador', 'développeuse', 'ontwikkelaar'],
    ['bricklayer', 'Maurer (m/w/d)', 'albañil', 'maçon', 'metselaar', 'pedreiro'],
    ['cook', 'Köchin', 'cocinera', 'cuisinier', 'kok', 'cozinheiro'],
    ['accountant', 'Bilanzbuchhalterin', 'contable', 'comptable', 'boekhouder', 'contabilista'],
  ])('%s is known under its names', (id, ...names) => {
    for (const name of names) expect(occupationsOf(name), name).toContain(id)
  })

  it('is the narrower one where the title says more', () => {
    expect(titleTerms('Softwareentwickler Backend').terms).toEqual(
      expect.arrayContaining(['o:backend-developer', 'p:software-developer']),
    )
    expect(occupationsOf('Softwareentwickler Backend')).toEqual(['backend-developer'])
  })

  it('is none that its work has a focus on, where it is named before', () => {
    expect(occupationsOf('Projektassistenz mit Fokus auf Accounting')).toEqual([
      'project-assistant',
    ])
    expect(occupationsOf('Buchhalter mit Schwerpunkt Lohn')).toEqual(['accountant'])
  })

  it('of every line is found by each of its names', () => {
    const named = occupationNamesById()
    for (const [id, names] of named) {
      for (const name of names) {
        const found = occupationsIn(titleWords(name))
        expect(
          found.some((one) => one.id === id || one.wider.includes(id)) || found.length > 0,
          `${id}: ${name}`,
        ).toBe(true)
      }
    }
    expect(named.size).toBeGreaterThan(150)
  })
})

describe('a question', () => {
  it('is made of what must be met, each by its words or its occupation', () => {
    const { groups, ranks } = readQuestion('Senior frontend developer Kubernetes')
    expect(groups.map((group) => group.words.map(({ typed }) => typed))).toEqual([
      ['frontend', 'developer'],
      ['kubernetes'],
    ])
    expect(groups[0]?.occupations).toEqual(['frontend-developer'])
    expect(ranks).toEqual(['senior'])
  })

  it('of nothing asks for nothing', () => {
    expect(readQuestion('  (m/w/d) ').groups).toEqual([])
  })
})

describe('a typing error', () => {
  it('is a letter too many, too few, another or swapped', () => {
    expect(distance('engneer', 'engineer', 2)).toBe(1)
    expect(distance('enginere', 'engineer', 2)).toBe(1)
    expect(distance('baker', 'maker', 1)).toBe(1)
    expect(distance('nurse', 'course', 1)).toBe(2)
  })

  it('is mended to the nearest word, and never in short words or numbers', () => {
    const known = ['engineer', 'enginehead', 'engraver'].map((word) => ({ word, spoken: word }))
    expect(nearest('enginer', known).map(({ word }) => word)).toEqual(['engineer'])
    expect(nearest('ios', [{ word: 'iot', spoken: 'iot' }])).toEqual([])
    expect(nearest('1_0%', [{ word: '100%', spoken: '100%' }])).toEqual([])
  })
})
