import { describe, expect, it } from 'vitest'

import type { ChangeAnswer } from '#contract/changes.ts'
import { blankWorkItem } from '#domain/resume/blank.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { resumeWith } from '../../../../../tests/fixtures/resume-with.ts'
import { doubtOf, doubtsIn, questionsOf } from './questions.ts'

const change: ChangeAnswer = {
  id: 'a',
  op: 'rewrite',
  path: '/work_experience/0/description/0',
  old: 'Baked bread',
  value: 'Baked 40 kinds of bread',
  basis: [],
  requirement: null,
  grade: 'stop',
  findings: [],
  state: 'waiting',
}

const saying = (...description: string[]): Resume =>
  resumeWith({ work_experience: [{ ...blankWorkItem, description }] })

describe('questionsOf', () => {
  it('finds the line of a change where it stands by now', () => {
    const [moved] = questionsOf(saying('Sold cakes', 'Baked bread'), null, [change], null)
    expect(moved).toMatchObject({
      path: '/work_experience/0/description/1',
      before: 'Baked bread',
    })
    // Written anew by the person, it is the line of the place it had.
    const [own] = questionsOf(saying('Baked a lot'), null, [change], null)
    expect(own).toMatchObject({ path: change.path, before: 'Baked a lot' })
  })

  it('asks of nothing that is answered', () => {
    const answered = [{ ...change, state: 'accepted' as const }]
    expect(questionsOf(saying('Baked bread'), null, answered, null)).toEqual([])
  })

  it('shows a list as it would stand, and what a proven change rests on', () => {
    const made = saying('Sold cakes', 'Baked bread')
    const path = '/work_experience/0/description'
    const move = { ...change, op: 'move' as const, path, grade: null, old: [0, 1], value: [1, 0] }
    const [order] = questionsOf(made, null, [move], null)
    expect(order).toMatchObject({ order: ['Baked bread', 'Sold cakes'], before: null, basis: [] })
    const offer = { ...change, grade: null, basis: [`${path}/0`, `${path}/1`] }
    const [words] = questionsOf(made, null, [offer], null)
    expect(words).toMatchObject({ order: null, basis: ['Sold cakes'] })
  })

  it('asks about the lines of a translation after the changes, and once about a form', () => {
    const original = saying('Baked bread', 'Sold cakes', 'Chief baker', 'Head baker')
    const translated = saying('Baked bread', 'Vendió tartas', 'Jefe', 'Jefa')
    const marks = [
      { path: '/work_experience/0/description/0', text: 'Baked bread', fault: 'empty' as const },
      ...['Jefe', 'Jefa'].map((text, i) => ({
        path: `/work_experience/0/description/${i + 2}`,
        text,
        fault: 'form' as const,
        choices: ['Jefe', 'Jefa'],
      })),
    ]
    const asked = questionsOf(translated, original, [change], { from: 'en', marks })
    expect(asked.map(({ kind }) => kind)).toEqual(['change', 'form', 'line'])
  })
})

describe('a resume in the language of its job', () => {
  it('is asked about in the language of its original', () => {
    const german: Resume = { ...saying('Brot gebacken'), resume_language: 'de' }
    const [asked] = questionsOf(german, saying('Baked bread'), [change], null)
    expect(asked).toMatchObject({ before: 'Baked bread', language: 'en', path: '' })
  })
})

describe('doubtsIn', () => {
  it('cuts a text where doubt begins and ends, also where two doubts overlap', () => {
    const spans = [{ span: { start: 6, end: 8 } }, { span: { start: 7, end: 14 } }, { span: null }]
    const pieces = doubtsIn('Baked 40 kinds of bread', spans)
    expect(pieces.map(({ text }) => text).join('')).toBe('Baked 40 kinds of bread')
    const doubted = pieces.filter(({ isDoubted }) => isDoubted).map(({ text }) => text)
    expect(doubted.join('')).toBe('40 kinds')
    expect(doubtsIn('Short', [{ span: { start: 2, end: 90 } }]).map(({ text }) => text)).toEqual([
      'Sh',
      'ort',
    ])
    expect(doubtsIn('', [])).toEqual([])
  })
})

describe('doubtOf', () => {
  it('tells a rule that has no sentence of its own in general words', () => {
    expect(doubtOf({ rule: 'number' })).toBe('number')
    expect(doubtOf({ rule: 'constructor' })).toBe('other')
  })
})
