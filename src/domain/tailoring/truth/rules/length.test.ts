import { describe, expect, it } from 'vitest'

import { blankContent } from '../../../resume/blank.ts'
import type { ResumeContent } from '../../../resume/resume.ts'
import { verifyResume } from '../../truth.ts'

const english = [
  'Planned 18 campaigns a year in Mailchimp.',
  'Handed out flyers at the city festival.',
  'Wrote the monthly sales reports.',
]
const portuguese = [
  'Planeei 18 campanhas anuais em Mailchimp.',
  'Distribuí folhetos na festa da cidade.',
  'Relatórios mensais de vendas.',
]

function isTooLong(before: string, after: string): boolean {
  const resume = (description: string[]): ResumeContent => ({
    ...blankContent(),
    work_experience: [
      { role: 'X', company: 'Y', location: '', from_date: '2020', to_date: '2022', description },
    ],
  })
  const options = { language: 'en', translatedTo: 'pt' } as const
  const found = verifyResume(resume([...english, before]), resume([...portuguese, after]), options)
  return found.some(({ rule }) => rule === 'length')
}

describe('a line of a translation', () => {
  it('may need more words than its source where the others need fewer', () => {
    const before = 'Met the works council monthly on shifts with the HR head.'
    const after =
      'Reuniões mensais com a comissão de trabalhadores sobre turnos, com a chefia de pessoal.'
    expect(isTooLong(before, after)).toBe(false)
  })

  it('says no more things than its source, and not twice as much', () => {
    const after =
      'Reuniões mensais com a comissão de trabalhadores, com a direção, com os acionistas, com os clientes.'
    expect(isTooLong('Met the works council monthly.', after)).toBe(true)
  })
})
