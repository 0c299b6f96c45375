import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { spokenLevels } from '../language/spoken-level.ts'
import { blankContent, blankItem } from '../resume/blank.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { findAll } from '../skills/find.ts'
import { scoreResume } from './score.ts'
import { wholeShare } from './share.ts'
import { shareOf } from './want.ts'
import { shownLevels, wantsOf } from './wants.ts'

const person = (
  role: string,
  skills: string[],
  papers: [string, string][] = [],
): ResumeContent => ({
  ...blankContent(),
  work_experience: [{ ...blankItem('work_experience'), role, from_date: '2015' }],
  skill_categories: [{ name: '', skills }],
  certification_and_training: papers.map(([name, organization]) => ({
    ...blankItem('certification_and_training'),
    name,
    organization,
  })),
})

const scoreFor = (ad: string) => {
  const job = readJob(ad)
  return (content: ResumeContent) => scoreResume(content, job).score
}

describe('the level of a language', () => {
  it.each([
    ['Englisch B2', [4]],
    ['Fluent English, basic German', [5, 2]],
    ['Deutsch auf Niveau C1, Englisch mindestens B2', [5, 4]],
    ['Français (langue maternelle)', [7]],
    ['Inglés nivel intermedio', [3]],
    ['German and English C1', [5, 5]],
    ['Nederlands', [null]],
    ['Inglês', [null]],
  ])('is read beside its name: %s', (line, levels) => {
    expect(spokenLevels(line, findAll(line))).toEqual(levels)
  })

  const score = scoreFor('Nurse\nRequirements\n- English C1\n- Driving licence')

  it('lowers the score by how far it is under what is asked', () => {
    const scores = ['English C1', 'English B2', 'English B1', 'English A2'].map((skill) =>
      score(person('Nurse', [skill])),
    )
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(new Set(scores.slice(0, 3)).size).toBe(3)
    expect(score(person('Nurse', ['English (native)']))).toBe(scores[0])
  })

  it('is believed of the language that a resume is written in, and whole where it says none', () => {
    const told = scoreFor('Verpleegkundige\nWij vragen\n- Nederlands op niveau C1\n- rijbewijs B')
    const dutch = (skills: string[]) => ({
      ...person('Verpleegkundige', skills),
      summary:
        'Ik werk al jaren met veel plezier in de zorg en wil graag in een klein team blijven. '.repeat(
          2,
        ),
    })
    expect(told(dutch(['Nederlands B1']))).toBeLessThan(told(dutch([])))
    expect(told(dutch(['Nederlands']))).toBe(told(dutch([])))
  })
})

it.each(['Requirements', 'Nice to have'])(
  'a language counts alike in the score and in the order of jobs: %s',
  (heading) => {
    const ad = readJob(`Nurse\nRequirements\n- Wound care\n${heading}\n- French`)
    const carer = person('Care assistant', [])
    const share = shareOf(wantsOf(ad), shownLevels(carer, 'en'))
    expect(Math.abs(share / wholeShare - scoreResume(carer, ad).score / 100)).toBeLessThan(0.01)
  },
)

describe('a registration that must be had', () => {
  it.each([
    [
      'Fisioterapeuta\nRequisitos\n- Estar colegiado',
      'Fisioterapeuta',
      'Colegiada',
      'Col·legi de Fisioterapeutes',
      'CREFITO, registro ativo',
    ],
    [
      'Farmacêutico\nRequisitos\n- Inscrição ativa na Ordem dos Farmacêuticos',
      'Farmacêutico',
      'Carteira',
      'Ordem dos Farmacêuticos',
      'CRF-SP',
    ],
    [
      'Dental nurse\nRequirements\n- GDC registration',
      'Dental nurse',
      'Registered since 2019',
      'General Dental Council',
      'Colegiada en Madrid',
    ],
  ])(
    'is met by where one is registered, and by no other country’s: %s',
    (ad, role, paper, where, foreign) => {
      const score = scoreFor(ad)
      const none = score(person(role, []))
      expect(score(person(role, [], [[paper, where]]))).toBeGreaterThan(none)
      expect(score(person(role, [], [[foreign, '']]))).toBe(none)
    },
  )

  it('is met in part while it is applied for', () => {
    const score = scoreFor('Dental nurse\nRequirements\n- GDC registration')
    const [none, begun, had] = [[], ['Application pending'], ['Registered']].map((names) =>
      score(
        person(
          'Dental nurse',
          [],
          names.map((name) => [name, 'General Dental Council']),
        ),
      ),
    )
    expect(begun).toBeGreaterThan(none ?? 0)
    expect(had).toBeGreaterThan(begun ?? 0)
  })

  it('of a chamber of several trades is met by who works in the trade that is sought', () => {
    const score = scoreFor('Fisioterapeuta\nRequisitos\n- Estar colegiado')
    const [none, other] = [[], [['Colegiado', 'Colegio de Abogados'] as [string, string]]].map(
      (papers) => score(person('Abogado', [], papers)),
    )
    expect(other).toBe(none)
  })
})

it('what everybody hired brings along weighs little', () => {
  const lost = (line: string) => {
    const { contributions } = scoreResume(
      person('Erzieher', []),
      readJob(`Erzieher\nAnforderungen\n- ${line}\n- Musik`),
    )
    return -(contributions.find(({ requirement }) => requirement === line)?.points ?? 0)
  }
  expect(lost('Erweitertes Führungszeugnis')).toBeLessThan(lost('Führerschein B') / 2)
})
