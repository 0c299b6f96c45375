import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findAbilities, findSkills, skillNamesIn } from './find.ts'
import { lexicon } from './lexicon.ts'

const ids = (text: string) => findSkills(text).map((found) => found.skill)

describe('finding skills', () => {
  it('gives each place as it stands in the text', () => {
    const text = 'Built services in Node.js, PostgreSQL and C++.'
    expect(findSkills(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Node.js',
      'PostgreSQL',
      'C++',
    ])
  })

  it('knows a skill under its other names', () => {
    expect(ids('nodejs')).toEqual(['node-js'])
    expect(ids('K8s')).toEqual(['kubernetes'])
    expect(ids('RESTful APIs')).toEqual(['rest-apis'])
  })

  it('takes the longest name', () => {
    expect(ids('React Native and React')).toEqual(['react-native', 'react'])
    expect(ids('Microsoft SQL Server')).toEqual(['microsoft-sql-server'])
  })

  it('takes a common word right behind another skill for one, but no capital of a heading', () => {
    expect(ids('Runs Docker containers in production')).toEqual(['docker', 'containerization'])
    expect(ids('Ships the containers')).toEqual([])
    expect(ids('Customer Service Teams')).not.toContain('microsoft-teams')
  })

  it.each([
    ['Go the extra mile and go to clients', []],
    ['Programming in Go and Python', ['go', 'python']],
    ['Python, Go, Rust', ['python', 'go', 'rust']],
    ['You excel at work', []],
    ['We react to change', []],
    ['Statistics in R', ['statistics', 'r']],
    ['J. R. Smith', []],
    ['Vitamin C deficiency', []],
    ['Reported net income', []],
    ['Experience with .NET', ['dot-net']],
  ])('reads %j by its company: %j', (text, expected) => {
    expect(
      ids(text).filter((id) =>
        [
          'go',
          'r',
          'c',
          'dot-net',
          'react',
          'microsoft-excel',
          'python',
          'rust',
          'statistics',
        ].includes(id),
      ),
    ).toEqual(expected)
  })

  it.each([
    ['Pay from CAD 36 to CAD 45', []],
    ['36,000 CAD', []],
    ['$38.50/hr', []],
    ['28 hrs a week, paid per hr', []],
    ['CAD and 3D modelling', ['cad', 'cad']],
    ['Knows CAD 2D drawings', ['cad']],
    ['Worked in HR', ['human-resources']],
    ['IT/HR projects', ['human-resources']],
  ])('tells amounts from skills in %j: %j', (text, expected) => {
    const named = ids(text).filter((id) => ['cad', 'human-resources'].includes(id))
    expect(named).toEqual(expected)
  })

  it('does not join words over the end of a sentence', () => {
    expect(ids('Loves React. Native speaker')).toEqual(['react'])
  })

  it.each([
    [
      'de',
      'Gute Kenntnisse in Wundversorgung und Softwareentwicklung',
      ['wound-care', 'software-development'],
    ],
    [
      'fr',
      'Maîtrise du développement web et des bases de données',
      ['web-development', 'databases'],
    ],
    [
      'es',
      'Conocimientos de bases de datos y aprendizaje automático',
      ['databases', 'machine-learning'],
    ],
    [
      'pt',
      'Experiência em bancos de dados e segurança da informação',
      ['databases', 'cybersecurity'],
    ],
    [
      'nl',
      'Ervaring met softwareontwikkeling en systeembeheer',
      ['software-development', 'system-administration'],
    ],
    ['de', 'SQL-Kenntnisse und Javakenntnisse', ['sql', 'java']],
  ])('finds skills in %s: %j', (_language, text, expected) => {
    expect(ids(text)).toEqual(expected)
  })

  it('keeps what every trade asks for apart', () => {
    expect(ids('Teamwork and problem solving')).toEqual([])
    expect(findAbilities('Teamwork and problem solving').map((f) => f.skill)).toEqual([
      'teamwork',
      'problem-solving',
    ])
  })

  it('takes no benefit for a skill', () => {
    expect(ids('We pay your health insurance and company car')).toEqual([])
  })

  it('names each skill once', () => {
    expect(skillNamesIn('Python, python and React')).toEqual(['Python', 'React'])
  })

  it('finds every unmarked alias of the lexicon on its own', () => {
    const lost: string[] = []
    for (const skill of lexicon().values()) {
      const find = skill.trade === 'general' ? findAbilities : findSkills
      for (const alias of skill.aliases) {
        if (!find(alias.text).some((found) => found.skill === skill.id))
          lost.push(`${skill.id}: ${alias.text}`)
      }
    }
    expect(lost.length / [...lexicon().values()].flatMap((s) => s.aliases).length).toBeLessThan(
      0.01,
    )
  })

  it('gives places in order without overlaps on any text', () => {
    const word = fc.constantFrom(
      'React',
      'Native',
      'C',
      '++',
      '.',
      'net',
      'Go',
      ',',
      '\n',
      'SQL',
      'ß',
      '🙂',
      '-',
      'Server',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), fc.string(), (words, noise) => {
        const text = `${words.join(' ')}${noise}`
        let reached = 0
        for (const { start, end } of findSkills(text)) {
          expect(start).toBeGreaterThanOrEqual(reached)
          expect(end).toBeGreaterThan(start)
          reached = end
        }
        expect(reached).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
