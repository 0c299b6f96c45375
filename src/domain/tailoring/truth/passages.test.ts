import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { blankContent } from '../../resume/blank.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { verifyResume } from '../truth.ts'

const resumeOf = (summary: string, description: string[]): ResumeContent => ({
  ...blankContent(),
  summary,
  work_experience: [
    { role: 'X', company: 'Y', location: '', from_date: '2018', to_date: '2025', description },
  ],
})

function claimsOf(language: Language, before: ResumeContent, after: ResumeContent): string[] {
  return verifyResume(before, after, { language }).map(({ claim }) => claim)
}

describe('lines kept word for word', () => {
  it.each([
    [
      'de',
      'Mitwirkung am Jahresabschluss nach HGB für zwei Gesellschaften.',
      'Verkürzung des Monatsabschlusses von 8 auf 5 Arbeitstage.',
      'und',
    ],
    [
      'nl',
      'Verwerkt vrachtbrieven en retouren in de boordcomputer.',
      'Dacht mee over een nieuwe routeplanning, die het verbruik met 7% verlaagde.',
      'en',
    ],
    [
      'pt',
      'Supervisão de 11 rececionistas em três turnos.',
      'Participação na mudança do sistema de reservas para o Opera PMS.',
      'e',
    ],
  ] as const)('are as true in one line as in two, in %s', (language, first, second, and) => {
    const before = resumeOf('', [first, second])
    const bare = first.slice(0, -1)
    for (const joint of [';', ` ${and}`, '.'])
      expect(claimsOf(language, before, resumeOf('', [`${bare}${joint} ${second}`]))).toEqual([])
  })

  it('are joined by nothing that says why', () => {
    const [first, second] = ['Introduced new picking lists.', 'Errors fell by 12 %.']
    const before = resumeOf('', [first, second])
    const after = resumeOf('', [
      `${first.slice(0, -1)}, so that errors fell by 12 % in half a year.`,
    ])
    expect(claimsOf('en', before, after)).not.toEqual([])
  })

  it.each([
    [
      'en',
      'Product manager with 6 years in logistics.',
      'Supported the senior product manager in launching a portal.',
    ],
    ['fr', 'Attachée de presse dans l’édition.', 'Appui à la responsable des relations publiques.'],
    [
      'de',
      'Controllerin im Maschinenbau.',
      'Unterstützung der Abteilungsleitung bei der Jahresplanung.',
    ],
  ] as const)('may stand in the summary as well, in %s', (language, summary, duty) => {
    const before = resumeOf(summary, [duty])
    expect(claimsOf(language, before, resumeOf(`${summary} ${duty}`, [duty]))).toEqual([])
  })

  it('lend the summary beside them nothing', () => {
    const [summary, duty] = ['Cook with 8 years of experience.', 'Helped the chef with stock.']
    const after = resumeOf(`Head chef with 8 years of experience. ${duty}`, [duty])
    expect(claimsOf('en', resumeOf(summary, [duty]), after)).not.toEqual([])
  })
})
