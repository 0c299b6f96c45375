import { describe, expect, it } from 'vitest'

import { blankContent, blankWorkItem } from '#domain/resume/blank.ts'
import type { Waiting } from '#domain/tailoring/guard.ts'

import { ModelFailure } from '../../llm/failure.ts'
import type { LanguageModel } from '../../llm/model.ts'
import { createMask } from './mask.ts'
import { offerLines } from './offered-lines.ts'
import { askSecondOpinion } from './second-opinion.ts'

const line = 'Kept the stock of flour and butter for all three shops'
const resume = {
  ...blankContent(),
  summary: 'Baker in York.',
  work_experience: [
    { ...blankWorkItem, role: 'Baker', company: 'Mill Lane', description: [line] },
    { ...blankWorkItem, role: 'Driver', company: 'Swift', description: ['Drove a van every day'] },
  ],
}
const mask = createMask(resume)
const reading = { resume, offered: offerLines(resume, mask), requirements: [], mask }
const path = '/work_experience/0/description/0'
const idOf = (text: string) =>
  [...reading.offered.lines.values()].find((one) => one.text === text)?.id ?? ''

const waiting = (...grades: ('ask' | 'stop')[]): Waiting[] =>
  grades.map((grade, i) => ({
    edit: {
      id: `e${i}`,
      op: 'rewrite',
      path,
      old: line,
      value: 'Ran the stock of three shops',
      basis: [path],
      requirement: null,
    },
    findings: [
      {
        rule: 'claim',
        path,
        claim: 'Ran',
        reason: 'claim_not_in_source',
        grade,
        span: null,
        source: null,
      },
    ],
  }))

const asked: string[] = []
function answering(given: () => unknown): LanguageModel {
  return {
    provider: 'test',
    name: 'test',
    // Whatever a model says is read as it is said.
    ask: async (question: { user: string; accept: { parse: (said: unknown) => unknown } }) => {
      asked.push(question.user)
      return question.accept.parse(given())
    },
  } as unknown as LanguageModel
}

const limits = { mostMs: 1_000, signal: new AbortController().signal }
const ask = (answer: object, questions = waiting('ask')) =>
  askSecondOpinion(
    answering(() => ({ answers: [answer] })),
    reading,
    questions,
    limits,
  )

const yes = { question: 'Q1', stated: true, line: idOf(line), quote: 'Kept the stock' }

describe('a second opinion', () => {
  it('settles a question whose words it quotes from the same entry', async () => {
    expect(await ask(yes)).toMatchObject({ sure: ['e0'], asked: 1 })
    expect(asked.at(-1)).not.toContain('Drove a van')
  })

  it.each([
    ['says no', { ...yes, stated: false }],
    ['quotes what stands nowhere', { ...yes, quote: 'Ran the stock of three shops' }],
    ['quotes another entry', { ...yes, line: idOf('Drove a van every day'), quote: 'Drove a van' }],
    ['quotes next to nothing', { ...yes, quote: 'the' }],
    ['answers another question', { ...yes, question: 'Q2' }],
    ['answers in another shape', { question: 'Q1', stated: 'yes' }],
  ])('settles nothing where it %s', async (_, answer) => {
    expect(await ask(answer)).toMatchObject({ sure: [] })
  })

  it('settles nothing where the model fails', async () => {
    const failing = () => {
      throw new ModelFailure('too_slow')
    }
    expect(
      await askSecondOpinion(answering(failing), reading, waiting('ask'), limits),
    ).toMatchObject({ sure: [] })
  })

  it('is not asked about what is stopped, and about no more than it has time for', async () => {
    const before = asked.length
    expect(await ask(yes, waiting('stop'))).toBeNull()
    expect(asked).toHaveLength(before)
    const many = await ask(yes, waiting(...Array.from({ length: 40 }, () => 'ask' as const)))
    expect(many?.asked).toBe(16)
  })
})
