import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankItem, blankWorkItem } from '../../resume/blank.ts'
import { proposeOrder } from './order.ts'
import { worthToJob } from './worth.ts'

const job = readJob(
  'Frontend Developer\n\nWhat you will do\n- Sit with the product owner and partners\n\nRequirements\n- React\n- Cypress',
)

const alone = { language: 'en', hasNewSummary: false } as const

const movesOf = (description: string[]) => {
  const resume = { ...blankContent(), work_experience: [{ ...blankWorkItem, description }] }
  return proposeOrder(resume, worthToJob(resume, job), alone)
}

describe('the order of the lines of an entry', () => {
  it('puts what the job asks for behind the first line, and says what that is', () => {
    const lines = ['Built booking screens', 'Answered the telephone', 'Wrote tests in Cypress']
    const moves = movesOf(lines)
    expect(moves).toEqual([
      expect.objectContaining({ path: '/work_experience/0/description', order: [0, 2, 1] }),
    ])
    expect(moves[0]?.requirement).toBe('Cypress')
  })

  it('passes no line that counts a result', () => {
    const lines = ['Built booking screens', 'Cut the load to 25 %', 'Wrote tests in Cypress']
    expect(movesOf(lines)).toEqual([])
  })

  it('does not change for words that the job happens to use', () => {
    expect(
      movesOf(['Took calls', 'Answered mail', 'Sat with the product owner and partners']),
    ).toEqual([])
  })

  it('puts a licence that the job demands before a skill that it only welcomes', () => {
    const asked = readJob('Truck Driver\n\nRequirements\n- Driver CPC\n\nNice to have\n- Forklift')
    const items = ['Forklift', 'Driver CPC'].map((name) => ({
      ...blankItem('certification_and_training'),
      name,
    }))
    const resume = { ...blankContent(), certification_and_training: items }
    expect(proposeOrder(resume, worthToJob(resume, asked), alone)).toContainEqual(
      expect.objectContaining({ path: '/certification_and_training', order: [1, 0] }),
    )
  })
})

it('opens the page with a summary that is new', () => {
  const resume = blankContent()
  resume.section_order = ['work_experience', 'education', 'summary']
  const [move] = proposeOrder(resume, worthToJob(resume, job), { ...alone, hasNewSummary: true })
  expect(move).toMatchObject({ path: '/section_order', order: [2, 0, 1] })
})
